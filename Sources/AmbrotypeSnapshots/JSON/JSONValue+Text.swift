extension JSONValue {
    /// The value as text: two spaces of indentation, an array or object on one line if it fits into 100 columns, keys in
    /// their order, a line break at the end. `<`, `>` and `&` are written as they are; see `scriptText` for HTML.
    package var text: String {
        var out = ""
        write(to: &out, indent: 0, used: 0)
        return out + "\n"
    }

    /// The value on one line.
    package var compact: String {
        var out = ""
        writeCompact(to: &out, space: "")
        return out
    }

    /// The value on one line, safe inside a `<script>` element: no `<` is left.
    package var scriptText: String {
        let text = compact
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        return text.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
        .joined(separator: "\\u003c")
    }

    private static let columns = 100

    private func write(to out: inout String, indent: Int, used: Int) {
        let inner = String(repeating: " ", count: indent + 2)
        switch self {
        case .array(let values) where !fits(Self.columns - used):
            for (index, value) in values.enumerated() {
                out += (index == 0 ? "[\n" : ",\n") + inner
                value.write(to: &out, indent: indent + 2, used: indent + 2)
            }
            out += "\n" + inner.dropLast(2) + "]"
        case .object(let members) where !fits(Self.columns - used):
            for (index, member) in members.enumerated() {
                out += (index == 0 ? "{\n" : ",\n") + inner + Self.quoted(member.key) + ": "
                member.value.write(to: &out, indent: indent + 2, used: indent + 4 + member.key.utf8.count)
            }
            out += "\n" + inner.dropLast(2) + "}"
        default: writeCompact(to: &out, space: " ")
        }
    }

    /// Whether the value takes at most `room` columns on one line; looks no further than that.
    private func fits(_ room: Int) -> Bool {
        var left = room
        take(from: &left)
        return left >= 0
    }

    /// Subtracts the columns this value takes, and stops when there are none left.
    private func take(from left: inout Int) {
        switch self {
        case .null, .bool: left -= 5
        case .integer(let value): left -= String(value).utf8.count
        case .number(let value): left -= Self.number(value).utf8.count
        case .string(let value): left -= value.utf8.count + 2
        case .array(let values):
            left -= 2
            for value in values where left >= 0 {
                left -= 2
                value.take(from: &left)
            }
        case .object(let members):
            left -= 2
            for member in members where left >= 0 {
                left -= member.key.utf8.count + 6
                member.value.take(from: &left)
            }
        }
    }

    private func writeCompact(to out: inout String, space: String) {
        switch self {
        case .null: out += "null"
        case .bool(let value): out += value ? "true" : "false"
        case .integer(let value): out += String(value)
        case .number(let value): out += Self.number(value)
        case .string(let value): out += Self.quoted(value)
        case .array(let values):
            out += "["
            for (index, value) in values.enumerated() {
                if index > 0 { out += "," + space }
                value.writeCompact(to: &out, space: space)
            }
            out += "]"
        case .object(let members):
            out += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { out += "," + space }
                out += Self.quoted(member.key) + ":" + space
                member.value.writeCompact(to: &out, space: space)
            }
            out += "}"
        }
    }

    /// Whole numbers without a point, others in the shortest form that reads back as the same value.
    private static func number(_ value: Double) -> String {
        precondition(value.isFinite, "JSON holds finite numbers only")
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return "\(value)"
    }

    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            // The two separators are line breaks to older JavaScript.
            case _
            where scalar.value < 0x20 || scalar.value == 0x7f || scalar.value == 0x2028 || scalar.value == 0x2029:
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
