public import Foundation

/// A person's movement. Of no effect: nobody touches a picture.
public protocol Gesture<Value> {
    associatedtype Value
}

/// A tap. Of no effect: nobody touches a picture.
public struct TapGesture: Gesture, Sendable {
    public typealias Value = Void
    public init(count: Int = 1) {}
}

/// A drag. Of no effect: nobody touches a picture.
public struct DragGesture: Gesture, Sendable {
    public struct Value: Sendable {
        public var location: CGPoint { .zero }
        public var startLocation: CGPoint { .zero }
        public var translation: CGSize { .zero }
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A long press. Of no effect: nobody touches a picture.
public struct LongPressGesture: Gesture, Sendable {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}

extension View {
    /// Of no effect: nobody touches a picture.
    public func gesture<G: Gesture>(_ gesture: G) -> some View { self }
    /// Of no effect: nobody touches a picture.
    public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { self }
    /// Of no effect: nobody touches a picture.
    public func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View { self }
    /// Of no effect: nothing moves in a still picture.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }
    /// Of no effect: nothing moves in a still picture.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    /// Of no effect: a picture gives no feedback.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    /// Of no effect: a picture presents nothing.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// Of no effect: a picture presents nothing.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// Of no effect: a picture presents nothing.
    public func popover<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
        -> some View
    { self }
    /// Of no effect: a picture has no bars.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Of no effect: a picture has no menu.
    public func contextMenu<Content: View>(@ViewBuilder menuItems: () -> Content) -> some View { self }
    /// Of no effect: nobody swipes in a picture.
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { self }
    /// Of no effect: nothing is refreshed in a picture.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    /// Of no effect: nobody points at a picture.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Of no effect: a picture is not scrolled.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = .vertical) -> some View {
        self
    }
    /// Of no effect: a picture is not scrolled.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    /// Of no effect: a picture is not scrolled; a widget's own margins are set on its configuration.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    /// Of no effect: a picture is not scrolled; a widget's own margins are set on its configuration.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        self
    }
    /// Of no effect: there are no lists.
    public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    /// Of no effect: there are no lists.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    /// Of no effect: there are no lists.
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    /// Of no effect: a picture has no bars.
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
    /// Of no effect: a picture has no bars.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View { self }
    /// Of no effect: the system asks for no activity.
    public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void)
        -> some View
    { self }
    /// Of no effect: nobody reads a picture aloud.
    public func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
        -> some View
    { self }
    /// Of no effect: nobody reads a picture aloud.
    public func accessibilityInputLabels(_ labels: [String]) -> some View { self }
    /// Of no effect: nobody reads a picture aloud.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
    /// Of no effect: pictures are drawn in the standard range.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    /// Of no effect: a picture has no keyboard.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

/// Kinds of accessibility actions.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// What of two views is matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Kinds of feedback.
public struct SensoryFeedback: Hashable, Sendable {
    let name: String
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let impact = SensoryFeedback(name: "impact")
}

/// Which content margins are meant.
public struct ContentMarginPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Whether scroll bars are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
    case automatic
    case visible
    case hidden
    case never
}

/// How large a title bar is.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
}

extension Image {
    /// How bright a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }
}
