import CPNG

/// The rows of a PNG as libpng yields them.
final class PNGRows: PixelRows {
    let width: Int
    let height: Int
    let bits: Int
    /// The rows come in several passes: `readAll` only.
    let isInterlaced: Bool
    private let reader: OpaquePointer
    private let name: String

    /// `bytes` must outlive this object.
    init(_ bytes: UnsafeRawBufferPointer, name: String) throws(ImageError) {
        var reader: OpaquePointer?
        var layout = cpng_rows()
        let status = cpng_open(bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, &layout, &reader)
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

    func readRow(_ row: UnsafeMutableRawPointer) throws(ImageError) {
        try check(cpng_read_row(reader, row.assumingMemoryBound(to: UInt8.self)))
    }

    /// All rows of a picture, interlaced or not.
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

extension PNGRows {
    /// The rows of a PNG whatever its passes; an interlaced one is decoded whole.
    static func open(
        _ bytes: UnsafeRawBufferPointer, header: ImageHeader, in workspace: Workspace
    ) throws(ImageError) -> any PixelRows {
        let rows = try PNGRows(bytes, name: workspace.name)
        guard rows.isInterlaced else { return rows }
        let count = rows.width * rows.height * rows.bits / 2
        let purpose = "the whole of an interlaced PNG"
        let pixels = try Scratch<UInt8>(count, in: workspace, for: purpose)
        try rows.readAll(pixels.start)
        try rows.finish()
        return StoredRows(width: rows.width, height: rows.height, bits: rows.bits, pixels: pixels)
    }
}
