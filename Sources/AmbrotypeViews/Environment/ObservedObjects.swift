public import AmbrotypeCombine
public import Foundation

/// A model that a view follows.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to the model's properties.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
            -> Binding<Subject>
        {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// A model that a view makes and keeps; made when it is first asked for.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box {
        let make: () -> ObjectType
        lazy var object = make()
        init(make: @escaping () -> ObjectType) { self.make = make }
    }

    private let box: Box

    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { box = Box(make: make) }

    public var wrappedValue: ObjectType { box.object }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: box.object) }
}

extension EnvironmentObject where ObjectType: ObservableObject {
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// Bindings to the properties of an observable model.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension View {
    /// Of no effect: a picture shows one moment, in which nothing is received.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never { self }
}
