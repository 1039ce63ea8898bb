import Foundation

/// Walks along subpaths and draws the outline of their stroke: the left side forth, a cap, the other side back, a cap;
/// or both sides of a closed subpath as two loops of opposite turn.
struct StrokePen {
    let style: StrokeStyle
    private let half: CGFloat
    private(set) var outline = Path()

    /// Largest distance of an offset curve from the truth, in points.
    private static let tolerance: CGFloat = 0.01
    private static let deepest = 6

    init(style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    /// - Parameter direction: which way a subpath without length looks.
    mutating func stroke(_ subpath: Subpath, direction: CGPoint) {
        let segments = subpath.segments.filter { !$0.isPoint }
        guard let first = segments.first, let last = segments.last else {
            let isDrawn = subpath.isClosed || !subpath.segments.isEmpty || style.dash.contains { $0 == 0 }
            return isDrawn ? dot(at: subpath.start, direction) : ()
        }
        let back = segments.reversed().map(\.reversed)
        if subpath.isClosed {
            loop(segments)
            loop(back)
        } else {
            outline.move(to: offset(first.p0, first.startDirection))
            side(segments)
            cap(at: last.p3, last.endDirection)
            side(back)
            cap(at: first.p0, first.startDirection * -1)
            outline.closeSubpath()
        }
    }

    /// `half` to the left of the direction of travel (the right hand side of someone who looks along it on a y-up
    /// plane).
    private func offset(_ point: CGPoint, _ direction: CGPoint) -> CGPoint {
        CGPoint(x: point.x + direction.y * half, y: point.y - direction.x * half)
    }

    private func left(of direction: CGPoint) -> CGPoint { CGPoint(x: direction.y, y: -direction.x) }

    private mutating func loop(_ segments: [PathSegment]) {
        guard let first = segments.first, let last = segments.last else { return }
        outline.move(to: offset(first.p0, first.startDirection))
        side(segments)
        join(at: first.p0, last.endDirection, first.startDirection)
        outline.closeSubpath()
    }

    private mutating func side(_ segments: [PathSegment]) {
        var before: PathSegment?
        for segment in segments {
            if let before { join(at: segment.p0, before.endDirection, segment.startDirection) }
            if segment.isLine {
                outline.addLine(to: offset(segment.p3, segment.endDirection))
            } else {
                curve(segment, depth: 0)
            }
            before = segment
        }
    }

    // MARK: - Curves

    /// A cubic whose ends lie on the offset and whose handles are as much longer or shorter as the offset's speed
    /// there; halved until it keeps the tolerance.
    private mutating func curve(_ s: PathSegment, depth: Int) {
        let (u, v) = (s.startDirection, s.endDirection)
        let (a, b) = (offset(s.p0, u), offset(s.p3, v))
        let (first, last) = (1 + half * curvature(s), 1 - half * curvature(s.reversed))
        let guess = PathSegment.cubic(a, a + (s.p1 - s.p0) * first, b - (s.p3 - s.p2) * last, b)
        if depth < StrokePen.deepest && !fits(guess, s, u, v) {
            curve(s.part(from: 0, to: 0.5), depth: depth + 1)
            curve(s.part(from: 0.5, to: 1), depth: depth + 1)
        } else {
            outline.addCurve(to: guess.p3, control1: guess.p1, control2: guess.p2)
        }
    }

    /// Signed curvature at the start, above 0 where the curve turns clockwise on screen.
    private func curvature(_ s: PathSegment) -> CGFloat {
        let leg = s.p1 - s.p0
        let length = leg.length
        guard length > 1e-9 else { return 0 }
        return 2.0 / 3 * leg.cross(s.p2 - s.p1) / (length * length * length)
    }

    private func fits(_ guess: PathSegment, _ s: PathSegment, _ u: CGPoint, _ v: CGPoint) -> Bool {
        // More than a right angle, or a handle without direction, is halved in any case.
        guard u.dot(v) > -0.1, s.p1 != s.p0, s.p2 != s.p3 else { return false }
        return [0.25, 0.5, 0.75].allSatisfy { t in
            let direction = s.direction(t)
            let error = guess.point(t) - offset(s.point(t), direction)
            return abs(error.cross(direction)) < StrokePen.tolerance && error.length < 20 * StrokePen.tolerance
        }
    }

    // MARK: - Corners and ends

    private mutating func join(at pivot: CGPoint, _ u: CGPoint, _ v: CGPoint) {
        let (turn, along) = (u.cross(v), u.dot(v))
        let next = offset(pivot, v)
        if abs(turn) < 1e-4 && along > 0 { return outline.addLine(to: next) }
        guard turn > 0 || (turn == 0 && along < 0) else {
            // The inner side: by the corner itself, so that short pieces leave no gap.
            outline.addLine(to: pivot)
            return outline.addLine(to: next)
        }
        switch style.lineJoin {
        case .bevel: break
        case .round: arc(around: pivot, left(of: u), left(of: v), by: u)
        case .miter:
            // Miter length over line width: 1 / cos(half the turn).
            if along > -0.9999, (2 / (1 + along)).squareRoot() <= style.miterLimit {
                let middle = (left(of: u) + left(of: v)) * (half / (1 + along))
                outline.addLine(to: pivot + middle)
            }
        }
        outline.addLine(to: next)
    }

    /// From the left of the end to its right, as seen in the direction of travel `u`.
    private mutating func cap(at end: CGPoint, _ u: CGPoint) {
        let (left, right) = (offset(end, u), offset(end, u * -1))
        switch style.lineCap {
        case .butt: break
        case .square:
            outline.addLine(to: left + u * half)
            outline.addLine(to: right + u * half)
        case .round: arc(around: end, self.left(of: u), self.left(of: u * -1), by: u)
        }
        outline.addLine(to: right)
    }

    /// A circular arc between two unit spokes, clockwise on screen, on the side of `u` where they oppose each other.
    private mutating func arc(around center: CGPoint, _ from: CGPoint, _ to: CGPoint, by u: CGPoint, pieces: Int = 4) {
        let cosine = from.dot(to)
        if cosine < 0.01 && pieces > 1 {
            let middle = cosine < -0.999 ? u : (from + to).unit
            arc(around: center, from, middle, by: u, pieces: pieces / 2)
            return arc(around: center, middle, to, by: u, pieces: pieces / 2)
        }
        let (c, s) = ((max(0, 1 + cosine) / 2).squareRoot(), (max(0, 1 - cosine) / 2).squareRoot())
        let control = 4.0 / 3 * s / (1 + c)
        // A quarter turn of a spoke (x, y) is (-y, x).
        func along(_ spoke: CGPoint) -> CGPoint { CGPoint(x: -spoke.y, y: spoke.x) * control }
        outline.addCurve(
            to: center + to * half, control1: center + (from + along(from)) * half,
            control2: center + (to - along(to)) * half)
    }

    private mutating func dot(at point: CGPoint, _ u: CGPoint) {
        guard style.lineCap != .butt else { return }
        outline.move(to: offset(point, u))
        cap(at: point, u)
        cap(at: point, u * -1)
        outline.closeSubpath()
    }
}
