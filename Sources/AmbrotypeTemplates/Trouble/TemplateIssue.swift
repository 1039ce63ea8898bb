/// Something wrong in a template or in a file beside it, and where.
package struct TemplateIssue: Error, Equatable, Hashable, Sendable {
    /// An error spoils the picture it belongs to; a warning does not.
    package enum Severity: String, Sendable, Codable { case warning, error }

    package var trouble: TemplateTrouble
    package var place: SourcePlace
    package var severity: Severity

    package init(_ trouble: TemplateTrouble, at place: SourcePlace, severity: Severity = .error) {
        (self.trouble, self.place, self.severity) = (trouble, place, severity)
    }

    /// One line: place, what is wrong, how to mend it.
    package var description: String {
        let pointer = place.pointer.isEmpty ? "" : " (\(place.pointer))"
        let mend = trouble.mend.map { " " + $0 } ?? ""
        return "\(place.file):\(place.line):\(place.column): \(severity.rawValue): \(trouble.words)\(pointer).\(mend)"
    }
}

extension TemplateIssue: CustomStringConvertible {}

/// Everything that made a template, or one of its pictures, impossible; at least one issue.
package struct TemplateFailure: Error, Equatable, Sendable {
    package var issues: [TemplateIssue]

    package init(_ issues: [TemplateIssue]) {
        precondition(!issues.isEmpty, "a failure has a reason")
        self.issues = issues
    }

    package init(_ issue: TemplateIssue) { issues = [issue] }
}
