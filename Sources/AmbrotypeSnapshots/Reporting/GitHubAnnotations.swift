/// Workflow commands that mark lines of a pull request. GitHub shows ten of each level a step, so no more are written: the
/// gravest first, and the last line says how many were left out.
package enum GitHubAnnotations {
    /// Of each level.
    package static let most = 10

    /// A line of a pull request and what to say there.
    package struct Mark: Equatable, Sendable {
        package enum Level: String, Sendable, CaseIterable { case error, warning, notice }

        package var level: Level
        /// From the repository's root.
        package var file: String?
        package var line: Int?
        package var column: Int?
        package var title: String
        package var message: String

        package init(
            _ level: Level, file: String? = nil, line: Int? = nil, column: Int? = nil, title: String, message: String
        ) {
            (self.level, self.file, self.line, self.column) = (level, file, line, column)
            (self.title, self.message) = (title, message)
        }
    }

    package static func text(_ manifest: Manifest) -> String {
        let issues = (manifest.issues ?? []).map { Mark(.error, title: "Ambrotype", message: $0) }
        return text(issues + manifest.troubles.map(mark))
    }

    /// - Parameter marks: of each level the most important first.
    package static func text(_ marks: [Mark]) -> String {
        var lines: [String] = []
        var left = 0
        for level in Mark.Level.allCases {
            let all = marks.filter { $0.level == level }
            // The line that tells of those left out is a notice too.
            let room = level == .notice ? most - 1 : most
            lines += all.prefix(room).map(command)
            left += max(0, all.count - room)
        }
        if left > 0 {
            lines.append(
                "::notice title=Ambrotype::\(data("\(left) more are not shown here; the report has them all."))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func mark(_ record: SnapshotRecord) -> Mark {
        let moved = (record.moved ?? []).map { $0 + "." }
        return Mark(
            record.type == .removed ? .warning : .error, file: record.source?.file ?? record.golden,
            line: record.source?.line, title: "\(record.name): \(record.type.rawValue)",
            message: ([record.message] + moved).joined(separator: "\n"))
    }

    private static func command(_ mark: Mark) -> String {
        var properties: [String] = []
        if let file = mark.file { properties.append("file=" + property(file)) }
        if let line = mark.line { properties.append("line=\(line)") }
        if let column = mark.column { properties.append("col=\(column)") }
        properties.append("title=" + property(mark.title))
        return "::\(mark.level.rawValue) \(properties.joined(separator: ","))::" + data(mark.message)
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
