import CHarfBuzz
import Foundation

/// A font's heights before a pitch is chosen; points, or em where made from an instance.
struct FaceMetrics {
    var ascender: CGFloat
    var descender: CGFloat
    var gap: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat
}

extension FaceMetrics {
    /// From the file's `hhea` and `OS/2` tables, as Core Text reads a custom font; in em.
    init(_ instance: FontInstance) {
        var extents = hb_font_extents_t()
        let found = hb_font_get_h_extents(instance.harfBuzz, &extents) != 0
        let em = instance.face.unitsPerEm
        ascender = found ? CGFloat(extents.ascender) / em : 0.8
        descender = found ? -CGFloat(extents.descender) / em : 0.2
        gap = found ? CGFloat(extents.line_gap) / em : 0
        capHeight = FaceMetrics.height(HB_OT_METRICS_TAG_CAP_HEIGHT, instance) ?? 0.7
        xHeight = FaceMetrics.height(HB_OT_METRICS_TAG_X_HEIGHT, instance) ?? 0.5
    }

    private static func height(_ tag: hb_ot_metrics_tag_t, _ instance: FontInstance) -> CGFloat? {
        var value: hb_position_t = 0
        guard hb_ot_metrics_get_position(instance.harfBuzz, tag, &value) != 0, value > 0 else { return nil }
        return CGFloat(value) / instance.face.unitsPerEm
    }

    /// Em metrics at a size.
    func metrics(size: CGFloat, pitch: CGFloat?, leading: FontRequest.Leading = .standard) -> FontMetrics {
        FaceMetrics(
            ascender: ascender * size, descender: descender * size, gap: gap * size, capHeight: capHeight * size,
            xHeight: xHeight * size
        ).metrics(pitch: pitch, leading: leading)
    }

    /// Metrics with the leading that `pitch` (or else the file's gap) and `leading` give.
    func metrics(pitch: CGFloat?, leading: FontRequest.Leading) -> FontMetrics {
        let own = pitch.map { $0 - ascender - descender } ?? gap
        let change: CGFloat = leading == .tight ? -2 : leading == .loose ? 2 : 0
        return FontMetrics(
            ascender: ascender, descender: descender, capHeight: capHeight, xHeight: xHeight, leading: own + change)
    }
}
