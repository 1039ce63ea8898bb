/// A class whose changes views follow.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    public init() {}

    public func send() { subject.send() }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// One publisher for all `@Published` properties of the object, made at first use.
    public var objectWillChange: ObservableObjectPublisher {
        var holders: [any WillChangeHolder] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            holders += level.children.compactMap { $0.value as? any WillChangeHolder }
            mirror = level.superclassMirror
        }
        let publisher = holders.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
        for holder in holders { holder.setWillChange(publisher) }
        return publisher
    }
}

/// A property that tells its object's publisher before it changes.
private protocol WillChangeHolder {
    var willChange: ObservableObjectPublisher? { get }
    func setWillChange(_ publisher: ObservableObjectPublisher)
}

/// A property that publishes its values: the current one to every new subscriber, each next one before it is stored.
@propertyWrapper public struct Published<Value> {
    final class Box {
        var value: Value
        var willChange: ObservableObjectPublisher?
        var feeds: [AnyCancellable] = []
        lazy var subject = CurrentValueSubject<Value, Never>(value)

        init(_ value: Value) { self.value = value }

        func set(_ newValue: Value) {
            willChange?.send()
            subject.send(newValue)
            value = newValue
        }
    }

    let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    public init(initialValue: Value) { box = Box(initialValue) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.set(newValue) }
    }

    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        nonmutating set {}
    }

    /// The values of the property.
    public struct Publisher: AmbrotypeCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: Box

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.subject.receive(subscriber: subscriber)
        }
    }
}

extension Published: WillChangeHolder {
    fileprivate var willChange: ObservableObjectPublisher? { box.willChange }
    fileprivate func setWillChange(_ publisher: ObservableObjectPublisher) { box.willChange = publisher }
}
