/// Workflow commands that mark lines of a pull request. GitHub shows ten of each level a step, so no more are written: the
/// gravest first, and the last line says how many were left out.
package enum GitHubAnnotations {
    /// Of each level.
    package static let most = 10

    package static func text(_ manifest: Manifest) -> String {
        let troubles = manifest.troubles
        var lines: [String] = []
        var left = 0
        for level in ["error", "warning"] {
            let issues = level == "error" ? manifest.issues ?? [] : []
            let all =
                issues.map { "::error title=Ambrotype::\(data($0))" }
                + troubles.filter { Self.level($0) == level }.map { command(level, $0) }
            lines += all.prefix(most)
            left += max(0, all.count - most)
        }
        if left > 0 {
            lines.append(
                "::notice title=Ambrotype::\(data("\(left) more are not shown here; the report has them all."))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func level(_ record: SnapshotRecord) -> String { record.type == .removed ? "warning" : "error" }

    private static func command(_ level: String, _ record: SnapshotRecord) -> String {
        var properties: [String] = []
        if let source = record.source {
            properties = ["file=" + property(source.file), "line=\(source.line)"]
        } else if let golden = record.golden {
            properties = ["file=" + property(golden)]
        }
        properties.append("title=" + property("\(record.name): \(record.type.rawValue)"))
        let moved = (record.moved ?? []).map { $0 + "." }
        return "::\(level) \(properties.joined(separator: ","))::"
            + data(([record.message] + moved).joined(separator: "\n"))
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
