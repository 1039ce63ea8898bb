import Foundation

/// Line breaking of the simplest texts without opening ICU, whose tables take over a millisecond to find: English
/// words with digits and the commonest points, where UAX 14 breaks after spaces and nowhere else.
enum PlainWords {
    /// Where lines may end, ascending; nil where the text holds anything that needs the whole rules.
    static func opportunities(in units: [UInt16]) -> [Int]? {
        var found: [Int] = []
        var previous: UInt16 = 0x61
        for (offset, unit) in units.enumerated() {
            switch unit {
            case 0x20: break
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: if previous == 0x20, offset > 0 { found.append(offset) }
            // Points close what stands before them, but only right behind a word does every rule agree on it.
            case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: guard isWord(previous), offset > 0 else { return nil }
            default: return nil
            }
            // A point before a letter or digit may be a decimal or the like.
            if isPoint(previous), unit != 0x20 { return nil }
            previous = unit
        }
        if !units.isEmpty { found.append(units.count) }
        return found
    }

    private static func isWord(_ unit: UInt16) -> Bool {
        (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
    }

    private static func isPoint(_ unit: UInt16) -> Bool {
        unit == 0x21 || unit == 0x2C || unit == 0x2E || unit == 0x3A || unit == 0x3B || unit == 0x3F
    }
}
