import Foundation

/// One Swift file: what it imports, and its code without comments and string contents.
struct SourceFile {
    /// The path below Sources, such as "AmbrotypeText/Fonts/FontFile.swift".
    var path: String
    var text: String

    var module: String { String(path.prefix { $0 != "/" }) }

    /// Names of imported modules, in order. `import struct A.B` imports A.
    var imports: [String] {
        code.split(separator: "\n").compactMap { line in
            let words = line.split { $0 == " " || $0 == ";" || $0 == "\t" }
                .drop { $0.hasPrefix("@") || Self.access.contains(String($0)) }
            guard words.first == "import" else { return nil }
            let named = words.dropFirst().drop { Self.kinds.contains(String($0)) }
            return named.first.map { String($0.prefix { $0 != "." }) }
        }
    }

    /// The text with the contents of comments and string literals left out, line breaks kept.
    /// Code inside a string's interpolation counts as string.
    var code: String {
        var result = ""
        var rest = Substring(text)
        while let first = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if rest.hasPrefix("/*") {
                skip(&rest, past: "*/", from: 2, into: &result)
            } else if rest.hasPrefix("\"\"\"") {
                skip(&rest, past: "\"\"\"", from: 3, into: &result)
            } else if first == "\"" {
                skip(&rest, past: "\"", from: 1, into: &result)
            } else {
                result.append(first)
                rest.removeFirst()
            }
        }
        return result
    }

    private func skip(_ rest: inout Substring, past end: String, from count: Int, into result: inout String) {
        rest.removeFirst(count)
        while !rest.isEmpty, !rest.hasPrefix(end) {
            if rest.first == "\n" { result.append("\n") }
            if rest.first == "\\", end != "*/" { rest.removeFirst() }
            if !rest.isEmpty { rest.removeFirst() }
        }
        rest = rest.dropFirst(end.count)
    }

    private static let access: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
}
