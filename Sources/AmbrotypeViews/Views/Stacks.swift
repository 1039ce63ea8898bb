public import Foundation

/// A container that lays its children out in a row.
public struct HStack<Content: View>: PrimitiveView {
    let layout: HStackLayout
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A container that lays its children out in a column.
public struct VStack<Content: View>: PrimitiveView {
    let layout: VStackLayout
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A container that lays its children over each other.
public struct ZStack<Content: View>: PrimitiveView {
    let layout: ZStackLayout
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

/// A row that makes its children when they are needed; a still picture needs them all. Unlike `HStack` it takes all the height it
/// is proposed (by likeness to `LazyVStack`).
public struct LazyHStack<Content: View>: PrimitiveView {
    let layout: HStackLayout
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A column that makes its children when they are needed; a still picture needs them all. Unlike `VStack` it takes all the width
/// it is proposed (measured: a leading column of short texts on a 390-point canvas starts at 0, not in the middle).
public struct LazyVStack<Content: View>: PrimitiveView {
    let layout: VStackLayout
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Which parts of a section stay in sight while scrolling; of no effect in a still picture.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension ResolveContext {
    /// A container's node: its children resolved with the container's axis in their environment, in order of `zIndex`.
    func container<L: Layout, Content: View>(_ layout: L, _ content: Content, named name: String) -> [Node] {
        var inner = entering(name)
        inner.environment.stackAxis = L.layoutProperties.stackOrientation
        let outer = entering(name)
        return [Node(.stack(AnyLayout(layout)), children: inner.resolve(content), in: outer)]
    }
}

extension HStack: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] { context.container(layout, content, named: "HStack") }
}

extension VStack: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] { context.container(layout, content, named: "VStack") }
}

extension ZStack: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] { context.container(layout, content, named: "ZStack") }
}

extension LazyHStack: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        let guide = Alignment(horizontal: .center, vertical: layout.alignment)
        return context.entering("LazyHStack").resolve(
            LayoutContainer(layout: layout, content: content).frame(maxHeight: .infinity, alignment: guide))
    }
}

extension LazyVStack: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        let guide = Alignment(horizontal: layout.alignment, vertical: .center)
        return context.entering("LazyVStack").resolve(
            LayoutContainer(layout: layout, content: content).frame(maxWidth: .infinity, alignment: guide))
    }
}

/// A person's own layout with its children.
struct LayoutContainer<L: Layout, Content: View>: PrimitiveView, Resolvable {
    let layout: L
    let content: Content

    func resolve(in context: ResolveContext) -> [Node] { context.container(layout, content, named: "\(L.self)") }
}

extension Layout {
    /// The layout as a container of the views in `content`.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// Room that grows as far as it can along the axis of its stack; 8 points at least unless told otherwise.
@frozen public struct Spacer: PrimitiveView {
    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        [Node(.spacer(minLength: minLength, axis: context.environment.stackAxis), in: context.entering("Spacer"))]
    }
}

/// A line one pixel wide across its stack.
public struct Divider: PrimitiveView {
    nonisolated public init() {}
}

extension Divider: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        let environment = context.environment
        let style: ResolvedStyle =
            environment.isOverMaterial ? environment.foreground(level: 3) : .color(environment.systemColor("separator"))
        var node = Node(.divider(style, axis: environment.stackAxis), in: context.entering("Divider"))
        if environment.dynamicTypeSize.isAccessibilitySize {
            node.displayScale = 1
        }
        return [node]
    }
}

/// A container that gives its content its own size.
public struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        let inner = context.entering("GeometryReader")
        let content = content
        return [
            Node(
                .geometry(
                    GeometryContent { proxy in
                        let view = inner.evaluate { content(proxy) }
                        return inner.resolveOne(view, alignment: .topLeading)
                    }), in: inner)
        ]
    }
}

/// Size and place of a geometry reader.
public struct GeometryProxy: Sendable {
    /// Points.
    public let size: CGSize
    let globalFrame: CGRect
    public let safeAreaInsets: EdgeInsets

    package init(size: CGSize, globalFrame: CGRect, safeAreaInsets: EdgeInsets = EdgeInsets()) {
        (self.size, self.globalFrame, self.safeAreaInsets) = (size, globalFrame, safeAreaInsets)
    }

    /// The frame in a coordinate space; named spaces are those of the root in a still picture.
    public func frame(in space: CoordinateSpace) -> CGRect {
        space == .local ? CGRect(origin: .zero, size: size) : globalFrame
    }

    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
}

/// A frame of reference for coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, @unchecked Sendable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { .init() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { .init() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init(name: AnyHashable(name)) }
}

/// The first of several views that fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
}

extension ViewThatFits: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        let inner = context.entering("ViewThatFits")
        return [Node(.viewThatFits(axes), children: inner.resolve(content), in: inner)]
    }
}
