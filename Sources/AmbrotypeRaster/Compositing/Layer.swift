import AmbrotypeDrawing
import Foundation

/// Premultiplied pixels of a part of the canvas; rows lie one after another without padding.
///
/// In a rehearsal a layer takes its bytes from the budget but has no memory.
final class Layer {
    /// The device pixels held.
    let rect: PixelRect
    /// What this layer will be joined to; nil for the canvas.
    let parent: Layer?
    private let memory: UnsafeMutablePointer<UInt32>?
    private let reservation: MemoryBudget.Reservation

    /// A transparent layer.
    init(
        rect: PixelRect, parent: Layer? = nil, budget: MemoryBudget, isRehearsal: Bool = false,
        for purpose: String = "layer"
    ) throws(MemoryBudgetExceeded) {
        reservation = try budget.take(rect.area * 4, for: purpose)
        (self.rect, self.parent) = (rect, parent)
        if isRehearsal {
            memory = nil
        } else {
            // Fresh pages come zeroed, so they are touched once and not twice.
            memory = calloc(max(1, rect.area), 4)?.assumingMemoryBound(to: UInt32.self)
            precondition(memory != nil, "out of memory")
        }
    }

    deinit { free(memory) }

    /// The pixel at column `x` of row `y`, both within `rect`; the rest of the row follows.
    @inline(__always)
    func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt32> {
        memory.unsafelyUnwrapped + ((y &- rect.top) &* (rect.right &- rect.left) &+ (x &- rect.left))
    }

    func clear() { memory?.update(repeating: 0, count: rect.area) }
}
