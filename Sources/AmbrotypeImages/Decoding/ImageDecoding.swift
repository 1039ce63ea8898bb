package import AmbrotypeDrawing
package import Foundation

/// What a decoding cost.
package struct DecodeRecord: Equatable, Sendable {
    /// Pixels in the file.
    package var sourcePixels: Int
    /// Pixels of the result.
    package var decodedPixels: Int
    /// The most bytes that were held at once, the result included.
    package var peakBytes: Int
    package var profile: ImageHeader.Profile
}

/// Decodes a picture at the size it is shown: sRGB, premultiplied, turned as its orientation says.
///
/// - Parameters:
///   - part: whole pixels of the shown picture that are wanted; nil for all. What lies outside is read and forgotten.
///   - target: pixels across and down of the shown picture; nil for all there are. A side that has fewer keeps them:
///     pictures are never made larger. The sides need not keep the picture's proportions.
///   - isExact: false takes what the format's own scaling gives, at least `target`, which is cheaper for JPEG.
/// - Throws: `ImageError`, among it `.budget` if the buffers do not fit and `.tooLarge` beyond `pixelLimit`.
///
/// A JPEG is decoded at 1/8, 1/4 or 1/2 where that suffices, a PNG row by row; both are then averaged by area in a few rows of
/// memory. Interlaced PNGs, progressive JPEGs (as coefficients), WebP and HEIC are held whole, within the budget.
package func decode(
    _ source: ImageSource, part: CGRect? = nil, toFit target: (width: Int, height: Int)? = nil, isExact: Bool = true,
    budget: MemoryBudget, pixelLimit: Int = ImageHeader.standardPixelLimit
) throws(ImageError) -> (Pixmap, DecodeRecord) {
    try source.withBytes { (bytes) throws(ImageError) in
        let description = try ImageDescription(bytes, name: source.name, pixelLimit: pixelLimit)
        let workspace = Workspace(name: source.name, budget: budget)
        return try ImageDecoding(description, part, target, isExact, workspace).run(bytes)
    }
}

/// A PNG's pixels, as `decode` gives them.
package func decodePNG(_ bytes: [UInt8], budget: MemoryBudget, name: String = "picture") throws(ImageError) -> Pixmap {
    try decode(.bytes(bytes, name: name), budget: budget).0
}

/// One decoding: rows from a format → area means → colours → places.
struct ImageDecoding {
    private let header: ImageHeader
    private let color: ColorDescription
    /// The stored part wanted; nil is all of it.
    private let crop: StoredPart?
    /// The stored size wanted.
    private let wanted: (width: Int, height: Int)
    private let isExact: Bool
    private let workspace: Workspace

    init(
        _ description: ImageDescription, _ part: CGRect?, _ target: (width: Int, height: Int)?, _ isExact: Bool,
        _ workspace: Workspace
    ) {
        header = description.header
        color = description.color
        let box = part.flatMap { StoredPart($0, description.header) }
        crop = box
        let turned = header.orientation.isTransposed
        let stored = box.map { ($0.width, $0.height) } ?? (header.storedWidth, header.storedHeight)
        let shown = target ?? (turned ? (stored.1, stored.0) : stored)
        let across = turned ? shown.height : shown.width
        let down = turned ? shown.width : shown.height
        wanted = (max(1, min(across, stored.0)), max(1, min(down, stored.1)))
        (self.isExact, self.workspace) = (isExact, workspace)
    }

    func run(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> (Pixmap, DecodeRecord) {
        let rows = try rows(bytes)
        // A part of a picture decoded smaller may miss the size wanted by a pixel.
        let size: (width: Int, height: Int) =
            isExact ? (min(wanted.width, rows.width), min(wanted.height, rows.height)) : (rows.width, rows.height)
        let turns = header.orientation.isTransposed
        let pixmap = try workspace.pixmap(
            width: turns ? size.height : size.width, height: turns ? size.width : size.height,
            for: "the pixels of \(workspace.name)")
        let placed = OrientedRows(
            pixmap, width: size.width, height: size.height, orientation: header.orientation)
        if size == (rows.width, rows.height) && rows.bits == 8 {
            try copy(rows, to: placed)
        } else {
            try reduce(rows, to: size, placed)
        }
        try rows.finish()
        let record = DecodeRecord(
            sourcePixels: header.storedWidth * header.storedHeight, decodedPixels: size.width * size.height,
            peakBytes: workspace.peak, profile: header.profile)
        return (pixmap, record)
    }

    private func rows(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> any PixelRows {
        let whole = try wholeRows(bytes)
        guard let crop else { return whole }
        return try PartialRows(whole, crop, stored: (header.storedWidth, header.storedHeight), in: workspace)
    }

    /// The size at which the whole must be decoded so that the part has the size wanted.
    private var wholeWanted: (width: Int, height: Int) {
        guard let crop else { return wanted }
        func scaled(_ side: Int, _ part: Int, _ whole: Int) -> Int { min(whole, (side * whole + part - 1) / part) }
        return (
            scaled(wanted.width, crop.width, header.storedWidth),
            scaled(wanted.height, crop.height, header.storedHeight)
        )
    }

    private func wholeRows(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> any PixelRows {
        switch header.format {
        case .png: try PNGRows.open(bytes, header: header, in: workspace)
        case .jpeg: try JPEGRows(bytes, atLeast: wholeWanted, color: color, in: workspace)
        case .webp: try WebPRows.open(bytes, header: header, size: wholeWanted, in: workspace)
        case .heic: try HEICRows(bytes, header: header, in: workspace)
        }
    }

    /// Every pixel as it is.
    private func copy(_ rows: any PixelRows, to placed: OrientedRows) throws(ImageError) {
        let conversion = try ColorConversion(color, in: workspace)
        let row = try Scratch<UInt8>(rows.width * 4, in: workspace, for: "a row of a picture")
        for y in 0..<rows.height {
            try rows.readRow(row.start)
            let out = placed.direct(y) ?? row.start
            conversion.finish(row.start, width: rows.width, to: out)
            if out == row.start { placed.put(row.start, y) }
        }
    }

    /// Means of areas.
    private func reduce(
        _ rows: any PixelRows, to size: (width: Int, height: Int), _ placed: OrientedRows
    ) throws(ImageError) {
        let conversion = try ColorConversion(color, in: workspace)
        let row = try Scratch<UInt8>(rows.width * rows.bits / 2, in: workspace, for: "a row of a picture")
        let finished = try Scratch<UInt8>(size.width * 4, in: workspace, for: "a row of a picture")
        let reducer = try AreaReducer(
            from: (rows.width, rows.height), to: size, isOpaque: !header.hasAlpha, in: workspace)
        for _ in 0..<rows.height {
            try rows.readRow(row.start)
            try reducer.add(row.start, bits: rows.bits) { (means) throws(ImageError) in
                let y = reducer.made - 1
                let out = placed.direct(y) ?? finished.start
                conversion.finish(means, width: size.width, to: out)
                if out == finished.start { placed.put(finished.start, y) }
            }
        }
    }
}
