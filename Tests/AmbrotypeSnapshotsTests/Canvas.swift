import AmbrotypeDrawing
import AmbrotypeSnapshots

/// A small picture to draw on with rectangles.
final class Canvas {
    static let budget = MemoryBudget(limit: 1 << 30)
    let pixmap: Pixmap

    init(_ width: Int, _ height: Int, fill: UInt32 = 0xffff_ffff) throws {
        pixmap = try Pixmap(width: width, height: height, budget: Self.budget, for: "test")
        paint(PixelBox(x: 0, y: 0, width: width, height: height), fill)
    }

    /// Alpha in the highest byte, then blue, green, red; premultiplied.
    func paint(_ box: PixelBox, _ color: UInt32) {
        for y in box.y..<box.bottom {
            for x in box.x..<box.right { self[x, y] = color }
        }
    }

    func paint(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32) {
        paint(PixelBox(x: x, y: y, width: width, height: height), color)
    }

    subscript(x: Int, y: Int) -> UInt32 {
        get {
            let (r, g, b, a) = pixmap[x, y]
            return UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | UInt32(a) << 24
        }
        set {
            for i in 0..<4 {
                pixmap.bytes[(y * pixmap.width + x) * 4 + i] = UInt8(truncatingIfNeeded: newValue >> UInt32(8 * i))
            }
        }
    }

    /// A filled circle with smoothed edges, black on what is there.
    func circle(x centerX: Double, y centerY: Double, radius: Double) {
        for y in 0..<pixmap.height {
            for x in 0..<pixmap.width {
                var inside = 0
                for sample in 0..<16 {
                    let dx = Double(x) + (Double(sample % 4) + 0.5) / 4 - centerX
                    let dy = Double(y) + (Double(sample / 4) + 0.5) / 4 - centerY
                    if dx * dx + dy * dy < radius * radius { inside += 1 }
                }
                let gray = UInt32(255 - inside * 255 / 16)
                if inside > 0 { self[x, y] = 0xff00_0000 | gray &* 0x0001_0101 }
            }
        }
    }

    func compared(
        with actual: Canvas, _ settings: ComparisonSettings = .exact, ignored: [PixelBox] = [], scale: Double = 1,
        threads: Int = 1
    ) throws -> PictureDifference {
        try PixelComparison(
            expected: pixmap, actual: actual.pixmap, settings: settings, ignored: ignored, scale: scale,
            budget: Self.budget, threads: threads
        ).difference
    }
}
