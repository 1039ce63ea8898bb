/// Rows of straight R, G, B, A → one stream of filtered, compressed rows in one format.
final class PNGBody {
    let width: Int
    let format: PNGFormat
    private(set) var rowCount = 0
    private let rows: FilteredRows
    private let deflater: Deflater
    private let packer: PixelPacker

    init(width: Int, format: PNGFormat, effort: DeflateEffort, in workspace: Workspace) throws(ImageError) {
        (self.width, self.format) = (width, format)
        let count = format.bytesPerRow(width: width)
        packer = PixelPacker(format)
        rows = try FilteredRows(count: count, step: format.step, isFiltering: format.isFiltered, in: workspace)
        deflater = try Deflater(effort: effort, stride: count + 1, step: format.step, in: workspace)
    }

    func append(_ row: UnsafePointer<UInt8>) throws(ImageError) {
        packer.pack(row, width: width, to: rows.current)
        try deflater.append(rows.filter(), count: format.bytesPerRow(width: width) + 1)
        rowCount += 1
    }

    func finish() throws(ImageError) -> Encoded {
        Encoded(width: width, height: rowCount, format: format, data: try deflater.finish())
    }

    /// A picture without its file around it.
    struct Encoded {
        var width: Int
        var height: Int
        var format: PNGFormat
        var data: ByteBlocks

        /// The same pixels in another format, row by row; `effort` is that of the new compression.
        func reencoded(
            as format: PNGFormat, effort: DeflateEffort, in workspace: Workspace
        ) throws(ImageError) -> PNGBody {
            let body = try PNGBody(width: width, format: format, effort: effort, in: workspace)
            let row = try Scratch<UInt8>(width * 4, in: workspace, for: "a row of a PNG")
            let hold = try workspace.hold(data.count, for: "a picture being written anew")
            defer { withExtendedLifetime(hold) {} }
            try file().readingBytes { (bytes) throws(ImageError) in
                let rows = try PNGRows(bytes, name: workspace.name)
                for _ in 0..<height {
                    try rows.readRow(row.start)
                    try body.append(row.start)
                }
            }
            return body
        }

        /// A whole PNG with `chunks` between its header and its pixels.
        func file(with chunks: [UInt8] = []) -> [UInt8] {
            var bytes = PNGChunk.signature
            bytes.reserveCapacity(data.count + chunks.count + 2048 + 12 * data.blocks.count)
            appendHeader(to: &bytes)
            bytes += chunks
            appendPalette(to: &bytes)
            for piece in data.pieces { PNGChunk.append("IDAT", piece, to: &bytes) }
            PNGChunk.append("IEND", [], to: &bytes)
            return bytes
        }

        func appendHeader(to bytes: inout [UInt8]) {
            let size = PNGChunk.bigEndian(UInt32(width), UInt32(height))
            PNGChunk.append("IHDR", size + [UInt8(format.bitDepth), format.colorType, 0, 0, 0], to: &bytes)
        }

        func appendPalette(to bytes: inout [UInt8]) {
            guard case .palette(let palette) = format else { return }
            PNGChunk.append("PLTE", palette.components, to: &bytes)
            if !palette.alphas.isEmpty { PNGChunk.append("tRNS", palette.alphas, to: &bytes) }
        }
    }
}

extension PNGFormat {
    /// Filters pay for components, not for indices.
    fileprivate var isFiltered: Bool { if case .palette = self { false } else { true } }
}

extension [UInt8] {
    /// The bytes in memory, for calls that throw image errors.
    func readingBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws(ImageError) -> Result
    ) throws(ImageError) -> Result {
        let result: Swift.Result<Result, ImageError> = withUnsafeBytes { bytes in
            do throws(ImageError) { return .success(try body(bytes)) } catch { return .failure(error) }
        }
        return try result.get()
    }
}
