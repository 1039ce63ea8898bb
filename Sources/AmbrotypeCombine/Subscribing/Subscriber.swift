/// Something that can be stopped.
public protocol Cancellable {
    func cancel()
}

/// One run of a publisher for one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

/// Something with a number of its own.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

/// A number that tells subscriptions apart.
public struct CombineIdentifier: Hashable, Sendable {
    private let identifier: ObjectIdentifier?

    public init() { identifier = nil }

    public init(_ object: AnyObject) { identifier = ObjectIdentifier(object) }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

extension CustomCombineIdentifierConvertible {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}

/// Takes values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

/// Kinds of subscribers, and the words they use.
public enum Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// How many values a subscriber takes.
    public struct Demand: Equatable, Hashable, Comparable, Sendable {
        /// nil means no end.
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)
        public static func max(_ value: Int) -> Demand { Demand(max: value) }

        public static func < (left: Demand, right: Demand) -> Bool {
            (left.max ?? .max) < (right.max ?? .max)
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// A subscription that ends when it goes away.
public final class AnyCancellable: Cancellable, Hashable {
    private var stop: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { stop = cancel }

    public init<C: Cancellable>(_ canceller: C) { stop = { canceller.cancel() } }

    deinit { stop?() }

    public func cancel() {
        stop?()
        stop = nil
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(cancel)) }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(cancel))
    }
}
