import AmbrotypeDrawing
import Foundation

/// What became of each pixel of two compared pictures, one byte each, row by row.
///
/// Rows in which nothing changed are never written, so their memory is never touched.
package final class ChangeMask: @unchecked Sendable {
    package let width: Int
    package let height: Int
    let bytes: UnsafeMutablePointer<UInt8>
    private let reservation: MemoryBudget.Reservation

    static let same: UInt8 = 0
    static let changed: UInt8 = 1
    /// Changed as an edge's smoothing, and forgiven.
    static let smoothed: UInt8 = 2
    /// Changed by no more than the threshold.
    static let tolerated: UInt8 = 3

    init(width: Int, height: Int, budget: MemoryBudget) throws(MemoryBudgetExceeded) {
        reservation = try budget.take(width * height, for: "the changes between two pictures")
        (self.width, self.height) = (width, height)
        bytes = calloc(width * height, 1)!.assumingMemoryBound(to: UInt8.self)
    }

    deinit { free(bytes) }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * width }
}
