import Synchronization

/// A ceiling in bytes under which every pixel buffer of one render is made. Thread-safe.
///
/// `take` throws instead of going over; what was taken comes back when the `Reservation` is released.
package final class MemoryBudget: Sendable {
    /// Bytes; 30 MB unless the caller says otherwise, the point at which iOS ends a widget extension in public reports.
    package let limit: Int
    private let state = Mutex(State())

    private struct State {
        var used = 0
        var peak = 0
        var makeRoom: (@Sendable () -> Void)?
    }

    package static let standardLimit = 30 * 1024 * 1024

    package init(limit: Int = MemoryBudget.standardLimit) { self.limit = limit }

    /// Bytes in use now.
    package var used: Int { state.withLock { $0.used } }

    /// The most that was ever in use at once.
    package var peak: Int { state.withLock { $0.peak } }

    /// Bytes that can still be taken.
    package var available: Int { limit - used }

    /// What can be let go when something does not fit: buffers that are kept only to save work. One keeper at a time, the
    /// last that came.
    package func whenFull(_ makeRoom: @escaping @Sendable () -> Void) { state.withLock { $0.makeRoom = makeRoom } }

    /// Reserves `bytes`, after making room where they do not fit at once, or throws `MemoryBudgetExceeded` and takes nothing.
    package func take(_ bytes: Int, for purpose: String) throws(MemoryBudgetExceeded) -> Reservation {
        if taken(bytes) { return Reservation(bytes: bytes, budget: self) }
        state.withLock { $0.makeRoom }?()
        if taken(bytes) { return Reservation(bytes: bytes, budget: self) }
        throw MemoryBudgetExceeded(purpose: purpose, bytes: bytes, used: used, limit: limit)
    }

    private func taken(_ bytes: Int) -> Bool {
        state.withLock { state in
            guard bytes <= limit - state.used else { return false }
            state.used += bytes
            state.peak = max(state.peak, state.used)
            return true
        }
    }

    fileprivate func giveBack(_ bytes: Int) { state.withLock { $0.used -= bytes } }

    /// Bytes held until this object goes.
    package final class Reservation: Sendable {
        package let bytes: Int
        private let budget: MemoryBudget

        fileprivate init(bytes: Int, budget: MemoryBudget) { (self.bytes, self.budget) = (bytes, budget) }

        deinit { budget.giveBack(bytes) }
    }
}

/// A buffer that did not fit: what it was for, and the figures.
package struct MemoryBudgetExceeded: Error, Equatable {
    package var purpose: String
    package var bytes: Int
    package var used: Int
    package var limit: Int

    package init(purpose: String, bytes: Int, used: Int, limit: Int) {
        (self.purpose, self.bytes, self.used, self.limit) = (purpose, bytes, used, limit)
    }

    /// The smallest limit under which this request would have fitted.
    package var limitThatWouldDo: Int { used + bytes }
}
