import AmbrotypeDrawing
import Foundation

/// What an argument of a view or modifier may be: how it is read, what it is called, and its JSON Schema.
struct ValueKind<Value>: Sendable {
    /// With an article, for messages: "a colour".
    let words: String
    let schema: SchemaShape
    /// Throws only `TemplateIssue`. The value has no expressions left.
    let read: @Sendable (JSONValue, ValueContext) throws -> Value

    init(_ words: String, _ schema: SchemaShape, _ read: @escaping @Sendable (JSONValue, ValueContext) throws -> Value)
    {
        (self.words, self.schema, self.read) = (words, schema, read)
    }

    /// For values that either fit or do not.
    static func simple(
        _ words: String, _ schema: SchemaShape, _ read: @escaping @Sendable (JSONValue) -> Value?
    ) -> ValueKind {
        ValueKind(words, schema) { json, _ in
            guard let value = read(json) else { throw json.isNot(words) }
            return value
        }
    }

    func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> ValueKind<Other> {
        ValueKind<Other>(words, schema) { json, context in change(try read(json, context)) }
    }
}

/// What reading a value may look up.
struct ValueContext: Sendable {
    var assets: AssetCatalog
}

extension JSONValue {
    /// The issue that this value is not what was expected.
    func isNot(_ words: String) -> TemplateIssue {
        if case .string(let text) = content { return TemplateIssue(.badValue(text, expected: words), at: place) }
        return TemplateIssue(.wrongKind(expected: words, found: kindName), at: place)
    }

    func isUnknown(_ name: String, _ kind: NameKind, among names: some Sequence<String>) -> TemplateIssue {
        TemplateIssue(.unknownName(name, kind: kind, near: nearestNames(to: name, among: names)), at: place)
    }
}

extension ValueKind {
    /// One of a few words.
    static func choice(_ words: String, _ options: [String: Value]) -> ValueKind where Value: Sendable {
        let names = options.keys.sorted()
        return ValueKind(words, .names(names)) { json, _ in
            guard let name = json.string else { throw json.isNot(words) }
            guard let option = options[name] else { throw json.isUnknown(name, .value, among: names) }
            return option
        }
    }
}

// MARK: Plain values

extension ValueKind where Value == CGFloat {
    static let length = ValueKind.simple("a number", .number) { $0.number.map { CGFloat($0) } }
    /// A number, or `infinity` for as much as there is.
    static let extent = ValueKind.simple("a number or \"infinity\"", .any([.number, .names(["infinity"])])) { json in
        json.string == "infinity" ? .infinity : json.number.map { CGFloat($0) }
    }
}

extension ValueKind where Value == Double {
    static let number = ValueKind.simple("a number", .number) { $0.number }
}

extension ValueKind where Value == Int {
    static let integer = ValueKind.simple("a whole number", .integer) { $0.integer }
}

extension ValueKind where Value == Bool {
    static let flag = ValueKind.simple("true or false", .boolean) { $0.bool }
}

extension ValueKind where Value == String {
    static let string = ValueKind.simple("a string", .string) { $0.string }
}

extension ValueKind where Value == URL {
    static let url = ValueKind.simple("a URL", .string) { json in
        json.string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil && $0.path.isEmpty ? nil : $0 }
    }
}

extension ValueKind where Value == Date {
    static let date = ValueKind.simple("a date", .string) { json in
        switch json.content {
        case .date(let date): date
        case .string(let text): iso8601Date(text, zone: .gmt)
        default: nil
        }
    }
}

extension ValueKind where Value == ClosedRange<Date> {
    static let dateRange = ValueKind(
        "a list of two dates, the earlier first", .list(.string)
    ) { json, context in
        guard let ends = json.array, ends.count == 2 else { throw json.isNot("a list of two dates, the earlier first") }
        let (start, end) = (
            try ValueKind<Date>.date.read(ends[0], context), try ValueKind<Date>.date.read(ends[1], context)
        )
        return start...max(start, end)
    }
}

extension ValueKind where Value == ClosedRange<Double> {
    static let range = ValueKind.simple("a list of two numbers, the smaller first", .list(.number)) { json in
        guard let ends = json.array?.compactMap(\.number), ends.count == 2, ends[0] <= ends[1] else { return nil }
        return ends[0]...ends[1]
    }
}
