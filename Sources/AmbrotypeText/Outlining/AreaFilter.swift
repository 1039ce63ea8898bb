import AmbrotypeDrawing

/// Makes bitmaps smaller: each new pixel is the mean of the area it covers, colours weighted by alpha.
enum AreaFilter {
    static func shrink(_ source: Bitmap, to width: Int, _ height: Int) -> Bitmap {
        let columns = spans(source.width, width)
        let rows = spans(source.height, height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        source.bytes.withUnsafeBufferPointer { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    mean(pixels, source.width, columns[x], rows[y], into: &bytes, at: (y * width + x) * 4)
                }
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    /// For each target pixel its first source pixel and the shares of the ones it covers.
    private static func spans(_ source: Int, _ target: Int) -> [(first: Int, shares: [Float])] {
        let step = Float(source) / Float(target)
        return (0..<target).map { index in
            let (start, end) = (Float(index) * step, Float(index + 1) * step)
            let first = Int(start)
            let last = min(source - 1, Int(end.rounded(.up)) - 1)
            let shares = (first...max(first, last)).map { min(end, Float($0 + 1)) - max(start, Float($0)) }
            return (first, shares)
        }
    }

    private static func mean(
        _ pixels: UnsafeBufferPointer<UInt8>, _ stride: Int, _ columns: (first: Int, shares: [Float]),
        _ rows: (first: Int, shares: [Float]), into bytes: inout [UInt8], at target: Int
    ) {
        var (red, green, blue, alpha, total) = (Float(0), Float(0), Float(0), Float(0), Float(0))
        for (row, vertical) in rows.shares.enumerated() {
            var at = ((rows.first + row) * stride + columns.first) * 4
            for horizontal in columns.shares {
                let share = vertical * horizontal
                let weight = share * Float(pixels[at + 3])
                red += weight * Float(pixels[at])
                green += weight * Float(pixels[at + 1])
                blue += weight * Float(pixels[at + 2])
                alpha += weight
                total += share
                at += 4
            }
        }
        guard alpha > 0, total > 0 else { return }
        bytes[target] = UInt8((red / alpha + 0.5).rounded(.down))
        bytes[target + 1] = UInt8((green / alpha + 0.5).rounded(.down))
        bytes[target + 2] = UInt8((blue / alpha + 0.5).rounded(.down))
        bytes[target + 3] = UInt8((alpha / total + 0.5).rounded(.down))
    }
}
