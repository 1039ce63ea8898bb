import Foundation
import _FoundationICU

// The only file of this module that knows the toolchain's private ICU module: Foundation on Linux has no words for months and
// years as lengths of time. Its symbols carry the prefix `swift_`.

/// Lengths of time in words, from the locale data of CLDR.
enum UnitWords {
    /// Short units in a list: "2 hr, 23 min".
    static func list(_ parts: [(unit: Distance.Unit, count: Int)], locale: Locale) -> String {
        join(parts.map { words($0.count, $0.unit, "unit-width-short", locale) }, locale)
    }

    /// One unit in full with a sign: "+2 hours"; zero has none.
    static func signed(_ count: Int, _ unit: Distance.Unit, locale: Locale) -> String {
        let text = words(count, unit, "unit-width-full-name sign-except-zero", locale)
        if count == 0 || text.contains(where: \.isNumber) { return text }
        // Arabic and Hebrew have words for one and two of a unit, which leave number and sign out.
        return IntegerFormatStyle<Int>(locale: locale).sign(strategy: .always()).format(count.signum())
            .filter { !$0.isNumber } + text
    }

    private static func words(_ count: Int, _ unit: Distance.Unit, _ style: String, _ locale: Locale) -> String {
        let skeleton = Array("measure-unit/duration-\(unit.rawValue) \(style)".utf16)
        var status = U_ZERO_ERROR
        let formatter = swift_unumf_openForSkeletonAndLocale(
            skeleton, Int32(skeleton.count), locale.identifier, &status)
        let result = swift_unumf_openResult(&status)
        defer {
            swift_unumf_closeResult(result)
            swift_unumf_close(formatter)
        }
        swift_unumf_formatInt(formatter, Int64(count), result, &status)
        let text = Self.text { swift_unumf_resultToString(result, $0, $1, $2) }
        return status.rawValue <= 0 ? text ?? "\(count)" : "\(count)"
    }

    private static func join(_ parts: [String], _ locale: Locale) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        var status = U_ZERO_ERROR
        let formatter = swift_ulistfmt_openForType(
            locale.identifier, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_SHORT, &status)
        defer { swift_ulistfmt_close(formatter) }
        let units = parts.map { Array($0.utf16) }
        let flat = units.flatMap(\.self)
        let text: String? = flat.withUnsafeBufferPointer { buffer in
            var starts: [UnsafePointer<UInt16>?] = []
            var offset = 0
            for unit in units {
                starts.append(buffer.baseAddress.map { $0 + offset })
                offset += unit.count
            }
            let lengths = units.map { Int32($0.count) }
            return Self.text {
                swift_ulistfmt_format(formatter, starts, lengths, Int32(units.count), $0, $1, $2)
            }
        }
        return text ?? parts.joined(separator: ", ")
    }

    /// A string from an ICU call that fills a buffer.
    private static func text(_ fill: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32)
        -> String?
    {
        var buffer = [UInt16](repeating: 0, count: 256)
        var status = U_ZERO_ERROR
        let count = fill(&buffer, Int32(buffer.count), &status)
        guard status.rawValue <= 0, count <= buffer.count else { return nil }
        return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }
}
