import CHarfBuzz
import Foundation

/// Turns items into glyphs with HarfBuzz, remembering what it shaped.
final class Shaper {
    private let buffer = hb_buffer_create()!
    /// A widget needs some dozens, so that a few pictures fill it, and a run of thousands holds no more than they.
    private var cache = BoundedCache<Key, ShapedRun>(capacity: 512)

    /// Everything the glyphs depend on.
    private struct Key: Hashable {
        var units: ArraySlice<UInt16>
        /// Neighbours, for scripts whose letters join.
        var before: ArraySlice<UInt16>
        var after: ArraySlice<UInt16>
        var font: Int
        var script: UInt32
        var isRightToLeft: Bool
        var spacing: CGFloat
        var breaksLigatures: Bool
        var language: String
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Glyphs of `range` of `units`, all of one font, script and direction.
    func shape(
        _ units: [UInt16], _ range: Range<Int>, font: SizedFont, script: hb_script_t, level: UInt8, run: TextRun,
        language: String
    ) -> ShapedRun {
        let joins = Shaper.joiningScripts.contains(script.rawValue)
        let (start, end) = (range.lowerBound, range.upperBound)
        let key = Key(
            units: units[range], before: joins ? units[max(0, start - 3)..<start] : [],
            after: joins ? units[end..<min(units.count, end + 3)] : [], font: font.id, script: script.rawValue,
            isRightToLeft: level & 1 == 1, spacing: run.spacing, breaksLigatures: run.tracking != 0, language: language)
        if let known = cache[key] { return known }
        let made = shape(key, font)
        // The key's slices would keep the whole text alive; the stored one owns its units.
        var owned = key
        owned.units = ArraySlice(Array(key.units))
        owned.before = ArraySlice(Array(key.before))
        owned.after = ArraySlice(Array(key.after))
        cache[owned] = made
        return made
    }

    private func shape(_ key: Key, _ font: SizedFont) -> ShapedRun {
        let text = Array(key.before) + Array(key.units) + Array(key.after)
        fill(text, key)
        var features = font.features
        if key.breaksLigatures { features += [SizedFont.feature("liga", 0), SizedFont.feature("clig", 0)] }
        hb_shape(font.instance.harfBuzz, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return .empty }
        let advances = GlyphAdvances(font: font, units: Array(key.units))
        let skipped = Int32(key.before.count)
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(Int(count))
        for index in 0..<Int(count) {
            var glyph = advances.place(infos[index], positions[index], skipped: skipped)
            let isLast = index + 1 == Int(count) || infos[index + 1].cluster != infos[index].cluster
            if isLast { glyph.advance += key.spacing }
            glyphs.append(glyph)
        }
        return ShapedRun(glyphs: glyphs, width: glyphs.reduce(0) { $0 + $1.advance })
    }

    private func fill(_ text: [UInt16], _ key: Key) {
        hb_buffer_clear_contents(buffer)
        text.withUnsafeBufferPointer { units in
            hb_buffer_add_utf16(
                buffer, units.baseAddress, Int32(units.count), UInt32(key.before.count), Int32(key.units.count))
        }
        hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: key.script))
        hb_buffer_set_language(buffer, hb_language_from_string(key.language, -1))
    }

    /// Scripts whose letters take another form beside their neighbours.
    private static let joiningScripts: Set<UInt32> = Set(
        [
            HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_ADLAM,
            HB_SCRIPT_HANIFI_ROHINGYA,
        ].map(\.rawValue))
}
