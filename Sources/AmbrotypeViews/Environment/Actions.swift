public import Foundation

/// Opens an address. Of no effect: a picture opens nothing.
public struct OpenURLAction: Sendable {
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    public init(handler: @escaping (URL) -> Result) {}
    init() {}

    public func callAsFunction(_ url: URL) {}
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }
}

/// Closes what is presented. Of no effect: a picture presents nothing.
public struct DismissAction: Sendable {
    init() {}
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { OpenURLAction() }
        set {}
    }

    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { .compact }
        set {}
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { .regular }
        set {}
    }
}

/// Compact or regular room.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

/// A space in which views are matched. Of no effect: nothing moves in a still picture.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {}
    public init() {}
    public var wrappedValue: ID { ID() }
}

/// Whether a field has the focus: never.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> { state.projectedValue }
}

/// What a gesture has done so far: nothing.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public var projectedValue: GestureState<Value> { self }
}

/// How a change is carried out.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

/// Runs the body at once: a still picture shows where a change ends.
@discardableResult public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
{ try body() }
