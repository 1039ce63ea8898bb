public import AmbrotypeViews
public import AmbrotypeWidgets
import Foundation

/// Choices that are found out while a person configures.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue = Result.Element
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public typealias Dependency<Value> = AppDependency<Value>

    public func defaultResult() async -> DefaultValue? { nil }
}

/// Something that can be gone through: an array, or items in sections.
public protocol ResultsCollection<Element>: Sequence {}

extension Array: ResultsCollection {}

/// Finds the things of the app that a person can choose.
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    associatedtype Suggestions: ResultsCollection = [Entity] where Suggestions.Element == Entity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Suggestions
    func defaultResult() async -> Entity?
    /// What the query offers without being told a word.
    func _suggestions() async throws -> [Entity]
}

extension EntityQuery {
    public typealias Dependency<Value> = AppDependency<Value>

    public func defaultResult() async -> Entity? { nil }

    public func _suggestions() async throws -> [Entity] { Array(try await suggestedEntities()) }
}

extension EntityQuery where Suggestions == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that also searches by text.
public protocol EntityStringQuery: EntityQuery {
    associatedtype Matches: ResultsCollection = [Entity] where Matches.Element == Entity
    func entities(matching string: String) async throws -> Matches
}

/// A query that can name everything there is.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    public func _suggestions() async throws -> [Entity] {
        let suggested = Array(try await suggestedEntities())
        return suggested.isEmpty ? try await allEntities() : suggested
    }
}

/// A query for a thing of which there is one.
public protocol UniqueAppEntityQuery: EntityQuery {}

/// Choices in sections.
public struct IntentItemCollection<Result>: ResultsCollection, @unchecked Sendable {
    public let sections: [IntentItemSection<Result>]

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) { self.sections = sections }

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
        sections = [IntentItemSection(items: items)]
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSectionsBuilder<Result> sections: () -> [IntentItemSection<Result>]
    ) { self.sections = sections() }

    public static var empty: Self { Self(sections: []) }

    public func makeIterator() -> IndexingIterator<[Result]> {
        sections.flatMap { $0.items.map(\.value) }.makeIterator()
    }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection

public struct IntentItemSection<Result>: @unchecked Sendable {
    public let title: LocalizedStringResource?
    public let items: [IntentItem<Result>]

    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Result]
    ) { (self.title, self.items) = (title, items.map { IntentItem($0) }) }

    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
    ) { (self.title, self.items) = (title, items) }

    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, @IntentItemsBuilder<Result> items: () -> [IntentItem<Result>]
    ) { (self.title, self.items) = (title, items()) }
}

public struct IntentItem<Result>: @unchecked Sendable {
    public let value: Result
    public let title: LocalizedStringResource?

    public init(
        _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) { (self.value, self.title) = (value, title) }
}

@resultBuilder public struct IntentItemSectionsBuilder<Result> {
    public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
        [section]
    }
    public static func buildExpression(_ sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
        sections
    }
    public static func buildBlock(_ parts: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
        parts.flatMap { $0 }
    }
    public static func buildOptional(_ part: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] { part ?? [] }
    public static func buildArray(_ parts: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
        parts.flatMap { $0 }
    }
}

@resultBuilder public struct IntentItemsBuilder<Result> {
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
    public static func buildExpression(_ values: [Result]) -> [IntentItem<Result>] { values.map { IntentItem($0) } }
    public static func buildBlock(_ parts: [IntentItem<Result>]...) -> [IntentItem<Result>] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [IntentItem<Result>]?) -> [IntentItem<Result>] { part ?? [] }
    public static func buildArray(_ parts: [[IntentItem<Result>]]) -> [IntentItem<Result>] { parts.flatMap { $0 } }
}
