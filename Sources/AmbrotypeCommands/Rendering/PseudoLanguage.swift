import AmbrotypeViews
import Foundation

/// A made-up language in which a layout shows what real ones will do to it.
enum PseudoLanguage: String, CaseIterable {
    /// Words with accents, a good third longer, in brackets: what is not localised stands out, what is tight is cut.
    case accented = "en-XA"
    /// The layout from right to left, the words as they are.
    case rightToLeft = "ar-XB"
}

/// The strings of another source in the accented pseudo-language. Placeholders stay as they are.
struct PseudoStrings: StringSource {
    let own: any StringSource

    func string(for key: String, table: String?, locale: Locale, arguments: [any CVarArg]) -> String? {
        Self.accented(own.string(for: key, table: table, locale: locale, arguments: arguments) ?? key)
    }

    private static let letters: [Character: Character] = [
        "a": "á", "c": "ç", "e": "é", "g": "ğ", "i": "î", "n": "ñ", "o": "ö", "r": "ř", "s": "š", "u": "ü", "y": "ý",
        "z": "ž", "A": "Å", "C": "Ç", "E": "É", "I": "Î", "N": "Ñ", "O": "Ö", "S": "Š", "U": "Ü",
    ]

    /// `Keep reading %@` becomes `[Kéép řééáđîñğ %@ …]`: vowels are doubled, which makes words about a third longer.
    static func accented(_ words: String) -> String {
        var out = ""
        var inPlaceholder = false
        for letter in words {
            if inPlaceholder {
                out.append(letter)
                inPlaceholder = !(letter.isLetter || letter == "@" || letter == "%") || letter == "l"
                continue
            }
            inPlaceholder = letter == "%"
            let changed = letters[letter] ?? letter
            out.append(changed)
            if "aeiou".contains(letter) { out.append(changed) }
        }
        return "[" + out + "]"
    }
}
