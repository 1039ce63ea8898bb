/// Premultiplied RGBA pixels, 8 bits a component, sRGB, row by row from the top; memory comes from a budget.
///
/// A reference type: two owners see the same pixels. Not thread-safe for writing.
package final class Pixmap: @unchecked Sendable {
    package let width: Int
    package let height: Int
    /// `width * height * 4` bytes, freed with the pixmap.
    package let bytes: UnsafeMutableBufferPointer<UInt8>
    private let reservation: MemoryBudget.Reservation

    /// A transparent pixmap of `width` × `height` pixels, both at least 1.
    package init(width: Int, height: Int, budget: MemoryBudget, for purpose: String) throws(MemoryBudgetExceeded) {
        precondition(width > 0 && height > 0, "a pixmap has at least one pixel")
        let count = width * height * 4
        reservation = try budget.take(count, for: purpose)
        (self.width, self.height) = (width, height)
        bytes = .allocate(capacity: count)
        bytes.initialize(repeating: 0)
    }

    deinit { bytes.deallocate() }

    package var bytesPerRow: Int { width * 4 }

    /// Red, green, blue, alpha of the pixel at column `x`, row `y`, premultiplied.
    package subscript(x: Int, y: Int) -> (UInt8, UInt8, UInt8, UInt8) {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the pixmap")
        let at = (y * width + x) * 4
        return (bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3])
    }
}
