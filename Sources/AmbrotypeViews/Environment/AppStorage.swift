public import Foundation

/// A value of the user's defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) { (self.read, self.write) = (read, write) }

    /// A value the defaults hold as it is.
    init(stored fallback: Value, _ key: String, _ store: UserDefaults?) {
        nonisolated(unsafe) let store = store ?? .standard
        self.init(read: { store.object(forKey: key) as? Value ?? fallback }, write: { store.set($0, forKey: key) })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(stored: wrappedValue, key, store)
    }
}

extension AppStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(stored: wrappedValue, key, store)
    }
}

extension AppStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(stored: wrappedValue, key, store)
    }
}

extension AppStorage where Value == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(stored: wrappedValue, key, store)
    }
}

extension AppStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(stored: wrappedValue, key, store)
    }
}

extension AppStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(stored: wrappedValue, key, store)
    }
}

extension AppStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        nonisolated(unsafe) let store = store ?? .standard
        self.init(read: { store.url(forKey: key) ?? wrappedValue }, write: { store.set($0, forKey: key) })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) { self.init(stored: nil, key, store) }
}

extension AppStorage where Value: RawRepresentable {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        nonisolated(unsafe) let store = store ?? .standard
        self.init(
            read: { (store.object(forKey: key) as? Value.RawValue).flatMap(Value.init) ?? wrappedValue },
            write: { store.set($0.rawValue, forKey: key) })
    }
}

/// A value the system keeps for a scene; a widget has none, so it keeps what it was made with.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { state.projectedValue }
}
