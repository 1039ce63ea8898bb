import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

/// Where in a pixmap a device pixel looks: an affine map in 1/65536 source pixel, and the part of the pixmap that may
/// be read.
struct PictureMap {
    /// Source place of the centre of device pixel (0, 0) and its growth to the right and downwards.
    let (u, v): (Int, Int)
    let (ux, vx): (Int, Int)
    let (uy, vy): (Int, Int)
    /// Columns and rows of the pixmap that are sampled; what lies outside repeats the edge.
    let bounds: PixelRect

    /// - Parameters:
    ///   - rect: where the part `source` (unit shares) of the pixmap lies, in coordinates that `map` takes to device
    ///     pixels.
    init(width: Int, height: Int, rect: CGRect, source: CGRect, map: CGAffineTransform) {
        let (w, h) = (Double(width), Double(height))
        let (sx, sy) = (
            Double(source.width) * w / Double(rect.width), Double(source.height) * h / Double(rect.height)
        )
        let inverse = map.inverted()
        let (ox, oy) = (
            Double(source.minX) * w - Double(rect.minX) * sx, Double(source.minY) * h - Double(rect.minY) * sy
        )
        let (a, b) = (Double(inverse.a) * sx, Double(inverse.b) * sy)
        let (c, d) = (Double(inverse.c) * sx, Double(inverse.d) * sy)
        let (e, f) = (Double(inverse.tx) * sx + ox, Double(inverse.ty) * sy + oy)
        (ux, vx, uy, vy) = (PictureMap.fixed(a), PictureMap.fixed(b), PictureMap.fixed(c), PictureMap.fixed(d))
        (u, v) = (PictureMap.fixed(e + (a + c) / 2), PictureMap.fixed(f + (b + d) / 2))
        let part = CGRect(
            x: Double(source.minX) * w + 1e-4, y: Double(source.minY) * h + 1e-4,
            width: max(0, Double(source.width) * w - 2e-4), height: max(0, Double(source.height) * h - 2e-4))
        let whole = PixelRect(left: 0, top: 0, right: width, bottom: height)
        let covered = PixelRect(covering: part).intersection(whole)
        bounds = covered.isEmpty ? whole : covered
    }

    private static func fixed(_ value: Double) -> Int {
        let scaled = value * 65536
        return scaled * 0 == 0 ? Int(min(max(scaled, -0x1p40), 0x1p40).rounded()) : 0
    }

    /// Upright and unmirrored, one source pixel to a device pixel, centres on centres within 1/64 pixel.
    var isExact: Bool {
        func near(_ value: Int, _ target: Int) -> Bool { abs(value - target) <= 8 }
        func centred(_ value: Int) -> Bool { abs((value & 65535) - 32768) <= 1024 }
        return near(ux, 65536) && near(vy, 65536) && near(vx, 0) && near(uy, 0) && centred(u) && centred(v)
    }

    /// Upright, perhaps mirrored.
    var keepsAxes: Bool { abs(vx) <= 1 && abs(uy) <= 1 }

    /// Source pixels to a device pixel, the larger of both directions, in 1/65536.
    var reduction: Int { max(max(abs(ux), abs(uy)), max(abs(vx), abs(vy))) }
}
