public import Foundation

extension View {
    func layered<Other: View>(_ other: Other, alignment: Alignment, isBehind: Bool) -> some View {
        nodeModifier(isBehind ? "background" : "overlay") { node, context in
            var inner = context.entering(isBehind ? "background" : "overlay")
            inner.environment.stackAxis = nil
            let layer = Layer(alignment: alignment, isBehind: isBehind)
            return inner.resolve(other).reduce(node) { Node(.layered(layer), around: $0, [$1], in: context) }
        }
    }

    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        layered(background, alignment: alignment, isBehind: true)
    }

    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layered(ZStack(alignment: alignment, content: content), alignment: alignment, isBehind: true)
    }

    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(BackgroundStyleModifier(style: style, shape: Rectangle(), fill: FillStyle()))
    }

    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(BackgroundStyle()) }

    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    { modifier(BackgroundStyleModifier(style: style, shape: shape, fill: fillStyle)) }

    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layered(overlay, alignment: alignment, isBehind: false)
    }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layered(ZStack(alignment: alignment, content: content), alignment: alignment, isBehind: false)
    }

    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay(style, in: Rectangle())
    }

    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    { layered(shape.fill(style, style: fillStyle), alignment: .center, isBehind: false) }

    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}

/// A style behind the content; over a material the content's label colours become vibrant.
struct BackgroundStyleModifier<S: ShapeStyle, T: Shape>: PrimitiveModifier {
    let style: S
    let shape: T
    let fill: FillStyle

    func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node] {
        var inner = context
        if style is Material { inner.environment.isOverMaterial = true }
        let behind = context.entering("background")
        let layer = Layer(alignment: .center, isBehind: true)
        return inner.resolve(content).map { node in
            let content = ShapeContent.filling(shape, style: style, fill: fill, in: behind)
            return Node(.layered(layer), around: node, [Node(.shape(content), in: behind)], in: context)
        }
    }
}

extension ShapeContent {
    @MainActor static func filling<T: Shape, S: ShapeStyle>(
        _ shape: T, style: S, fill: FillStyle, in context: ResolveContext
    ) -> ShapeContent { shape.content(style: style, fill: fill, in: context) }
}
