public import AmbrotypeViews
public import Foundation

/// Content with something said of all its marks.
struct ModifiedMarks<Content: ChartContent>: ChartContent, MarkSource {
    typealias Body = Never
    let content: Content
    let traits: MarkTraits

    func gather(into marks: inout [MarkRecord], traits outer: MarkTraits) {
        content.gatherAll(into: &marks, traits: traits.inside(outer))
    }
}

extension ChartContent {
    private func with(_ change: (inout MarkTraits) -> Void) -> some ChartContent {
        var traits = MarkTraits()
        change(&traits)
        return ModifiedMarks(content: self, traits: traits)
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        with { $0.style = AnyShapeStyle(style) }
    }

    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        with { $0.styleBy = value.plotted }
    }

    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { with { $0.lineStyle = style } }

    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        with { $0.lineStyleBy = value.plotted }
    }

    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        with { $0.symbol = AnyChartSymbol(symbol) }
    }

    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        with { $0.symbolBy = value.plotted }
    }

    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return with { $0.symbol = .view(view) }
    }

    /// Square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { with { $0.symbolSize = area } }

    public func symbolSize(_ size: CGSize) -> some ChartContent { with { $0.symbolSize = size.width * size.height } }

    /// All symbols have one size; the values give none.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { with { _ in } }

    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        with { $0.interpolation = method }
    }

    public func opacity(_ opacity: Double) -> some ChartContent { with { $0.opacity = opacity } }

    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        with { $0.cornerRadius = radius }
    }

    public func offset(_ offset: CGSize) -> some ChartContent { with { $0.offset = offset } }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        with { $0.offset = CGSize(width: x, height: y) }
    }

    public func position<D: Plottable>(by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic)
        -> some ChartContent
    { with { $0.positionBy = value.plotted } }

    public func annotation<V: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some ChartContent {
        let note = MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing ?? 4, content: AnyView(content()))
        return with { $0.annotations = [note] }
    }

    public func annotation<V: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> V
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, content: content)
    }

    public func zIndex(_ value: Double) -> some ChartContent { with { _ in } }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { with { _ in } }
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { with { _ in } }
    public func accessibilityValue(_ value: Text) -> some ChartContent { with { _ in } }
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { with { _ in } }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { with { _ in } }
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { with { _ in } }
    public func shadow(color: Color = .black, radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0)
        -> some ChartContent
    { with { _ in } }
    public func blur(radius: CGFloat) -> some ChartContent { with { _ in } }
}

/// What happens to an annotation that leaves the plot: nothing here.
public struct AnnotationOverflowResolution: Sendable {
    public struct Strategy: Sendable {
        public struct Boundary: Sendable {
            public static let automatic = Boundary()
            public static let plot = Boundary()
            public static let chart = Boundary()
        }
        public static let automatic = Strategy()
        public static let disabled = Strategy()
        public static let padScale = Strategy()
        public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
        public static var fit: Strategy { Strategy() }
    }

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
    public static let automatic = AnnotationOverflowResolution()
}
