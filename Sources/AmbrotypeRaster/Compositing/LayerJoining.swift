import AmbrotypeDrawing

extension Layer {
    /// Joins this layer to `below` within `region`, which lies in both.
    func join(onto below: Layer, region: PixelRect, opacity: Double, mode: BlendMode) {
        let share = UInt32((min(max(opacity, 0), 1) * 255).rounded())
        for y in region.top..<region.bottom {
            let (source, target) = (row(y, from: region.left), below.row(y, from: region.left))
            if mode != .normal {
                mode.withFormula(BlendLoop(target: target, source: source, count: region.width, share: share))
            } else if share == 255 {
                RowMath.blend(target, region.width, source)
            } else {
                RowMath.blend(target, region.width, source, share: share)
            }
        }
    }

    /// Multiplies this layer by the alpha of `mask` within `region`, which lies in both.
    func multiply(byAlphaOf mask: Layer, region: PixelRect) {
        for y in region.top..<region.bottom {
            let (target, source) = (row(y, from: region.left), mask.row(y, from: region.left))
            for at in 0..<region.width where target[at] != 0 { target[at] = scaled(target[at], alpha(source[at])) }
        }
    }
}
