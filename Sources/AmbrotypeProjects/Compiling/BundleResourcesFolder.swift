import Foundation

/// The folder `<program>.resources` beside a program: what its `Bundle.main` finds, as flat as an iOS bundle is.
///
/// Catalogs stay as Xcode has them in the sources; a second one of the same name gets a number. Files of `X.lproj` folders go into
/// one folder of that name.
struct BundleResourcesFolder {
    let executable: URL
    let environment: [String: String]

    private var folder: URL { URL(fileURLWithPath: executable.path + ".resources", isDirectory: true) }

    /// Makes the folder anew from the resources of all modules; those of `main` win where names collide.
    ///
    /// - Returns: what a person should know, one sentence each.
    func fill(with targets: [ProjectTarget], main: ProjectTarget) throws(ProjectTrouble) -> [String] {
        do {
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let others = targets.filter { $0.moduleName != main.moduleName }.flatMap(\.resources)
            for file in main.resources + others { try place(file) }
            try writeInfo(of: main)
            let fonts = try placeFonts(of: main)
            var vectors = VectorPictures(environment: environment)
            for name in FolderListing.names(in: folder) where name.hasSuffix(".xcassets") {
                vectors.turn(in: folder.appendingPathComponent(name))
            }
            return fonts + vectors.remarks
        } catch let trouble as ProjectTrouble { throw trouble } catch {
            throw .cannotWrite(folder.path, reason: error.localizedDescription)
        }
    }

    /// Fonts that the extension's Info.plist lists go into `<program>.fonts`: only those exist for its views.
    private func placeFonts(of target: ProjectTarget) throws -> [String] {
        let folder = URL(fileURLWithPath: executable.path + ".fonts", isDirectory: true)
        try? FileManager.default.removeItem(at: folder)
        let names = target.infoPlist.flatMap(InfoPlist.init)?.fonts ?? []
        guard !names.isEmpty else { return [] }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try names.compactMap { name in
            let last = (name as NSString).lastPathComponent
            guard let file = target.resources.first(where: { $0.lastPathComponent == last }) else {
                return "UIAppFonts names \(name), which is no file of target \(target.name)"
            }
            let goal = folder.appendingPathComponent(last)
            if !FolderListing.exists(goal) { try FileManager.default.copyItem(at: file, to: goal) }
            return nil
        }
    }

    private func place(_ file: URL) throws {
        let parent = file.deletingLastPathComponent()
        let name = file.lastPathComponent
        var goal = folder
        if parent.pathExtension == "lproj" {
            goal.appendPathComponent(parent.lastPathComponent, isDirectory: true)
            try FileManager.default.createDirectory(at: goal, withIntermediateDirectories: true)
        }
        goal.appendPathComponent(name)
        guard FolderListing.isFolder(file) else {
            if !FolderListing.exists(goal) { try FileManager.default.copyItem(at: file, to: goal) }
            return
        }
        var number = 2
        while FolderListing.exists(goal) {
            let stem = file.deletingPathExtension().lastPathComponent
            goal = folder.appendingPathComponent("\(stem)-\(number).\(file.pathExtension)")
            number += 1
        }
        try FileManager.default.copyItem(at: file, to: goal)
    }

    /// A value of a property list with the settings that the texts in it name.
    private static func expanded(_ value: Any, _ settings: [String: String]) -> Any {
        switch value {
        case let text as String: expandedSetting(text, settings)
        case let list as [Any]: list.map { expanded($0, settings) }
        case let members as [String: Any]: members.mapValues { expanded($0, settings) }
        default: value
        }
    }

    /// The target's Info.plist with the keys that Xcode adds.
    private func writeInfo(of target: ProjectTarget) throws {
        var values = target.infoPlist.flatMap(InfoPlist.init)?.values ?? [:]
        let known = [
            "PRODUCT_BUNDLE_IDENTIFIER": target.bundleIdentifier ?? "widget." + target.moduleName,
            "PRODUCT_NAME": target.name, "PRODUCT_MODULE_NAME": target.moduleName, "TARGET_NAME": target.name,
            "EXECUTABLE_NAME": executable.lastPathComponent, "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1",
        ]
        let settings = known.merging(target.settings) { $1 }
        for (key, value) in target.infoValues where values[key] == nil { values[key] = value }
        for (name, value) in target.settings where name.hasPrefix("INFOPLIST_KEY_") {
            values[String(name.dropFirst("INFOPLIST_KEY_".count))] = value
        }
        for (key, value) in values { values[key] = Self.expanded(value, settings) }
        let standard: [String: Any] = [
            "CFBundleIdentifier": known["PRODUCT_BUNDLE_IDENTIFIER"] ?? "", "CFBundleName": target.name,
            "CFBundleExecutable": executable.lastPathComponent, "CFBundleShortVersionString": "1.0",
            "CFBundleVersion": "1", "CFBundleDevelopmentRegion": "en",
        ]
        values.merge(standard) { own, _ in own }
        values["CFBundleExecutable"] = executable.lastPathComponent
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try data.write(to: folder.appendingPathComponent("Info.plist"), options: .atomic)
    }
}
