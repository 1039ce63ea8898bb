import Foundation

/// A place in a text file.
package struct SourcePlace: Equatable, Hashable, Sendable, Codable, Comparable {
    /// Path relative to the template's folder, `/` between parts.
    package var file: String
    /// From 1.
    package var line: Int
    /// From 1, counted in characters as an editor shows them; a tab is one.
    package var column: Int
    /// RFC 6901 pointer of the value inside the document; empty for the whole document or for files that are not JSON.
    package var pointer: String

    package init(file: String, line: Int = 1, column: Int = 1, pointer: String = "") {
        (self.file, self.line, self.column, self.pointer) = (file, line, column, pointer)
    }

    package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
        (left.file, left.line, left.column, left.pointer) < (right.file, right.line, right.column, right.pointer)
    }
}

/// One step of a JSON pointer, escaped as RFC 6901 asks.
package func escapedPointerStep(_ name: String) -> String {
    name.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
}
