package import AmbrotypeDrawing
public import Foundation

/// An outline that fills whatever frame it is given.
public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a shape is used for.
public enum ShapeRole: Sendable {
    case fill
    case stroke
    case separator
}

/// Whether a shape is mirrored in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A shape that can be drawn inside its own edge.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
    }
}

/// A shape with something to fill it.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }
}

/// What `fill` and `stroke` give back: a view that still knows its shape, so that another fill or stroke can follow.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

extension _ShapeView: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        [Node(.shape(shape.content(style: style, fill: fillStyle, in: context)), in: context)]
    }
}

extension Shape {
    @MainActor package func content<S: ShapeStyle>(style: S, fill: FillStyle, in context: ResolveContext)
        -> ShapeContent
    {
        let shape = self
        let mirrored =
            context.environment.layoutDirection == .rightToLeft && layoutDirectionBehavior == .mirrors(in: .rightToLeft)
        let container =
            (self as? any ContainerRelativeOutline)?.isContainerRelative == true
            ? context.environment.containerShape : nil
        return ShapeContent(
            name: String(describing: Self.self), style: style.finalStyle(in: context.environment), fill: fill,
            followsContainer: container, size: { shape.sizeThatFits($0) },
            path: { rect in
                let path = shape.path(in: rect)
                guard mirrored else { return path }
                return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
            })
    }

    nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
        -> _ShapeView<Self, S>
    { _ShapeView(shape: self, style: content, fillStyle: style) }

    nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> _ShapeView<_StrokedShape<Self>, S>
    {
        _ShapeView(
            shape: _StrokedShape(shape: self, style: style), style: content,
            fillStyle: FillStyle(antialiased: antialiased))
    }

    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> _ShapeView<_StrokedShape<Self>, S>
    { stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }

    nonisolated public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }

    nonisolated public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _TrimmedShape<Self> {
        _TrimmedShape(shape: self, start: start, end: end)
    }

    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    nonisolated public func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }

    nonisolated public func size(_ size: CGSize) -> _SizedShape<Self> { _SizedShape(shape: self, size: size) }
}

extension ShapeView {
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some View {
        _LayeredShapes(under: self, over: shape.fill(content, style: style))
    }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        _LayeredShapes(under: self, over: shape.stroke(content, style: style, antialiased: antialiased))
    }

    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true)
        -> some View
    { _LayeredShapes(under: self, over: shape.strokeBorder(content, style: style, antialiased: antialiased)) }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }
}

/// A fill and a stroke of one shape over each other.
struct _LayeredShapes<Under: View, Over: View>: View {
    let under: Under
    let over: Over

    var body: some View { under.overlay(over) }
}

extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    )
        -> _ShapeView<_StrokedShape<InsetShape>, S>
    { inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased) }

    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
        -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle>
    { strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased) }

    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle>
    { strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }
}
