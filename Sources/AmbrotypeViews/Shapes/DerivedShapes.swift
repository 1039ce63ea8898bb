public import Foundation

/// The outline of a stroke.
public struct _StrokedShape<S: Shape>: Shape {
    public var shape: S
    public var style: StrokeStyle

    nonisolated init(shape: S, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension _StrokedShape: InsettableShape where S: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _StrokedShape<S.InsetShape>(shape: shape.inset(by: amount), style: style)
    }
}

/// A part of an outline by length.
public struct _TrimmedShape<S: Shape>: Shape {
    public var shape: S
    public var start: CGFloat
    public var end: CGFloat

    nonisolated init(shape: S, start: CGFloat, end: CGFloat) {
        (self.shape, self.start, self.end) = (shape, start, end)
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.turning(angle, about: anchor.point(in: rect)))
    }
}

public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.scaling(scale, about: anchor.point(in: rect)))
    }
}

public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize

    nonisolated public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
}

public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform

    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        (self.shape, self.transform) = (shape, transform)
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

public struct _SizedShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize

    nonisolated init(shape: S, size: CGSize) { (self.shape, self.size) = (shape, size) }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// A shape drawn inside a smaller frame.
public struct _Inset<S: Shape>: InsettableShape, ContainerRelativeOutline {
    var shape: S
    var amount: CGFloat

    nonisolated init(shape: S, amount: CGFloat) { (self.shape, self.amount) = (shape, amount) }

    nonisolated var isContainerRelative: Bool { shape is ContainerRelativeShape }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public func inset(by more: CGFloat) -> some InsettableShape {
        _Inset(shape: shape, amount: amount + more)
    }
}

/// A rounded rectangle drawn inside its edge: its radius shrinks with it.
public struct _InsetRoundedRectangle: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    nonisolated init(base: RoundedRectangle, amount: CGFloat) { (self.base, self.amount) = (base, amount) }

    nonisolated public func path(in rect: CGRect) -> Path {
        let size = CGSize(
            width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
        return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: base.style)
    }

    nonisolated public func inset(by more: CGFloat) -> some InsettableShape {
        _InsetRoundedRectangle(base: base, amount: amount + more)
    }
}

extension CGAffineTransform {
    static func turning(_ angle: Angle, about point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }

    static func scaling(_ scale: CGSize, about point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
