public import AmbrotypeViews
public import AmbrotypeWidgets
import Foundation

/// A thing of the app that a person can choose.
public protocol AppEntity: Identifiable, Sendable, TypeDisplayRepresentable, _StandardChoice where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery
    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
    public typealias Property<Value> = EntityProperty<Value>

    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

    public static var _firstChoice: Self? { nil }

    /// The query's default, else the first thing it suggests.
    public static func _standardChoice() async -> Self? {
        let query = defaultQuery
        if let chosen = await query.defaultResult() as? Self { return chosen }
        return try? await query._suggestions().lazy.compactMap { $0 as? Self }.first
    }

    /// The thing with that identifier, else the suggestion with that title.
    public static func _choice(_ word: String) async -> Self? {
        let query = defaultQuery
        let suggestions = (try? await query._suggestions()) ?? []
        let own = suggestions.compactMap { $0 as? Self }
        return own.first { "\($0.id)" == word } ?? own.first { $0.displayRepresentation.title.key == word }
    }
}

/// A thing of the app with a fixed set of instances.
public protocol TransientAppEntity: Sendable, TypeDisplayRepresentable {
    init()
    var displayRepresentation: DisplayRepresentation { get }
}

/// A thing of which there is one.
public protocol UniqueAppEntity: AppEntity {}

/// A thing that the system indexes.
public protocol IndexedEntity: AppEntity {}

/// A property of an entity that shortcuts can read.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
    private var value: Value?

    public init() {}
    public init(title: LocalizedStringResource) {}
    public init(wrappedValue: Value) { value = wrappedValue }
    public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }

    public var wrappedValue: Value {
        get {
            guard let value else { fatalError("a property of an entity was read before it was set") }
            return value
        }
        set { value = newValue }
    }

    public var projectedValue: EntityProperty<Value> { self }
}
