import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

extension Outliner {
    /// Colour glyphs of a run, each scaled to whole pixels.
    func bitmaps(_ run: PlacedRun, _ font: SizedFont, scale: CGFloat) -> [TextFragment] {
        var pen = run.origin.x
        var fragments: [TextFragment] = []
        for glyph in run.glyphs {
            if let bitmap = font.instance.bitmap(glyph.glyph) {
                let origin = CGPoint(x: pen + glyph.dx, y: run.origin.y - glyph.dy)
                fragments.append(scaled(bitmap, at: origin, size: font.drawnSize, scale: scale))
            }
            pen += glyph.advance
        }
        return fragments
    }

    private func scaled(_ glyph: GlyphBitmap, at origin: CGPoint, size: CGFloat, scale: CGFloat) -> TextFragment {
        let grid = PixelGrid(scale: scale)
        let wide = CGFloat(glyph.bitmap.width) * glyph.pixel * size
        let high = CGFloat(glyph.bitmap.height) * glyph.pixel * size
        let corner = grid.round(CGPoint(x: origin.x + glyph.left * size, y: origin.y - glyph.top * size))
        let (columns, rows) = (max(1, (wide * scale).rounded()), max(1, (high * scale).rounded()))
        let rect = CGRect(origin: corner, size: CGSize(width: columns / scale, height: rows / scale))
        // Larger than the strike it stays as it is and is stretched where pixels are made.
        guard Int(columns) < glyph.bitmap.width else { return .bitmap(glyph.bitmap, rect) }
        return .bitmap(AreaFilter.shrink(glyph.bitmap, to: Int(columns), Int(rows)), rect)
    }
}
