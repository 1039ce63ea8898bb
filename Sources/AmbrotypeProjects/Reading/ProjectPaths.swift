package import Foundation

/// Tells a Swift project from a template by looking at the disk.
package enum ProjectPaths {
    /// Whether a path of the command line names a Swift project: an Xcode project or workspace, a Swift file, an XcodeGen file, or a
    /// folder that holds one of them and no template.
    package static func isProject(_ path: URL) -> Bool {
        switch path.pathExtension {
        case "xcodeproj", "xcworkspace", "swift": return FolderListing.exists(path)
        case "yml", "yaml":
            return path.deletingPathExtension().lastPathComponent == "project" && FolderListing.exists(path)
        default: return FolderListing.isFolder(path) && !holdsTemplate(path, depth: 3) && holdsSwift(path, depth: 6)
        }
    }

    private static func holdsTemplate(_ folder: URL, depth: Int) -> Bool {
        let names = FolderListing.names(in: folder)
        if names.contains("template.json") { return true }
        guard depth > 0 else { return false }
        return names.contains {
            let inner = folder.appendingPathComponent($0)
            return FolderListing.isFolder(inner) && holdsTemplate(inner, depth: depth - 1)
        }
    }

    private static func holdsSwift(_ folder: URL, depth: Int) -> Bool {
        let names = FolderListing.names(in: folder)
        if names.contains(where: { $0.hasSuffix(".swift") || $0.hasSuffix(".xcodeproj") || $0 == "project.yml" }) {
            return true
        }
        guard depth > 0 else { return false }
        return names.contains {
            let inner = folder.appendingPathComponent($0)
            return !FolderListing.skipped.contains($0) && FolderListing.isFolder(inner)
                && holdsSwift(inner, depth: depth - 1)
        }
    }
}
