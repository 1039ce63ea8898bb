/// Sends values over time, then ends or fails.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send)
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let relay = Relay<Output, Failure>(value: receiveValue, end: receiveCompletion)
        connect(to: relay)
        return AnyCancellable { relay.cancel() }
    }

    /// Sends into the relay until either side ends.
    func connect(to relay: Relay<Output, Failure>) { receive(subscriber: RelaySubscriber(relay: relay)) }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    public func assign(to published: inout Published<Output>.Publisher) {
        let target = published.box
        target.feeds.append(sink { target.set($0) })
    }
}

/// Hands what a publisher sends to a relay.
private struct RelaySubscriber<Input, Failure: Error>: Subscriber {
    let relay: Relay<Input, Failure>

    func receive(subscription: any Subscription) {
        let before = relay.onCancel
        relay.onCancel = {
            before?()
            subscription.cancel()
        }
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        relay.send(input)
        return .unlimited
    }

    func receive(completion: Subscribers.Completion<Failure>) { relay.finish(completion) }
}
