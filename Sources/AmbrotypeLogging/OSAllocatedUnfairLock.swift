import Synchronization

/// A lock around a value.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let mutex = Mutex<Void>(())
    private var state: State

    public init(initialState: State) where State: Sendable { state = initialState }

    public init(uncheckedState: State) { state = uncheckedState }

    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body(&state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(uncheckedState: ()) }

    public func lock() { mutex._unsafeLock() }

    public func unlock() { mutex._unsafeUnlock() }
}
