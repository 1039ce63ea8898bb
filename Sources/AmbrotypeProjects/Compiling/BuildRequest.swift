package import Foundation

/// What is to be built, and where.
package struct BuildRequest: Sendable {
    /// One project or folder, or Swift files.
    package var paths: [URL]
    package var target: String?
    /// Sources for modules that the project imports and does not hold, by name.
    package var stubs: [String: URL] = [:]
    /// Files to leave out: those whose path below the project's folder ends or begins with one of these.
    package var excludes: [String] = []
    /// Folder for everything that is made; nothing is written elsewhere.
    package var cache: URL
    package var environment: [String: String]
    /// Ambrotype's own program, beside which its modules lie.
    package var program: URL?
    /// Compiler processes at once.
    package var jobs: Int

    package init(
        paths: [URL], target: String?, cache: URL, environment: [String: String], program: URL?, jobs: Int
    ) {
        (self.paths, self.target, self.cache) = (paths, target, cache)
        (self.environment, self.program, self.jobs) = (environment, program, jobs)
    }

    /// Where this request's build lies: one folder for each project, target and set of choices.
    package var folder: URL {
        let choices = stubs.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value.path } + excludes
        let name = digest(paths.map(\.path) + ["", target ?? ""] + choices)
        return cache.appendingPathComponent(name, isDirectory: true)
    }

    /// `AMBROTYPE_CACHE`, else `ambrotype` in the user's cache folder.
    package static func standardCache(environment: [String: String]) -> URL {
        if let named = environment["AMBROTYPE_CACHE"] { return URL(fileURLWithPath: named, isDirectory: true) }
        let caches =
            environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? (environment["HOME"] ?? "/tmp")
            + "/.cache"
        return URL(fileURLWithPath: caches, isDirectory: true).appendingPathComponent("ambrotype", isDirectory: true)
    }

    /// `Name=folder`, the folder against a base.
    package static func stub(_ text: String, base: (String) -> URL) throws(ProjectTrouble) -> (String, URL) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else { throw .badStub(text) }
        let folder = base(parts[1])
        guard FolderListing.isFolder(folder) else { throw .fileMissing(folder.path) }
        return (parts[0], folder)
    }
}

/// A program made of a person's target.
package struct BuiltBundle: Sendable, Equatable {
    package var target: String
    package var executable: URL
    /// Whether nothing had to be done.
    package var wasCached: Bool
    /// What a person should know: modules that were empty, files that were added or are missing.
    package var remarks: [String]
}

/// Sources that do not compile.
package struct BuildFailure: Error, Equatable, Sendable {
    package var target: String
    package var module: String
    package var messages: [CompilerMessage]
    /// The compiler's words where no place could be read from them.
    package var output: String
    /// Modules that were imported, are nowhere, and were taken as empty.
    package var emptyModules: [String]
    /// The module's own files.
    package var sources: [URL] = []

    package init(
        target: String, module: String, messages: [CompilerMessage], output: String, emptyModules: [String],
        sources: [URL] = []
    ) {
        (self.target, self.module, self.messages) = (target, module, messages)
        (self.output, self.emptyModules, self.sources) = (output, emptyModules, sources)
    }
}

/// How a build can fail.
package enum BuildError: Error, Equatable {
    case project(ProjectTrouble)
    case compiler(BuildFailure)
}
