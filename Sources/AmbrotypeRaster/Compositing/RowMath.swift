/// Runs of pixels joined with other runs: the loops where the time goes.
enum RowMath {
    /// One colour over `count` pixels.
    @inline(__always)
    static func fill(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
        if alpha(color) == 255 {
            row.update(repeating: color, count: count)
            return
        }
        if alpha(color) == 0 { return }
        let rest = 255 &- alpha(color)
        let (source, factor) = (Pixels4(repeating: color), factors(Pixels4(repeating: rest)))
        var at = 0
        while at &+ 4 <= count {
            store4(source &+ scaled(load4(row + at), factor), row + at)
            at &+= 4
        }
        while at < count {
            row[at] = color &+ scaled(row[at], rest)
            at &+= 1
        }
    }

    /// One colour over `count` pixels, each share of it given by a byte.
    @inline(__always)
    static func fill(
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32, mask: UnsafePointer<UInt8>
    ) {
        let opaque = alpha(color) == 255
        let source = Pixels4(repeating: color)
        var at = 0
        while at &+ 4 <= count {
            let four = UnsafeRawPointer(mask + at).loadUnaligned(as: UInt32.self)
            if opaque && four == 0xFFFF_FFFF {
                store4(source, row + at)
            } else if four != 0 {
                let pixels = scaled(source, factors(spread(four)))
                store4(over(pixels, load4(row + at)), row + at)
            }
            at &+= 4
        }
        while at < count {
            row[at] = over(scaled(color, UInt32(mask[at])), row[at])
            at &+= 1
        }
    }

    /// `source` over `row`.
    @inline(__always)
    static func blend(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>) {
        var at = 0
        while at &+ 4 <= count {
            let pixels = load4(source + at)
            let alphas = pixels & Pixels4(repeating: 0xFF00_0000)
            if alphas == Pixels4(repeating: 0xFF00_0000) {
                store4(pixels, row + at)
            } else if pixels != Pixels4(repeating: 0) {
                store4(over(pixels, load4(row + at)), row + at)
            }
            at &+= 4
        }
        while at < count {
            row[at] = over(source[at], row[at])
            at &+= 1
        }
    }

    /// `source` times `share` / 255 over `row`.
    @inline(__always)
    static func blend(
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>, share: UInt32
    ) {
        let factor = factors(Pixels4(repeating: share))
        var at = 0
        while at &+ 4 <= count {
            let pixels = load4(source + at)
            if pixels != Pixels4(repeating: 0) { store4(over(scaled(pixels, factor), load4(row + at)), row + at) }
            at &+= 4
        }
        while at < count {
            row[at] = over(scaled(source[at], share), row[at])
            at &+= 1
        }
    }

    /// `source`, each pixel times its byte of `mask`, over `row`.
    @inline(__always)
    static func blend(
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>,
        mask: UnsafePointer<UInt8>
    ) {
        var at = 0
        while at &+ 4 <= count {
            let four = UnsafeRawPointer(mask + at).loadUnaligned(as: UInt32.self)
            if four != 0 {
                let pixels = scaled(load4(source + at), factors(spread(four)))
                store4(over(pixels, load4(row + at)), row + at)
            }
            at &+= 4
        }
        while at < count {
            row[at] = over(scaled(source[at], UInt32(mask[at])), row[at])
            at &+= 1
        }
    }

    /// `row` times `share` / 255.
    @inline(__always)
    static func scale(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, share: UInt32) {
        let factor = factors(Pixels4(repeating: share))
        var at = 0
        while at &+ 4 <= count {
            store4(scaled(load4(row + at), factor), row + at)
            at &+= 4
        }
        while at < count {
            row[at] = scaled(row[at], share)
            at &+= 1
        }
    }
}
