import AmbrotypeDrawing
import Foundation

/// A colour glyph as the font holds it: pixels with their place relative to the glyph's origin.
struct GlyphBitmap {
    var bitmap: Bitmap
    /// From the origin to the left edge, and from the baseline up to the top edge; em.
    var left: CGFloat
    var top: CGFloat
    /// Em a pixel of the strike is wide and high.
    var pixel: CGFloat
}
