package import AmbrotypeDrawing

/// How a PNG is written. Equal pixels and equal options give equal bytes, whatever the memory budget.
package struct PNGOptions: Equatable, Sendable {
    package enum Alpha: Equatable, Sendable {
        /// No alpha channel if every pixel is opaque.
        case whenNeeded
        /// No alpha channel; pixels are taken as if they lay on black.
        case dropped
    }
    package var alpha: Alpha
    /// Pixels a point, written as the picture's density; none is written if nil.
    package var scale: Double?
    /// Key (Latin letters, 1…79) and text (Latin-1) pairs, written in this order.
    package var texts: [Text]

    package struct Text: Equatable, Sendable {
        package var key: String
        package var text: String
        package init(key: String, text: String) { (self.key, self.text) = (key, text) }
    }

    package init(alpha: Alpha = .whenNeeded, scale: Double? = nil, texts: [Text] = []) {
        (self.alpha, self.scale, self.texts) = (alpha, scale, texts)
    }
}

/// Makes a PNG from rows of premultiplied sRGB that come from the top, in any number of pieces.
package final class PNGEncoder {
    package let width: Int
    package let height: Int
    private let options: PNGOptions
    private let workspace: Workspace
    private let scanlines: PNGScanlines
    private var rowsSeen = 0

    /// A picture of `width` × `height` pixels, both 1…2³¹−1.
    package init(
        width: Int, height: Int, options: PNGOptions = PNGOptions(), budget: MemoryBudget, name: String = "picture"
    ) throws(ImageError) {
        precondition(width > 0 && height > 0, "a picture has at least one pixel")
        (self.width, self.height, self.options) = (width, height, options)
        workspace = Workspace(name: name, budget: budget)
        let color: PNGColorType = options.alpha == .dropped ? .rgb : .rgba
        scanlines = try PNGScanlines(width: width, height: height, color: color, in: workspace)
    }

    /// Takes the next rows: whole rows of R, G, B, A, premultiplied.
    package func append(_ rows: UnsafeBufferPointer<UInt8>) throws(ImageError) {
        let count = rows.count / (width * 4)
        precondition(count * width * 4 == rows.count && rowsSeen + count <= height, "rows come whole, and not too many")
        for y in 0..<count { try scanlines.append(rows.baseAddress! + y * width * 4) }
        rowsSeen += count
    }

    /// The file. All rows must have come.
    package func finish() throws(ImageError) -> [UInt8] {
        precondition(rowsSeen == height, "\(height - rowsSeen) rows are missing")
        var bytes = PNGChunk.signature
        PNGChunk.append(
            "IHDR", PNGChunk.header(width: width, height: height, bitDepth: 8, colorType: scanlines.color), to: &bytes)
        PNGChunk.append("sRGB", [0], to: &bytes)
        if let scale = options.scale { PNGChunk.append("pHYs", PNGChunk.density(scale: scale), to: &bytes) }
        for text in options.texts { PNGChunk.append("tEXt", PNGChunk.text(text), to: &bytes) }
        PNGChunk.append("IDAT", try scanlines.finish(), to: &bytes)
        PNGChunk.append("IEND", [], to: &bytes)
        return bytes
    }
}

/// The PNG of a whole pixmap.
package func encodePNG(
    _ pixmap: Pixmap, options: PNGOptions = PNGOptions(), budget: MemoryBudget, name: String = "picture"
) throws(ImageError) -> [UInt8] {
    let encoder = try PNGEncoder(
        width: pixmap.width, height: pixmap.height, options: options, budget: budget, name: name)
    try encoder.append(UnsafeBufferPointer(pixmap.bytes))
    return try encoder.finish()
}
