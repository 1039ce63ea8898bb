/// A publisher one can send into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// The subscribers of a subject, in the order they came.
private struct Audience<Output, Failure: Error> {
    private var relays: [Relay<Output, Failure>] = []
    private(set) var ending: Subscribers.Completion<Failure>?

    mutating func add(_ relay: Relay<Output, Failure>) {
        if let ending { relay.finish(ending) } else { relays.append(relay) }
    }

    mutating func open() -> [Relay<Output, Failure>] {
        relays.removeAll { !$0.isOpen }
        return relays
    }

    mutating func close(_ completion: Subscribers.Completion<Failure>) -> [Relay<Output, Failure>] {
        guard ending == nil else { return [] }
        ending = completion
        defer { relays = [] }
        return open()
    }
}

/// Sends what is sent into it, and remembers nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private var audience = Audience<Output, Failure>()

    public init() {}

    public func send(_ value: Output) {
        guard audience.ending == nil else { return }
        for relay in audience.open() { relay.send(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        for relay in audience.close(completion) { relay.finish(completion) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { self.audience.add($0) }.receive(subscriber: subscriber)
    }
}

/// Sends its value to every new subscriber, and every change of it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private var audience = Audience<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard audience.ending == nil else { return }
        current = value
        for relay in audience.open() { relay.send(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        for relay in audience.close(completion) { relay.finish(completion) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { relay in
            if self.audience.ending == nil { relay.send(self.current) }
            self.audience.add(relay)
        }.receive(subscriber: subscriber)
    }
}
