import AmbrotypeDrawing
import AmbrotypeTemplates
import Foundation

/// Near names for messages.
enum StorefrontNames {
    static func near(_ name: String, _ known: [String]) -> [String] { nearestNames(to: name, among: known.sorted()) }
}

/// An object of `storefront.json` being read: members by name, unknown ones refused.
struct ConfigObject {
    let members: [JSONMember]
    let place: SourcePlace
    /// What the object is, with an article, for messages: "a shot".
    let owner: String

    /// - Parameter known: every member the object may have.
    init(_ value: JSONValue, owner: String, known: [String]) throws(TemplateIssue) {
        guard let members = value.members else {
            throw TemplateIssue(.wrongKind(expected: "an object for \(owner)", found: value.kindName), at: value.place)
        }
        for member in members where !known.contains(member.key) && !member.key.hasPrefix("$") {
            throw TemplateIssue(
                .unknownMember(member.key, of: owner, near: StorefrontNames.near(member.key, known)),
                at: member.keyPlace)
        }
        (self.members, place, self.owner) = (members, value.place, owner)
    }

    subscript(name: String) -> JSONValue? {
        members.first { $0.key == name }.flatMap { $0.value.isNull ? nil : $0.value }
    }

    func need(_ name: String) throws(TemplateIssue) -> JSONValue {
        guard let value = self[name] else { throw TemplateIssue(.missingMember(name, of: owner), at: place) }
        return value
    }

    func string(_ name: String) throws(TemplateIssue) -> String? { try self[name].map(ConfigValue.string) }

    func number(_ name: String, in range: ClosedRange<Double>) throws(TemplateIssue) -> CGFloat? {
        guard let value = self[name] else { return nil }
        return try ConfigValue.number(value, in: range)
    }

    /// A whole number.
    func count(_ name: String, in range: ClosedRange<Int>) throws(TemplateIssue) -> Int? {
        guard let value = self[name] else { return nil }
        guard let number = value.integer, range.contains(number) else {
            throw ConfigValue.outside(
                value, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// A list with at least and at most so many elements; nil where the member is missing.
    func list(_ name: String, of what: String, _ counts: ClosedRange<Int> = 0...Int.max)
        throws(TemplateIssue)
        -> [JSONValue]?
    {
        guard let value = self[name] else { return nil }
        guard let elements = value.array else { throw ConfigValue.wrong("a list of \(what)", value) }
        guard counts.contains(elements.count) else {
            let most = counts.upperBound == Int.max ? "or more" : "to \(counts.upperBound)"
            throw TemplateIssue(
                .badValue("\(elements.count) \(what)", expected: "a list of \(counts.lowerBound) \(most)"),
                at: value.place)
        }
        return elements
    }

    func flag(_ name: String) throws(TemplateIssue) -> Bool? {
        guard let value = self[name] else { return nil }
        guard let flag = value.bool else { throw ConfigValue.wrong("true or false", value) }
        return flag
    }

    func strings(_ name: String) throws(TemplateIssue) -> [String]? {
        guard let value = self[name] else { return nil }
        return try ConfigValue.strings(value)
    }

    /// One of several words.
    func choice<Value>(_ name: String, _ choices: KeyValuePairs<String, Value>) throws(TemplateIssue) -> Value? {
        guard let value = self[name] else { return nil }
        let word = try ConfigValue.string(value)
        guard let found = choices.first(where: { $0.key == word }) else {
            throw TemplateIssue(
                .badValue(word, expected: "one of " + choices.map { $0.key }.joined(separator: ", ")), at: value.place)
        }
        return found.value
    }
}

/// Readers of single values.
enum ConfigValue {
    static func wrong(_ expected: String, _ value: JSONValue) -> TemplateIssue {
        TemplateIssue(.wrongKind(expected: expected, found: value.kindName), at: value.place)
    }

    static func string(_ value: JSONValue) throws(TemplateIssue) -> String {
        guard let text = value.string else { throw wrong("a string", value) }
        return text
    }

    static func number(_ value: JSONValue) throws(TemplateIssue) -> CGFloat {
        guard let number = value.number, number.isFinite else { throw wrong("a number", value) }
        return CGFloat(number)
    }

    /// A number that a picture can be made of: what lies far outside ends in a hang or a trap.
    static func number(_ value: JSONValue, in range: ClosedRange<Double>) throws(TemplateIssue)
        -> CGFloat
    {
        let number = try number(value)
        guard range.contains(Double(number)) else {
            throw outside(value, "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
        }
        return number
    }

    static func outside(_ value: JSONValue, _ expected: String) -> TemplateIssue {
        guard let number = value.number else { return wrong(expected, value) }
        return TemplateIssue(.badValue(plain(number), expected: expected), at: value.place)
    }

    /// Without a decimal point where there is nothing behind it.
    private static func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    static func strings(_ value: JSONValue) throws(TemplateIssue) -> [String] {
        guard let elements = value.array else { throw wrong("a list of strings", value) }
        var texts: [String] = []
        for element in elements { texts.append(try string(element)) }
        return texts
    }

    static func numbers(_ value: JSONValue, _ count: Int, in range: ClosedRange<Double>)
        throws(TemplateIssue)
        -> [CGFloat]
    {
        guard let elements = value.array, elements.count == count else {
            throw wrong("a list of \(count) numbers", value)
        }
        var numbers: [CGFloat] = []
        for element in elements { numbers.append(try number(element, in: range)) }
        return numbers
    }

    /// `#RRGGBB`, `#RRGGBBAA`, `white`, `black`.
    static func color(_ value: JSONValue) throws(TemplateIssue) -> DrawingColor {
        let text = try string(value)
        if let color = color(text) { return color }
        throw TemplateIssue(.badValue(text, expected: "a colour such as #1C3A5E"), at: value.place)
    }

    static func color(_ text: String) -> DrawingColor? {
        switch text {
        case "white": return .white
        case "black": return .black
        case "clear": return .clear
        default: break
        }
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, let number = Int(digits, radix: 16) else {
            return nil
        }
        let rgb = digits.count == 8 ? number >> 8 : number
        let alpha = digits.count == 8 ? Float(number & 255) / 255 : 1
        return DrawingColor(bytes: rgb >> 16, rgb >> 8 & 255, rgb & 255, alpha: alpha)
    }
}
