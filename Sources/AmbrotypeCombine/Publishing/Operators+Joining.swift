extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { relay in
            // The outer publisher counts as one that runs.
            var running = 1
            func ended(_ completion: Subscribers.Completion<Failure>) {
                running -= 1
                if case .failure = completion {
                    relay.finish(completion)
                } else if running == 0 {
                    relay.finish(.finished)
                }
            }
            let outer = Relay<Output, Failure>(
                value: { value in
                    running += 1
                    transform(value).connect(to: Relay(value: relay.send, end: ended))
                }, end: ended)
            relay.onCancel = outer.cancel
            self.connect(to: outer)
        }
    }

    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        let both = [eraseToAnyPublisher(), other.eraseToAnyPublisher()]
        return AnyPublisher { relay in
            both.forEach(relay.send)
            relay.finish(.finished)
        }.flatMap { $0 }
    }

    /// The latest values of both, from when both have one.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { relay in
            var left: Output?
            var right: P.Output?
            var running = 2
            func told() { if let left, let right { relay.send((left, right)) } }
            func ended(_ completion: Subscribers.Completion<Failure>) {
                running -= 1
                if case .failure = completion {
                    relay.finish(completion)
                } else if running == 0 {
                    relay.finish(.finished)
                }
            }
            let first = Relay<Output, Failure>(
                value: {
                    left = $0
                    told()
                }, end: ended)
            let second = Relay<P.Output, Failure>(
                value: {
                    right = $0
                    told()
                }, end: ended)
            relay.onCancel = {
                first.cancel()
                second.cancel()
            }
            self.connect(to: first)
            other.connect(to: second)
        }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
        -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure
    {
        combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
    }

    public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> AnyPublisher<T, Failure> where P.Failure == Failure
    {
        combineLatest(other).map(transform)
    }

    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { relay in
            var left: [Output] = []
            var right: [P.Output] = []
            func told() {
                while !left.isEmpty, !right.isEmpty { relay.send((left.removeFirst(), right.removeFirst())) }
            }
            let first = Relay<Output, Failure>(
                value: {
                    left.append($0)
                    told()
                }, end: relay.finish)
            let second = Relay<P.Output, Failure>(
                value: {
                    right.append($0)
                    told()
                }, end: { if case .failure = $0 { relay.finish($0) } })
            relay.onCancel = {
                first.cancel()
                second.cancel()
            }
            other.connect(to: second)
            self.connect(to: first)
        }
    }

    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure { flatMap { $0 } }
}

/// Publishers made of others.
public enum Publishers {
    public static func CombineLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B)
        -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure
    { a.combineLatest(b) }

    public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
    where A.Failure == B.Failure, A.Output == B.Output { a.merge(with: b) }

    public static func Zip<A: Publisher, B: Publisher>(_ a: A, _ b: B)
        -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure
    { a.zip(b) }
}

extension Sequence {
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { relay in
            forEach(relay.send)
            relay.finish(.finished)
        }
    }
}
