public import Foundation

/// A value a view owns. A render draws one moment, so it keeps the value it was made with unless the view's own code sets it.
@propertyWrapper public struct State<Value>: DynamicProperty {
    final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let box: Box

    public init(wrappedValue value: Value) { box = Box(value) }

    public init(initialValue value: Value) { box = Box(value) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// A two-way connection to a value somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { newValue in
                var value = wrappedValue
                value[keyPath: keyPath] = newValue
                set(value)
            })
    }
}

/// Size and animation values that follow the text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, EnvironmentReader {
    @MainActor final class Box {
        var size: DynamicTypeSize?
        nonisolated init() {}
    }

    private let base: Value
    private let style: Font.TextStyle
    private let box = Box()

    public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
        (base, self.style) = (wrappedValue, style)
    }

    @MainActor public var wrappedValue: Value {
        let size = box.size ?? ResolveContext.current?.environment.dynamicTypeSize ?? .large
        return Value(Typography.scaled(CGFloat(base), relativeTo: style, at: size))
    }

    package func read(_ values: EnvironmentValues) { box.size = values.dynamicTypeSize }
}
