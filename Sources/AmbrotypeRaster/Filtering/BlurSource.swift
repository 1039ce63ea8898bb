/// Rows of pixels that a blur reads, at any place of the plane.
struct BlurSource {
    let layer: Layer
    /// Whose edge repeats outwards; nil where all outside is transparent.
    let frame: PixelRect?
    /// Whether the layers below count too, joined as if each were laid over the next.
    let includesBelow: Bool

    /// `count` pixels of row `y` from column `x`.
    func copy(row y: Int, from x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        guard let frame else {
            target.update(repeating: 0, count: count)
            return layAll(layer, y, x, count, over: target)
        }
        let line = min(max(y, frame.top), frame.bottom - 1)
        let (left, right) = (max(x, frame.left), min(x + count, frame.right))
        guard left < right else {
            let column = x < frame.left ? frame.left : frame.right - 1
            target.update(repeating: 0, count: 1)
            layAll(layer, line, column, 1, over: target)
            return target.update(repeating: target[0], count: count)
        }
        let middle = target + (left - x)
        middle.update(repeating: 0, count: right - left)
        layAll(layer, line, left, right - left, over: middle)
        target.update(repeating: middle[0], count: left - x)
        (target + (right - x)).update(repeating: target[right - x - 1], count: x + count - right)
    }

    /// The layer's own pixels of row `y` between two columns, where they are all that a row holds besides transparency.
    @inline(__always)
    func own(row y: Int, from x: Int, to end: Int) -> (x: Int, count: Int, pixels: UnsafeMutablePointer<UInt32>)? {
        let rect = layer.rect
        let (left, right) = (max(x, rect.left), min(end, rect.right))
        guard y >= rect.top, y < rect.bottom, left < right else { return nil }
        return (left, right - left, layer.row(y, from: left))
    }

    private func layAll(_ layer: Layer, _ y: Int, _ x: Int, _ count: Int, over target: UnsafeMutablePointer<UInt32>) {
        if includesBelow, let parent = layer.parent { layAll(parent, y, x, count, over: target) }
        lay(layer, y, x, count, over: target)
    }

    private func lay(_ layer: Layer, _ y: Int, _ x: Int, _ count: Int, over target: UnsafeMutablePointer<UInt32>) {
        let rect = layer.rect
        let (left, right) = (max(x, rect.left), min(x + count, rect.right))
        guard y >= rect.top, y < rect.bottom, left < right else { return }
        if includesBelow && layer.parent != nil {
            RowMath.blend(target + (left - x), right - left, layer.row(y, from: left))
        } else {
            (target + (left - x)).update(from: layer.row(y, from: left), count: right - left)
        }
    }
}
