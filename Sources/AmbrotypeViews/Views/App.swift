/// An app, as its author declares it. Its scenes are not shown; a program with an app draws its previews.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

/// A part of an app with a life of its own, such as a window.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene without a body.
@MainActor @preconcurrency public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A window, or several of a kind.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }

    public init(_ title: LocalizedStringKey, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
}

/// Several scenes.
public struct SceneGroup: PrimitiveScene {}

@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @MainActor @preconcurrency public static func buildBlock<each Content: Scene>(_ content: repeat each Content)
        -> some Scene
    {
        SceneGroup()
    }
}
