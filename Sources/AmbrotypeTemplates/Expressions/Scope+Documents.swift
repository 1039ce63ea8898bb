extension JSONValue {
    /// A value that an expression standing at `place` came to; members in the order of their names.
    init(evaluated value: TemplateValue, at place: SourcePlace) {
        let content: Content =
            switch value {
            case .null: .null
            case .bool(let flag): .bool(flag)
            case .integer(let number): .integer(number)
            case .number(let number): .number(number)
            case .string(let text): .string(text)
            case .date(let date): .date(date)
            case .list(let values): .array(values.map { JSONValue(evaluated: $0, at: place) })
            case .object(let members):
                .object(
                    members.sorted { $0.key < $1.key }.map { name, value in
                        JSONMember(key: name, keyPlace: place, value: JSONValue(evaluated: value, at: place))
                    })
            }
        self.init(content, at: place)
    }

    /// Whether any string in the value holds an expression.
    var hasExpressions: Bool {
        switch content {
        case .string(let text): text.contains("{{")
        case .array(let values): values.contains(where: \.hasExpressions)
        case .object(let members): members.contains(where: \.value.hasExpressions)
        default: false
        }
    }

    /// Every string in the value with its place, depth first.
    var strings: [(text: String, place: SourcePlace)] {
        switch content {
        case .string(let text): [(text, place)]
        case .array(let values): values.flatMap(\.strings)
        case .object(let members): members.flatMap(\.value.strings)
        default: []
        }
    }
}

extension Scope {
    /// The value with every expression in it replaced by what it comes to; places stay.
    package func evaluated(_ json: JSONValue) throws(TemplateIssue) -> JSONValue {
        switch json.content {
        case .string(let text):
            guard text.contains("{{") else { return json }
            do { return JSONValue(evaluated: try value(of: try TextPattern.parse(text)), at: json.place) } catch {
                throw TemplateIssue(error, at: json.place)
            }
        case .array(let values):
            var evaluatedValues: [JSONValue] = []
            for value in values { evaluatedValues.append(try evaluated(value)) }
            return JSONValue(.array(evaluatedValues), at: json.place)
        case .object(let members):
            var evaluatedMembers: [JSONMember] = []
            for var member in members {
                member.value = try evaluated(member.value)
                evaluatedMembers.append(member)
            }
            return JSONValue(.object(evaluatedMembers), at: json.place)
        default: return json
        }
    }

    /// What a member of data comes to: expressions evaluated, ISO 8601 texts as dates.
    package func data(_ json: JSONValue) throws(TemplateIssue) -> TemplateValue {
        TemplateValue(try evaluated(json), zone: zone)
    }

    /// A condition or another bare expression; `{{ }}` around it may stay.
    func evaluate(bare json: JSONValue) throws(TemplateIssue) -> TemplateValue {
        let expression = try Expression.parse(bare: json)
        do { return try evaluate(expression) } catch { throw TemplateIssue(error, at: json.place) }
    }

    func isTrue(bare json: JSONValue) throws(TemplateIssue) -> Bool {
        let value = try evaluate(bare: json)
        guard case .bool(let flag) = value else {
            throw TemplateIssue(.wrongKind(expected: "true or false", found: value.kindName), at: json.place)
        }
        return flag
    }
}

extension Expression {
    /// Parses a string that is an expression as a whole; true, false and numbers stand for themselves.
    static func parse(bare json: JSONValue) throws(TemplateIssue) -> Expression {
        switch json.content {
        case .bool(let flag): return .literal(.bool(flag))
        case .integer(let number): return .literal(.integer(number))
        case .number(let number): return .literal(.number(number))
        case .string(let text):
            do {
                if text.hasPrefix("{{"), let single = try TextPattern.parse(text).single { return single }
                return try ExpressionParser.parse(text)
            } catch { throw TemplateIssue(error, at: json.place) }
        default: throw TemplateIssue(.wrongKind(expected: "an expression", found: json.kindName), at: json.place)
        }
    }
}
