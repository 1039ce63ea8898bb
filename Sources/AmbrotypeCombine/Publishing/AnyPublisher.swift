/// A publisher of a hidden kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let start: (Relay<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let same = publisher as? AnyPublisher<Output, Failure> { self = same } else { start = publisher.connect }
    }

    /// - Parameter start: Called for every subscriber with the relay to send into.
    init(start: @escaping (Relay<Output, Failure>) -> Void) { self.start = start }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let relay = Relay<Output, Failure>(
            value: { _ = subscriber.receive($0) }, end: { subscriber.receive(completion: $0) })
        subscriber.receive(subscription: relay)
        start(relay)
    }

    func connect(to relay: Relay<Output, Failure>) { start(relay) }
}

/// One value, then the end.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        AnyPublisher<Output, Never> { [output] relay in
            relay.send(output)
            relay.finish(.finished)
        }.receive(subscriber: subscriber)
    }
}

/// The end at once.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { [completeImmediately] relay in
            if completeImmediately { relay.finish(.finished) }
        }.receive(subscriber: subscriber)
    }
}

/// A failure at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }

    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { [error] in $0.finish(.failure(error)) }.receive(subscriber: subscriber)
    }
}

/// One value or failure, whenever its maker has it; later subscribers get the same.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private var result: Result<Output, Failure>?
    private var waiting: [Relay<Output, Failure>] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill { self.fulfil($0) } }

    private func fulfil(_ result: Result<Output, Failure>) {
        guard self.result == nil else { return }
        self.result = result
        for relay in waiting { Self.tell(result, relay) }
        waiting = []
    }

    private static func tell(_ result: Result<Output, Failure>, _ relay: Relay<Output, Failure>) {
        switch result {
        case .success(let value):
            relay.send(value)
            relay.finish(.finished)
        case .failure(let error): relay.finish(.failure(error))
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { relay in
            if let result = self.result { Self.tell(result, relay) } else { self.waiting.append(relay) }
        }.receive(subscriber: subscriber)
    }
}

/// Makes a publisher anew for every subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}
