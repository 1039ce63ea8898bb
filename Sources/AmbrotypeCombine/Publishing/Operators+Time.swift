public import Dispatch
public import Foundation

/// Where and when work is done. A picture shows one moment: everything is done at once, on the caller's thread.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType
    associatedtype SchedulerOptions
}

extension DispatchQueue: Scheduler {
    /// A length of time for a queue.
    public struct SchedulerTimeType: Sendable {
        public struct Stride: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
            public var magnitude: Double
            public init(integerLiteral value: Int) { magnitude = Double(value) }
            public init(floatLiteral value: Double) { magnitude = value }
            init(_ value: Double) { magnitude = value }
            public static func seconds(_ value: Int) -> Stride { Stride(Double(value)) }
            public static func seconds(_ value: Double) -> Stride { Stride(value) }
            public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1000) }
        }
    }

    public struct SchedulerOptions: Sendable {}
}

extension RunLoop: Scheduler {
    public struct SchedulerTimeType: Sendable {
        public typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    }

    public struct SchedulerOptions: Sendable {}
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    public typealias SchedulerOptions = Never
    public static let shared = ImmediateScheduler()
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> AnyPublisher<Output, Failure>
    { AnyPublisher(self) }

    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> AnyPublisher<Output, Failure>
    { AnyPublisher(self) }

    public func debounce<S: Scheduler>(for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: S)
        -> AnyPublisher<Output, Failure>
    { AnyPublisher(self) }

    public func throttle<S: Scheduler>(
        for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func delay<S: Scheduler>(for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: S)
        -> AnyPublisher<Output, Failure>
    { AnyPublisher(self) }

    public func timeout<S: Scheduler>(_ interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: S)
        -> AnyPublisher<Output, Failure>
    { AnyPublisher(self) }
}

extension Publisher where Output == Data {
    public func decode<T: Decodable>(type: T.Type, decoder: JSONDecoder) -> AnyPublisher<T, any Error> {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension NotificationCenter {
    /// Every notification of a name while somebody listens.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { relay in
            let token = self.addObserver(forName: name, object: object, queue: nil, using: relay.sendChecked)
            relay.onCancel = { self.removeObserver(token) }
        }
    }
}

extension Relay {
    /// For callbacks that must be sendable; the caller's thread is the one that posts.
    var sendChecked: @Sendable (Output) -> Void {
        nonisolated(unsafe) let relay = self
        return { relay.send($0) }
    }
}

extension Timer {
    /// A timer that never fires: a picture shows one moment.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }

    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            AnyPublisher<Date, Never> { _ in }.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { AnyCancellable {} }
    }
}

/// A publisher that starts when it is told to.
public protocol ConnectablePublisher: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    public func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
