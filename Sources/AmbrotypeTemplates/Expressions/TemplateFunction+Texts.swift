import Foundation

extension TemplateFunction {
    static let textFunctions: [TemplateFunction] = [
        TemplateFunction("uppercased", "(text)", "The text in capitals, by the locale's rules.") {
            a throws(TemplateTrouble) in
            .string(try a.text(0).uppercased(with: a.scope.locale))
        },
        TemplateFunction("lowercased", "(text)", "The text in small letters, by the locale's rules.") {
            a throws(TemplateTrouble) in
            .string(try a.text(0).lowercased(with: a.scope.locale))
        },
        TemplateFunction("trimmed", "(text)", "The text without blanks at its ends.") { a throws(TemplateTrouble) in
            .string(try a.text(0).trimmingCharacters(in: .whitespacesAndNewlines))
        },
        TemplateFunction("prefix", "(text or list, count)", "The first characters or elements.") {
            a throws(TemplateTrouble) in
            let count = max(0, try a.integer(1))
            if case .list(let values) = try a.value(0) { return .list(Array(values.prefix(count))) }
            return .string(String(try a.text(0).prefix(count)))
        },
        TemplateFunction("suffix", "(text or list, count)", "The last characters or elements.") {
            a throws(TemplateTrouble) in
            let count = max(0, try a.integer(1))
            if case .list(let values) = try a.value(0) { return .list(Array(values.suffix(count))) }
            return .string(String(try a.text(0).suffix(count)))
        },
        TemplateFunction("hasPrefix", "(text, start)", "Whether the text starts so.") { a throws(TemplateTrouble) in
            .bool(try a.text(0).hasPrefix(try a.text(1)))
        },
        TemplateFunction("hasSuffix", "(text, end)", "Whether the text ends so.") { a throws(TemplateTrouble) in
            .bool(try a.text(0).hasSuffix(try a.text(1)))
        },
        TemplateFunction("contains", "(text, part) or (list, element)", "Whether the part or element is in it.") {
            a throws(TemplateTrouble) in
            if case .list(let values) = try a.value(0) {
                let wanted = try a.value(1)
                return .bool(values.contains { $0.isEqual(to: wanted) })
            }
            return .bool(try a.text(0).contains(try a.text(1)))
        },
        TemplateFunction("replacing", "(text, part, with)", "The text with every part replaced.") {
            a throws(TemplateTrouble) in
            .string(try a.text(0).replacingOccurrences(of: try a.text(1), with: try a.text(2)))
        },
        TemplateFunction("split", "(text, separator)", "The parts of the text as a list.") {
            a throws(TemplateTrouble) in
            .list(try a.text(0).components(separatedBy: try a.text(1)).map(TemplateValue.string))
        },
        TemplateFunction("encoded", "(text)", "The text percent-encoded for a URL's query.") {
            a throws(TemplateTrouble) in
            let text = try a.scope.plainText(of: try a.value(0))
            let allowed = CharacterSet(
                charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
            return .string(text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text)
        },
        TemplateFunction(
            "localized", "(key, argument, …)",
            "The text for a key of `Localizable`, its placeholders filled with the arguments; the key where there is none."
        ) { a throws(TemplateTrouble) in
            .string(try a.scope.localized(try a.text(0), arguments: Array(a.values.dropFirst())))
        },
    ]
}
