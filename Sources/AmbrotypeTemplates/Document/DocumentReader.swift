import AmbrotypeDrawing
import AmbrotypeWidgets
import Foundation

/// Reads the members of `template.json` and gathers what is wrong.
struct DocumentReader {
    let document: JSONValue
    let folder: TemplateFolder
    var issues: [TemplateIssue] = []

    init(document: JSONValue, folder: TemplateFolder) { (self.document, self.folder) = (document, folder) }

    mutating func kind() -> TemplateKind? {
        guard document.members != nil else {
            wrongKind("a template's object", document)
            return nil
        }
        guard let value = document["kind"] else {
            add(.missingMember("kind", of: "a template"), document)
            return nil
        }
        return choice(value, .kind, among: TemplateKind.allCases.map(\.rawValue)).flatMap { TemplateKind(rawValue: $0) }
    }

    mutating func template(of kind: TemplateKind, name: String) -> Template {
        checkMembers(of: kind)
        var template = Template(
            folder: folder, name: name, kind: kind, title: document["title"]?.string ?? name,
            summary: document["description"]?.string ?? "", languages: strings("languages") ?? [],
            families: families(), modes: modes(), parameters: parameters(), samples: [], texts: LocalizedTexts(),
            assets: AssetCatalog(), stores: stores(), document: document, data: data(), timeline: timeline(),
            states: states(), definitions: definitions(), issues: [])
        template.samples = samples(parameters: template.parameters)
        return template
    }

    private mutating func checkMembers(of kind: TemplateKind) {
        let known = DocumentMember.all.filter { $0.kinds.contains(kind) }
        let owner = "a template of kind \"\(kind.rawValue)\""
        for member in document.members ?? [] where !known.contains(where: { $0.name == member.key }) {
            let near = nearestNames(to: member.key, among: known.map(\.name))
            issues.append(TemplateIssue(.unknownMember(member.key, of: owner, near: near), at: member.keyPlace))
        }
        for member in known where member.isRequired && document[member.name] == nil {
            add(.missingMember(member.name, of: owner), document)
        }
        if kind != .liveActivity, document["body"] == nil, document["bodies"] == nil {
            add(.missingMember("body", of: owner), document)
        }
    }

    private mutating func families() -> [WidgetFamily] {
        guard let value = document["families"] else { return [] }
        guard let names = value.array else {
            wrongKind("a list of families", value)
            return []
        }
        let known = WidgetFamily.all.map(\.name)
        let chosen = names.compactMap { choice($0, .family, among: known) }.compactMap { WidgetFamily(name: $0) }
        return WidgetFamily.all.filter { chosen.contains($0) }
    }

    private mutating func modes() -> [String]? {
        guard let values = document["modes"]?.array else { return nil }
        return values.compactMap { choice($0, .value, among: ["fullColor", "accented", "vibrant"]) }
    }

    private mutating func data() -> [JSONMember] {
        var found: [JSONMember] = []
        for var member in members("data") {
            if let file = member.value["file"], member.value.members?.count == 1 {
                guard let path = file.string else {
                    wrongKind("a file's path", file)
                    continue
                }
                do { member.value = try folder.json(path, at: file.place) } catch {
                    issues.append(error)
                    continue
                }
            }
            found.append(member)
        }
        return found
    }

    private mutating func stores() -> [String: StoreCatalog] {
        guard let value = document["store"] else { return [:] }
        let files = value.members ?? [JSONMember(key: "default", keyPlace: value.place, value: value)]
        var stores: [String: StoreCatalog] = [:]
        for file in files {
            guard let path = file.value.string else {
                wrongKind("a file's path", file.value)
                continue
            }
            do {
                let (catalog, found) = try StoreCatalog.read(try folder.json(path, at: file.value.place))
                stores[file.key == "default" ? "default" : normalizedLanguageCode(file.key)] = catalog
                issues += found
            } catch { issues.append(error) }
        }
        return stores
    }

    private mutating func definitions() -> [String: ViewDefinition] {
        var found: [String: ViewDefinition] = [:]
        for member in members("views") {
            guard member.key.first?.isUppercase == true else {
                issues.append(TemplateIssue(.badValue(member.key, expected: "a capitalised name"), at: member.keyPlace))
                continue
            }
            guard let body = member.value["body"] else {
                add(.missingMember("body", of: "a view of your own"), member.value)
                continue
            }
            let parameters = (member.value["parameters"]?.members ?? []).map {
                (name: $0.key, standard: $0.value.isNull ? nil : $0.value as JSONValue?)
            }
            found[member.key] = ViewDefinition(name: member.key, parameters: parameters, body: body)
        }
        return found
    }
}

// MARK: Pieces

extension DocumentReader {
    mutating func add(_ trouble: TemplateTrouble, _ value: JSONValue) {
        issues.append(TemplateIssue(trouble, at: value.place))
    }

    mutating func wrongKind(_ expected: String, _ value: JSONValue) {
        add(.wrongKind(expected: expected, found: value.kindName), value)
    }

    /// The members of an object the document may have; empty, with an issue, where it is no object.
    mutating func members(_ name: String) -> [JSONMember] {
        guard let value = document[name] else { return [] }
        guard let members = value.members else {
            wrongKind("an object", value)
            return []
        }
        return members
    }

    private mutating func strings(_ name: String) -> [String]? {
        guard let value = document[name] else { return nil }
        guard let texts = value.array?.map(\.string), !texts.contains(nil) else {
            wrongKind("a list of strings", value)
            return nil
        }
        return texts.compactMap { $0 }
    }

    /// A string that must be one of a few names.
    mutating func choice(_ value: JSONValue, _ kind: NameKind, among names: [String]) -> String? {
        guard let name = value.string else {
            wrongKind("a string", value)
            return nil
        }
        if names.contains(name) { return name }
        add(.unknownName(name, kind: kind, near: nearestNames(to: name, among: names)), value)
        return nil
    }
}
