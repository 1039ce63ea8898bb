package import Foundation

/// The language codes to try for a locale, best first: `zh-Hant-TW`, `zh-TW`, `zh-Hant`, `zh`.
///
/// A script that the locale leaves out is the likely one (`zh_TW` is written in `Hant`).
package func languageFallback(for locale: Locale) -> [String] {
    let language = locale.language
    let code = language.languageCode?.identifier ?? locale.identifier
    let likely = Locale.Language(identifier: language.maximalIdentifier)
    let script = language.script?.identifier ?? likely.script?.identifier
    let region = language.region?.identifier ?? locale.region?.identifier
    var codes: [String] = []
    if let script, let region { codes.append("\(code)-\(script)-\(region)") }
    if let region { codes.append("\(code)-\(region)") }
    if let script { codes.append("\(code)-\(script)") }
    codes.append(code)
    return codes
}

/// A language code in one spelling: `pt_br` becomes `pt-BR`, `ZH-hans` `zh-Hans`.
package func normalizedLanguageCode(_ code: String) -> String {
    let parts = code.split(whereSeparator: { $0 == "_" || $0 == "-" })
    return parts.enumerated().map { index, part in
        if index == 0 { return part.lowercased() }
        return part.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
    }.joined(separator: "-")
}
