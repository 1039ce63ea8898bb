import AmbrotypeDrawing
import CFreeType
import Foundation

extension FontInstance {
    /// The largest colour picture the font has of a glyph, or nil.
    func bitmap(_ glyph: UInt32) -> GlyphBitmap? {
        if let known = bitmaps[glyph] { return known }
        guard let made = loadBitmap(glyph) else { return nil }
        if bitmaps.count >= FontInstance.mostBitmaps { bitmaps.removeAll() }
        bitmaps[glyph] = made
        return made
    }

    /// Pictures remembered, 70 KB each.
    private static let mostBitmaps = 32

    private func loadBitmap(_ glyph: UInt32) -> GlyphBitmap? {
        guard let face = try? self.face.freeType(), face.handle.pointee.num_fixed_sizes > 0 else { return nil }
        let count = Int(face.handle.pointee.num_fixed_sizes)
        let strikes = UnsafeBufferPointer(start: face.handle.pointee.available_sizes, count: count)
        let largest = strikes.indices.max { strikes[$0].y_ppem < strikes[$1].y_ppem }!
        guard FT_Select_Size(face.handle, FT_Int(largest)) == 0,
            FT_Load_Glyph(face.handle, glyph, FT_Int32(FT_LOAD_COLOR)) == 0
        else { return nil }
        let slot = face.handle.pointee.glyph!.pointee
        let pixel = 64 / CGFloat(strikes[largest].y_ppem)
        guard let bitmap = straight(slot.bitmap) else { return nil }
        return GlyphBitmap(
            bitmap: bitmap, left: CGFloat(slot.bitmap_left) * pixel, top: CGFloat(slot.bitmap_top) * pixel, pixel: pixel
        )
    }

    /// FreeType's premultiplied blue, green, red, alpha as straight red, green, blue, alpha.
    private func straight(_ source: FT_Bitmap) -> Bitmap? {
        guard source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = source.buffer else { return nil }
        let (width, height) = (Int(source.width), Int(source.rows))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let from = y * Int(source.pitch) + x * 4
                let alpha = Int(buffer[from + 3])
                guard alpha > 0 else { continue }
                let to = (y * width + x) * 4
                for channel in 0..<3 {
                    bytes[to + channel] = UInt8(min(255, (Int(buffer[from + 2 - channel]) * 255 + alpha / 2) / alpha))
                }
                bytes[to + 3] = UInt8(alpha)
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }
}
