import Foundation

extension XcodeProject {
    /// Every native target with files, in the order of the project.
    func targets() -> [ProjectTarget] {
        objects(project, "targets").filter { $0.object["isa"]?.text == "PBXNativeTarget" }
            .map { target(id: $0.id, $0.object) }
    }

    private func target(id: String, _ object: OldPropertyList) -> ProjectTarget {
        let settings = settings(of: object)
        let value = { (name: String) in settings[name].map { expandedSetting($0, settings) } }
        let name = object["name"]?.text ?? id
        var files = classicFiles(of: object)
        let synchronised = synchronisedFiles(of: object, id: id)
        files += synchronised.files
        let listed = Set(files).sorted { $0.path < $1.path }
        let there = listed.filter { FileManager.default.fileExists(atPath: $0.path) }
        let product = value("PRODUCT_MODULE_NAME") ?? value("PRODUCT_NAME") ?? name
        var target = ProjectTarget(
            name: name, kind: .other, moduleName: product.moduleIdentifier,
            sources: there.filter { $0.pathExtension == "swift" }, resources: there.filter(isResource))
        target.missing = listed.filter { $0.pathExtension == "swift" && !there.contains($0) }
        target.infoPlist = value("INFOPLIST_FILE").map {
            URL(fileURLWithPath: $0, relativeTo: root.asFolder).absoluteURL.standardizedFileURL
        }
        target.settings = settings.mapValues { expandedSetting($0, settings) }
        target.bundleIdentifier = value("PRODUCT_BUNDLE_IDENTIFIER").flatMap { $0.isEmpty ? nil : $0 }
        target.conditions = (value("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ").map(String.init)
            .filter { $0 != "DEBUG" }
        target.languageMode = value("SWIFT_VERSION")?.hasPrefix("6") == true ? 6 : 5
        target.isMainActorByDefault = value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        target.folders = synchronised.folders
        target.kind = kind(object["productType"]?.text ?? "", target)
        target.dependencies = dependencies(of: object)
        return target
    }

    private func kind(_ productType: String, _ target: ProjectTarget) -> ProjectTarget.Kind {
        switch productType {
        case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension":
            let point = target.infoPlist.flatMap(InfoPlist.init)?.extensionPoint
            if let point { return point == InfoPlist.widgetPoint ? .widgetExtension : .other }
            return target.sources.contains { SourceFacts.mentionsWidget(at: $0) } ? .widgetExtension : .other
        case "com.apple.product-type.application": return .app
        case let type where type.contains("framework") || type.contains("library"): return .library
        default: return .other
        }
    }

    private func dependencies(of target: OldPropertyList) -> [String] {
        let targets = objects(target, "dependencies").compactMap { $0.object["target"]?.text.flatMap(self.object) }
        let products = objects(target, "packageProductDependencies").map(\.object)
        return targets.compactMap { $0["name"]?.text } + products.compactMap { $0["productName"]?.text }
    }

    // MARK: Files

    private func classicFiles(of target: OldPropertyList) -> [URL] {
        let phases = objects(target, "buildPhases").map(\.object).filter {
            ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0["isa"]?.text ?? "")
        }
        return phases.flatMap { phase in
            objects(phase, "files").flatMap { $0.object["fileRef"]?.text.map(files) ?? [] }
        }
    }

    /// Files of synchronised folders: all but the exceptions of a folder that belongs to the target; only the exceptions of one
    /// that belongs to another.
    private func synchronisedFiles(of target: OldPropertyList, id: String) -> (files: [URL], folders: [URL]) {
        let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        var files: [URL] = []
        var folders: [URL] = []
        for (group, object) in objects.sorted(by: { $0.key < $1.key })
        where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
            guard let folder = url(of: group) else { continue }
            let exceptions = exceptions(of: object, target: id).map {
                folder.appendingPathComponent($0).standardizedFileURL
            }
            guard own.contains(group) else {
                files += exceptions.flatMap { FolderListing.files(atOrBelow: $0) }
                continue
            }
            folders.append(folder)
            let excluded = exceptions.map(\.path)
            files += FolderListing.files(below: folder).filter { file in
                !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
            }
        }
        return (files, folders)
    }

    private func exceptions(of group: OldPropertyList, target: String) -> [String] {
        objects(group, "exceptions").map(\.object).filter { $0["target"]?.text == target }
            .flatMap { $0["membershipExceptions"]?.texts ?? [] }
    }

    private func isResource(_ file: URL) -> Bool { FolderListing.isResource(file) }
}

extension URL {
    var asFolder: URL { hasDirectoryPath ? self : URL(fileURLWithPath: path, isDirectory: true) }
}
