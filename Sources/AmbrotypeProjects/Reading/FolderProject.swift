import Foundation

/// A project without a manifest that can be read: folders that hold widgets are its targets.
///
/// A folder is a target of its own where it has an `Info.plist` of a widget extension, or where a file of it has the bundle's
/// `@main`; the files below it belong to it. Where there is none, the whole folder is one target.
enum FolderProject {
    static func project(in root: URL, name: String? = nil, manifests: [URL] = []) -> SwiftProject {
        let files = FolderListing.files(below: root)
        let sources = files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
        var facts: [URL: SourceFacts] = [:]
        for file in sources {
            guard let data = FileManager.default.contents(atPath: file.path), data.range(of: Data("Widget".utf8)) != nil
            else { continue }
            facts[file] = SourceFacts(reading: SwiftTokenizer.tokens(Array(data)))
        }
        let entries = sources.filter { file in
            guard let facts = facts[file], let main = facts.mainType else { return false }
            return facts.conformances[main]?.contains { $0 == "WidgetBundle" || $0 == "Widget" } == true
        }
        let folders = entries.count > 1 ? targetFolders(entries, files: files) : [root]
        let targets = folders.map { target(at: $0, files: files, isOnly: folders.count == 1) }
        return SwiftProject(
            name: name ?? root.lastPathComponent, root: root, kind: .folder, targets: targets, manifests: manifests)
    }

    /// For each entry the lowest folder at or above it that has a widget's Info.plist, else its own folder.
    private static func targetFolders(_ entries: [URL], files: [URL]) -> [URL] {
        let plists = files.filter { $0.lastPathComponent.hasSuffix("Info.plist") }
            .filter { InfoPlist($0)?.extensionPoint == InfoPlist.widgetPoint }.map {
                $0.deletingLastPathComponent().path
            }
        let folders = entries.map { entry in
            let own = entry.deletingLastPathComponent().path
            return plists.filter { own == $0 || own.hasPrefix($0 + "/") }.max { $0.count < $1.count } ?? own
        }
        return Set(folders).sorted().map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    private static func target(at folder: URL, files: [URL], isOnly: Bool) -> ProjectTarget {
        let own = files.filter { $0.path.hasPrefix(folder.path.hasSuffix("/") ? folder.path : folder.path + "/") }
        let name = folder.lastPathComponent
        var target = ProjectTarget(
            name: name, kind: .widgetExtension, moduleName: name.moduleIdentifier,
            sources: own.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" },
            resources: own.filter(FolderListing.isResource))
        target.infoPlist =
            own.filter { $0.lastPathComponent.hasSuffix("Info.plist") }
            .first { InfoPlist($0)?.extensionPoint == InfoPlist.widgetPoint }
        target.folders = [folder]
        return target
    }

    /// A widget extension's Info.plist in a folder of the files, or in the one above.
    private static func infoPlist(near files: [URL]) -> URL? {
        var folders: [URL] = []
        for folder in files.map({ $0.deletingLastPathComponent() }) where !folders.contains(folder) {
            folders.append(folder)
        }
        let above = folders.map { $0.deletingLastPathComponent() }
        return (folders + above).lazy.flatMap { folder in
            FolderListing.names(in: folder).filter { $0.hasSuffix("Info.plist") }
                .map { folder.appendingPathComponent($0) }
        }.first { InfoPlist($0)?.extensionPoint == InfoPlist.widgetPoint }
    }

    /// Some Swift files named one by one.
    static func project(of files: [URL]) -> SwiftProject {
        let folder = files[0].deletingLastPathComponent()
        let name = files.count == 1 ? files[0].deletingPathExtension().lastPathComponent : folder.lastPathComponent
        var target = ProjectTarget(
            name: name, kind: .widgetExtension, moduleName: name.moduleIdentifier, sources: files.sortedByPath,
            resources: FolderListing.files(below: folder, depth: 2).filter(FolderListing.isResource))
        target.infoPlist = infoPlist(near: files)
        return SwiftProject(name: name, root: folder, kind: .folder, targets: [target], manifests: [])
    }
}
