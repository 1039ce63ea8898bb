import AmbrotypeDrawing

/// The names an expression may use at one place, with the members of those whose members are known.
struct KnownNames {
    var names: Set<String>
    var members: [String: Set<String>] = [:]

    func adding(_ more: [String]) -> KnownNames {
        var known = self
        known.names.formUnion(more)
        for name in more { known.members[name] = nil }
        return known
    }

    /// What is wrong with the names in an expression.
    func troubles(in expression: Expression) -> [TemplateTrouble] {
        var troubles: [TemplateTrouble] = []
        expression.visit { part in
            switch part {
            case .name(let name) where !names.contains(name):
                troubles.append(.unknownName(name, kind: .variable, near: nearestNames(to: name, among: names)))
            case .member(.name(let owner), let name, isOptional: false):
                guard let known = members[owner], !known.contains(name) else { return }
                troubles.append(.expressionNoMember(name, of: "`\(owner)`", near: nearestNames(to: name, among: known)))
            case .call(let name, _) where TemplateFunction.all[name] == nil:
                let near = nearestNames(to: name, among: TemplateFunction.all.keys)
                troubles.append(.unknownName(name, kind: .function, near: near))
            default: break
            }
        }
        return troubles
    }
}

extension Template {
    /// Names of the places where views stand.
    var viewNames: KnownNames {
        var known = KnownNames(
            names: Set(TemplateScene.names + ["now", "date", "index", "data", "configuration", "isPlaceholder"]))
        known.members = ["data": Set(data.map(\.key)), "configuration": Set(parameters.map(\.name))]
        if !stores.isEmpty { known.names.insert("store") }
        if kind == .liveActivity {
            known.names.formUnion(["state", "attributes", "phase", "isStale", "staleDate"])
            known.members["state"] = Set(states.flatMap { $0.fields.map(\.key) })
            known.members["attributes"] = Set((document["attributes"]?.members ?? []).map(\.key))
        } else {
            known.names.insert("entry")
            known.members["entry"] = Set((document["entry"]?.members ?? []).map(\.key))
        }
        return known
    }

    /// Names where data is made: entries, states, attributes, data itself.
    var dataNames: KnownNames {
        var known = KnownNames(names: ["now", "data", "configuration", "language"])
        known.members = ["data": Set(data.map(\.key)), "configuration": Set(parameters.map(\.name))]
        if !stores.isEmpty { known.names.insert("store") }
        if kind == .liveActivity { known.names.formUnion(["start", "attributes"]) }
        if kind != .liveActivity { known.names.formUnion(["entry", "item", "index", "slot", "date"]) }
        return known
    }
}
