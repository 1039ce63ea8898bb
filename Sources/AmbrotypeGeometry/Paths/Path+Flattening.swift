import Foundation

extension Path {
    /// The path with every curve replaced by chords that stay within `tolerance` points (above 0) of it. Subpaths stay
    /// open or closed.
    package func flattened(tolerance: CGFloat) -> Path {
        var result = Path()
        for subpath in subpaths {
            result.move(to: subpath.start)
            for segment in subpath.segments {
                segment.forEachChord(tolerance: tolerance) { _, to in result.addLine(to: to) }
            }
            if subpath.isClosed { result.closeSubpath() }
        }
        return result
    }
}

extension PathSegment {
    /// Reports equal steps in the parameter, as few as the tolerance allows (Wang's bound), at most 4096.
    func forEachChord(tolerance: CGFloat, _ body: (CGPoint, CGPoint) -> Void) {
        if isLine { return body(p0, p3) }
        let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
        let count = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
        let steps = count < 4096 ? max(1, Int(count)) : 4096
        var from = p0
        for step in 1...steps {
            let to = step == steps ? p3 : point(CGFloat(step) / CGFloat(steps))
            body(from, to)
            from = to
        }
    }
}
