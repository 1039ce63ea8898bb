import AmbrotypeDrawing
public import Foundation

/// Colours and their places along a line.
public struct Gradient: Hashable, Sendable, ShapeStyle, EngineStyle {
    @frozen public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The space colours are mixed in.
    public struct ColorSpace: Hashable, Sendable {
        let space: GradientSpace
        public static let device = ColorSpace(space: .device)
        public static let perceptual = ColorSpace(space: .perceptual)
    }

    public var stops: [Stop]
    var space = GradientSpace.device

    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.space = space.space
        return AnyGradient(gradient)
    }

    func resolvedStops(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop(color: $0.color.drawingColor(in: environment), location: $0.location) }
    }

    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .linear(resolvedStops(in: environment), from: .top, to: .bottom, space)
    }
}

/// A gradient of a kind not yet chosen; as a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle, EngineStyle {
    let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }

    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle { gradient.resolved(in: environment) }
}

/// Colours along a line between two points of the frame.
public struct LinearGradient: ShapeStyle, EngineStyle, PrimitiveView {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }

    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .linear(
            gradient.resolvedStops(in: environment), from: startPoint, to: endPoint, gradient.space)
    }
}

/// Colours along circles around a point of the frame; radii in points.
public struct RadialGradient: ShapeStyle, EngineStyle, PrimitiveView {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
    }

    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    nonisolated package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .radial(
            gradient.resolvedStops(in: environment), center: center, startRadius: startRadius, endRadius: endRadius,
            gradient.space)
    }
}

/// Colours along ellipses that fit the frame.
public struct EllipticalGradient: ShapeStyle, EngineStyle, PrimitiveView {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    nonisolated public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadiusFraction, self.endRadiusFraction) = (startRadiusFraction, endRadiusFraction)
    }

    nonisolated public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    nonisolated package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .elliptical(
            gradient.resolvedStops(in: environment), center: center, startFraction: startRadiusFraction,
            endFraction: endRadiusFraction, gradient.space)
    }
}

/// Colours around a point of the frame, clockwise from the positive x axis.
public struct AngularGradient: ShapeStyle, EngineStyle, PrimitiveView {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    nonisolated public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
    }

    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    nonisolated package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .angular(
            gradient.resolvedStops(in: environment), center: center, startAngle: startAngle, endAngle: endAngle,
            gradient.space)
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { .init(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        .init(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { .init(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        .init(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient { .init(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient { .init(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }

    public static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero)
        -> AngularGradient
    { .init(colors: colors, center: center, angle: angle) }
}

extension Resolvable where Self: ShapeStyle {
    /// A style used as a view fills the space it is offered.
    @MainActor package func resolve(in context: ResolveContext) -> [Node] {
        let style = finalStyle(in: context.environment)
        return [Node(.shape(ShapeContent(name: "\(Self.self)", style: style) { Path($0) }), in: context)]
    }
}

extension LinearGradient: Resolvable {}
extension RadialGradient: Resolvable {}
extension EllipticalGradient: Resolvable {}
extension AngularGradient: Resolvable {}
