/// Something that could not be drawn as asked; travels beside the result and never stops it.
package struct Diagnostic: Equatable, Hashable, Sendable, Codable {
    package enum Severity: String, Sendable, Codable { case note, warning, error }

    package var severity: Severity
    /// A stable short name, words joined by dashes: `unsupported-view`, `missing-glyph`, `unknown-symbol`.
    package var code: String
    /// Place in the view tree, outermost first, parts joined by `/`: `VStack/HStack[1]/Text`.
    package var place: String
    /// Where a document says the view: `template.json:12:7`; nil where no document does.
    package var source: String?
    /// One sentence: what, and how to mend it.
    package var message: String

    package init(severity: Severity, code: String, place: String, source: String? = nil, message: String) {
        (self.severity, self.code, self.place) = (severity, code, place)
        (self.source, self.message) = (source, message)
    }
}
