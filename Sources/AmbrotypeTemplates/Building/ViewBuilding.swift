import AmbrotypeDrawing
import AmbrotypeViews
import Foundation

/// Turns nodes into views, in one scope. A copy with another scope shares the log.
@MainActor struct ViewBuilding {
    let definitions: [String: ViewDefinition]
    let values: ValueContext
    let log: IssueLog
    var scope: Scope
    /// What the bodies of the document's own views see beside their parameters.
    let outerScope: Scope
    /// How many views of the document's own stand around.
    var depth = 0

    static let deepestDefinition = 32

    /// What went wrong while views were made, in order.
    @MainActor final class IssueLog {
        private(set) var issues: [TemplateIssue] = []

        func add(_ issue: TemplateIssue) { if !issues.contains(issue) { issues.append(issue) } }
    }

    func with(_ name: String, _ value: TemplateValue) -> ViewBuilding {
        var building = self
        building.scope = scope.adding(name, value)
        return building
    }

    func evaluated(_ json: JSONValue) throws -> JSONValue { try scope.evaluated(json) }

    // MARK: Nodes

    /// The views of a node or of a list of nodes; nodes that fail are left out and logged.
    func views(_ json: JSONValue) throws -> [AnyView] { builts(json).map(\.anyView) }

    func builts(_ json: JSONValue) -> [Built] {
        if let nodes = json.array { return nodes.flatMap { builts($0) } }
        do { return try node(try ViewNode.read(json)) } catch {
            log.add(Self.issue(error, at: json.place))
            return []
        }
    }

    private func node(_ node: ViewNode) throws -> [Built] {
        switch node {
        case .condition(let test, let then, let otherwise):
            if try scope.isTrue(bare: test) { return builts(then) }
            return otherwise.map { builts($0) } ?? []
        case .choice(let subject, let cases, let standard):
            let name = try scope.plainText(of: try scope.evaluate(bare: subject))
            return (cases.first { $0.key == name }?.value ?? standard).map { builts($0) } ?? []
        case .view(let call, let modifiers):
            if call.name == "ForEach" { return try repeated(call) }
            return [try apply(modifiers, to: try view(call)).written(at: call.place)]
        }
    }

    private func view(_ call: ViewNode.Call) throws -> Built {
        if let definition = definitions[call.name] { return try defined(definition, call) }
        guard let entry = ViewTable.views[call.name] else {
            throw TemplateIssue(
                .unknownName(call.name, kind: .view, near: ViewTable.near(call.name, definitions)), at: call.place)
        }
        return try entry.build(try arguments(of: call, entry.parameters))
    }

    private func arguments(of call: ViewNode.Call, _ parameters: [ParameterSpec]) throws -> ArgumentList {
        ArgumentList(
            owner: call.name, place: call.place, arguments: try call.arguments(for: parameters), building: self)
    }

    func apply(_ modifiers: [JSONValue], to start: Built) throws -> Built {
        var built = start
        for json in modifiers {
            if let test = json["if"] {
                let chosen = try scope.isTrue(bare: test) ? json["then"] : json["else"]
                built = try apply(chosen.map { $0.array ?? [$0] } ?? [], to: built)
                continue
            }
            let call = try ViewNode.readModifier(json)
            guard let entry = ViewTable.modifiers[call.name] else {
                let near = nearestNames(to: call.name, among: ViewTable.modifiers.keys)
                throw TemplateIssue(.unknownName(call.name, kind: .modifier, near: near), at: call.place)
            }
            do { built = try entry.apply(built, try arguments(of: call, entry.parameters)) } catch let target
                as WrongTarget
            {
                throw TemplateIssue(.wrongTarget(call.name, needs: target.needs, found: target.found), at: call.place)
            }
        }
        return built
    }

    // MARK: Repetition and views of the document's own

    private func repeated(_ call: ViewNode.Call) throws -> [Built] {
        let loop = try ForEachLoop(call)
        let value = try scope.evaluate(bare: loop.list)
        guard let elements = value.list else {
            throw TemplateIssue(.wrongKind(expected: "a list", found: value.kindName), at: loop.list.place)
        }
        return elements.enumerated().flatMap { index, element in
            var building = with(loop.element, element)
            if let name = loop.index { building = building.with(name, .integer(index)) }
            return building.builts(loop.content)
        }
    }

    private func defined(_ definition: ViewDefinition, _ call: ViewNode.Call) throws -> Built {
        guard depth < Self.deepestDefinition else { throw TemplateIssue(.endlessView(call.name), at: call.place) }
        let given = try call.arguments(for: definition.specs)
        var building = self
        building.depth += 1
        building.scope = outerScope
        for (name, standard) in definition.parameters {
            guard let json = given[name] ?? standard else {
                throw TemplateIssue(.missingMember(name, of: definition.name), at: call.place)
            }
            building.scope.values[name] = try scope.data(json)
        }
        let builts = building.builts(definition.body)
        return builts.count == 1 ? builts[0] : .view(AnyView(TemplateContent(views: builts.map(\.anyView))))
    }

    nonisolated static func issue(_ error: any Error, at place: SourcePlace) -> TemplateIssue {
        if let issue = error as? TemplateIssue { return issue }
        if let trouble = error as? TemplateTrouble { return TemplateIssue(trouble, at: place) }
        preconditionFailure("building throws template issues only: \(error)")
    }
}

extension ViewDefinition {
    /// Its parameters as those of a built-in view; a single one is the main argument.
    var specs: [ParameterSpec] {
        parameters.map { name, standard in
            ParameterSpec(
                name: name, isMain: parameters.count == 1, isRequired: standard == nil, words: "a value",
                schema: .anything,
                role: .value { _, _ in })
        }
    }
}

/// `{"ForEach": "index, plan in store.plans", "content": …}` taken apart.
struct ForEachLoop {
    var index: String?
    var element: String
    var list: JSONValue
    var content: JSONValue

    init(_ call: ViewNode.Call) throws(TemplateIssue) {
        guard let header = call.value, let text = header.string, let range = text.range(of: " in ") else {
            throw TemplateIssue(
                .badValue(call.value?.string ?? "", expected: "a loop such as \"plan in store.plans\""), at: call.place)
        }
        guard let content = call.beside.first(where: { $0.key == "content" })?.value else {
            throw TemplateIssue(.missingMember("content", of: "ForEach"), at: call.place)
        }
        let names = text[..<range.lowerBound].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard names.count == 1 || names.count == 2 else {
            throw TemplateIssue(
                .badValue(text, expected: "a loop such as \"index, plan in store.plans\""), at: header.place)
        }
        index = names.count == 2 ? names[0] : nil
        element = names[names.count - 1]
        list = JSONValue(.string(String(text[range.upperBound...])), at: header.place)
        self.content = content
    }
}
