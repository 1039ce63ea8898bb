/// How the pixels of a PNG are held.
enum PNGFormat: Equatable {
    case gray
    case rgb
    case rgba
    case palette(PNGPalette)

    /// The colour type of the PNG specification.
    var colorType: UInt8 {
        switch self {
        case .gray: 0
        case .rgb: 2
        case .palette: 3
        case .rgba: 6
        }
    }

    /// Bits a component.
    var bitDepth: Int {
        if case .palette(let palette) = self { palette.bitDepth } else { 8 }
    }

    /// Bytes from a pixel to the next, at least 1.
    var step: Int {
        switch self {
        case .gray, .palette: 1
        case .rgb: 3
        case .rgba: 4
        }
    }

    func bytesPerRow(width: Int) -> Int {
        if case .palette = self { (width * bitDepth + 7) / 8 } else { width * step }
    }
}

/// At most 256 straight colours, those that are not opaque first.
struct PNGPalette: Equatable {
    /// R, G, B, A from the lowest byte up.
    let colors: [UInt32]

    init(_ colors: [UInt32]) {
        self.colors = colors.filter { $0 >> 24 < 255 } + colors.filter { $0 >> 24 == 255 }
    }

    /// Bits an index takes: 1, 2, 4 or 8.
    var bitDepth: Int { colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8 }

    /// Contents of `PLTE`.
    var components: [UInt8] {
        colors.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) } }
    }

    /// Contents of `tRNS`; empty if every colour is opaque.
    var alphas: [UInt8] { colors.map { UInt8($0 >> 24) }.filter { $0 < 255 } }
}
