extension Publisher {
    /// A publisher that starts this one for each subscriber and decides what becomes of each value.
    func transformed<T>(_ body: @escaping (Relay<T, Failure>) -> (Output) -> Void) -> AnyPublisher<T, Failure> {
        AnyPublisher { relay in
            let inner = Relay<Output, Failure>(value: body(relay), end: relay.finish)
            relay.onCancel = inner.cancel
            self.connect(to: inner)
        }
    }

    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        transformed { relay in { relay.send(transform($0)) } }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        transformed { relay in { if let value = transform($0) { relay.send(value) } } }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        transformed { relay in { if isIncluded($0) { relay.send($0) } } }
    }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        transformed { relay in
            var last: Output?
            return { value in
                if let last, predicate(last, value) { return }
                last = value
                relay.send(value)
            }
        }
    }

    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        transformed { relay in
            var result = initial
            return { value in
                result = next(result, value)
                relay.send(result)
            }
        }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        transformed { relay in
            var left = count
            return { value in if left > 0 { left -= 1 } else { relay.send(value) } }
        }
    }

    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        transformed { relay in
            var left = count
            return { value in
                guard left > 0 else { return }
                left -= 1
                relay.send(value)
                if left == 0 { relay.finish(.finished) }
            }
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { relay in
            let inner = Relay<Output, Failure>(
                value: {
                    receiveOutput?($0)
                    relay.send($0)
                },
                end: {
                    receiveCompletion?($0)
                    relay.finish($0)
                })
            relay.onCancel = inner.cancel
            self.connect(to: inner)
        }
    }

    /// All values in one list when the publisher ends.
    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { relay in
            var all: [Output] = []
            let inner = Relay<Output, Failure>(
                value: { all.append($0) },
                end: {
                    if case .finished = $0 { relay.send(all) }
                    relay.finish($0)
                })
            relay.onCancel = inner.cancel
            self.connect(to: inner)
        }
    }

    public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { relay in
            values.forEach(relay.send)
            self.connect(to: relay)
        }
    }

    public func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
