import AmbrotypeDrawing

/// A pixmap repeated in both directions.
struct TileShader: SpanShader {
    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let height: Int
    private let map: PictureMap
    private let isExact: Bool
    let isOpaque = false

    init(pixmap: Pixmap, map: PictureMap) {
        pixels = pixmap.pixels
        (width, height, self.map, isExact) = (pixmap.width, pixmap.height, map, map.isExact)
    }

    func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
        var u = map.u &+ x &* map.ux &+ row &* map.uy
        var v = map.v &+ x &* map.vx &+ row &* map.vy
        if !isExact {
            u &-= 32768
            v &-= 32768
        }
        for at in 0..<count {
            let (x0, y0) = (floorDivide(u >> 16, width).1, floorDivide(v >> 16, height).1)
            if isExact {
                colors[at] = pixels[y0 &* width &+ x0]
            } else {
                let (x1, y1) = (x0 &+ 1 == width ? 0 : x0 &+ 1, y0 &+ 1 == height ? 0 : y0 &+ 1)
                let right = UInt32(truncatingIfNeeded: (u >> 8) & 255)
                let (upper, lower) = (pixels + y0 &* width, pixels + y1 &* width)
                colors[at] = lerp(
                    lerp(upper[x0], upper[x1], right), lerp(lower[x0], lower[x1], right),
                    UInt32(truncatingIfNeeded: (v >> 8) & 255))
            }
            u &+= map.ux
            v &+= map.vx
        }
    }
}
