package import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRaster
package import Foundation

/// A picture as pixels, for whoever compares it before it becomes a file.
package struct DevelopedPixels: Sendable {
    package var pixmap: Pixmap
    package var record: DevelopmentRecord
}

/// Draws a list into pixels, the same that `develop` writes.
///
/// - Parameters:
///   - scale: pixels a point.
///   - budgetLimit: bytes that drawing may take besides the finished pixels, as in `develop`, which does not hold them.
package func developPixels(
    _ list: DisplayList, scale: CGFloat, budgetLimit: Int, pictures: PictureLibrary
) throws(DevelopmentError) -> DevelopedPixels {
    let width = max(1, Int((list.size.width * scale).rounded()))
    let height = max(1, Int((list.size.height * scale).rounded()))
    let own = width * height * 4
    let budget = MemoryBudget(limit: budgetLimit + own)
    let session = pictures.session()
    do {
        let pixmap = try Pixmap(width: width, height: height, budget: budget, for: "picture")
        var at = 0
        let report = try Rasterizer(scale: scale, budget: budget, pictures: session).rasterize(list) { rows in
            let target = UnsafeMutableBufferPointer(rebasing: pixmap.bytes[at..<at + rows.count])
            _ = target.update(fromContentsOf: rows)
            at += rows.count
        }
        let record = DevelopmentRecord(
            pixelWidth: width, pixelHeight: height, fileBytes: 0, budgetBytes: budgetLimit,
            peakBytes: budget.peak - own, bands: report.bands, pictures: session.uses)
        return DevelopedPixels(pixmap: pixmap, record: record)
    } catch let error as MemoryBudgetExceeded {
        throw .memory(error)
    } catch let error as ImageError {
        if case .budget(_, let exceeded) = error { throw .memory(exceeded) }
        throw .image(error)
    } catch {
        preconditionFailure("the raster throws only memory and picture errors, not \(error)")
    }
}
