/// The shape of a state or of attributes: what a template declares in place of a Swift type.
package struct StateShape: Equatable, Sendable {
    package indirect enum Kind: Equatable, Sendable {
        case text
        case integer
        case number
        case bool
        /// Seconds since 1 January 2001, as Swift's plain JSON decoder reads dates.
        case date
        case url
        /// One of some words: a Swift enum with text values.
        case choice([String])
        case list(Kind)
        case object(StateShape)
        /// Nothing is known of the value.
        case anything
    }

    package struct Field: Equatable, Sendable {
        package var name: String
        package var kind: Kind
        package var isOptional: Bool

        package init(_ name: String, _ kind: Kind, isOptional: Bool = false) {
            (self.name, self.kind, self.isOptional) = (name, kind, isOptional)
        }
    }

    package var fields: [Field]

    package init(_ fields: [Field]) { self.fields = fields }
}

extension StateShape {
    /// Everything in which a value does not fit, by key. Keys nobody reads are remarks, all else is fatal: the system's
    /// decoder drops the whole push for one wrong key.
    package func problems(in node: PayloadNode, at pointer: String) -> [PayloadProblem] {
        guard let members = node.members else {
            return [problem(pointer, .wrongType(expected: "an object", found: node.type))]
        }
        var found: [PayloadProblem] = []
        for member in members {
            let place = pointer + "/" + PayloadProblem.escaped(member.key)
            if let field = fields.first(where: { $0.name == member.key }) {
                if field.isOptional, case .null = member.value.value { continue }
                found += field.kind.problems(in: member.value, at: place)
            } else {
                let nearest = nearestName(member.key, among: fields.map(\.name))
                found.append(PayloadProblem(pointer: place, kind: .unknown(nearest: nearest), isFatal: false))
            }
        }
        for field in fields where !field.isOptional && node[field.name] == nil {
            found.append(problem(pointer + "/" + PayloadProblem.escaped(field.name), .missing))
        }
        return found
    }
}

private func problem(_ pointer: String, _ kind: PayloadProblem.Kind) -> PayloadProblem {
    PayloadProblem(pointer: pointer, kind: kind, isFatal: true)
}

extension StateShape.Kind {
    func problems(in node: PayloadNode, at pointer: String) -> [PayloadProblem] {
        switch (self, node.value) {
        case (.text, .string), (.bool, .bool), (.number, .number), (.anything, _): return []
        // The decoder takes 3.0 for an integer, too.
        case (.integer, .number(let number, _)) where number == number.rounded(): return []
        case (.url, .string(let text)) where !text.isEmpty: return []
        case (.choice(let words), .string(let word)):
            return words.contains(word) ? [] : [problem(pointer, .notAllowed(found: word, allowed: words))]
        case (.date, .string(let text)): return [problem(pointer, .dateAsText(text))]
        case (.date, .number(let seconds, _)):
            guard let hint = DateSense.since2001.doubt(seconds) else { return [] }
            return [PayloadProblem(pointer: pointer, kind: .implausibleDate(seconds, hint: hint), isFatal: false)]
        case (.list(let kind), .array(let elements)):
            return elements.enumerated().flatMap { kind.problems(in: $1, at: "\(pointer)/\($0)") }
        case (.object(let shape), .object): return shape.problems(in: node, at: pointer)
        default: return [problem(pointer, .wrongType(expected: word, found: node.type))]
        }
    }

    private var word: String {
        switch self {
        case .text: "a string"
        case .integer: "an integer"
        case .number: "a number"
        case .bool: "a boolean"
        case .date: "a number of seconds since 2001"
        case .url: "a string with an address"
        case .choice: "a string"
        case .list: "an array"
        case .object: "an object"
        case .anything: "a value"
        }
    }
}
