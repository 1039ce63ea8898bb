import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

extension BackdropRecipe {
    /// What the material makes of one colour behind it, components 0…1 (the fourth means nothing), opaque.
    ///
    /// luma = 0.213 R + 0.715 G + 0.072 B; the colour's distance from luma is multiplied by `saturation`; the plate is
    /// a cubic Bézier curve over luma; both are mixed by `luminanceAmount`, `brightness` is added. Source:
    /// `materials.json` (model.formula), which reproduces pictures of flat backgrounds within 2 levels.
    func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
        let luma = 0.213 * color.x + 0.715 * color.y + 0.072 * color.z
        let saturated = SIMD4(repeating: luma) + (color - luma) * saturation
        let result = saturated * (1 - luminanceAmount) + (luminanceAmount * plate(luma) + brightness)
        return smaller(larger(result, .zero), .one)
    }

    private func plate(_ t: Float) -> Float {
        precondition(luminanceValues.count == 4, "a plate has four control values")
        let (s, v) = (1 - t, luminanceValues)
        return v[0] * s * s * s + 3 * v[1] * t * s * s + 3 * v[2] * t * t * s + v[3] * t * t * t
    }
}

extension BackdropRecipe {
    /// The pixels that count: those wholly inside the frame, of the canvas.
    func frame(_ map: CGAffineTransform, in canvas: PixelRect) -> PixelRect {
        guard let frame, map.keepsAxes else { return canvas }
        let device = frame.applying(map)
        func whole(_ edge: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            // A frame on whole pixels keeps them in spite of the last digits.
            let near = edge.rounded()
            let pixel = abs(edge - near) < 1.0 / 512 ? near : edge.rounded(rule)
            return Int(min(max(pixel, CGFloat(canvas.left) - 1), CGFloat(canvas.right + canvas.bottom) + 1))
        }
        let inside = PixelRect(
            left: whole(device.minX, .up), top: whole(device.minY, .up), right: whole(device.maxX, .down),
            bottom: whole(device.maxY, .down)
        ).intersection(canvas)
        return inside.isEmpty ? canvas : inside
    }
}

extension BlurGrid {
    /// Changes every cell by the recipe. What is not opaque counts as lying over black, and the result is opaque
    /// (assumed).
    func apply(_ recipe: BackdropRecipe) {
        let unit = 1 / Float(BoxLines.full)
        for cell in 0..<cells.area {
            let at = values + cell * 4
            let color = recipe.applied(to: SIMD4(Float(at[0]), Float(at[1]), Float(at[2]), 0) * unit)
            let levels = color * Float(BoxLines.full) + 0.5
            at[0] = UInt16(levels.x)
            at[1] = UInt16(levels.y)
            at[2] = UInt16(levels.z)
            at[3] = UInt16(BoxLines.full)
        }
    }
}
