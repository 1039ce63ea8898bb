import AmbrotypeProjects
import Foundation
import Testing

@Suite struct PackagesGeneratorsAndFolders {
    @Test func aPackageTargetHasItsFolderWithoutWhatItExcludes() throws {
        let scratch = ProjectScratch()
        try scratch.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Cups", // .target(name: "Nothing")
                targets: [
                    .target(name: "Model"),
                    .target(name: "Cups", dependencies: ["Model", .target(name: "Other")], path: "Code/Widget", exclude: ["Old"],
                        resources: [.process("Media.xcassets")]),
                    .testTarget(name: "CupsTests", dependencies: ["Cups"]),
                ])
            """, to: "Package.swift")
        try scratch.write(SampleSource.widget, to: "Code/Widget/Cup.swift")
        try scratch.write("let old = 1", to: "Code/Widget/Old/Old.swift")
        try scratch.write("public struct Cup {}", to: "Sources/Model/Cup.swift")
        let project = try ProjectReader.read([scratch.url])
        #expect(project.targets.map(\.name) == ["Model", "Cups"])
        let target = try ProjectReader.target(of: project, named: nil, path: "")
        #expect(scratch.relative(target.sources) == ["Code/Widget/Cup.swift"])
        #expect(target.languageMode == 6)
        #expect(scratch.relative(project.targets[0].sources) == ["Sources/Model/Cup.swift"])
    }

    @Test func aProjectYmlNamesFoldersAndFiles() throws {
        let scratch = ProjectScratch()
        try scratch.write(
            """
            name: Cups
            targets:
              App:
                type: application
                sources: [App]
              Widgets: # the extension
                type: app-extension
                sources:
                  - Widgets
                  - path: Shared
                    excludes:
                      - "**/Draft.swift"
                dependencies:
                  - target: Kit
            """, to: "project.yml")
        try scratch.write(SampleSource.bundle, to: "Widgets/Bundle.swift")
        try scratch.write(SampleSource.widget, to: "Shared/Cup.swift")
        try scratch.write("let draft = 1", to: "Shared/Draft.swift")
        let target = try ProjectReader.target(of: try ProjectReader.read([scratch.url]), named: nil, path: "")
        #expect(target.name == "Widgets")
        #expect(scratch.relative(target.sources) == ["Shared/Cup.swift", "Widgets/Bundle.swift"])
        #expect(target.dependencies == ["Kit"])
    }

    @Test func aFolderWithOneEntryIsOneTarget() throws {
        let scratch = ProjectScratch()
        try scratch.write(SampleSource.bundle, to: "A/Bundle.swift")
        try scratch.write(SampleSource.widget, to: "B/Cup.swift")
        let target = try ProjectReader.target(of: try ProjectReader.read([scratch.url]), named: nil, path: "")
        #expect(scratch.relative(target.sources) == ["A/Bundle.swift", "B/Cup.swift"])
    }

    @Test func aFolderWithTwoEntriesHasATargetForEach() throws {
        let scratch = ProjectScratch()
        try scratch.write(SampleSource.bundle, to: "One/Sources/Bundle.swift")
        try scratch.write(SampleSource.widgetInfo, to: "One/Info.plist")
        try scratch.write(SampleSource.bundle, to: "Two/Bundle.swift")
        let project = try ProjectReader.read([scratch.url])
        #expect(project.targets.map(\.name) == ["One", "Two"])
        #expect(throws: ProjectTrouble.severalTargets(["One", "Two"], path: "x")) {
            try ProjectReader.target(of: project, named: nil, path: "x")
        }
    }

    @Test func aFolderOfTemplatesIsNoSwiftProject() throws {
        let scratch = ProjectScratch()
        try scratch.write("{}", to: "cup/template.json")
        try scratch.write("let a = 1", to: "cup/notes.swift")
        #expect(!ProjectPaths.isProject(scratch.url))
        try scratch.write("let a = 1", to: "other/notes.swift")
        #expect(ProjectPaths.isProject(scratch.url.appendingPathComponent("other")))
        #expect(!ProjectPaths.isProject(scratch.url.appendingPathComponent("nowhere.xcodeproj")))
    }
}
