extension StringCatalog {
    /// The text for `key` in the first of `languages` that has it, then in the source language; nil where neither has one.
    ///
    /// Variations are chosen by `arguments` (numbers decide plural forms; nil for an argument that is no number) and `device`;
    /// substitutions are put in place. Placeholders stay, numbered (`%1$lld`) where a substitution was made.
    package func text(
        for key: String, languages: [String], arguments: [Double?] = [], device: String = "iphone"
    ) -> (text: String, language: String)? {
        guard let entry = entries[key] else { return nil }
        for language in languages + [sourceLanguage] {
            guard let localization = entry.localizations[normalizedLanguageCode(language)] else { continue }
            let choice = VariationChoice(language: language, arguments: arguments, device: device)
            if let text = choice.text(of: localization) { return (text, language) }
        }
        return nil
    }

    /// Whether `key` has a text of its own in `language` or one of its parents.
    package func hasText(for key: String, languages: [String]) -> Bool {
        guard let entry = entries[key] else { return false }
        return languages.contains { entry.localizations[normalizedLanguageCode($0)] != nil }
    }
}

/// Chooses among a localization's variations for given arguments.
private struct VariationChoice {
    var language: String
    var arguments: [Double?]
    var device: String

    func text(of localization: StringCatalog.Localization) -> String? {
        guard let variation = localization.text else { return nil }
        guard let text = choose(variation, number: arguments.lazy.compactMap { $0 }.first) else { return nil }
        return localization.substitutions.isEmpty ? text : substituting(localization.substitutions, in: text)
    }

    private func choose(_ variation: StringCatalog.Variation, number: Double?) -> String? {
        switch variation {
        case .text(let text): return text
        case .device(let forms):
            let form = forms[device] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
            return form.flatMap { choose($0, number: number) }
        case .plural(let forms):
            return pluralForm(of: forms, number: number).flatMap { choose($0, number: number) }
        }
    }

    /// `zero` serves the number 0 in every language that gives one, as string catalogs are used in practice (assumed from wide
    /// use); otherwise CLDR's category, then `other`, then the last form given.
    private func pluralForm(
        of forms: [PluralCategory: StringCatalog.Variation], number: Double?
    ) -> StringCatalog.Variation? {
        if let number {
            if number == 0, let zero = forms[.zero] { return zero }
            if let form = forms[PluralRules.category(of: number, language: language)] { return form }
        }
        return forms[.other] ?? PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }.first
    }

    private func substituting(_ substitutions: [String: StringCatalog.Substitution], in text: String) -> String {
        var result = ""
        var at = text.startIndex
        var next = 1
        for specifier in FormatSpecifier.all(in: text) where specifier.kind == .value || specifier.kind == .substitution
        {
            result += text[at..<specifier.range.lowerBound]
            at = specifier.range.upperBound
            let substitution = specifier.kind == .substitution ? substitutions[specifier.conversion] : nil
            let written = specifier.position ?? substitution?.argument
            let position = written ?? next
            if written == nil { next += 1 }
            if let substitution {
                result += part(substitution, position: position)
            } else if specifier.kind == .substitution {
                result += text[specifier.range]
            } else {
                result += "%\(position)$\(specifier.conversion)"
            }
        }
        return result + text[at...]
    }

    /// A substitution's own text with its number's placeholder at `position`.
    private func part(_ substitution: StringCatalog.Substitution, position: Int) -> String {
        let number = position <= arguments.count ? arguments[position - 1] : nil
        guard let text = choose(substitution.text, number: number) else { return "" }
        var result = ""
        var at = text.startIndex
        for specifier in FormatSpecifier.all(in: text) where specifier.kind == .value || specifier.kind == .argument {
            result += text[at..<specifier.range.lowerBound]
            at = specifier.range.upperBound
            let conversion = specifier.kind == .argument ? substitution.specifier : specifier.conversion
            result += "%\(specifier.position ?? position)$\(conversion)"
        }
        return result + text[at...]
    }
}
