import CLibDeflate

/// Rows of pixels → filtered scanlines → compressed data.
final class PNGScanlines {
    let color: PNGColorType
    private let width: Int
    private let workspace: Workspace
    private let filtered: Scratch<UInt8>
    private var current: Scratch<UInt8>
    private var previous: Scratch<UInt8>
    private let trial: Scratch<UInt8>
    private var end = 0

    private var bytesPerRow: Int { width * color.channels }

    init(width: Int, height: Int, color: PNGColorType, in workspace: Workspace) throws(ImageError) {
        (self.width, self.color, self.workspace) = (width, color, workspace)
        let count = width * color.channels
        current = try Scratch(count, zero: 0, in: workspace, for: "a row of a PNG")
        previous = try Scratch(count, zero: 0, in: workspace, for: "a row of a PNG")
        trial = try Scratch(count, zero: 0, in: workspace, for: "a filtered row of a PNG")
        filtered = try Scratch((count + 1) * height, zero: 0, in: workspace, for: "the filtered rows of a PNG")
    }

    /// Takes one row of premultiplied pixels.
    func append(_ row: UnsafePointer<UInt8>) throws(ImageError) {
        swap(&current, &previous)
        switch color {
        case .rgba: PixelPacking.straighten(row, width: width, to: current.start)
        default: PixelPacking.dropAlpha(row, width: width, to: current.start)
        }
        var (best, bestCost) = (PNGFilter.none, Int.max)
        let out = filtered.start + end
        for filter in [PNGFilter.up, .sub, .paeth] {
            filter.apply(
                current.start, above: previous.start, count: bytesPerRow, step: color.channels, to: trial.start)
            let cost = PNGFilter.cost(trial.start, count: bytesPerRow)
            guard cost < bestCost else { continue }
            (best, bestCost) = (filter, cost)
            (out + 1).update(from: trial.start, count: bytesPerRow)
            if cost == 0 { break }
        }
        out[0] = best.rawValue
        end += bytesPerRow + 1
    }

    /// The compressed data, in zlib's wrapping.
    func finish() throws(ImageError) -> [UInt8] {
        let compressor = libdeflate_alloc_compressor(1)!
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, end)
        let out = try Scratch<UInt8>(bound, zero: 0, in: workspace, for: "the compressed rows of a PNG")
        let count = libdeflate_zlib_compress(compressor, filtered.start, end, out.start, bound)
        return Array(UnsafeBufferPointer(start: out.start, count: count))
    }
}
