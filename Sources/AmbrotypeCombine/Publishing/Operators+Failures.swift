extension Publisher {
    /// A publisher with another kind of failure; `end` says what becomes of this one's end.
    private func ended<F: Error>(
        _ end: @escaping (Subscribers.Completion<Failure>, Relay<Output, F>) -> Void
    ) -> AnyPublisher<Output, F> {
        AnyPublisher { relay in
            let inner = Relay<Output, Failure>(value: relay.send, end: { end($0, relay) })
            relay.onCancel = inner.cancel
            self.connect(to: inner)
        }
    }

    public func mapError<F: Error>(_ transform: @escaping (Failure) -> F) -> AnyPublisher<Output, F> {
        ended { completion, relay in
            switch completion {
            case .finished: relay.finish(.finished)
            case .failure(let error): relay.finish(.failure(transform(error)))
            }
        }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { `catch` { _ in Just(output) } }

    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        ended { completion, relay in
            switch completion {
            case .finished: relay.finish(.finished)
            case .failure(let error): handler(error).connect(to: relay)
            }
        }
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        AnyPublisher { relay in
            let inner = Relay<Output, Failure>(
                value: { value in
                    do { relay.send(try transform(value)) } catch { relay.finish(.failure(error)) }
                },
                end: { completion in
                    switch completion {
                    case .finished: relay.finish(.finished)
                    case .failure(let error): relay.finish(.failure(error))
                    }
                })
            relay.onCancel = inner.cancel
            self.connect(to: inner)
        }
    }

    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

    public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
        ended { completion, relay in
            if case .failure(let error) = completion { fatalError("\(prefix)\(error)") }
            relay.finish(.finished)
        }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { relay in
            let inner = Relay<Output, Never>(value: relay.send, end: { _ in relay.finish(.finished) })
            relay.onCancel = inner.cancel
            self.connect(to: inner)
        }
    }
}
