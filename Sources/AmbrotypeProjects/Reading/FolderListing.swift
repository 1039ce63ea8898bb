package import Foundation

/// Files below a folder, as a target owns them: hidden ones, builds and other people's checkouts left out.
package enum FolderListing {
    /// Folders that are one thing: they are listed, not entered.
    static let bundles: Set<String> = ["xcassets", "xcdatamodeld", "bundle", "scnassets", "icon"]
    /// Folders that never belong to a target.
    static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "build", "SourcePackages", "checkouts", "vendor",
    ]
    static let closed: Set<String> = [
        "xcodeproj", "xcworkspace", "playground", "app", "framework", "xcframework", "docc",
    ]

    /// Files and bundles below a folder, sorted by path.
    package static func files(below folder: URL, depth: Int = 12) -> [URL] {
        guard depth > 0 else { return [] }
        var found: [URL] = []
        for name in names(in: folder) {
            let file = folder.appendingPathComponent(name)
            let kind = (name as NSString).pathExtension
            guard isFolder(file) else {
                found.append(file)
                continue
            }
            if bundles.contains(kind) {
                found.append(file)
            } else if !closed.contains(kind), !skipped.contains(name) {
                found += files(below: file, depth: depth - 1)
            }
        }
        return found
    }

    static func files(atOrBelow file: URL) -> [URL] {
        isFolder(file) && !bundles.contains(file.pathExtension) ? files(below: file) : [file]
    }

    /// Names in a folder, sorted, hidden ones left out.
    package static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
            .sorted()
    }

    package static func isFolder(_ file: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    package static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

    /// Whether a file goes into a bundle: sources, manifests and notes do not.
    static func isResource(_ file: URL) -> Bool {
        let notResources: Set<String> = [
            "swift", "h", "m", "mm", "c", "cpp", "md", "entitlements", "xcconfig", "pbxproj", "plist", "modulemap",
            "sh",
            "yml", "yaml", "resolved",
        ]
        return !notResources.contains(file.pathExtension) || file.lastPathComponent.hasSuffix(".strings.plist")
            || (file.pathExtension == "plist" && file.lastPathComponent != "Info.plist"
                && !file.lastPathComponent.hasSuffix("Info.plist"))
    }
}
