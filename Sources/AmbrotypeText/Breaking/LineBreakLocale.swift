import Foundation

/// Which of UAX 14's degrees of strictness a language's lines are broken by.
enum LineBreakLocale {
    /// ICU locale with keywords for a BCP-47 language: strict for Japanese (no small kana or "ー" begins a line), else
    /// normal. The extension `-u-lw-phrase` asks for lines that end between phrases, which ICU finds in Japanese alone.
    static func rules(for language: String) -> String {
        let chain = languageChain(language)
        guard let plain = chain.last else { return "root" }
        if plain == "ja" { return "ja@lb=strict" + (language.contains("-lw-phrase") ? ";lw=phrase" : "") }
        return plain == "zh" ? chain[max(0, chain.count - 2)] : plain
    }
}
