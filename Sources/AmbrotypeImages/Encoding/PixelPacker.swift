/// Straight R, G, B, A rows → the bytes of a PNG format, before filtering.
struct PixelPacker {
    private let format: PNGFormat
    private let indices: [UInt32: UInt8]

    init(_ format: PNGFormat) {
        self.format = format
        guard case .palette(let palette) = format else {
            indices = [:]
            return
        }
        indices = Dictionary(uniqueKeysWithValues: palette.colors.enumerated().map { ($1, UInt8($0)) })
    }

    func pack(_ row: UnsafePointer<UInt8>, width: Int, to out: UnsafeMutablePointer<UInt8>) {
        switch format {
        case .rgba: out.update(from: row, count: width &* 4)
        case .rgb: PixelPacking.dropAlpha(row, width: width, to: out)
        case .gray:
            for x in 0..<width { out[x] = row[x &* 4] }
        case .palette(let palette): pack(row, width, depth: palette.bitDepth, to: out)
        }
    }

    /// Indices, the leftmost in the highest bits.
    private func pack(_ row: UnsafePointer<UInt8>, _ width: Int, depth: Int, to out: UnsafeMutablePointer<UInt8>) {
        out.update(repeating: 0, count: (width * depth + 7) / 8)
        var last: (color: UInt32, index: UInt8)?
        for x in 0..<width {
            let color = UnsafeRawPointer(row + x * 4).loadUnaligned(as: UInt32.self).littleEndian
            let index: UInt8
            if let last, last.color == color { index = last.index } else { index = indices[color] ?? 0 }
            last = (color, index)
            let bit = x * depth
            out[bit >> 3] |= index << UInt8(8 - depth - bit & 7)
        }
    }
}
