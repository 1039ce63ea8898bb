/// Rows of straight or premultiplied components in a file's colours → rows of premultiplied sRGB bytes.
enum ColorConversion {
    /// The components are sRGB already.
    case none
    case matrix(MatrixConversion)
    case icc(LCMSTransform)

    init(_ description: ColorDescription, in workspace: Workspace) throws(ImageError) {
        switch description {
        case .none, .sRGB: self = .none
        case .matrix(let profile): self = .matrix(MatrixConversion(profile))
        case .icc(let bytes):
            guard let transform = try LCMSTransform(profile: bytes, from: .rgba, in: workspace) else {
                self = .none
                return
            }
            self = .icc(transform)
        }
    }

    /// From straight bytes; `row` may be changed.
    func finish(_ row: UnsafeMutablePointer<UInt8>, width: Int, to out: UnsafeMutablePointer<UInt8>) {
        switch self {
        case .none: break
        case .matrix(let conversion): conversion.convert(row, width: width)
        case .icc(let transform): transform.convert(row, width: width)
        }
        PixelPacking.premultiply(row, width: width, to: out)
    }

    /// From premultiplied components 0…1; `row` may be changed.
    func finish(_ row: UnsafeMutablePointer<SIMD4<Float>>, width: Int, to out: UnsafeMutablePointer<UInt8>) {
        switch self {
        case .none: break
        case .matrix(let conversion):
            for x in 0..<width {
                let (pixel, alpha) = Self.straight(row[x])
                row[x] = conversion.convert(pixel) * alpha
                row[x].w = alpha
            }
        case .icc(let transform):
            for x in 0..<width { row[x] = Self.straight(row[x]).0 }
            transform.convert(row, width: width)
            for x in 0..<width {
                let alpha = row[x].w
                row[x] *= alpha
                row[x].w = alpha
            }
        }
        Self.store(row, width: width, to: out)
    }

    /// Colour over alpha, and alpha; of a transparent pixel black.
    private static func straight(_ pixel: SIMD4<Float>) -> (SIMD4<Float>, Float) {
        guard pixel.w > 0 else { return (SIMD4(), 0) }
        var straight = pixel / pixel.w
        straight.w = pixel.w
        return (straight, pixel.w)
    }

    /// Rounded to bytes; no colour exceeds its alpha.
    private static func store(_ row: UnsafePointer<SIMD4<Float>>, width: Int, to out: UnsafeMutablePointer<UInt8>) {
        for x in 0..<width {
            let pixel = row[x]
            let alpha = byte(pixel.w)
            let at = x &* 4
            out[at] = min(byte(pixel.x), alpha)
            out[at + 1] = min(byte(pixel.y), alpha)
            out[at + 2] = min(byte(pixel.z), alpha)
            out[at + 3] = alpha
        }
    }

    /// Nearest byte of a share, halves up; what is no number is 0. One lane at a time: the generic conversion of whole vectors
    /// costs more than everything around it.
    @inline(__always) private static func byte(_ share: Float) -> UInt8 { UInt8(max(0, min(share, 1)) * 255 + 0.5) }
}
