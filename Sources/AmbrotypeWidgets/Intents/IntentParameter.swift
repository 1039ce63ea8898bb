public import AmbrotypeViews
import Foundation
import Synchronization

/// One choice of an intent: `@Parameter` of an intent's property.
///
/// A choice nobody made is the default given, else nil for an optional type, else what the type chooses by default (the first
/// case of an app enum, the default of an entity's query), else the type's zero.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
    public let title: LocalizedStringResource?
    private let standard: Value?
    private let chosen = Mutex<Value?>(nil)

    init(title: LocalizedStringResource?, standard: Value?) { (self.title, self.standard) = (title, standard) }

    public var wrappedValue: Value {
        get {
            if let value = now ?? standard ?? Self.zero { return value }
            fatalError(
                "the parameter \(title?.key ?? "without a title") of type \(Value.self) has no value; give it a default"
            )
        }
        set { set(newValue) }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// Whether somebody chose.
    public var valueState: Value? { now }

    private struct Handed: @unchecked Sendable { let value: Value? }

    private var now: Value? { chosen.withLock { Handed(value: $0) }.value }

    private func set(_ value: Value?) {
        let handed = Handed(value: value)
        chosen.withLock { $0 = handed.value }
    }

    /// The value of a type that says itself what it is without a choice.
    private static var zero: Value? {
        if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
            return optional.init(nilLiteral: ()) as? Value
        }
        if let list = Value.self as? any EmptyChoice.Type { return list.empty as? Value }
        if let choosing = Value.self as? any _StandardChoice.Type { return choosing._firstChoice as? Value }
        return nil
    }
}

/// A type whose values stand for "nothing chosen" by themselves.
private protocol EmptyChoice { static var empty: Self { get } }
extension Array: EmptyChoice { static var empty: [Element] { [] } }
extension String: EmptyChoice { static var empty: String { "" } }
extension Bool: EmptyChoice { static var empty: Bool { false } }
extension Int: EmptyChoice { static var empty: Int { 0 } }
extension Double: EmptyChoice { static var empty: Double { 0 } }
extension Set: EmptyChoice { static var empty: Set<Element> { [] } }

/// A type that knows its choices: app enums and app entities.
public protocol _StandardChoice {
    /// Without waiting.
    static var _firstChoice: Self? { get }
    /// What the widget shows before anybody configures it.
    static func _standardChoice() async -> Self?
    /// The choice of that word: a raw value, an identifier or a title.
    static func _choice(_ word: String) async -> Self?
}

/// A parameter without its type, for whoever configures a widget from outside.
package protocol ConfigurableParameter: AnyObject, Sendable {
    /// Fills in what the type chooses by default, where nobody chose.
    func chooseStandard() async
    /// Takes a word of the command line; false where it does not fit.
    func choose(_ word: String) async -> Bool
    var typeName: String { get }
}

extension IntentParameter: ConfigurableParameter {
    package var typeName: String { "\(Value.self)" }

    package func chooseStandard() async {
        guard now == nil, standard == nil, let type = Self.choosingType else { return }
        func answer<T: _StandardChoice>(_ type: T.Type) async -> Value? {
            await type._standardChoice().flatMap { $0 as? Value }
        }
        if let value = await answer(type) { set(value) }
    }

    package func choose(_ word: String) async -> Bool {
        func choice<T: _StandardChoice>(_ type: T.Type) async -> Value? {
            await type._choice(word).flatMap { $0 as? Value }
        }
        var value = Self.plain(word)
        if value == nil, let type = Self.choosingType { value = await choice(type) }
        if let value { set(value) }
        return value != nil
    }

    private static var choosingType: (any _StandardChoice.Type)? {
        if let optional = Value.self as? any OptionalChoice.Type {
            return optional.wrapped as? any _StandardChoice.Type
        }
        return Value.self as? any _StandardChoice.Type
    }

    private static func plain(_ word: String) -> Value? {
        let wanted = (Value.self as? any OptionalChoice.Type)?.wrapped ?? Value.self
        let value: Any? =
            if wanted == String.self { word } else if wanted == Int.self { Int(word) } else if wanted == Double.self {
                Double(word)
            } else if wanted == Bool.self {
                ["true": true, "yes": true, "on": true, "false": false, "no": false, "off": false][word]
            } else if wanted == URL.self { URL(string: word) } else if wanted == Date.self {
                try? Date(word, strategy: .iso8601)
            } else { nil }
        // A cast of nothing to an optional type would succeed.
        return value.flatMap { $0 as? Value }
    }
}

private protocol OptionalChoice { static var wrapped: Any.Type { get } }
extension Optional: OptionalChoice { static var wrapped: Any.Type { Wrapped.self } }
