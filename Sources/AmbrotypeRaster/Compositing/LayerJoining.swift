import AmbrotypeDrawing

extension Layer {
    /// Joins this layer to `below` within `region`, which lies in both.
    func join(onto below: Layer, region: PixelRect, opacity: Double, mode: BlendMode) {
        let share = UInt32((min(max(opacity, 0), 1) * 255).rounded())
        for y in region.top..<region.bottom {
            let (source, target) = (row(y, from: region.left), below.row(y, from: region.left))
            if mode != .normal {
                Layer.blend(target, source, region.width, share: share, mode: mode)
            } else if share == 255 {
                RowMath.blend(target, region.width, source)
            } else {
                RowMath.blend(target, region.width, source, share: share)
            }
        }
    }

    private static func blend(
        _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafeMutablePointer<UInt32>, _ count: Int, share: UInt32,
        mode: BlendMode
    ) {
        let unit: Float = 1 / 255
        for at in 0..<count {
            let pixel = share == 255 ? source[at] : scaled(source[at], share)
            if pixel == 0 { continue }
            target[at] = rounded(mode.joined(unpacked(pixel) * unit, below: unpacked(target[at]) * unit) * 255)
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
