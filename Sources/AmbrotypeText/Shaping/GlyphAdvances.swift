import CHarfBuzz
import Foundation

/// Gives each shaped glyph its advance in points: the file's, or the Apple font's that the file stands in for.
struct GlyphAdvances {
    let font: SizedFont
    let units: [UInt16]
    private let unit: CGFloat

    init(font: SizedFont, units: [UInt16]) {
        (self.font, self.units) = (font, units)
        unit = font.drawnSize / font.instance.face.unitsPerEm
    }

    /// The glyph with its kerning kept. Where the Apple font's advance is wider than the file's, the glyph is drawn a
    /// little wider and stands in the middle.
    func place(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t, skipped: Int32) -> ShapedGlyph {
        let cluster = Int32(info.cluster) - skipped
        let own = CGFloat(position.x_advance) * unit * font.stretch
        var glyph = ShapedGlyph(
            glyph: info.codepoint, cluster: cluster, advance: own,
            dx: CGFloat(position.x_offset) * unit * font.stretch, dy: CGFloat(position.y_offset) * unit,
            isUnsafeToBreak: info.mask & 1 != 0)
        guard own > 0 else { return glyph }
        let plain = font.instance.advance(info.codepoint) * font.drawnSize * font.stretch
        let wanted: CGFloat
        switch font.advances {
        case .file: return glyph
        case .fixed(let advance): wanted = advance
        case .system(let ascii, let spacing):
            if let measured = systemAdvance(info.codepoint, at: Int(cluster), ascii) {
                wanted = measured
                let natural = naturalAdvance(at: Int(cluster), ascii) ?? measured
                glyph.stretch = stretch(from: plain, to: natural - spacing, unit: units[Int(cluster)])
            } else {
                wanted = plain + spacing
            }
            if isColonBetweenDigits(Int(cluster)) { glyph.dy += GlyphAdvances.colonRise * font.drawnSize }
        }
        glyph.dx += (wanted - plain * glyph.stretch) / 2
        glyph.advance = wanted + (own - plain)
        return glyph
    }

    /// Between digits a colon stands this much higher, ems (measured: 1.0 point at 11, 1.33 at 13).
    private static let colonRise: CGFloat = 0.097

    private func isColonBetweenDigits(_ index: Int) -> Bool {
        guard units[index] == 58, index > 0, index + 1 < units.count else { return false }
        return (48...57).contains(units[index - 1]) && (48...57).contains(units[index + 1])
    }

    /// How much wider a glyph is drawn to fill the Apple font's advance less the spacing common to all; at most 6 % either way
    /// for letters and digits, so that stems stay alike, 12 % for other signs. "%" fills more of its advance than the
    /// stand-in's (measured: 14.74 points of ink at 17 semibold, 11.24 at 13, 15.52 at 18.3; the stand-in has a tenth less).
    private func stretch(from own: CGFloat, to wanted: CGFloat, unit: UInt16) -> CGFloat {
        if unit == 37 { return 1.09 }
        let most = Unicode.Scalar(unit)?.properties.isAlphabetic ?? false || (48...57).contains(unit) ? 0.06 : 0.12
        return own > 0 ? min(1 + most, max(1 - most, wanted / own)) : 1
    }

    /// Signs beyond ASCII, as widths of an ASCII one, all measured at 3x (±0.03 em): the dots of "…" stand 4.33 apart at 17
    /// points, full stops 4.62; a narrow no-break space is 0.13 em, an en dash 0.55 em at 11 points.
    private static let others: [UInt16: (ascii: UInt16, share: CGFloat)] = [
        0x2026: (46, 2.82), 0x202F: (32, 0.44), 0x2013: (45, 1.16),
    ]

    private func systemAdvance(_ glyph: UInt32, at cluster: Int, _ ascii: [CGFloat]) -> CGFloat? {
        if let other = GlyphAdvances.others[units[cluster]] {
            return other.share * ascii[Int(other.ascii - LatinBase.first)]
        }
        guard let base = LatinBase.ascii(units[cluster]) else { return nil }
        if isTabular(base) { return ascii[Int(LatinBase.plus - LatinBase.first)] }
        guard units[cluster] > 126 || glyph == font.instance.glyph(Unicode.Scalar(UInt8(base))) else { return nil }
        return ascii[Int(base - LatinBase.first)]
    }

    /// The advance the letter would have in running text, which its drawing follows: a tabular "1" is no wider than another.
    private func naturalAdvance(at cluster: Int, _ ascii: [CGFloat]) -> CGFloat? {
        LatinBase.ascii(units[cluster]).map { ascii[Int($0 - LatinBase.first)] }
    }

    /// Tabular digits are as wide as the plus sign, which the measured advances show to be the tabular width. They are drawn as
    /// the usual ones in the middle of that width: Apple's tabular "1" has no foot, the stand-in's has.
    private func isTabular(_ base: UInt16) -> Bool { font.hasTabularDigits && (48...57).contains(base) }
}

/// Which ASCII letter a letter with marks has the width of.
enum LatinBase {
    static let first: UInt16 = 32
    static let plus: UInt16 = 43

    /// `unit` itself where it is printable ASCII, the letter below the marks of a Latin letter, a space for a
    /// no-break space.
    static func ascii(_ unit: UInt16) -> UInt16? {
        switch unit {
        case 32...126: unit
        case 0xA0: 32
        case 0xC0...0x24F, 0x1E00...0x1EFF: table[unit]
        default: nil
        }
    }

    private static let table: [UInt16: UInt16] = {
        var table: [UInt16: UInt16] = [:]
        for unit in Array(UInt16(0xC0)...0x24F) + Array(UInt16(0x1E00)...0x1EFF) {
            let letter = String(Unicode.Scalar(unit)!)
            let base = letter.decomposedStringWithCanonicalMapping.utf16.first!
            if base < 127 { table[unit] = base }
        }
        return table
    }()
}
