/// Premultiplied R, G, B, A rows ↔ the straight components that files hold.
enum PixelPacking {
    /// Divides colour by alpha, rounded; a transparent pixel becomes four zeros.
    static func straighten(_ row: UnsafePointer<UInt8>, width: Int, to out: UnsafeMutablePointer<UInt8>) {
        for x in 0..<width {
            let (pixel, to) = (row + x * 4, out + x * 4)
            let alpha = UInt32(pixel[3])
            to[3] = pixel[3]
            switch alpha {
            case 255: for i in 0..<3 { to[i] = pixel[i] }
            case 0: for i in 0..<3 { to[i] = 0 }
            default:
                for i in 0..<3 {
                    let straight = (UInt32(pixel[i]) &* 255 &+ alpha >> 1) / alpha
                    to[i] = UInt8(truncatingIfNeeded: min(straight, 255))
                }
            }
        }
    }

    /// Multiplies colour by alpha, rounded.
    static func premultiply(_ row: UnsafePointer<UInt8>, width: Int, to out: UnsafeMutablePointer<UInt8>) {
        for x in 0..<width {
            let (pixel, to) = (row + x * 4, out + x * 4)
            let alpha = UInt32(pixel[3])
            for i in 0..<3 {
                let product = UInt32(pixel[i]) &* alpha &+ 128
                to[i] = UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
            }
            to[3] = pixel[3]
        }
    }

    /// Three of four components, as they are.
    static func dropAlpha(_ row: UnsafePointer<UInt8>, width: Int, to out: UnsafeMutablePointer<UInt8>) {
        var (from, to, left) = (row, out, width)
        while left > 1 {
            // The fourth byte written is overwritten by the next pixel.
            let pixel = UnsafeRawPointer(from).loadUnaligned(as: UInt32.self)
            UnsafeMutableRawPointer(to).storeBytes(of: pixel, as: UInt32.self)
            (from, to, left) = (from + 4, to + 3, left &- 1)
        }
        for i in 0..<(left * 3) { to[i] = from[i] }
    }

    /// The colours as they are, every alpha 255.
    static func makeOpaque(_ row: UnsafePointer<UInt8>, width: Int, to out: UnsafeMutablePointer<UInt8>) {
        let opaque = UInt32(bigEndian: 0xFF)
        for x in 0..<width {
            let pixel = UnsafeRawPointer(row + x &* 4).loadUnaligned(as: UInt32.self) | opaque
            UnsafeMutableRawPointer(out + x &* 4).storeBytes(of: pixel, as: UInt32.self)
        }
    }

    static func isOpaque(_ row: UnsafePointer<UInt8>, width: Int) -> Bool {
        let opaque = UInt32(bigEndian: 0xFF)
        var all = opaque
        for x in 0..<width { all &= UnsafeRawPointer(row + x &* 4).loadUnaligned(as: UInt32.self) }
        return all == opaque
    }
}
