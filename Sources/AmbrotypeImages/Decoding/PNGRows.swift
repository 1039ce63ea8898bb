import CPNG

/// The rows of a PNG, from the top, as libpng yields them.
final class PNGRows {
    let width: Int
    let height: Int
    /// The rows come in several passes: `readAll` only.
    let isInterlaced: Bool
    /// 8 or 16 bits a component, in the machine's byte order.
    let bits: Int
    private let reader: OpaquePointer
    private let name: String

    /// `bytes` must outlive this object. With `gamma` > 0 samples are mapped from that encoding exponent to sRGB's.
    init(_ bytes: UnsafeRawBufferPointer, name: String, keep16: Bool, gamma: Double) throws(ImageError) {
        var reader: OpaquePointer?
        var layout = cpng_rows()
        let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
        let status = cpng_open(start, bytes.count, keep16 ? 1 : 0, gamma, &layout, &reader)
        self.name = name
        guard let reader, status == CPNG_OK else {
            let error = Self.error(status, reader, name: name)
            cpng_close(reader)
            throw error
        }
        self.reader = reader
        (width, height) = (Int(layout.width), Int(layout.height))
        (isInterlaced, bits) = (layout.is_interlaced != 0, Int(layout.bits))
    }

    deinit { cpng_close(reader) }

    func readRow(_ row: UnsafeMutablePointer<UInt8>) throws(ImageError) { try check(cpng_read_row(reader, row)) }

    func readAll(_ pixels: UnsafeMutablePointer<UInt8>) throws(ImageError) { try check(cpng_read_all(reader, pixels)) }

    func finish() throws(ImageError) { try check(cpng_finish(reader)) }

    private func check(_ status: cpng_status) throws(ImageError) {
        if status != CPNG_OK { throw Self.error(status, reader, name: name) }
    }

    private static func error(_ status: cpng_status, _ reader: OpaquePointer?, name: String) -> ImageError {
        switch status {
        case CPNG_TRUNCATED: .truncated(name: name)
        case CPNG_NO_MEMORY: .broken(name: name, reason: "no memory")
        default: .broken(name: name, reason: String(cString: cpng_message(reader)))
        }
    }
}
