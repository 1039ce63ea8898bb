import Foundation
import _FoundationICU

// The only file that knows the toolchain's private ICU module. Its symbols carry the prefix `swift_`; the plain names
// are macros that Swift cannot see. Should the module go away, two functions are to be written anew: where lines may
// break (UAX 14 with dictionaries) and which way letters run (UAX 9).

/// Where lines may break in one language: UAX 14, with ICU's dictionaries for Thai, Lao, Khmer and Burmese.
final class LineBreakRules {
    private let iterator: OpaquePointer?

    /// `locale` is an ICU locale; keywords such as `@lb=strict` choose among CSS's degrees of strictness.
    init(locale: String) {
        var status = U_ZERO_ERROR
        iterator = swift_ubrk_open(UBRK_LINE, locale, nil, 0, &status)
    }

    deinit { swift_ubrk_close(iterator) }

    /// Offsets into `text` (UTF-16) after which a line may or must end, ascending; the last is the text's length.
    func opportunities(in text: [UInt16]) -> [Int] {
        guard let iterator, !text.isEmpty else { return text.isEmpty ? [] : [text.count] }
        return text.withUnsafeBufferPointer { units in
            var status = U_ZERO_ERROR
            swift_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &status)
            var found: [Int] = []
            var next = swift_ubrk_next(iterator)
            while next >= 0 {
                found.append(Int(next))
                next = swift_ubrk_next(iterator)
            }
            return found
        }
    }
}

/// Embedding levels of UAX 9: even runs left to right, odd right to left.
enum BidiRules {
    /// One level for each UTF-16 unit, and the base level of each unit's paragraph. A paragraph takes its direction
    /// from its first strong letter, or `fallback` where it has none; `base` fixes it.
    static func levels(
        of text: [UInt16], fallback: ParagraphStyle.Direction, base: ParagraphStyle.Direction? = nil
    ) -> (levels: [UInt8], base: [UInt8]) {
        let byText = UBiDiLevel(fallback == .rightToLeft ? 0xff : 0xfe)
        let standard = base.map { UBiDiLevel($0 == .rightToLeft ? 1 : 0) } ?? byText
        guard let bidi = swift_ubidi_open() else { preconditionFailure("out of memory for bidi levels") }
        defer { swift_ubidi_close(bidi) }
        return text.withUnsafeBufferPointer { units in
            var status = U_ZERO_ERROR
            swift_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), standard, nil, &status)
            guard let levels = swift_ubidi_getLevels(bidi, &status) else {
                let level: UInt8 = fallback == .rightToLeft ? 1 : 0
                return (Array(repeating: level, count: units.count), Array(repeating: level, count: units.count))
            }
            return (Array(UnsafeBufferPointer(start: levels, count: units.count)), bases(bidi, count: units.count))
        }
    }

    private static func bases(_ bidi: OpaquePointer, count: Int) -> [UInt8] {
        var bases = [UInt8](repeating: 0, count: count)
        for index in 0..<swift_ubidi_countParagraphs(bidi) {
            var (start, limit, level) = (Int32(0), Int32(0), UBiDiLevel(0))
            var status = U_ZERO_ERROR
            swift_ubidi_getParagraphByIndex(bidi, index, &start, &limit, &level, &status)
            for unit in Int(start)..<Int(limit) { bases[unit] = level & 1 }
        }
        return bases
    }
}
