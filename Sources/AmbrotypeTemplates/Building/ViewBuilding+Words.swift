import AmbrotypeDrawing
import AmbrotypeViews
import Foundation

extension ViewBuilding {
    /// Words by the rule of SwiftUI's `Text`: a literal is looked up, with its expressions as placeholders; a string that is one
    /// expression is shown as it is; an object names a key, or says `verbatim`, a date, a number.
    func text(_ json: JSONValue) throws -> Text {
        if let parts = json.array { return try joined(parts) }
        if let string = json.string { return try localized(string, at: json) }
        if let number = json.number {
            return Text(try words(of: json.integer.map(TemplateValue.integer) ?? .number(number)))
        }
        guard json.members != nil else { throw json.isNot("a text") }
        if let key = json["key"] { return try keyed(key, arguments: json["arguments"]) }
        if let verbatim = json["verbatim"] { return Text(verbatim: try plain(verbatim)) }
        if let text = json["text"] { return try self.text(text) }
        return try live(json)
    }

    /// Texts one after the other, each in its own style.
    private func joined(_ parts: [JSONValue]) throws -> Text {
        var result: Text?
        for part in parts {
            for built in builts(part) {
                let text: Text
                switch built {
                case .text(let found): text = found
                case .image(let image): text = Text(image)
                default:
                    throw TemplateIssue(.wrongKind(expected: "a text or a picture", found: built.words), at: part.place)
                }
                result = result.map { $0 + text } ?? text
            }
        }
        return result ?? Text(verbatim: "")
    }

    /// Dates and clocks, which keep themselves up to date on a device.
    private func live(_ json: JSONValue) throws -> Text {
        let value = try evaluated(json)
        if let date = value["date"] {
            guard let style = value["style"] else {
                throw TemplateIssue(.missingMember("style", of: "a text of a date"), at: json.place)
            }
            return Text(
                try ValueKind<Date>.date.read(date, values),
                style: try ValueKind<Text.DateStyle>.dateStyle.read(style, values))
        }
        if let dates = value["dates"] { return Text(try ValueKind<ClosedRange<Date>>.dateRange.read(dates, values)) }
        guard let interval = value["timerInterval"] else { throw json.isNot("a text") }
        let pause = value["pauseTime"].flatMap { $0.isNull ? nil : $0 }
        return Text(
            timerInterval: try ValueKind<ClosedRange<Date>>.dateRange.read(interval, values),
            pauseTime: try pause.map { try ValueKind<Date>.date.read($0, values) },
            countsDown: value["countsDown"]?.bool ?? true, showsHours: value["showsHours"]?.bool ?? true)
    }

    /// Members of a text's object, for the checker and the schema.
    static let textMembers = [
        "text", "key", "arguments", "verbatim", "date", "style", "dates", "timerInterval", "pauseTime", "countsDown",
        "showsHours",
    ]

    private func localized(_ string: String, at json: JSONValue) throws -> Text {
        let pattern = try at(json.place) { () throws(TemplateTrouble) in try TextPattern.parse(string) }
        if let single = pattern.single {
            let value = try at(json.place) { () throws(TemplateTrouble) in try scope.evaluate(single) }
            return Text(verbatim: try words(of: value))
        }
        var key = LocalizedStringKey.StringInterpolation(literalCapacity: string.utf8.count, interpolationCount: 0)
        if pattern.literal == nil {
            key = .init(literalCapacity: string.utf8.count, interpolationCount: pattern.parts.count)
        }
        for part in pattern.parts {
            switch part {
            case .text(let text): key.appendLiteral(text)
            case .expression(let expression):
                let value = try at(json.place) { () throws(TemplateTrouble) in try scope.evaluate(expression) }
                switch value {
                case .integer(let number): key.appendInterpolation(number)
                case .number(let number): key.appendInterpolation(number)
                default: key.appendInterpolation(try words(of: value))
                }
            }
        }
        let whole = LocalizedStringKey(stringInterpolation: key)
        checkTranslation(of: whole.key, at: json.place)
        return Text(whole)
    }

    private func keyed(_ key: JSONValue, arguments: JSONValue?) throws -> Text {
        let name = try plain(key)
        var values: [TemplateValue] = []
        for argument in arguments?.array ?? arguments.map({ [$0] }) ?? [] { values.append(try scope.data(argument)) }
        guard scope.texts.text(for: name, locale: scope.locale) != nil else {
            let near = nearestNames(to: name, among: scope.texts.keys())
            throw TemplateIssue(.missingString(key: name, near: near), at: key.place)
        }
        checkTranslation(of: name, at: key.place)
        return Text(
            verbatim: try at(key.place) { () throws(TemplateTrouble) in try scope.localized(name, arguments: values) })
    }

    /// Warns of a key that has no text of its own in the language drawn.
    private func checkTranslation(of key: String, at place: SourcePlace) {
        guard let catalog = scope.texts.catalogs[LocalizedTexts.defaultTable] else { return }
        let languages = languageFallback(for: scope.locale)
        guard key.contains(where: \.isLetter), !languages.contains(catalog.sourceLanguage) else { return }
        guard catalog.entries[key]?.shouldTranslate != false, !catalog.hasText(for: key, languages: languages) else {
            return
        }
        log.add(TemplateIssue(.missingTranslation(key: key, language: scope.language), at: place, severity: .warning))
    }

    /// A value as words: numbers and dates by the locale.
    private func words(of value: TemplateValue) throws -> String {
        switch value {
        case .null: return ""
        case .integer(let number): return number.formatted(.number.locale(scope.locale))
        case .number(let number): return number.formatted(.number.locale(scope.locale))
        case .date(let date): return DateStyleName.dateTime.text(of: date, scope: scope)
        default: return try scope.plainText(of: value)
        }
    }

    /// A string with its expressions filled in and no lookup.
    func plain(_ json: JSONValue) throws -> String {
        let value = try evaluated(json)
        guard let text = value.string else { return try words(of: TemplateValue(value, zone: scope.zone)) }
        return text
    }

    private func at<Value>(_ place: SourcePlace, _ body: () throws(TemplateTrouble) -> Value) throws -> Value {
        do { return try body() } catch { throw TemplateIssue(error, at: place) }
    }
}
