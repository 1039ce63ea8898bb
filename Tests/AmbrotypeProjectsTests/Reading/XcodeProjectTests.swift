import AmbrotypeProjects
import Foundation
import Testing

@Suite struct XcodeProjects {
    /// A project with an app and a widget extension; `files` and `phase` describe the extension's part.
    private func project(objects: String, target: String) -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (A, W, ); buildConfigurationList = PL; };
                PL = { isa = XCConfigurationList; buildConfigurations = (PC, ); };
                PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; ORG = com.example; }; };
                A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (); };
                W = { isa = PBXNativeTarget; name = "Cup Widgets"; productType = "com.apple.product-type.app-extension";
                    buildConfigurationList = WL; \(target) };
                WL = { isa = XCConfigurationList; buildConfigurations = (WR, WD, ); };
                WR = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
                WD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    INFOPLIST_FILE = "Widgets/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME)";
                    PRODUCT_BUNDLE_IDENTIFIER = "$(ORG).cups.${TARGET_NAME:rfc1034identifier}";
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", DEBUG, BETA, ); }; };
                \(objects)
            };
            rootObject = P;
        }
        """
    }

    private func classic(in scratch: ProjectScratch) throws -> SwiftProject {
        let objects = """
            G = { isa = PBXGroup; children = (GW, GS, ); sourceTree = "<group>"; };
            GW = { isa = PBXGroup; children = (F1, F2, V, ); path = Widgets; sourceTree = "<group>"; };
            GS = { isa = PBXGroup; children = (F3, F4, ); name = "Shared things"; sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = Bundle.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Media.xcassets; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Shared/Cup.swift; sourceTree = SOURCE_ROOT; };
            F4 = { isa = PBXFileReference; path = Shared/Gone.swift; sourceTree = "<group>"; };
            V = { isa = PBXVariantGroup; children = (L1, ); name = Localizable.strings; sourceTree = "<group>"; };
            L1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            S = { isa = PBXSourcesBuildPhase; files = (B1, B3, B4, ); };
            R = { isa = PBXResourcesBuildPhase; files = (B2, BV, ); };
            B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
            BV = { isa = PBXBuildFile; fileRef = V; };
            """
        try scratch.write(
            project(objects: objects, target: "buildPhases = (S, R, );"), to: "Cups.xcodeproj/project.pbxproj")
        try scratch.write(SampleSource.bundle, to: "Widgets/Bundle.swift")
        try scratch.write(SampleSource.widgetInfo, to: "Widgets/Info.plist")
        try scratch.write(SampleSource.widget, to: "Shared/Cup.swift")
        try scratch.write("{}", to: "Widgets/Media.xcassets/Contents.json")
        try scratch.write("", to: "Widgets/en.lproj/Localizable.strings")
        return try ProjectReader.read([scratch.url.appendingPathComponent("Cups.xcodeproj")])
    }

    @Test func settingsFilesCountUnderTheProjectsOwnAndAreWatched() throws {
        let scratch = ProjectScratch()
        let text = project(
            objects:
                #"G = { isa = PBXGroup; children = (); sourceTree = "<group>"; }; X = { isa = PBXFileReference; path = Config/Widgets.xcconfig; sourceTree = SOURCE_ROOT; };"#,
            target: "buildPhases = ();")
        try scratch.write(
            text.replacingOccurrences(
                of: "WD = { isa = XCBuildConfiguration;",
                with: "WD = { isa = XCBuildConfiguration; baseConfigurationReference = X;"),
            to: "Cups.xcodeproj/project.pbxproj")
        try scratch.write(
            """
            #include "Common.xcconfig" // shared
            #include? "Mine.xcconfig"
            APP_GROUP = group.$(ORG).$(FLAVOUR);
            PRODUCT_NAME = Loses
            SCALE[sdk=macosx*] = 1
            SCALE[sdk=iphoneos*] = 3

            """, to: "Config/Widgets.xcconfig")
        try scratch.write("FLAVOUR = dark\n", to: "Config/Common.xcconfig")
        let project = try ProjectReader.read([scratch.url.appendingPathComponent("Cups.xcodeproj")])
        let target = try #require(project.targets.first { $0.name == "Cup Widgets" })
        #expect(target.settings["APP_GROUP"] == "group.com.example.dark")
        #expect(target.settings["PRODUCT_NAME"] == "Cup Widgets")
        #expect(target.settings["SCALE"] == "3")
        #expect(
            scratch.relative(project.manifests) == [
                "Cups.xcodeproj/project.pbxproj", "Config/Common.xcconfig", "Config/Mine.xcconfig",
                "Config/Widgets.xcconfig",
            ])
    }

    @Test func groupsGiveFilesTheirPaths() throws {
        let scratch = ProjectScratch()
        let target = try ProjectReader.target(of: classic(in: scratch), named: nil, path: "Cups.xcodeproj")
        #expect(scratch.relative(target.sources) == ["Shared/Cup.swift", "Widgets/Bundle.swift"])
        #expect(
            scratch.relative(target.resources) == ["Widgets/Media.xcassets", "Widgets/en.lproj/Localizable.strings"])
    }

    @Test func aFileThatNobodyHasIsNamed() throws {
        let scratch = ProjectScratch()
        let target = try ProjectReader.target(of: classic(in: scratch), named: nil, path: "")
        #expect(scratch.relative(target.missing) == ["Shared/Gone.swift"])
    }

    @Test func settingsOfTheTargetStandOverTheProjects() throws {
        let scratch = ProjectScratch()
        let target = try ProjectReader.target(of: classic(in: scratch), named: "Cup Widgets", path: "")
        #expect(target.moduleName == "Cup_Widgets")
        #expect(target.bundleIdentifier == "com.example.cups.Cup-Widgets")
        #expect(target.conditions == ["BETA"])
        #expect(target.languageMode == 5)
    }

    @Test func anUnknownTargetIsAnsweredWithTheKnownOnes() throws {
        let scratch = ProjectScratch()
        let project = try classic(in: scratch)
        #expect(throws: ProjectTrouble.noSuchTarget("Cup", known: ["App", "Cup Widgets"])) {
            try ProjectReader.target(of: project, named: "Cup", path: "")
        }
    }

    @Test func synchronisedFoldersGiveEverythingButTheirExceptions() throws {
        let scratch = ProjectScratch()
        let objects = """
            G = { isa = PBXGroup; children = (SW, SA, ); sourceTree = "<group>"; };
            SW = { isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>"; exceptions = (XW, ); };
            SA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (XA, ); };
            XW = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Info.plist, Old/Left.swift, ); };
            XA = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Model/Cup.swift, ); };
            """
        try scratch.write(
            project(objects: objects, target: "buildPhases = (); fileSystemSynchronizedGroups = (SW, );"),
            to: "Cups.xcodeproj/project.pbxproj")
        try scratch.write(SampleSource.bundle, to: "Widgets/Bundle.swift")
        try scratch.write(SampleSource.widgetInfo, to: "Widgets/Info.plist")
        try scratch.write("let left = 1", to: "Widgets/Old/Left.swift")
        try scratch.write(SampleSource.widget, to: "App/Model/Cup.swift")
        try scratch.write("let app = 1", to: "App/Main.swift")
        let project = try ProjectReader.read([scratch.url])
        let target = try ProjectReader.target(of: project, named: nil, path: "")
        #expect(scratch.relative(target.sources) == ["App/Model/Cup.swift", "Widgets/Bundle.swift"])
        #expect(scratch.relative(target.folders) == ["Widgets"])
    }
}
