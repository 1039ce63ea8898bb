public import Foundation

/// A view that its author draws by hand: shapes, texts and pictures at places of their own.
public struct Canvas: View {
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    /// - Parameters:
    ///   - opaque: taken and not needed: nothing is drawn where nothing is painted.
    ///   - renderer: called once with a context to draw into and the canvas's size in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.renderer = renderer }

    public var body: some View {
        GeometryReader { proxy in CanvasDrawing(size: proxy.size, renderer: renderer) }
    }
}

/// What a renderer drew, as views one over the other. A context does not mirror in a layout from right to left.
struct CanvasDrawing: PrimitiveView, Resolvable {
    let size: CGSize
    let renderer: (inout GraphicsContext, CGSize) -> Void

    func resolve(in context: ResolveContext) -> [Node] {
        var inner = context.entering("Canvas")
        inner.environment.layoutDirection = .leftToRight
        let recorder = GraphicsContext.Recorder()
        var graphics = GraphicsContext(recorder, inner)
        inner.evaluate { renderer(&graphics, size) }
        return [inner.resolveOne(views(recorder.items), alignment: .topLeading)]
    }

    private func views(_ items: [GraphicsContext.Item]) -> AnyView {
        let views = items.map(view)
        return AnyView(
            ZStack(alignment: .topLeading) { ForEach(views.indices, id: \.self) { views[$0] } }
                .frame(width: size.width, height: size.height, alignment: .topLeading))
    }

    private func view(_ item: GraphicsContext.Item) -> AnyView {
        let state = item.state
        var view = AnyView(content(item).frame(width: size.width, height: size.height, alignment: .topLeading))
        if state.transform != .identity { view = AnyView(view.transformEffect(state.transform)) }
        for filter in state.filters { view = filter.apply(view) }
        for clip in state.clips { view = AnyView(view.clipShape(clip.path, style: clip.style)) }
        if state.opacity != 1 { view = AnyView(view.opacity(state.opacity)) }
        if state.blendMode != .normal { view = AnyView(view.blendMode(state.blendMode.mode)) }
        return view
    }

    private func content(_ item: GraphicsContext.Item) -> AnyView {
        switch item.content {
        case .fill(let path, let shading, let style): AnyView(path.fill(shading.style(in: size), style: style))
        case .stroke(let path, let shading, let style): AnyView(path.stroke(shading.style(in: size), style: style))
        case .view(let make, let rect):
            AnyView(
                make().frame(width: rect.width, height: rect.height, alignment: .topLeading)
                    .position(x: rect.midX, y: rect.midY))
        case .layer(let items): AnyView(views(items).compositingGroup())
        }
    }
}
