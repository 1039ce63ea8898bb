import AmbrotypeDrawing
import Foundation

extension DocumentReader {
    mutating func parameters() -> [ConfigurationParameter] { members("configuration").compactMap { parameter($0) } }

    private mutating func parameter(_ member: JSONMember) -> ConfigurationParameter? {
        let known = ["title", "options", "default"]
        for inner in member.value.members ?? [] where !known.contains(inner.key) {
            let near = nearestNames(to: inner.key, among: known)
            issues.append(TemplateIssue(.unknownMember(inner.key, of: "a parameter", near: near), at: inner.keyPlace))
        }
        guard let standard = member.value["default"] else {
            add(.missingMember("default", of: "a parameter"), member.value)
            return nil
        }
        let title = member.value["title"]?.string ?? member.key
        let value = TemplateValue(standard, zone: .gmt)
        let kind: ConfigurationParameter.Kind
        if let options = member.value["options"]?.array {
            let names = options.compactMap(\.string)
            guard choice(standard, .option, among: names) != nil else { return nil }
            kind = .choice(names)
        } else {
            switch value {
            case .bool: kind = .toggle
            case .integer, .number: kind = .number
            case .string: kind = .text
            default:
                wrongKind("true, false, a number or a string", standard)
                return nil
            }
        }
        return ConfigurationParameter(name: member.key, title: title, kind: kind, standard: value)
    }

    mutating func samples(parameters: [ConfigurationParameter]) -> [TemplateSample] {
        let found = members("samples").map { sample($0, parameters: parameters) }
        let standard = TemplateSample(name: "default", configuration: [:], data: [], shown: .indices([0]))
        return found.isEmpty ? [standard] : found
    }

    private mutating func sample(_ member: JSONMember, parameters: [ConfigurationParameter]) -> TemplateSample {
        let known = ["configuration", "data", "show"]
        for inner in member.value.members ?? [] where !known.contains(inner.key) {
            let near = nearestNames(to: inner.key, among: known)
            issues.append(TemplateIssue(.unknownMember(inner.key, of: "a sample", near: near), at: inner.keyPlace))
        }
        var configuration: [String: TemplateValue] = [:]
        for setting in member.value["configuration"]?.members ?? [] {
            guard let parameter = parameters.first(where: { $0.name == setting.key }) else {
                let near = nearestNames(to: setting.key, among: parameters.map(\.name))
                issues.append(
                    TemplateIssue(.unknownName(setting.key, kind: .parameter, near: near), at: setting.keyPlace))
                continue
            }
            if case .choice(let options) = parameter.kind, choice(setting.value, .option, among: options) == nil {
                continue
            }
            configuration[setting.key] = TemplateValue(setting.value, zone: .gmt)
        }
        for inner in member.value["data"]?.members ?? [] where document["data"]?[inner.key] == nil {
            let near = nearestNames(to: inner.key, among: (document["data"]?.members ?? []).map(\.key))
            issues.append(
                TemplateIssue(.unknownMember(inner.key, of: "the template's data", near: near), at: inner.keyPlace))
        }
        return TemplateSample(
            name: member.key, configuration: configuration, data: member.value["data"]?.members ?? [],
            shown: shown(member.value["show"]))
    }

    private mutating func shown(_ value: JSONValue?) -> TemplateSample.Shown {
        guard let value else { return .indices([0]) }
        if value.string == "all" { return .all }
        guard let indices = value.array?.map(\.integer), !indices.contains(nil) else {
            wrongKind("\"all\" or a list of entry numbers", value)
            return .indices([0])
        }
        return .indices(indices.compactMap { $0 })
    }

    mutating func states() -> [ActivityState] {
        guard let value = document["states"] else { return [] }
        guard let items = value.array else {
            wrongKind("a list of states", value)
            return []
        }
        var states: [ActivityState] = []
        for item in items { if let state = state(item, after: states) { states.append(state) } }
        return states
    }

    private mutating func state(_ item: JSONValue, after earlier: [ActivityState]) -> ActivityState? {
        let known = ["name", "from", "state", "phase", "shownAt", "staleDate", "relevanceScore"]
        for inner in item.members ?? [] where !known.contains(inner.key) {
            let near = nearestNames(to: inner.key, among: known)
            issues.append(
                TemplateIssue(.unknownMember(inner.key, of: "a content state", near: near), at: inner.keyPlace))
        }
        guard let name = item["name"]?.string else {
            add(.missingMember("name", of: "a content state"), item)
            return nil
        }
        var fields: [JSONMember] = []
        if let from = item["from"] {
            guard let chosen = choice(from, .value, among: earlier.map(\.name)) else { return nil }
            fields = earlier.first { $0.name == chosen }?.fields ?? []
        }
        for field in item["state"]?.members ?? [] {
            fields.removeAll { $0.key == field.key }
            fields.append(field)
        }
        let phase = item["phase"].flatMap { choice($0, .value, among: ActivityState.Phase.allCases.map(\.rawValue)) }
        return ActivityState(
            name: name, from: item["from"]?.string, fields: fields,
            phase: phase.flatMap { ActivityState.Phase(rawValue: $0) } ?? .active,
            shownAt: item["shownAt"], staleDate: item["staleDate"], relevanceScore: item["relevanceScore"]?.number)
    }
}
