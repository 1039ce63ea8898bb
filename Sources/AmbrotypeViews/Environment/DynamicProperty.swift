public import Observation

/// A stored property of a view whose value comes from outside the view.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that the engine fills before it asks a view for its body.
package protocol EnvironmentReader {
    @MainActor func read(_ values: EnvironmentValues)
}

/// A value read from the environment of the view.
@propertyWrapper public struct Environment<Value>: DynamicProperty, EnvironmentReader {
    @MainActor final class Box {
        var value: Value?
        nonisolated init() {}
    }

    private let box = Box()
    private let lookUp: @MainActor (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        nonisolated(unsafe) let keyPath = keyPath
        lookUp = { $0[keyPath: keyPath] }
    }

    @MainActor public var wrappedValue: Value {
        box.value ?? lookUp(ResolveContext.current?.environment ?? EnvironmentValues())
    }

    package func read(_ values: EnvironmentValues) { box.value = lookUp(values) }
}

extension Environment where Value: AnyObject {
    public init(_ type: Value.Type) where Value: Observable {
        lookUp = { values in
            guard let object = values.object(of: type) else {
                fatalError("no \(type) in the environment: pass one with .environment(_:) above this view")
            }
            return object
        }
    }
}

/// A reference-typed model passed down with `environmentObject`.
@propertyWrapper public struct EnvironmentObject<ObjectType: AnyObject>: DynamicProperty, EnvironmentReader {
    @MainActor final class Box {
        var value: ObjectType?
        nonisolated init() {}
    }

    private let box = Box()

    public init() {}

    @MainActor public var wrappedValue: ObjectType {
        guard let object = box.value ?? ResolveContext.current?.environment.object(of: ObjectType.self) else {
            fatalError("no \(ObjectType.self) in the environment: pass one with .environmentObject(_:) above this view")
        }
        return object
    }

    package func read(_ values: EnvironmentValues) { box.value = values.object(of: ObjectType.self) }
}

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        environmentModifier { $0[keyPath: keyPath] = value }
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environmentModifier { $0.setObject(object) }
    }

    public func environmentObject<T: AnyObject>(_ object: T) -> some View {
        environmentModifier { $0.setObject(object) }
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        environmentModifier { transform(&$0[keyPath: keyPath]) }
    }
}
