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
        if map.vx == 0 && map.ux > 0 && map.ux <= 16384 { return enlarged(u &- 32768, v &- 32768, count, colors) }
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

extension PictureShader {
    /// An upright row of a picture made four times as large or more: several device pixels lie between the same four of
    /// the source, four of which are mixed at once. The same pixels as `bilinear` makes one by one.
    private func enlarged(_ u: Int, _ v: Int, _ count: Int, _ colors: UnsafeMutablePointer<UInt32>) {
        let (y, down) = (v >> 16, SIMD4(repeating: UInt32(truncatingIfNeeded: (v >> 8) & 255)))
        let (upper, lower) = (pixels + line(y) &* stride, pixels + line(y &+ 1) &* stride)
        let steps = SIMD4<UInt32>(0, 1, 2, 3) &* UInt32(truncatingIfNeeded: map.ux)
        var (u, at) = (u, 0)
        while at < count {
            let x = u >> 16
            let (x0, x1) = (column(x), column(x &+ 1))
            let upperLeft = SIMD4(repeating: upper[x0])
            let upperRight = SIMD4(repeating: upper[x1])
            let lowerLeft = SIMD4(repeating: lower[x0])
            let lowerRight = SIMD4(repeating: lower[x1])
            // Device pixels up to the next source column.
            let run = min(count &- at, (((x &+ 1) << 16) &- u &+ map.ux &- 1) / map.ux)
            var done = 0
            while done < run {
                let fraction = UInt32(truncatingIfNeeded: (u &+ done &* map.ux) & 65535)
                let right = ((SIMD4(repeating: fraction) &+ steps) &>> 8) & 255
                let four = mixed(
                    mixed(upperLeft, upperRight, right), mixed(lowerLeft, lowerRight, right), down)
                let left = min(4, run &- done)
                if left == 4 {
                    UnsafeMutableRawPointer(colors + at + done).storeBytes(of: four, as: SIMD4<UInt32>.self)
                } else {
                    for lane in 0..<left { colors[at &+ done &+ lane] = four[lane] }
                }
                done &+= 4
            }
            at &+= run
            u &+= run &* map.ux
        }
    }

    /// As `lerp` below, four pixels.
    @inline(__always)
    private func mixed(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>, _ share: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let mask = SIMD4<UInt32>(repeating: 0x00FF_00FF)
        let half = SIMD4<UInt32>(repeating: 0x0080_0080)
        let rest = 256 &- share
        let low = ((a & mask) &* rest &+ (b & mask) &* share &+ half) &>> 8
        let high = ((a &>> 8) & mask) &* rest &+ ((b &>> 8) & mask) &* share &+ half
        return (low & mask) | (high & ~mask)
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
