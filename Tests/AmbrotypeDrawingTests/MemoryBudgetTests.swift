import AmbrotypeDrawing
import Synchronization
import Testing

@Suite("Memory budget")
struct MemoryBudgetTests {
    @Test("A buffer that does not fit is refused with the limit that would do, and takes nothing")
    func refusal() throws {
        let budget = MemoryBudget(limit: 1000)
        let pixmap = try Pixmap(width: 10, height: 10, budget: budget, for: "band")
        #expect(budget.used == 400)
        #expect(throws: MemoryBudgetExceeded(purpose: "layer", bytes: 800, used: 400, limit: 1000)) {
            try Pixmap(width: 20, height: 10, budget: budget, for: "layer")
        }
        #expect(budget.used == 400)
        _ = pixmap[0, 0]
    }

    @Test("Memory comes back when a pixmap goes, and the peak stays")
    func release() throws {
        let budget = MemoryBudget(limit: 1000)
        do { _ = try Pixmap(width: 5, height: 5, budget: budget, for: "band") }
        #expect(budget.used == 0)
        #expect(budget.peak == 100)
    }

    @Test("What is kept only to save work goes before a buffer is refused")
    func room() throws {
        let budget = MemoryBudget(limit: 1000)
        let kept = Kept(try budget.take(800, for: "picture"))
        budget.whenFull { kept.letGo() }
        let band = try budget.take(900, for: "band")
        #expect(budget.used == 900)
        #expect(throws: MemoryBudgetExceeded(purpose: "layer", bytes: 200, used: 900, limit: 1000)) {
            try budget.take(200, for: "layer")
        }
        _ = band
    }
}

/// One reservation, until it is let go.
private final class Kept: Sendable {
    private let reservation: Mutex<MemoryBudget.Reservation?>

    init(_ reservation: MemoryBudget.Reservation) { self.reservation = Mutex(reservation) }

    func letGo() { reservation.withLock { $0 = nil } }
}
