import AmbrotypeDrawing

extension StringCatalog {
    /// The catalog in a JSON document, and what is wrong in it; an entry that is wrong is left out.
    package static func read(_ document: JSONValue, table: String) throws(TemplateIssue) -> (
        StringCatalog, [TemplateIssue]
    ) {
        guard document.members != nil else {
            throw TemplateIssue(
                .wrongKind(expected: "a string catalog's object", found: document.kindName), at: document.place)
        }
        guard let strings = document["strings"] else {
            throw TemplateIssue(.missingMember("strings", of: "a string catalog"), at: document.place)
        }
        guard let members = strings.members else {
            throw TemplateIssue(.wrongKind(expected: "an object", found: strings.kindName), at: strings.place)
        }
        var reader = StringCatalogReader()
        let source = normalizedLanguageCode(document["sourceLanguage"]?.string ?? "en")
        var catalog = StringCatalog(table: table, sourceLanguage: source, entries: [:])
        for member in members { catalog.entries[member.key] = reader.entry(member) }
        return (catalog, reader.issues)
    }
}

/// Reads the entries of one catalog and gathers what is wrong.
private struct StringCatalogReader {
    var issues: [TemplateIssue] = []

    mutating func entry(_ member: JSONMember) -> StringCatalog.Entry {
        var entry = StringCatalog.Entry(
            place: member.keyPlace, shouldTranslate: member.value["shouldTranslate"]?.bool ?? true, localizations: [:])
        guard member.value.members != nil else {
            wrongKind("an object", member.value)
            return entry
        }
        guard let localizations = member.value["localizations"] else { return entry }
        guard let languages = localizations.members else {
            wrongKind("an object of languages", localizations)
            return entry
        }
        for language in languages {
            guard let localization = localization(language.value) else { continue }
            entry.localizations[normalizedLanguageCode(language.key)] = localization
        }
        return entry
    }

    private mutating func localization(_ value: JSONValue) -> StringCatalog.Localization? {
        guard value.members != nil else {
            wrongKind("an object", value)
            return nil
        }
        var substitutions: [String: StringCatalog.Substitution] = [:]
        for member in value["substitutions"]?.members ?? [] {
            guard let text = variation(member.value) else { continue }
            substitutions[member.key] = StringCatalog.Substitution(
                argument: member.value["argNum"]?.integer,
                specifier: member.value["formatSpecifier"]?.string ?? "lld", text: text)
        }
        let text = variation(value)
        return text == nil && substitutions.isEmpty ? nil : .init(text: text, substitutions: substitutions)
    }

    /// The `stringUnit` or `variations` of an object; nil, and no issue, where it has neither.
    private mutating func variation(_ value: JSONValue) -> StringCatalog.Variation? {
        if let unit = value["stringUnit"] {
            guard let text = unit["value"] else { return nil }
            guard let string = text.string else {
                wrongKind("a string", text)
                return nil
            }
            return .text(string)
        }
        guard let variations = value["variations"] else { return nil }
        if let plural = variations["plural"]?.members { return pluralVariation(plural) }
        if let device = variations["device"]?.members {
            var found: [String: StringCatalog.Variation] = [:]
            for member in device { found[member.key] = variation(member.value) }
            return found.isEmpty ? nil : .device(found)
        }
        for member in variations.members ?? [] {
            let near = nearestNames(to: member.key, among: ["plural", "device"])
            issues.append(TemplateIssue(.unknownMember(member.key, of: "variations", near: near), at: member.keyPlace))
        }
        return nil
    }

    private mutating func pluralVariation(_ members: [JSONMember]) -> StringCatalog.Variation? {
        var found: [PluralCategory: StringCatalog.Variation] = [:]
        for member in members {
            guard let category = PluralCategory(rawValue: member.key) else {
                let near = nearestNames(to: member.key, among: PluralCategory.allCases.map(\.rawValue))
                issues.append(TemplateIssue(.badPluralCategory(member.key, near: near), at: member.keyPlace))
                continue
            }
            found[category] = variation(member.value)
        }
        return found.isEmpty ? nil : .plural(found)
    }

    private mutating func wrongKind(_ expected: String, _ value: JSONValue) {
        issues.append(TemplateIssue(.wrongKind(expected: expected, found: value.kindName), at: value.place))
    }
}
