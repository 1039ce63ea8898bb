package import AmbrotypeDrawing

/// Writes a smaller copy of a picture: turned as its orientation says, in sRGB, without the original's other data.
///
/// - Parameters:
///   - size: pixels across and down the copy fits within, proportions kept; a smaller picture keeps its size.
///   - path: where to; `.jpg` and `.jpeg` give a JPEG, everything else a PNG. Written aside, then renamed.
/// - Returns: pixels across and down of the copy.
@discardableResult
package func writeThumbnail(
    _ source: ImageSource, fitting size: (width: Int, height: Int), to path: String, budget: MemoryBudget,
    quality: Int = 90
) throws(ImageError) -> (width: Int, height: Int) {
    let header = try readHeader(source)
    return try write(source, at: header.size(fitting: size), to: path, budget: budget, quality: quality)
}

/// The same for a largest number of pixels.
@discardableResult
package func writeThumbnail(
    _ source: ImageSource, maxPixels: Int, to path: String, budget: MemoryBudget, quality: Int = 90
) throws(ImageError) -> (width: Int, height: Int) {
    let header = try readHeader(source)
    let size = header.size(maxPixels: maxPixels)
    return try write(source, at: size, to: path, budget: budget, quality: quality)
}

private func write(
    _ source: ImageSource, at size: (width: Int, height: Int), to path: String, budget: MemoryBudget, quality: Int
) throws(ImageError) -> (width: Int, height: Int) {
    let pixmap = try decode(source, toFit: size, budget: budget).0
    let isJPEG = [".jpg", ".jpeg"].contains { path.lowercased().hasSuffix($0) }
    let bytes =
        isJPEG
        ? try encodeJPEG(pixmap, options: JPEGOptions(quality: quality), budget: budget, name: path)
        : try encodePNG(pixmap, budget: budget, name: path)
    try writeAtomically(bytes, to: path)
    return (pixmap.width, pixmap.height)
}

extension ImageHeader {
    /// The largest size of the picture's proportions within `box`, never more than its own, at least 1 × 1.
    package func size(fitting box: (width: Int, height: Int)) -> (width: Int, height: Int) {
        scaled(min(Double(box.width) / Double(width), Double(box.height) / Double(height)))
    }

    /// The smallest size of the picture's proportions that covers `box`, never more than its own, at least 1 × 1.
    package func size(filling box: (width: Int, height: Int)) -> (width: Int, height: Int) {
        scaled(max(Double(box.width) / Double(width), Double(box.height) / Double(height)))
    }

    /// The largest size of the picture's proportions with at most `maxPixels` pixels.
    package func size(maxPixels: Int) -> (width: Int, height: Int) {
        let scale = (Double(maxPixels) / (Double(width) * Double(height))).squareRoot()
        guard scale < 1 else { return (width, height) }
        return (max(1, Int(Double(width) * scale)), max(1, Int(Double(height) * scale)))
    }

    private func scaled(_ scale: Double) -> (width: Int, height: Int) {
        guard scale < 1 else { return (width, height) }
        func side(_ length: Int) -> Int { max(1, Int((Double(length) * scale).rounded())) }
        return (side(width), side(height))
    }
}
