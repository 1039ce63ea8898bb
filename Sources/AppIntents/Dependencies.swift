public import AmbrotypeWidgets
import Foundation
import Synchronization

/// Objects that an app hands to its intents, by type.
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()

    private struct Makers: @unchecked Sendable { var all: [ObjectIdentifier: () -> Any] = [:] }
    private let makers = Mutex(Makers())

    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) { makers.withLock { $0.all[ObjectIdentifier(Dependency.self)] = dependency } }

    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @escaping @Sendable () async -> Dependency
    ) {}

    func object<Dependency>(_ type: Dependency.Type) -> Dependency? {
        let maker = makers.withLock { makers in Maker(make: makers.all[ObjectIdentifier(type)]) }
        return maker.make?() as? Dependency
    }

    private struct Maker: @unchecked Sendable { let make: (() -> Any)? }
}

extension AppIntent {
    public typealias Dependency<Value> = AppDependency<Value>
}

/// An object that the app has handed over.
@propertyWrapper public final class AppDependency<Value>: @unchecked Sendable {
    private let standard: (() -> Value)?

    public init(key: AnyHashable? = nil) { standard = nil }
    public init(key: AnyHashable? = nil, default standard: @autoclosure @escaping () -> Value) {
        self.standard = standard
    }
    public init(key: AnyHashable? = nil, manager: AppDependencyManager) { standard = nil }

    public var wrappedValue: Value {
        if let value = AppDependencyManager.shared.object(Value.self) ?? standard?() { return value }
        fatalError("no \(Value.self) was added to AppDependencyManager")
    }
}

/// The choices that another parameter's query depends on: none, since nobody is configuring.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    public init(_ keyPaths: PartialKeyPath<Intent>...) {}

    public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// An intent seen through some of its parameters.
@dynamicMemberLookup public struct IntentProjection<Intent: AppIntent>: Sendable {
    public let intent: Intent

    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}
