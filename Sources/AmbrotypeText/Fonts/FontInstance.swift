import AmbrotypeGeometry
import CFreeType
import CHarfBuzz
import Foundation

/// A face at one place of its axes, ready to shape and to draw. Lengths are in font units.
final class FontInstance {
    unowned let face: Face
    /// HarfBuzz font whose scale is the face's units per em.
    let harfBuzz: OpaquePointer
    let coordinates: [FT_Fixed]
    var bitmaps: [UInt32: GlyphBitmap] = [:]

    init(face: Face, values: [CGFloat]) {
        self.face = face
        harfBuzz = hb_font_create(face.harfBuzz)
        coordinates = values.map { FT_Fixed(($0 * 65536).rounded()) }
        let variations = zip(face.axes, values).map { hb_variation_t(tag: $0.tag, value: Float($1)) }
        if !variations.isEmpty { hb_font_set_variations(harfBuzz, variations, UInt32(variations.count)) }
        hb_font_make_immutable(harfBuzz)
    }

    deinit { hb_font_destroy(harfBuzz) }

    /// Glyph the face maps `scalar` to, 0 where there is none.
    func glyph(_ scalar: Unicode.Scalar) -> UInt32 {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(harfBuzz, scalar.value, &glyph) != 0 ? glyph : 0
    }

    /// Thickness of an upright stroke in em: the width of "l", which is a plain bar in the fonts whose corners are
    /// rounded.
    lazy var stem: CGFloat = outline(glyph("l")).boundingRect.width

    /// Advance of `glyph` without kerning, in em.
    func advance(_ glyph: UInt32) -> CGFloat {
        CGFloat(hb_font_get_glyph_h_advance(harfBuzz, glyph)) / face.unitsPerEm
    }
}
