import AmbrotypeProjects
import Foundation

/// Why a build failed, for a person: the compiler's errors at the person's own lines, grouped by cause, and what to do.
struct BuildReport {
    let lines: [String]
    /// The most errors shown of one cause.
    private static let shown = 12

    init(_ error: BuildError, base: URL) {
        switch error {
        case .project(let trouble): lines = [trouble.words]
        case .compiler(let failure): lines = Self.lines(failure, base: base)
        }
    }

    private static func lines(_ failure: BuildFailure, base: URL) -> [String] {
        guard !failure.messages.isEmpty else {
            return ["module \(failure.module) of target \(failure.target) could not be built:"]
                + failure.output.split(separator: "\n").suffix(20).map(String.init)
        }
        let groups = Dictionary(grouping: failure.messages) { CompileCause($0.text) }
        let count = failure.messages.count
        var lines = ["module \(failure.module) of target \(failure.target): \(count) error\(count == 1 ? "" : "s")"]
        for cause in CompileCause.allCases {
            guard let messages = groups[cause] else { continue }
            lines.append("")
            lines.append("\(cause.rawValue) (\(messages.count))")
            lines += messages.prefix(shown).map { line($0, base) }
            if messages.count > shown { lines.append("  and \(messages.count - shown) more of this kind") }
            lines.append("  what to do: \(cause.advice)")
        }
        if !failure.emptyModules.isEmpty {
            lines.append("")
            lines.append(
                "not in the project and taken as empty: \(failure.emptyModules.joined(separator: ", ")); names above may be theirs"
            )
        }
        return lines
    }

    private static func line(_ message: CompilerMessage, _ base: URL) -> String {
        let root = base.path.hasSuffix("/") ? base.path : base.path + "/"
        let file = message.file.hasPrefix(root) ? String(message.file.dropFirst(root.count)) : message.file
        return file.isEmpty ? "  \(message.text)" : "  \(file):\(message.line):\(message.column): \(message.text)"
    }
}
