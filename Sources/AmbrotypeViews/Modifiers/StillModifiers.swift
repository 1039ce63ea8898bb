public import Foundation

// What moves, reacts or waits has no effect on a still picture, so that a person's own views compile and draw. Animations that the
// system ignores in widgets are a matter for the lint of the tool, which finds these modifiers by their annotation.

/// How a change is animated.
public struct Animation: Equatable, Sendable {
    let name: String
    /// Whether it goes on for ever.
    package private(set) var repeatsForever = false
    /// Seconds; nil is the system's.
    package private(set) var duration: Double?

    init(name: String, duration: Double? = nil) { (self.name, self.duration) = (name, duration) }

    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "easeIn")
    public static let easeOut = Animation(name: "easeOut")
    public static let easeInOut = Animation(name: "easeInOut")
    public static let spring = Animation(name: "spring")
    public static let smooth = Animation(name: "smooth")
    public static let snappy = Animation(name: "snappy")
    public static let bouncy = Animation(name: "bouncy")
    public static func linear(duration: Double) -> Animation { Animation(name: "linear", duration: duration) }
    public static func easeIn(duration: Double) -> Animation { Animation(name: "easeIn", duration: duration) }
    public static func easeOut(duration: Double) -> Animation { Animation(name: "easeOut", duration: duration) }
    public static func easeInOut(duration: Double) -> Animation { Animation(name: "easeInOut", duration: duration) }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
        -> Animation
    { .spring }
    @_disfavoredOverload
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        .spring
    }
    public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { .smooth }
    public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { .snappy }
    public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { .bouncy }
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35)
        -> Animation
    { Animation(name: "timingCurve", duration: duration) }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { .spring }
    public func delay(_ delay: Double) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var animation = self
        animation.repeatsForever = true
        return animation
    }
}

/// Says that something below is meant to move.
package struct StillRemark: AnnotationValue {
    package var modifier: String
    package var animation: Animation?
}

/// Runs the body at once: a still picture shows where a change ends.
@discardableResult public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of one view changes into the next.
public struct ContentTransition: Equatable, Sendable {
    let name: String
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let numericText = ContentTransition(name: "numericText")
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .numericText }
    public static func numericText(value: Double) -> ContentTransition { .numericText }
}

extension View {
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        annotated(.custom(StillRemark(modifier: "animation", animation: animation)))
    }
    public func animation(_ animation: Animation?) -> some View {
        annotated(.custom(StillRemark(modifier: "animation", animation: animation)))
    }
    public func transition(_ transition: AnyTransition) -> some View { self }
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(AppearModifier(action: action)) }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
        -> some View
    {
        self
    }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    { self }
    @_disfavoredOverload
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { self }
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(TaskModifier(action: action)) }
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(TaskModifier(action: action)) }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View {
        self
    }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func listStyle<S>(_ style: S) -> some View { self }
    public func symbolEffect<T>(_ effect: T) -> some View {
        annotated(.custom(StillRemark(modifier: "symbolEffect", animation: nil)))
    }
    public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
    public func help(_ key: LocalizedStringKey) -> some View { self }
}

/// Runs `onAppear` before the view is resolved, so that state it sets is on show.
struct AppearModifier: PrimitiveModifier {
    let action: (() -> Void)?

    func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node] {
        if let action { context.evaluate(action) }
        return context.resolve(content)
    }
}

/// Hands a view's task to the session: whoever draws previews runs it before the picture, a widget's picture waits for none.
struct TaskModifier: PrimitiveModifier {
    let action: @Sendable () async -> Void

    func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node] {
        context.session.note(task: action)
        return context.resolve(content)
    }
}
