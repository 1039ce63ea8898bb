// AmbrotypeProjects: a person's Swift project to a program that is the tool with that person's widgets.
//
// In:  a path (Xcode project, Swift package, XcodeGen file, folder, Swift files), the folder of ambrotype's own modules, a cache folder.
// Out: an executable with its resources, or the compiler's errors at the person's own lines, grouped by cause. It knows no views.
//
// Reading order: `SwiftProject` (what a project is), `ProjectReader` and the rest of `Reading`; `Scanning` (what a file says without
// a compiler); `Rewriting` (the copy the compiler reads); `Generating` (what Xcode would make); `Compiling` (`BundleBuilder`, the entry);
// `Running` (the program in a process of its own, with limits).

package import Foundation

/// Reads a project, whatever its kind.
package enum ProjectReader {
    /// - Parameter paths: one project or folder, or one or more Swift files.
    package static func read(_ paths: [URL]) throws(ProjectTrouble) -> SwiftProject {
        if paths.allSatisfy({ $0.pathExtension == "swift" }), !paths.isEmpty,
            paths[0].lastPathComponent != "Package.swift"
        {
            for path in paths where !FolderListing.exists(path) { throw .fileMissing(path.path) }
            return FolderProject.project(of: paths)
        }
        let path = paths[0].lastPathComponent == "Package.swift" ? paths[0].deletingLastPathComponent() : paths[0]
        guard FolderListing.exists(path) else { throw .fileMissing(path.path) }
        switch path.pathExtension {
        case "xcodeproj": return try xcodeProject(path)
        case "yml", "yaml": return try generated(path)
        case "xcworkspace": return try read([path.deletingLastPathComponent()])
        default: return try folder(path)
        }
    }

    private static func folder(_ folder: URL) throws(ProjectTrouble) -> SwiftProject {
        let names = FolderListing.names(in: folder)
        let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
        if projects.count == 1 { return try xcodeProject(folder.appendingPathComponent(projects[0])) }
        if names.contains("Package.swift"),
            let manifest = PackageManifest(folder.appendingPathComponent("Package.swift"))
        {
            return manifest.project(in: folder)
        }
        if names.contains("project.yml") { return try generated(folder.appendingPathComponent("project.yml")) }
        return FolderProject.project(in: folder)
    }

    private static func xcodeProject(_ path: URL) throws(ProjectTrouble) -> SwiftProject {
        let file = path.appendingPathComponent("project.pbxproj")
        guard let data = FileManager.default.contents(atPath: file.path) else { throw .fileMissing(file.path) }
        let document = try OldPropertyList.read(data, file: file.path)
        let root = path.deletingLastPathComponent()
        let project = try XcodeProject(document, root: root, file: file.path)
        return SwiftProject(
            name: path.deletingPathExtension().lastPathComponent, root: root, kind: .xcode, targets: project.targets(),
            manifests: [file] + project.settingsFiles())
    }

    private static func generated(_ file: URL) throws(ProjectTrouble) -> SwiftProject {
        guard let manifest = GeneratorManifest(file) else { throw .fileMissing(file.path) }
        return manifest.project(in: file.deletingLastPathComponent(), file: file)
    }

    /// The target to build: the one asked for, else the only one with widgets, else the only one with previews.
    package static func target(of project: SwiftProject, named name: String?, path: String) throws(ProjectTrouble)
        -> ProjectTarget
    {
        if let name {
            if let target = project.targets.first(where: { $0.name == name }) { return target }
            throw .noSuchTarget(name, known: project.targets.map(\.name))
        }
        let widgets = project.targets.filter { $0.kind == .widgetExtension }
        if widgets.count == 1 { return widgets[0] }
        if widgets.count > 1 { throw .severalTargets(widgets.map(\.name), path: path) }
        let others = project.targets.filter { $0.kind != .widgetExtension }
        for show in [SourceFacts.mentionsWidget, SourceFacts.mentionsPreview] {
            let showing = others.filter { $0.sources.contains(where: show) }
            if showing.count == 1 { return showing[0] }
            if showing.count > 1 { throw .severalTargets(showing.map(\.name), path: path) }
        }
        throw .noTargets(path)
    }
}
