// AmbrotypeRaster: a display list becomes rows of pixels, in bands, inside a memory budget.
//
// In:  a `DisplayList` (points), a scale, a `MemoryBudget`, and a `PictureProvider` for the pictures that the list
//      names.
// Out: rows of premultiplied sRGB from top to bottom, and a `RasterReport`. The same list gives the same bytes under
//      any budget, in any division into bands, on any processor with IEEE arithmetic: coverage and joining are whole
//      numbers, the rest is plain single-precision steps that are never fused.
//
// It must not know: fonts, views, files, PNG. Read on in this order: `Preparing` (the list with its maps multiplied
// out), `Scanning` (outlines become coverage by exact area), `Shading` (the colour of a pixel), `Compositing` (joining
// pixels, layers, clips), `Filtering` (blur, shadow, materials), `Painting` (items into layers), and `Rasterizer` below
// (bands).

package import AmbrotypeDrawing
import AmbrotypeGeometry
package import Foundation

/// What a rasterisation took.
package struct RasterReport: Equatable, Sendable {
    package var pixelWidth: Int
    package var pixelHeight: Int
    package var bands: Int
    /// Rows of all bands but perhaps the last.
    package var bandHeight: Int
    /// The most that was in use of the budget at once until the end, in bytes.
    package var peakBytes: Int
}

/// Draws display lists at one scale within one budget.
package struct Rasterizer {
    private let scale: CGFloat
    private let budget: MemoryBudget
    private let pictures: any PictureProvider

    /// - Parameter scale: pixels a point, above 0.
    package init(scale: CGFloat, budget: MemoryBudget, pictures: any PictureProvider) {
        precondition(scale > 0, "rasterising needs a scale above 0")
        (self.scale, self.budget, self.pictures) = (scale, budget, pictures)
    }

    /// Hands out rows from top to bottom, one or more whole rows a call, `pixelWidth * 4` bytes each, valid only during
    /// the call.
    ///
    /// The canvas is `list.size` times the scale, rounded, at least one pixel. Bands start with the whole canvas and
    /// are halved until one fits the budget.
    /// - Throws: `MemoryBudgetExceeded` where not even one row fits, with the limit that would do for a single row
    ///   (pictures counted at the size asked for); whatever the picture provider or `row` throws.
    package func rasterize(
        _ list: DisplayList, emit row: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws -> RasterReport {
        let scene = Scene(list, scale: scale)
        let bands = Bands(scene: scene, budget: budget, pictures: pictures)
        return try bands.rasterize { layer, rows in
            for y in rows {
                let bytes = UnsafeRawPointer(layer.row(y, from: 0)).assumingMemoryBound(to: UInt8.self)
                try row(UnsafeBufferPointer(start: bytes, count: scene.canvas.width * 4))
            }
        }
    }

    /// The whole picture at once; it must fit the budget besides the bands.
    package func pixmap(_ list: DisplayList) throws -> Pixmap {
        let canvas = Scene(DisplayList(size: list.size, items: []), scale: scale).canvas
        let pixmap = try Pixmap(width: canvas.width, height: canvas.height, budget: budget, for: "picture")
        var target = UnsafeMutableRawPointer(pixmap.bytes.baseAddress.unsafelyUnwrapped)
        _ = try rasterize(list) { rows in
            target.copyMemory(from: rows.baseAddress.unsafelyUnwrapped, byteCount: rows.count)
            target += rows.count
        }
        return pixmap
    }
}
