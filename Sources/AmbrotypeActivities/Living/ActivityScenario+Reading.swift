package import Foundation

extension ActivityScenario {
    /// Reads a scenario file.
    ///
    /// - Returns: the scenario, nil when anything in it is wrong, and what is wrong by JSON pointer.
    package static func read(_ data: Data) -> (scenario: ActivityScenario?, problems: [PayloadProblem]) {
        do {
            var reading = ScenarioReading(data: data)
            let scenario = reading.scenario(try PayloadReader.read(Array(data)))
            return (reading.problems.contains(where: \.isFatal) ? nil : scenario, reading.problems)
        } catch {
            return (nil, [PayloadProblem(pointer: "", kind: .syntax(error), isFatal: true)])
        }
    }
}

private let stepKeys = [
    "name", "after", "activity", "push", "priority", "event", "state", "staleAfter", "relevance", "dismissal", "start",
]
private let eventWords = ["schedule", "start", "update", "end", "removed", "locked"]

private struct ScenarioReading {
    let data: Data
    var problems: [PayloadProblem] = []

    mutating func scenario(_ root: PayloadNode) -> ActivityScenario? {
        unknown(root, among: ["activities", "steps"], "")
        var actors: [ActivityScenario.Actor] = []
        for member in root["activities"]?.members ?? [] { actors.append(actor(member)) }
        if actors.isEmpty { actors = [.init(id: "activity", app: "app")] }
        guard case .array(let nodes)? = root["steps"]?.value else { return note("/steps", .missing) }
        var steps: [ActivityScenario.Step] = []
        for (index, node) in nodes.enumerated() {
            let last = steps.last?.activity ?? actors[0].id
            if let step = step(node, "/steps/\(index)", actors.map(\.id), last) { steps.append(step) }
        }
        return ActivityScenario(actors: actors, steps: steps)
    }

    private mutating func actor(_ member: PayloadMember) -> ActivityScenario.Actor {
        let place = "/activities/" + PayloadProblem.escaped(member.key)
        unknown(member.value, among: ["app", "subject", "style", "attributes"], place)
        let style = word(member.value["style"], ["standard", "transient"], place + "/style")
        return ActivityScenario.Actor(
            id: member.key, app: member.value["app"]?.string ?? member.key, subject: member.value["subject"]?.string,
            style: style == "transient" ? .transient : .standard, attributes: part(member.value["attributes"]))
    }

    private mutating func step(
        _ node: PayloadNode, _ place: String, _ ids: [String], _ last: String
    ) -> ActivityScenario.Step? {
        unknown(node, among: stepKeys, place)
        let activity = word(node["activity"], ids, place + "/activity") ?? last
        guard let happening = happening(node, place) else { return nil }
        let after = time(node["after"], place + "/after")
        if after == nil, node["after"] == nil {
            guard case .push = happening else { return note(place + "/after", .missing) }
        }
        return ActivityScenario.Step(
            name: node["name"]?.string, after: after, activity: activity, happening: happening,
            staleAfter: seconds(node["staleAfter"], place + "/staleAfter"),
            relevance: node["relevance"]?.number ?? 0)
    }

    private mutating func happening(_ node: PayloadNode, _ place: String) -> ActivityScenario.Happening? {
        if let file = node["push"]?.string {
            return .push(file: file, priority: node["priority"]?.number == 5 ? 5 : 10)
        }
        guard node["event"] != nil else { return note(place + "/event", .missing) }
        let state = part(node["state"])
        switch word(node["event"], eventWords, place + "/event") {
        case "schedule":
            guard let start = time(node["start"], place + "/start") else { return note(place + "/start", .missing) }
            return .schedule(state: state, start: start)
        case "start": return .start(state: state)
        case "update": return .update(state: state)
        case "end": return .end(state: state, dismissal: dismissal(node["dismissal"], place + "/dismissal"))
        case "removed": return .removed
        case "locked": return .locked
        default: return nil
        }
    }

    private mutating func dismissal(_ node: PayloadNode?, _ place: String) -> ActivityScenario.Dismissal {
        if node?.number != nil { return .after(seconds(node, place) ?? 0) }
        return word(node, ["default", "immediate"], place) == "immediate" ? .immediate : .standard
    }
}

extension ScenarioReading {
    private mutating func note<Value>(_ pointer: String, _ kind: PayloadProblem.Kind) -> Value? {
        problems.append(PayloadProblem(pointer: pointer, kind: kind, isFatal: true))
        return nil
    }

    private mutating func unknown(_ node: PayloadNode, among known: [String], _ place: String) {
        for member in node.members ?? [] where !known.contains(member.key) {
            let pointer = place + "/" + PayloadProblem.escaped(member.key)
            let kind = PayloadProblem.Kind.unknown(nearest: nearestName(member.key, among: known))
            problems.append(PayloadProblem(pointer: pointer, kind: kind, isFatal: true))
        }
    }

    private mutating func word(_ node: PayloadNode?, _ allowed: [String], _ place: String) -> String? {
        guard let node else { return nil }
        guard let text = node.string else {
            return note(place, .wrongType(expected: "a string", found: node.type))
        }
        return allowed.contains(text) ? text : note(place, .notAllowed(found: text, allowed: allowed))
    }

    /// `MM:SS`, `HH:MM:SS`, or seconds.
    private mutating func time(_ node: PayloadNode?, _ place: String) -> TimeInterval? {
        guard let node else { return nil }
        if node.number != nil { return seconds(node, place) }
        let parts = node.string?.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } ?? []
        let numbers = parts.compactMap { $0 }
        guard 2...3 ~= parts.count, numbers.count == parts.count,
            numbers.dropFirst().allSatisfy({ 0..<60 ~= $0 }), numbers[0] >= 0
        else { return note(place, .wrongType(expected: "MM:SS or HH:MM:SS", found: node.string ?? node.type)) }
        return TimeInterval(numbers.reduce(0) { $0 * 60 + $1 })
    }

    /// A length of time; more than ten years are a mistake.
    private mutating func seconds(_ node: PayloadNode?, _ place: String) -> TimeInterval? {
        guard let node else { return nil }
        let most = 315_360_000.0
        if let number = node.number, -most...most ~= number { return number }
        return note(
            place,
            .wrongType(expected: "a number of seconds up to ten years", found: node.number.map { "\($0)" } ?? node.type)
        )
    }

    private func part(_ node: PayloadNode?) -> PayloadPart? {
        guard let node, node.members != nil else { return nil }
        return PayloadPart(json: Data(data.dropFirst(node.range.lowerBound).prefix(node.range.count)), node: node)
    }
}
