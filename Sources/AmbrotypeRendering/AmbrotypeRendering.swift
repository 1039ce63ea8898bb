// AmbrotypeRendering: the only place where views meet the raster.
//
// In:  a display list with its scale, a memory budget, and a library that finds the pictures it names.
// Out: PNG bytes with a record: pixels, bands, peak, and for each picture what was read and what was decoded.
//
// Reading order: `develop` below, `PictureLibrary`, `Darkroom` (many pictures over the processors).

package import AmbrotypeDrawing
package import AmbrotypeImages
import AmbrotypeRaster
package import Foundation

/// A picture, developed.
package struct DevelopedPicture: Sendable {
    /// The file: a PNG unless a JPEG was asked for.
    package var png: [UInt8]
    package var record: DevelopmentRecord
    /// The small copy, where one was asked for.
    package var copy: Pixmap?
}

/// What one picture took.
package struct DevelopmentRecord: Equatable, Sendable, Codable {
    package var pixelWidth: Int
    package var pixelHeight: Int
    /// Bytes of the file.
    package var fileBytes: Int
    /// Bytes all buffers had to fit in.
    package var budgetBytes: Int
    /// The most bytes in use at once.
    package var peakBytes: Int
    package var bands: Int
    package var pictures: [PictureUse]
}

/// How one picture was read for one render.
package struct PictureUse: Equatable, Sendable, Codable {
    package var name: String
    package var sourceWidth: Int
    package var sourceHeight: Int
    package var decodedWidth: Int
    package var decodedHeight: Int
    /// The most bytes that decoding held at once, the result included.
    package var peakBytes: Int
    /// The colours of the file: `none` (which means sRGB), `sRGB`, `displayP3` or `other`.
    package var profile: String
}

/// Why a picture could not be developed.
package enum DevelopmentError: Error {
    case memory(MemoryBudgetExceeded)
    case image(ImageError)
}

/// Draws a list into pixels held in memory, which must fit the budget besides the bands.
package func expose(
    _ list: DisplayList, scale: CGFloat, budget: MemoryBudget, pictures: PictureLibrary
) throws(DevelopmentError) -> Pixmap {
    do { return try Rasterizer(scale: scale, budget: budget, pictures: pictures.session()).pixmap(list) } catch let
        error
        as MemoryBudgetExceeded
    {
        throw .memory(error)
    } catch let error as ImageError {
        if case .budget(_, let exceeded) = error { throw .memory(exceeded) }
        throw .image(error)
    } catch {
        preconditionFailure("the raster throws only memory and picture errors, not \(error)")
    }
}

/// Draws a list into a PNG within a budget: rows go from the raster into the encoder as they are made.
///
/// - Parameters:
///   - scale: pixels a point.
///   - budgetLimit: bytes for every pixel buffer together.
///   - copyWidth: pixels across of a smaller copy to be made as well, proportions kept; a picture without alpha has one.
package func develop(
    _ list: DisplayList, scale: CGFloat, budgetLimit: Int, pictures: PictureLibrary, options: PNGOptions? = nil,
    copyWidth: Int? = nil
) throws(DevelopmentError) -> DevelopedPicture {
    try develop(list, scale: scale, budgetLimit: budgetLimit, pictures: pictures, copyWidth: copyWidth) {
        width, height, budget in
        let encoder = try PNGEncoder(
            width: width, height: height, options: options ?? PNGOptions(scale: Double(scale)), budget: budget)
        return FileEncoder(append: { try encoder.append($0) }, finish: { try encoder.finish() })
    }
}

/// The same into a JPEG.
package func developJPEG(
    _ list: DisplayList, scale: CGFloat, budgetLimit: Int, pictures: PictureLibrary, options: JPEGOptions
) throws(DevelopmentError) -> DevelopedPicture {
    try develop(list, scale: scale, budgetLimit: budgetLimit, pictures: pictures, copyWidth: nil) {
        width, height, budget in
        let encoder = try JPEGEncoder(width: width, height: height, options: options, budget: budget)
        return FileEncoder(append: { try encoder.append($0) }, finish: { try encoder.finish() })
    }
}

/// Takes rows, gives a file.
private struct FileEncoder {
    var append: (UnsafeBufferPointer<UInt8>) throws -> Void
    var finish: () throws -> [UInt8]
}

/// Rows of a copy that is `across` pixels wide, never more than the picture has.
package func smallHeight(of size: (width: Int, height: Int), across: Int) -> Int {
    min(size.height, max(1, Int((Double(across) * Double(size.height) / Double(size.width)).rounded())))
}

private func develop(
    _ list: DisplayList, scale: CGFloat, budgetLimit: Int, pictures: PictureLibrary, copyWidth: Int?,
    into make: (Int, Int, MemoryBudget) throws -> FileEncoder
) throws(DevelopmentError) -> DevelopedPicture {
    let budget = MemoryBudget(limit: budgetLimit)
    let session = pictures.session()
    do {
        let width = max(1, Int((list.size.width * scale).rounded()))
        let height = max(1, Int((list.size.height * scale).rounded()))
        let encoder = try make(width, height, budget)
        let copy = try copyWidth.map { across in
            let size = (min(across, width), smallHeight(of: (width, height), across: across))
            return try SmallCopy(of: (width, height), at: size, budget: budget)
        }
        let report = try Rasterizer(scale: scale, budget: budget, pictures: session)
            .rasterize(list) { rows in
                try encoder.append(rows)
                try copy?.append(rows)
            }
        let file = try encoder.finish()
        let record = DevelopmentRecord(
            pixelWidth: width, pixelHeight: height, fileBytes: file.count, budgetBytes: budgetLimit,
            peakBytes: budget.peak, bands: report.bands, pictures: session.uses)
        return DevelopedPicture(png: file, record: record, copy: copy?.pixmap)
    } catch let error as MemoryBudgetExceeded {
        throw .memory(error)
    } catch let error as ImageError {
        if case .budget(_, let exceeded) = error { throw .memory(exceeded) }
        throw .image(error)
    } catch {
        preconditionFailure("the raster throws only memory and picture errors, not \(error)")
    }
}
