import Foundation

/// One straight or curved piece of a path as a cubic with a known end on both sides.
struct PathSegment: Equatable {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint
    var isLine: Bool

    static func line(_ from: CGPoint, _ to: CGPoint) -> PathSegment {
        PathSegment(
            p0: from, p1: from + (to - from) * (1.0 / 3), p2: from + (to - from) * (2.0 / 3), p3: to, isLine: true)
    }

    static func quad(_ from: CGPoint, _ control: CGPoint, _ to: CGPoint) -> PathSegment {
        PathSegment(
            p0: from, p1: from + (control - from) * (2.0 / 3), p2: to + (control - to) * (2.0 / 3), p3: to,
            isLine: false)
    }

    static func cubic(_ from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint) -> PathSegment {
        PathSegment(p0: from, p1: control1, p2: control2, p3: to, isLine: false)
    }

    var reversed: PathSegment { PathSegment(p0: p3, p1: p2, p2: p1, p3: p0, isLine: isLine) }

    /// Whether all four points coincide.
    var isPoint: Bool { p0 == p3 && (isLine || (p1 == p0 && p2 == p0)) }

    /// The point at parameter `t`, 0…1.
    func point(_ t: CGFloat) -> CGPoint {
        if isLine { return t == 1 ? p3 : p0 + (p3 - p0) * t }
        let s = 1 - t
        return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
    }

    func derivative(_ t: CGFloat) -> CGPoint {
        if isLine { return p3 - p0 }
        let s = 1 - t
        return ((p1 - p0) * (s * s) + (p2 - p1) * (2 * s * t) + (p3 - p2) * (t * t)) * 3
    }

    /// Unit direction in which the piece leaves its start; zero for a point.
    var startDirection: CGPoint {
        if isLine { return (p3 - p0).unit }
        for point in [p1, p2, p3] where point != p0 { return (point - p0).unit }
        return .zero
    }

    var endDirection: CGPoint {
        let back = reversed.startDirection
        return CGPoint(x: -back.x, y: -back.y)
    }

    /// The part between two parameters, `from` ≤ `to`.
    func part(from: CGFloat, to: CGFloat) -> PathSegment {
        let (a, b) = (point(from), point(to))
        if isLine { return .line(a, b) }
        let third = (to - from) / 3
        return PathSegment(
            p0: a, p1: a + derivative(from) * third, p2: b - derivative(to) * third, p3: b, isLine: false)
    }

    /// Adds the piece to a path that stands at its start.
    func append(to path: inout Path) {
        if isLine { path.addLine(to: p3) } else { path.addCurve(to: p3, control1: p1, control2: p2) }
    }
}

/// A run of pieces that meet.
struct Subpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false
}

extension Path {
    /// The path's runs; one that closes gets the straight piece back to its start where its end lies elsewhere. Points
    /// that are not numbers are left out.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var at = CGPoint.zero
        func finish() {
            if let current { result.append(current) }
            current = nil
        }
        func add(_ segment: PathSegment) {
            if current == nil { current = Subpath(start: at) }
            current?.segments.append(segment)
            at = segment.p3
        }
        for element in elements where element.isFinite {
            switch element {
            case .move(let to):
                finish()
                (at, current) = (to, Subpath(start: to))
            case .line(let to): add(.line(at, to))
            case .quadCurve(let to, let control): add(.quad(at, control, to))
            case .curve(let to, let control1, let control2): add(.cubic(at, control1, control2, to))
            case .closeSubpath:
                guard let start = current?.start else { continue }
                if at != start { add(.line(at, start)) }
                current?.isClosed = true
                finish()
                at = start
            }
        }
        finish()
        return result
    }
}

extension Path.Element {
    fileprivate var isFinite: Bool {
        var sum: CGFloat = 0
        forEachPoint { sum += $0.x * 0 + $0.y * 0 }
        return sum == 0
    }
}

extension CGPoint {
    static func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }

    func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

    /// Above 0 where `other` lies clockwise on screen.
    func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

    var length: CGFloat { (x * x + y * y).squareRoot() }

    /// The same direction with length 1; zero for the zero vector.
    var unit: CGPoint {
        let length = length
        return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
    }
}
