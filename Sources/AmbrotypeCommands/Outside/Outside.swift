package import Foundation

/// Everything a command sees of the machine: made once by the program, by hand in tests.
package struct Outside: Sendable {
    package var environment: [String: String]
    package var currentDirectory: URL
    /// The instant of the call; only a default for `--now` where a command says so.
    package var now: Date
    package var processors: Int
    /// Whether progress may be redrawn on the error stream.
    package var isTerminal: Bool
    /// The program's own file, beside which resources and fonts may lie.
    package var program: URL?
    private let out: @Sendable (String) -> Void
    private let err: @Sendable (String) -> Void

    package init(
        environment: [String: String], currentDirectory: URL, now: Date, processors: Int, isTerminal: Bool,
        program: URL?, out: @escaping @Sendable (String) -> Void, err: @escaping @Sendable (String) -> Void
    ) {
        (self.environment, self.currentDirectory, self.now) = (environment, currentDirectory, now)
        (self.processors, self.isTerminal, self.program) = (processors, isTerminal, program)
        (self.out, self.err) = (out, err)
    }

    /// The same machine seen from another folder, with nobody listening but for trouble.
    func silent(in folder: URL) -> Outside {
        Outside(
            environment: environment, currentDirectory: folder, now: now, processors: processors, isTerminal: false,
            program: program, out: { _ in }, err: err)
    }

    /// A line for the person or program that reads the result.
    package func print(_ line: String) { out(line + "\n") }

    /// A line about trouble or progress.
    package func complain(_ line: String) { err(line + "\n") }

    /// Redraws the progress line; nothing where nobody watches.
    package func progress(_ line: String) { if isTerminal { err("\r\u{1B}[K" + line) } }

    /// A path as messages and reports name it: from the current folder where it lies below it, so that they read alike on every
    /// machine, else as it was given.
    func shown(_ path: String) -> String {
        let here = currentDirectory.standardizedFileURL.path + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    /// A path from the command line or a configuration, against the current directory.
    package func url(_ path: String) -> URL {
        let absolute = path.hasPrefix("/") ? path : currentDirectory.path + "/" + path
        return URL(fileURLWithPath: absolute).standardizedFileURL
    }
}
