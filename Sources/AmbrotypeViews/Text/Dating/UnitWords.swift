package import Foundation
import Synchronization
import _FoundationICU

// The only file of this module that knows the toolchain's private ICU module: Foundation on Linux has no words for months and
// years as lengths of time. Its symbols carry the prefix `swift_`.

/// Lengths of time in words, from the locale data of CLDR. The first of a unit in a locale opens a formatter (about 0.1 ms).
package enum UnitWords {
    /// Short units in a list: "2 hr, 23 min".
    static func list(_ parts: [(unit: Distance.Unit, count: Int)], locale: Locale) -> String {
        let words = parts.map { number($0.unit, "unit-width-short", locale).words(for: $0.count) }
        return joined(words, width: .short, locale: locale)
    }

    /// One unit in full with a sign: "+2 hours"; zero has none.
    static func signed(_ count: Int, _ unit: Distance.Unit, locale: Locale) -> String {
        let text = number(unit, "unit-width-full-name sign-except-zero", locale).words(for: count)
        if count == 0 || text.contains(where: \.isNumber) { return text }
        // Arabic and Hebrew have words for one and two of a unit, which leave number and sign out.
        return IntegerFormatStyle<Int>(locale: locale).sign(strategy: .always()).format(count.signum())
            .filter { !$0.isNumber } + text
    }

    /// A number by one of ICU's number skeletons, such as `unit/kilometer unit-width-short .##`.
    package static func words(_ value: Double, skeleton: String, locale: Locale) -> String {
        formatter(skeleton, locale).words(for: value)
    }

    /// Measures one after the other, as the locale joins them: "2 hr, 23 min".
    package static func joined(_ words: [String], width: ListWidth, locale: Locale) -> String {
        guard words.count > 1 else { return words.first ?? "" }
        return lists.value(for: "\(width) \(locale.identifier)") { _ in
            UnitListFormatter(locale: locale.identifier, width: width)
        }.joining(words)
    }

    /// How much room a list takes.
    package enum ListWidth: Sendable {
        case wide
        case short
        case narrow

        fileprivate var icu: UListFormatterWidth {
            switch self {
            case .wide: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        }
    }

    private static let numbers = OpenFormatters<UnitFormatter>()
    private static let lists = OpenFormatters<UnitListFormatter>()

    private static func number(_ unit: Distance.Unit, _ style: String, _ locale: Locale) -> UnitFormatter {
        formatter("measure-unit/duration-\(unit.rawValue) \(style)", locale)
    }

    private static func formatter(_ skeleton: String, _ locale: Locale) -> UnitFormatter {
        numbers.value(for: skeleton + " " + locale.identifier) { _ in
            UnitFormatter(skeleton: skeleton, locale: locale.identifier)
        }
    }
}

/// Formatters that stay open, by key; all are closed when there are too many.
private final class OpenFormatters<Formatter: AnyObject & Sendable>: Sendable {
    private let open = Mutex<[String: Formatter]>([:])

    func value(for key: String, _ make: (String) -> Formatter) -> Formatter {
        open.withLock { known in
            if let formatter = known[key] { return formatter }
            if known.count >= 64 { known = [:] }
            let formatter = make(key)
            known[key] = formatter
            return formatter
        }
    }
}

/// Unchecked: ICU's number formatters may be used by several threads once they are open.
private final class UnitFormatter: @unchecked Sendable {
    private let formatter: OpaquePointer?

    init(skeleton: String, locale: String) {
        let units = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
    }

    deinit { swift_unumf_close(formatter) }

    func words(for count: Int) -> String {
        var status = U_ZERO_ERROR
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatInt(formatter, Int64(count), result, &status)
        return text { swift_unumf_resultToString(result, $0, $1, $2) } ?? "\(count)"
    }

    func words(for value: Double) -> String {
        var status = U_ZERO_ERROR
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        return text { swift_unumf_resultToString(result, $0, $1, $2) } ?? "\(value)"
    }
}

/// Unchecked: ICU's list formatters do not change once they are open.
private final class UnitListFormatter: @unchecked Sendable {
    private let formatter: OpaquePointer?

    init(locale: String, width: UnitWords.ListWidth) {
        var status = U_ZERO_ERROR
        formatter = swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, width.icu, &status)
    }

    deinit { swift_ulistfmt_close(formatter) }

    func joining(_ parts: [String]) -> String {
        let units = parts.map { Array($0.utf16) }
        let lengths = units.map { Int32($0.count) }
        let joined: String? = units.flatMap(\.self).withUnsafeBufferPointer { buffer in
            var starts: [UnsafePointer<UInt16>?] = []
            var offset = 0
            for length in lengths {
                starts.append(buffer.baseAddress.map { $0 + offset })
                offset += Int(length)
            }
            return text { swift_ulistfmt_format(formatter, starts, lengths, Int32(lengths.count), $0, $1, $2) }
        }
        return joined ?? parts.joined(separator: ", ")
    }
}

/// A string from an ICU call that fills a buffer; nil where the call fails.
private func text(_ fill: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32) -> String?
{
    var buffer = [UInt16](repeating: 0, count: 256)
    var status = U_ZERO_ERROR
    let count = fill(&buffer, Int32(buffer.count), &status)
    guard status.rawValue <= 0, count <= buffer.count else { return nil }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
}
