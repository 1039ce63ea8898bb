import AmbrotypeDrawing

/// A node of a template's view tree, taken apart but not looked up.
indirect enum ViewNode {
    case condition(test: JSONValue, then: JSONValue, otherwise: JSONValue?)
    case choice(subject: JSONValue, cases: [JSONMember], standard: JSONValue?)
    case view(Call, modifiers: [JSONValue])

    /// The name of a view or modifier with what stands at it.
    struct Call {
        var name: String
        var place: SourcePlace
        /// The value behind the name; nil for a bare string.
        var value: JSONValue?
        /// Members beside the name.
        var beside: [JSONMember]
    }

    /// Takes a node apart. A bare string is a view without arguments.
    static func read(_ json: JSONValue) throws(TemplateIssue) -> ViewNode {
        if let name = json.string {
            return .view(Call(name: name, place: json.place, value: nil, beside: []), modifiers: [])
        }
        guard let members = json.members else {
            throw TemplateIssue(.wrongKind(expected: "a view", found: json.kindName), at: json.place)
        }
        if let test = json["if"] { return try condition(json, test, members) }
        if let subject = json["switch"] { return try choice(json, subject, members) }
        let names = members.filter { $0.key.first?.isUppercase == true }
        guard let name = names.first else {
            throw TemplateIssue(.viewMissing(keys: members.map(\.key)), at: json.place)
        }
        if names.count > 1 { throw TemplateIssue(.contradiction(names[0].key, names[1].key), at: names[1].keyPlace) }
        var modifiers: [JSONValue] = []
        if let value = json["modifiers"] {
            guard let list = value.array else {
                throw TemplateIssue(.wrongKind(expected: "a list of modifiers", found: value.kindName), at: value.place)
            }
            modifiers = list
        }
        let beside = members.filter { $0.key != name.key && $0.key != "modifiers" }
        return .view(
            Call(name: name.key, place: name.keyPlace, value: name.value, beside: beside), modifiers: modifiers)
    }

    private static func condition(
        _ json: JSONValue, _ test: JSONValue, _ members: [JSONMember]
    ) throws(TemplateIssue) -> ViewNode {
        try check(members, of: "a condition", known: ["if", "then", "else"])
        guard let then = json["then"] else {
            throw TemplateIssue(.missingMember("then", of: "a condition"), at: json.place)
        }
        return .condition(test: test, then: then, otherwise: json["else"])
    }

    private static func choice(
        _ json: JSONValue, _ subject: JSONValue, _ members: [JSONMember]
    ) throws(TemplateIssue) -> ViewNode {
        try check(members, of: "a choice", known: ["switch", "cases", "default"])
        guard let cases = json["cases"]?.members else {
            throw TemplateIssue(.missingMember("cases", of: "a choice"), at: json.place)
        }
        return .choice(subject: subject, cases: cases, standard: json["default"])
    }

    private static func check(_ members: [JSONMember], of owner: String, known: [String]) throws(TemplateIssue) {
        for member in members where !known.contains(member.key) {
            let near = nearestNames(to: member.key, among: known)
            throw TemplateIssue(.unknownMember(member.key, of: owner, near: near), at: member.keyPlace)
        }
    }

    /// A modifier: a bare string, or an object whose first key is its name and whose others stand beside it.
    static func readModifier(_ json: JSONValue) throws(TemplateIssue) -> Call {
        if let name = json.string { return Call(name: name, place: json.place, value: nil, beside: []) }
        guard let members = json.members, let first = members.first else {
            throw TemplateIssue(
                .wrongKind(expected: "a modifier such as {\"padding\": 8}", found: json.kindName), at: json.place)
        }
        return Call(name: first.key, place: first.keyPlace, value: first.value, beside: Array(members.dropFirst()))
    }
}

extension ViewNode.Call {
    /// The arguments by name: an object of arguments, or the main argument alone, and those that stand beside.
    func arguments(for parameters: [ParameterSpec]) throws(TemplateIssue) -> [String: JSONValue] {
        var found: [String: JSONValue] = [:]
        let slots = parameters.filter(\.isSlot).map(\.name)
        for member in beside {
            guard slots.contains(member.key) else {
                let near = nearestNames(to: member.key, among: slots + parameters.map(\.name) + ["modifiers"])
                throw TemplateIssue(.unknownMember(member.key, of: name, near: near), at: member.keyPlace)
            }
            found[member.key] = member.value
        }
        guard let value, !value.isNull else { return found }
        let names = parameters.map(\.name)
        let main = parameters.first(where: \.isMain)
        if let members = value.members, main?.takes(value, insteadOf: names) != true {
            for member in members {
                guard names.contains(member.key) else {
                    let near = nearestNames(to: member.key, among: names)
                    throw TemplateIssue(.unknownMember(member.key, of: name, near: near), at: member.keyPlace)
                }
                found[member.key] = member.value
            }
        } else if let main {
            found[main.name] = value
        } else if value.bool != true {
            throw TemplateIssue(
                .wrongKind(expected: parameters.isEmpty ? "{}" : "an object of arguments", found: value.kindName),
                at: value.place)
        }
        return found
    }
}

extension ParameterSpec {
    /// Whether the argument is views and may stand beside the name, as a trailing closure does.
    var isSlot: Bool {
        switch role {
        case .content, .styleOrContent: true
        default: false
        }
    }

    /// Whether an object is this main argument itself and no object of the arguments called `names`.
    func takes(_ value: JSONValue, insteadOf names: [String]) -> Bool {
        let keys = (value.members ?? []).map(\.key)
        guard schema.acceptsObjects, !keys.allSatisfy(names.contains) else { return false }
        if case .content = role {
            return keys.contains { $0 == "if" || $0 == "switch" || $0.first?.isUppercase == true }
        }
        return true
    }
}
