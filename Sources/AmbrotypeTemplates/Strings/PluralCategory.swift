import Foundation
import _FoundationICU

/// A class of numbers that a language words alike; CLDR's names.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// CLDR's cardinal rules of one language, as the ICU inside Foundation holds them.
package enum PluralRules {
    /// The category of `number` in `language` (`en`, `pt-BR`); `other` for languages without rules.
    package static func category(of number: Double, language: String) -> PluralCategory {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status), status.rawValue <= U_ZERO_ERROR.rawValue else {
            return .other
        }
        defer { swift_uplrules_close(rules) }
        var keyword = [UInt16](repeating: 0, count: 16)
        status = U_ZERO_ERROR
        let length = swift_uplrules_select(rules, number, &keyword, 16, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0 else { return .other }
        return PluralCategory(rawValue: String(decoding: keyword[..<Int(length)], as: UTF16.self)) ?? .other
    }
}
