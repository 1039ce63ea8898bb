public import Foundation

extension Path {
    /// Whether a point lies inside the filled path; open subpaths count as closed. A point on the edge may count either
    /// way. Curves are followed within 0.005 points.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        func cross(_ from: CGPoint, _ to: CGPoint) {
            guard (from.y <= point.y) != (to.y <= point.y) else { return }
            let x = from.x + (to.x - from.x) * ((point.y - from.y) / (to.y - from.y))
            if x > point.x { winding += from.y < to.y ? 1 : -1 }
        }
        for subpath in subpaths {
            for segment in subpath.segments { segment.forEachChord(tolerance: 0.005, cross) }
            if let end = subpath.segments.last?.p3, !subpath.isClosed { cross(end, subpath.start) }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// The smallest upright rectangle around the path itself, control points not counted; `.null` for an empty path.
    public var boundingRect: CGRect {
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        func add(_ point: CGPoint) {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        for subpath in subpaths {
            add(subpath.start)
            for segment in subpath.segments {
                add(segment.p3)
                for t in segment.turningParameters { add(segment.point(t)) }
            }
        }
        return left > right ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension PathSegment {
    /// Parameters inside 0…1 at which the piece runs level or upright.
    fileprivate var turningParameters: [CGFloat] {
        if isLine { return [] }
        return roots(p0.x, p1.x, p2.x, p3.x) + roots(p0.y, p1.y, p2.y, p3.y)
    }

    private func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        // The derivative over three: i·t² + j·t + k.
        let (i, j, k) = (d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
        let square = j * j - 4 * i * k
        guard square >= 0 else { return [] }
        let q = -(j + (j < 0 ? -square.squareRoot() : square.squareRoot())) / 2
        return [q / i, k / q].filter { $0 > 0 && $0 < 1 }
    }
}
