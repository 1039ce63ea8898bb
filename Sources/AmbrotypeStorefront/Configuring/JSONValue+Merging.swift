package import AmbrotypeTemplates

extension JSONValue {
    /// This value with another laid over it: objects member by member, everything else replaced.
    package func overlaid(by other: JSONValue) -> JSONValue {
        guard let own = members, let theirs = other.members else { return other }
        var merged = own
        for member in theirs {
            if let index = merged.firstIndex(where: { $0.key == member.key }) {
                merged[index].value = merged[index].value.overlaid(by: member.value)
                merged[index].keyPlace = member.keyPlace
            } else {
                merged.append(member)
            }
        }
        return JSONValue(.object(merged), at: other.place)
    }

    /// The object without some of its members.
    package func without(_ names: Set<String>) -> JSONValue {
        guard let members else { return self }
        return JSONValue(.object(members.filter { !names.contains($0.key) }), at: place)
    }

    /// Every string `$name` replaced by the value of that name.
    ///
    /// - Throws: `unknownName` for a name nobody gave a value.
    package func filled(with values: [String: JSONValue]) throws(TemplateIssue) -> JSONValue {
        switch content {
        case .string(let text):
            guard text.hasPrefix("$"), text.count > 1, !text.hasPrefix("$$") else { return self }
            let name = String(text.dropFirst())
            guard let value = values[name] else {
                throw TemplateIssue(
                    .unknownName(name, kind: .value, near: StorefrontNames.near(name, Array(values.keys))), at: place)
            }
            return JSONValue(value.content, at: place)
        case .array(let elements):
            var filled: [JSONValue] = []
            for element in elements { filled.append(try element.filled(with: values)) }
            return JSONValue(.array(filled), at: place)
        case .object(let members):
            var filled = members
            for index in filled.indices { filled[index].value = try members[index].value.filled(with: values) }
            return JSONValue(.object(filled), at: place)
        default: return self
        }
    }
}
