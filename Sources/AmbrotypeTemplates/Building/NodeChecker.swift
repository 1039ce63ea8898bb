import AmbrotypeDrawing
import AmbrotypeViews

extension Template {
    /// What can be said of the document without data: unknown views, modifiers, arguments and names, wrong literals, broken
    /// expressions. Every branch is looked at, taken or not.
    @MainActor func checked() -> [TemplateIssue] {
        var checker = NodeChecker(definitions: definitions, values: ValueContext(assets: assets))
        let names = viewNames
        let single = [
            "body", "lockScreen", "compactLeading", "compactTrailing", "minimal",
        ]
        for name in single { if let node = document[name] { checker.node(node, names) } }
        for member in document["bodies"]?.members ?? [] { checker.node(member.value, names) }
        for member in document["expanded"]?.members ?? [] {
            if DocumentMember.expandedRegions.contains(member.key) {
                checker.node(member.value, names)
            } else {
                let near = nearestNames(to: member.key, among: DocumentMember.expandedRegions)
                checker.add(.unknownMember(member.key, of: "the open island", near: near), member.keyPlace)
            }
        }
        for name in ["containerBackground", "background"] {
            if let value = document[name] { checker.argument(value, Parameter.styleOrContent("style").spec, names) }
        }
        for definition in definitions.values.sorted(by: { $0.name < $1.name }) {
            checker.node(definition.body, names.adding(definition.parameters.map(\.name)))
        }
        let dataMembers = ["entry", "placeholder", "attributes", "states", "data"]
        for name in dataMembers { if let value = document[name] { checker.expressions(in: value, dataNames) } }
        if let items = timeline?.items, items.string != nil { checker.bare(items, dataNames) }
        return checker.issues
    }
}

/// Walks view trees with the tables.
@MainActor struct NodeChecker {
    let definitions: [String: ViewDefinition]
    let values: ValueContext
    var issues: [TemplateIssue] = []

    init(definitions: [String: ViewDefinition], values: ValueContext) {
        (self.definitions, self.values) = (definitions, values)
    }

    mutating func add(_ trouble: TemplateTrouble, _ place: SourcePlace) {
        let issue = TemplateIssue(trouble, at: place)
        if !issues.contains(issue) { issues.append(issue) }
    }

    mutating func node(_ json: JSONValue, _ names: KnownNames) {
        if let nodes = json.array {
            for inner in nodes { node(inner, names) }
            return
        }
        do {
            switch try ViewNode.read(json) {
            case .condition(let test, let then, let otherwise):
                bare(test, names)
                node(then, names)
                if let otherwise { node(otherwise, names) }
            case .choice(let subject, let cases, let standard):
                bare(subject, names)
                for member in cases { node(member.value, names) }
                if let standard { node(standard, names) }
            case .view(let call, let modifiers):
                try view(call, names)
                self.modifiers(modifiers, names)
            }
        } catch { keep(error, json.place) }
    }

    private mutating func view(_ call: ViewNode.Call, _ names: KnownNames) throws {
        if call.name == "ForEach" {
            let loop = try ForEachLoop(call)
            bare(loop.list, names)
            node(loop.content, names.adding([loop.element] + (loop.index.map { [$0] } ?? [])))
            return
        }
        let specs: [ParameterSpec]
        if let definition = definitions[call.name] {
            specs = definition.specs
        } else if let entry = ViewTable.views[call.name] {
            specs = entry.parameters
        } else {
            throw TemplateIssue(
                .unknownName(call.name, kind: .view, near: ViewTable.near(call.name, definitions)), at: call.place)
        }
        try arguments(call, specs, names)
    }

    private mutating func modifiers(_ modifiers: [JSONValue], _ names: KnownNames) {
        for json in modifiers {
            if let test = json["if"] {
                bare(test, names)
                for branch in [json["then"], json["else"]].compactMap({ $0 }) {
                    self.modifiers(branch.array ?? [branch], names)
                }
                continue
            }
            do {
                let call = try ViewNode.readModifier(json)
                guard let entry = ViewTable.modifiers[call.name] else {
                    let near = nearestNames(to: call.name, among: ViewTable.modifiers.keys)
                    throw TemplateIssue(.unknownName(call.name, kind: .modifier, near: near), at: call.place)
                }
                try arguments(call, entry.parameters, names)
            } catch { keep(error, json.place) }
        }
    }

    private mutating func arguments(_ call: ViewNode.Call, _ specs: [ParameterSpec], _ names: KnownNames) throws {
        let given = try call.arguments(for: specs)
        for spec in specs where spec.isRequired && given[spec.name] == nil {
            add(.missingMember(spec.name, of: call.name), call.place)
        }
        var inner = names
        for spec in specs {
            if case .binding = spec.role { inner = names.adding([given[spec.name]?.string ?? spec.name]) }
        }
        for spec in specs { if let json = given[spec.name] { argument(json, spec, inner) } }
    }

    mutating func argument(_ json: JSONValue, _ spec: ParameterSpec, _ names: KnownNames) {
        switch spec.role {
        case .content: node(json, names)
        case .shape: if json.string?.contains("{{") == true { expressions(in: json, names) } else { node(json, names) }
        case .styleOrContent:
            if ViewBuilding.isView(json, definitions) {
                node(json, names)
            } else {
                value(json, ValueKind<any ShapeStyle>.check, names)
            }
        case .text:
            if let parts = json.array { for part in parts { node(part, names) } } else { expressions(in: json, names) }
        case .value(let check): value(json, check, names)
        case .loop, .binding, .raw: break
        }
    }

    private mutating func words(_ json: JSONValue, _ names: KnownNames) {
        for member in json.members ?? [] where !ViewBuilding.textMembers.contains(member.key) {
            let near = nearestNames(to: member.key, among: ViewBuilding.textMembers)
            add(.unknownMember(member.key, of: "a text", near: near), member.keyPlace)
        }
        if let style = json["style"] {
            value(style, { _ = try ValueKind<Text.DateStyle>.dateStyle.read($0, $1) }, names)
        }
        expressions(in: json, names)
    }

    private mutating func value(
        _ json: JSONValue, _ check: (JSONValue, ValueContext) throws -> Void, _ names: KnownNames
    ) {
        if json.hasExpressions { return expressions(in: json, names) }
        if json.isNull { return }
        do { try check(json, values) } catch { keep(error, json.place) }
    }

    // MARK: Expressions

    mutating func expressions(in json: JSONValue, _ names: KnownNames) {
        for (text, place) in json.strings where text.contains("{{") {
            do {
                for case .expression(let expression) in try TextPattern.parse(text).parts {
                    check(expression, names, place)
                }
            } catch { add(error, place) }
        }
    }

    mutating func bare(_ json: JSONValue, _ names: KnownNames) {
        do { check(try Expression.parse(bare: json), names, json.place) } catch { issues.append(error) }
    }

    private mutating func check(_ expression: Expression, _ names: KnownNames, _ place: SourcePlace) {
        for trouble in names.troubles(in: expression) { add(trouble, place) }
    }

    private mutating func keep(_ error: any Error, _ place: SourcePlace) {
        let issue = ViewBuilding.issue(error, at: place)
        if !issues.contains(issue) { issues.append(issue) }
    }
}

extension ValueKind where Value == any ShapeStyle {
    static func check(_ json: JSONValue, _ context: ValueContext) throws { _ = try style.read(json, context) }
}
