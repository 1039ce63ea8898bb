public import Foundation

/// The outline of a two-dimensional shape: straight, quadratic and cubic pieces, in points.
///
/// The API of SwiftUI's type of that name. Copying is cheap; every query is linear in the number of elements.
public struct Path: Equatable, Sendable {
    /// One piece of a path.
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: [Element] = []
    private var start = CGPoint.zero
    private var end = CGPoint.zero

    public init() {}

    public init(_ build: (inout Path) -> Void) {
        build(&self)
    }

    public var isEmpty: Bool { elements.isEmpty }

    public var currentPoint: CGPoint? { elements.isEmpty ? nil : end }

    public mutating func move(to point: CGPoint) {
        elements.append(.move(to: point))
        (start, end) = (point, point)
    }

    public mutating func addLine(to point: CGPoint) {
        openIfNeeded(at: point)
        elements.append(.line(to: point))
        end = point
    }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        openIfNeeded(at: control)
        elements.append(.quadCurve(to: point, control: control))
        end = point
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        openIfNeeded(at: control1)
        elements.append(.curve(to: point, control1: control1, control2: control2))
        end = point
    }

    public mutating func closeSubpath() {
        guard let last = elements.last, last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        end = start
    }

    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = path.applying(transform)
        elements.reserveCapacity(elements.count + added.elements.count)
        elements.append(contentsOf: added.elements)
        if !added.isEmpty { (start, end) = (added.start, added.end) }
    }

    /// After `closeSubpath` a drawing call goes on from the subpath's start; before any `move` it starts where it stands.
    private mutating func openIfNeeded(at point: CGPoint) {
        if elements.isEmpty {
            move(to: point)
        } else if elements.last == .closeSubpath {
            move(to: start)
        }
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var result = Path()
        result.elements = elements.map { $0.applying(transform) }
        (result.start, result.end) = (start.applying(transform), end.applying(transform))
        return result
    }

    public func transform(_ transform: CGAffineTransform) -> Path { applying(transform) }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(.init(translationX: dx, y: dy)) }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Smallest upright rectangle around every end and control point; `.null` for an empty path.
    package var controlBounds: CGRect {
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        for element in elements {
            element.forEachPoint { point in
                (left, right) = (min(left, point.x), max(right, point.x))
                (top, bottom) = (min(top, point.y), max(bottom, point.y))
            }
        }
        return left > right ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Path.Element {
    func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let to): .move(to: to.applying(transform))
        case .line(let to): .line(to: to.applying(transform))
        case .quadCurve(let to, let control):
            .quadCurve(to: to.applying(transform), control: control.applying(transform))
        case .curve(let to, let control1, let control2):
            .curve(
                to: to.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }

    func forEachPoint(_ body: (CGPoint) -> Void) {
        switch self {
        case .move(let to), .line(let to): body(to)
        case .quadCurve(let to, let control):
            body(control)
            body(to)
        case .curve(let to, let control1, let control2):
            body(control1)
            body(control2)
            body(to)
        case .closeSubpath: break
        }
    }
}
