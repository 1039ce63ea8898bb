import AmbrotypeDrawing

/// Colours from a pixmap, one source pixel or a mix of four for each device pixel.
struct PictureShader: SpanShader {
    enum Sampling { case exact, nearest, bilinear }

    private let pixels: UnsafePointer<UInt32>
    private let stride: Int
    private let map: PictureMap
    private let sampling: Sampling
    let isOpaque = false

    /// Keep `pixmap` alive while the shader is used.
    init(pixmap: Pixmap, map: PictureMap, sampling: Sampling) {
        pixels = pixmap.pixels
        (stride, self.map, self.sampling) = (pixmap.width, map, sampling)
    }

    @inline(__always)
    func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
        let u = map.u &+ x &* map.ux &+ row &* map.uy
        let v = map.v &+ x &* map.vx &+ row &* map.vy
        switch sampling {
        case .exact: copy(u >> 16, v >> 16, count, colors)
        case .nearest: nearest(u, v, count, colors)
        case .bilinear: bilinear(u, v, count, colors)
        }
    }

    @inline(__always) private func column(_ x: Int) -> Int { min(max(x, map.bounds.left), map.bounds.right &- 1) }
    @inline(__always) private func line(_ y: Int) -> Int { min(max(y, map.bounds.top), map.bounds.bottom &- 1) }

    private func copy(_ first: Int, _ y: Int, _ count: Int, _ colors: UnsafeMutablePointer<UInt32>) {
        let source = pixels + line(y) * stride
        if first >= map.bounds.left && first + count <= map.bounds.right {
            colors.update(from: source + first, count: count)
        } else {
            for at in 0..<count { colors[at] = source[column(first + at)] }
        }
    }

    private func nearest(_ u: Int, _ v: Int, _ count: Int, _ colors: UnsafeMutablePointer<UInt32>) {
        var (u, v) = (u, v)
        for at in 0..<count {
            colors[at] = pixels[line(v >> 16) &* stride &+ column(u >> 16)]
            u &+= map.ux
            v &+= map.vx
        }
    }

    private func bilinear(_ u: Int, _ v: Int, _ count: Int, _ colors: UnsafeMutablePointer<UInt32>) {
        var (u, v) = (u &- 32768, v &- 32768)
        for at in 0..<count {
            let (x, y) = (u >> 16, v >> 16)
            let (right, down) = (UInt32(truncatingIfNeeded: (u >> 8) & 255), UInt32(truncatingIfNeeded: (v >> 8) & 255))
            let (x0, x1) = (column(x), column(x &+ 1))
            let (upper, lower) = (pixels + line(y) &* stride, pixels + line(y &+ 1) &* stride)
            colors[at] = lerp(lerp(upper[x0], upper[x1], right), lerp(lower[x0], lower[x1], right), down)
            u &+= map.ux
            v &+= map.vx
        }
    }
}

/// `share` in 1/256 of `b`, the rest of `a`, rounded to nearest.
@inline(__always)
func lerp(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let low = ((a & 0x00FF_00FF) &* rest &+ (b & 0x00FF_00FF) &* share &+ 0x0080_0080) >> 8
    let high = ((a >> 8) & 0x00FF_00FF) &* rest &+ ((b >> 8) & 0x00FF_00FF) &* share &+ 0x0080_0080
    return (low & 0x00FF_00FF) | (high & 0xFF00_FF00)
}

extension Pixmap {
    /// The pixels as words, red in the lowest byte.
    var pixels: UnsafePointer<UInt32> {
        UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped).assumingMemoryBound(to: UInt32.self)
    }

    var mutablePixels: UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(bytes.baseAddress.unsafelyUnwrapped).assumingMemoryBound(to: UInt32.self)
    }
}
