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
        for x in 0..<width {
            for i in 0..<3 { out[x * 3 + i] = row[x * 4 + i] }
        }
    }
}
