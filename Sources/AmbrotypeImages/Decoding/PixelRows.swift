/// A picture's rows from the top, as stored: R, G, B, A, straight.
protocol PixelRows: AnyObject {
    var width: Int { get }
    var height: Int { get }
    /// 8 or 16 bits a component; 16 in the machine's byte order.
    var bits: Int { get }

    /// Writes the next row, `width` × 4 components.
    func readRow(_ row: UnsafeMutableRawPointer) throws(ImageError)

    /// Looks behind the last row, so that a missing end is noticed.
    func finish() throws(ImageError)
}

/// Rows of a picture that had to be decoded whole.
final class StoredRows: PixelRows {
    let width: Int
    let height: Int
    let bits: Int
    private let pixels: Scratch<UInt8>
    private var next = 0

    init(width: Int, height: Int, bits: Int, pixels: Scratch<UInt8>) {
        (self.width, self.height, self.bits, self.pixels) = (width, height, bits, pixels)
    }

    func readRow(_ row: UnsafeMutableRawPointer) throws(ImageError) {
        let count = width * bits / 2
        row.copyMemory(from: pixels.start + next * count, byteCount: count)
        next += 1
    }

    func finish() throws(ImageError) {}
}
