/// A copy of a person's source that means on Linux what the original means on iOS. Made only where the compiler would read the
/// original otherwise; every line keeps its number, and a first line names the original so that errors point there.
///
/// What changes, and nothing else:
/// - `os(iOS)` in a condition becomes true;
/// - `#Preview` becomes a type that a bundle finds when it runs (see `_PreviewRegistry`);
/// - attributes of Objective-C that need its run-time go: they change nothing for a picture;
/// - `@main` goes where the target is an app, whose entry is not wanted.
package enum SourceCopy {
    /// nil where the original serves as it is.
    ///
    /// - Parameters:
    ///   - path: of the original, for the compiler's messages.
    ///   - identifier: distinct among the files of a module; part of made names.
    ///   - fileID: `Module/File.swift`.
    package static func make(
        of bytes: [UInt8], path: String, identifier: String, fileID: String, dropsMain: Bool
    ) -> Copy? {
        let tokens = SwiftTokenizer.tokens(bytes)
        var edits: [Edit] = []
        edits += conditions(tokens)
        edits += previews(tokens, identifier: identifier, fileID: fileID)
        edits += attributes(tokens, dropsMain: dropsMain)
        guard !edits.isEmpty else { return nil }
        let first = "#sourceLocation(file: \(quoted(path)), line: 1)\n"
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
        return Copy(text: Array(first.utf8) + apply(edits, to: bytes), shifts: shifts(edits, in: bytes))
    }

    package struct Copy: Equatable, Sendable {
        package var text: [UInt8]
        package var shifts: [Shift]
    }

    /// Text on a line of the original that stands further right in the copy.
    package struct Shift: Equatable, Sendable {
        var line: Int
        /// The first column, from 1, behind the change in the copy.
        var column: Int
        var by: Int
    }

    /// A column of a copy's line as it is in the original.
    package static func original(line: Int, column: Int, _ shifts: [Shift]) -> Int {
        shifts.filter { $0.line == line && $0.column <= column }.reduce(column) { max(1, $0 - $1.by) }
    }

    private static func shifts(_ edits: [Edit], in bytes: [UInt8]) -> [Shift] {
        var shifts: [Shift] = []
        var (line, lineStart, at, moved) = (1, 0, 0, 0)
        for edit in edits {
            while at < edit.range.lowerBound {
                if bytes[at] == 0x0A { (line, lineStart, moved) = (line + 1, at + 1, 0) }
                at += 1
            }
            let delta = edit.text.utf8.count - edit.range.count
            guard delta != 0 else { continue }
            let column = edit.range.lowerBound - lineStart + 1 + moved + edit.text.utf8.count
            shifts.append(Shift(line: line, column: column, by: delta))
            moved += delta
        }
        return shifts
    }

    struct Edit {
        var range: Range<Int>
        var text: String
    }

    private static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        for edit in edits where edit.range.lowerBound >= at {
            result += bytes[at..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            at = edit.range.upperBound
        }
        return result + bytes[at...]
    }

    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

// MARK: Conditions and attributes

extension SourceCopy {
    private static func conditions(_ tokens: [SwiftToken]) -> [Edit] {
        var edits: [Edit] = []
        for (index, token) in tokens.enumerated() where token.text == "#if" || token.text == "#elseif" {
            let rest = tokens[(index + 1)...].prefix { $0.line == token.line }
            for (at, word) in zip(rest.indices, rest) where word.text == "os" && rest.indices.contains(at + 3) {
                let platform = tokens[at + 2]
                if platform.text == "iOS" { edits.append(Edit(range: platform.range, text: "Linux")) }
            }
        }
        return edits
    }

    private static let dropped: Set<String> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable",
        "@Previewable",
        "@UIApplicationMain", "@NSApplicationMain",
    ]

    private static func attributes(_ tokens: [SwiftToken], dropsMain: Bool) -> [Edit] {
        var edits: [Edit] = []
        for (index, token) in tokens.enumerated() where token.kind == .attribute {
            guard dropped.contains(token.text) || (dropsMain && token.text == "@main") else { continue }
            var end = token.range.upperBound
            if token.text == "@objc", index + 1 < tokens.count, tokens[index + 1].text == "(",
                tokens[index + 1].range.lowerBound == end,
                let close = tokens[index...].firstIndex(where: { $0.text == ")" })
            {
                end = tokens[close].range.upperBound
            }
            let width = end - token.range.lowerBound
            edits.append(Edit(range: token.range.lowerBound..<end, text: String(repeating: " ", count: width)))
        }
        return edits
    }
}

// MARK: Previews

extension SourceCopy {
    private static func previews(_ tokens: [SwiftToken], identifier: String, fileID: String) -> [Edit] {
        var edits: [Edit] = []
        for (index, token) in tokens.enumerated() where token.text == "#Preview" {
            guard let end = endOfExpansion(tokens, from: index) else { continue }
            let name = "_Preview_\(identifier)_\(edits.count / 2)"
            let head =
                "struct \(name): _PreviewRegistry { static var _fileID: String { \(quoted(fileID)) }; "
                + "static var _line: Int { \(token.line) }; @MainActor static var _preview: _Preview { _Preview"
            edits.append(Edit(range: token.range, text: head))
            edits.append(Edit(range: end..<end, text: " } }"))
        }
        return edits
    }

    /// Behind the arguments and all trailing closures of the macro at `index`.
    private static func endOfExpansion(_ tokens: [SwiftToken], from index: Int) -> Int? {
        var at = index + 1
        var end: Int?
        if at < tokens.count, tokens[at].text == "(" {
            guard let close = closing(tokens, at) else { return nil }
            (at, end) = (close + 1, tokens[close].range.upperBound)
        }
        while at < tokens.count {
            let isLabelled = tokens[at].kind == .word && at + 2 < tokens.count && tokens[at + 1].text == ":"
            let open = isLabelled ? at + 2 : at
            guard tokens[open].text == "{", let close = closing(tokens, open) else { break }
            (at, end) = (close + 1, tokens[close].range.upperBound)
        }
        return end
    }

    static func closing(_ tokens: [SwiftToken], _ open: Int) -> Int? {
        var depth = 0
        for index in tokens.indices[open...] where tokens[index].kind == .sign {
            switch tokens[index].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }
}
