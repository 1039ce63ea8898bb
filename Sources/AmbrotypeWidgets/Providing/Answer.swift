import Synchronization

/// How long a provider may take. The top of the house says what waiting means; nothing here looks at a clock.
package struct AnswerLimit: Sendable {
    /// For the message.
    package let seconds: Double
    /// Returns when the time is up; ends early when cancelled.
    package let wait: @Sendable () async -> Void

    package init(seconds: Double, wait: @escaping @Sendable () async -> Void) {
        (self.seconds, self.wait) = (seconds, wait)
    }
}

/// A provider that did not do its part.
package enum ProviderTrouble: Error, Equatable {
    /// The call and the seconds it was given.
    case tooLate(call: String, seconds: Double)
}

/// A place for one answer, from whatever thread; the first one counts.
final class Answer<Value>: Sendable {
    private struct State: @unchecked Sendable {
        var result: Result<Value, ProviderTrouble>?
        var waiting: CheckedContinuation<Unchecked<Value>, any Error>?
    }

    private let state = Mutex(State())

    func give(_ value: Value) { settle(.success(value)) }

    func give(_ trouble: ProviderTrouble) { settle(.failure(trouble)) }

    private func settle(_ result: Result<Value, ProviderTrouble>) {
        let box = Unchecked(result)
        state.withLock { state in
            guard state.result == nil else { return }
            state.result = box.value
            state.waiting?.resume(with: Answer.boxed(box.value))
            state.waiting = nil
        }
    }

    var value: Unchecked<Value> {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock { state in
                    if let result = state.result {
                        continuation.resume(with: Answer.boxed(result))
                    } else {
                        state.waiting = continuation
                    }
                }
            }
        }
    }

    private static func boxed(_ result: Result<Value, ProviderTrouble>) -> Result<Unchecked<Value>, any Error> {
        switch result {
        case .success(let value): .success(Unchecked(value))
        case .failure(let trouble): .failure(trouble)
        }
    }
}

/// A value handed from one thread to another once.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Asks, and waits for the answer or for the limit, whichever comes first. A question that blocks its thread cannot be cut short.
@MainActor func answer<Value>(
    to call: String, within limit: AnswerLimit, _ ask: @MainActor (Answer<Value>) -> Void
) async throws -> Value {
    let answer = Answer<Value>()
    let end = Task.detached {
        await limit.wait()
        answer.give(.tooLate(call: call, seconds: limit.seconds))
    }
    defer { end.cancel() }
    ask(answer)
    return try await answer.value.value
}
