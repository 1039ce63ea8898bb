import AmbrotypeDrawing

/// The buffers of one decode or encode: taken from the render's budget, counted for this piece of work alone.
///
/// Not thread-safe: one piece of work, one thread.
final class Workspace {
    let budget: MemoryBudget
    /// The picture's name, for errors.
    let name: String
    private(set) var used = 0
    /// The most bytes this work held at once.
    private(set) var peak = 0

    init(name: String, budget: MemoryBudget) { (self.name, self.budget) = (name, budget) }

    /// Holds `bytes` until the returned object goes; for memory that a library takes itself.
    func hold(_ bytes: Int, for purpose: String) throws(ImageError) -> Hold {
        let reservation: MemoryBudget.Reservation
        do { reservation = try budget.take(bytes, for: purpose) } catch { throw .budget(name: name, error) }
        count(bytes)
        return Hold(reservation, workspace: self)
    }

    /// A pixmap that outlives this work.
    func pixmap(width: Int, height: Int, for purpose: String) throws(ImageError) -> Pixmap {
        let pixmap: Pixmap
        do { pixmap = try Pixmap(width: width, height: height, budget: budget, for: purpose) } catch {
            throw .budget(name: name, error)
        }
        count(pixmap.bytes.count)
        return pixmap
    }

    private func count(_ bytes: Int) {
        used += bytes
        peak = max(peak, used)
    }

    final class Hold {
        private let reservation: MemoryBudget.Reservation
        private let workspace: Workspace

        fileprivate init(_ reservation: MemoryBudget.Reservation, workspace: Workspace) {
            (self.reservation, self.workspace) = (reservation, workspace)
        }

        deinit { workspace.used -= reservation.bytes }
    }
}

/// Memory for rows and tables, from the budget and back to it. What it holds at first is unknown unless `zero` is given.
final class Scratch<Element: BitwiseCopyable> {
    let count: Int
    let start: UnsafeMutablePointer<Element>
    private let hold: Workspace.Hold

    init(_ count: Int, zero: Element? = nil, in workspace: Workspace, for purpose: String) throws(ImageError) {
        hold = try workspace.hold(count * MemoryLayout<Element>.stride, for: purpose)
        self.count = count
        start = .allocate(capacity: max(1, count))
        if let zero { start.initialize(repeating: zero, count: count) }
    }

    deinit { start.deallocate() }
}
