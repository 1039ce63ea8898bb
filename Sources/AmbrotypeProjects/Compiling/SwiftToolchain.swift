package import Foundation

/// The Swift compiler and the modules that come with it.
package struct SwiftToolchain: Sendable {
    package let compiler: URL
    /// `usr/lib/swift/linux` of the toolchain.
    private let library: URL

    /// Looks at `AMBROTYPE_SWIFTC`, then along the path for `swiftc`.
    package static func find(environment: [String: String]) throws(ProjectTrouble) -> SwiftToolchain {
        if let named = environment["AMBROTYPE_SWIFTC"] {
            let file = URL(fileURLWithPath: named)
            guard FolderListing.exists(file) else {
                throw .noCompiler("AMBROTYPE_SWIFTC names \(named), which is not there")
            }
            return SwiftToolchain(file)
        }
        let folders =
            (environment["PATH"] ?? "/usr/bin").split(separator: ":").map(String.init) + ["/opt/swift/usr/bin"]
        for folder in folders {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("swiftc")
            if FolderListing.exists(file) { return SwiftToolchain(file) }
        }
        throw .noCompiler("swiftc is not on the path")
    }

    private init(_ compiler: URL) {
        self.compiler = compiler
        let folder = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        library = folder.appendingPathComponent("lib/swift/linux")
    }

    package func hasModule(_ name: String) -> Bool {
        FolderListing.exists(library.appendingPathComponent(name + ".swiftmodule"))
            || ["Glibc", "SwiftGlibc", "Dispatch", "Swift"].contains(name)
    }
}
