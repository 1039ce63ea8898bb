import Foundation

extension ItemizedText {
    /// Opportunities less those inside Korean words: labels on iOS break Hangul between words (`hangulWordPriority`,
    /// part of the standard strategy), where UAX 14 would break between syllables.
    func withoutHangulBreaks(_ opportunities: [Int]) -> [Int] {
        guard units.contains(where: ItemizedText.isHangul) else { return opportunities }
        return opportunities.filter { offset in
            offset == 0 || offset >= units.count
                || !(ItemizedText.isHangul(units[offset - 1]) && ItemizedText.isHangul(units[offset]))
        }
    }

    /// Jamo, compatibility jamo, syllables.
    private static func isHangul(_ unit: UInt16) -> Bool {
        (0x1100...0x11FF).contains(unit) || (0x3130...0x318F).contains(unit) || (0xA960...0xA97F).contains(unit)
            || (0xAC00...0xD7FF).contains(unit)
    }
}
