/// Values and their end on the way to one subscriber; passes nothing on once it is stopped.
final class Relay<Output, Failure: Error>: Subscription {
    private var value: ((Output) -> Void)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscriber stops, not when the publisher ends.
    var onCancel: (() -> Void)?

    init(value: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void) {
        (self.value, self.end) = (value, end)
    }

    var isOpen: Bool { value != nil }

    func send(_ output: Output) { value?(output) }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let end = end
        (value, self.end, onCancel) = (nil, nil, nil)
        end?(completion)
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        let stop = onCancel
        (value, end, onCancel) = (nil, nil, nil)
        stop?()
    }
}
