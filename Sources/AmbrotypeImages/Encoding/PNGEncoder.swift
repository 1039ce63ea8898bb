package import AmbrotypeDrawing

/// How a PNG is written. Equal pixels and equal options give equal bytes, whatever the memory budget.
package struct PNGOptions: Equatable, Sendable {
    package enum Alpha: Equatable, Sendable {
        /// No alpha channel if every pixel is opaque.
        case whenNeeded
        /// No alpha channel; pixels are taken as they lie on black.
        case dropped
    }

    package struct Text: Equatable, Sendable {
        package var key: String
        package var text: String
        package init(key: String, text: String) { (self.key, self.text) = (key, text) }
    }

    package var alpha: Alpha
    /// Pixels a point, written as the picture's density; none is written if nil.
    package var scale: Double?
    /// Spend several times the time on a file a few per cent smaller, with a palette or grey where that loses nothing:
    /// for pictures that are kept, such as goldens.
    package var optimised: Bool
    /// Spend about half the time on a file a few per cent larger: for large pictures that are made anew each time, and those
    /// that are looked at once. Pixels are the same. Not with `optimised`.
    package var isHurried: Bool
    /// Key (Latin letters, 1…79) and text (Latin-1) pairs, written in this order.
    package var texts: [Text]

    package init(
        alpha: Alpha = .whenNeeded, scale: Double? = nil, optimised: Bool = false, isHurried: Bool = false,
        texts: [Text] = []
    ) {
        (self.alpha, self.scale, self.optimised, self.texts) = (alpha, scale, optimised, texts)
        self.isHurried = isHurried
    }

    fileprivate var effort: DeflateEffort { isHurried ? .hurried : .standard }
}

/// Makes a PNG from rows of premultiplied sRGB that come from the top, in pieces of any number of whole rows.
///
/// Holds about 800 KB, a few rows and the compressed bytes. It begins without an alpha channel; should a row need one,
/// what is already compressed is read back and written anew.
package final class PNGEncoder {
    package let width: Int
    package let height: Int
    private let options: PNGOptions
    private let workspace: Workspace
    private let straight: Scratch<UInt8>
    private var body: PNGBody
    private var survey: PixelSurvey?

    /// A picture of `width` × `height` pixels, both 1…2³¹−1. `name` is for errors.
    package init(
        width: Int, height: Int, options: PNGOptions = PNGOptions(), budget: MemoryBudget, name: String = "picture"
    ) throws(ImageError) {
        precondition(width > 0 && height > 0, "a picture has at least one pixel")
        (self.width, self.height, self.options) = (width, height, options)
        workspace = Workspace(name: name, budget: budget)
        straight = try Scratch(width * 4, in: workspace, for: "a row of a PNG")
        body = try PNGBody(width: width, format: .rgb, effort: options.effort, in: workspace)
        if options.optimised { survey = PixelSurvey() }
    }

    /// Takes the next rows: whole rows of R, G, B, A, premultiplied.
    package func append(_ rows: UnsafeBufferPointer<UInt8>) throws(ImageError) {
        guard !rows.isEmpty else { return }
        let count = rows.count / (width * 4)
        precondition(count * width * 4 == rows.count, "rows come whole")
        precondition(body.rowCount + count <= height, "not more rows than the picture has")
        for y in 0..<count { try append(row: rows.baseAddress! + y * width * 4) }
    }

    private func append(row: UnsafePointer<UInt8>) throws(ImageError) {
        if PixelPacking.isOpaque(row, width: width) || options.alpha == .dropped {
            PixelPacking.makeOpaque(row, width: width, to: straight.start)
        } else {
            PixelPacking.straighten(row, width: width, to: straight.start)
            if body.format == .rgb { try addAlphaChannel() }
        }
        survey?.add(straight.start, width: width)
        try body.append(straight.start)
    }

    private func addAlphaChannel() throws(ImageError) {
        if body.rowCount == 0 {
            body = try PNGBody(width: width, format: .rgba, effort: options.effort, in: workspace)
        } else {
            body = try body.finish().reencoded(as: .rgba, effort: options.effort, in: workspace)
        }
    }

    /// The file. All rows must have come.
    package func finish() throws(ImageError) -> [UInt8] {
        precondition(body.rowCount == height, "\(height - body.rowCount) rows are missing")
        return try encoded().file(with: PNGChunk.ancillary(options))
    }

    private func encoded() throws(ImageError) -> PNGBody.Encoded {
        let first = try body.finish()
        guard let survey else { return first }
        var best: PNGBody.Encoded?
        for format in survey.formats {
            let candidate = try first.reencoded(as: format, effort: .thorough, in: workspace).finish()
            if candidate.data.count < best?.data.count ?? Int.max { best = candidate }
        }
        return best ?? first
    }
}

/// The PNG of a whole pixmap. `name` is for errors.
package func encodePNG(
    _ pixmap: Pixmap, options: PNGOptions = PNGOptions(), budget: MemoryBudget, name: String = "picture"
) throws(ImageError) -> [UInt8] {
    let encoder = try PNGEncoder(
        width: pixmap.width, height: pixmap.height, options: options, budget: budget, name: name)
    try encoder.append(UnsafeBufferPointer(pixmap.bytes))
    return try encoder.finish()
}
