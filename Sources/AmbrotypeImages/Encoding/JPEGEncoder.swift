package import AmbrotypeDrawing
import CJPEG

/// How a JPEG is written.
package struct JPEGOptions: Equatable, Sendable {
    /// 1…100; 90 keeps text clean.
    package var quality: Int
    /// Colour at full resolution: larger, without fringes around coloured text.
    package var hasFullColor: Bool
    /// What shows through pixels that are not opaque: red, green, blue.
    package var matte: (UInt8, UInt8, UInt8)

    package init(quality: Int = 90, hasFullColor: Bool = true, matte: (UInt8, UInt8, UInt8) = (255, 255, 255)) {
        (self.quality, self.hasFullColor, self.matte) = (quality, hasFullColor, matte)
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.quality == b.quality && a.hasFullColor == b.hasFullColor && a.matte == b.matte
    }
}

/// Makes a baseline JPEG in sRGB from rows of premultiplied pixels that come from the top in pieces of whole rows.
package final class JPEGEncoder {
    package let width: Int
    package let height: Int
    private let options: JPEGOptions
    private let name: String
    private let writer: OpaquePointer
    private let row: Scratch<UInt8>
    private let hold: Workspace.Hold
    private var rowsSeen = 0

    /// A picture of `width` × `height` pixels, both 1…65500. `name` is for errors.
    package init(
        width: Int, height: Int, options: JPEGOptions = JPEGOptions(), budget: MemoryBudget, name: String = "picture"
    ) throws(ImageError) {
        precondition(width > 0 && height > 0, "a picture has at least one pixel")
        guard width <= 65500 && height <= 65500 else {
            throw .unsupported(name: name, what: "a JPEG of more than 65500 pixels on a side")
        }
        (self.width, self.height, self.options, self.name) = (width, height, options, name)
        let workspace = Workspace(name: name, budget: budget)
        row = try Scratch(width * 4, in: workspace, for: "a row of a JPEG")
        // The library's rows of blocks, and room for the file at about two bits a pixel.
        hold = try workspace.hold(width * 100 + width * height / 4 + 65536, for: "encoding a JPEG")
        var writer: OpaquePointer?
        let status = cjpeg_write_start(
            UInt32(width), UInt32(height), Int32(min(max(options.quality, 1), 100)), options.hasFullColor ? 1 : 0,
            &writer)
        guard let writer, status == CJPEG_OK else {
            defer { cjpeg_write_close(writer) }
            throw .broken(name: name, reason: String(cString: cjpeg_write_message(writer)))
        }
        self.writer = writer
        try check(Self.sRGBMarker.withUnsafeBufferPointer { cjpeg_write_app(writer, 1, $0.baseAddress, $0.count) })
    }

    deinit { cjpeg_write_close(writer) }

    /// EXIF data that says nothing but "sRGB" (colour space 1), in the directory where readers look for it.
    private static let sRGBMarker: [UInt8] =
        Array("Exif\0\0MM\0\u{2A}".utf8) + [0, 0, 0, 8]
        + [0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0]
        + [0, 1, 0xA0, 0x01, 0, 3, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]

    /// Takes the next rows: whole rows of R, G, B, A, premultiplied.
    package func append(_ rows: UnsafeBufferPointer<UInt8>) throws(ImageError) {
        guard !rows.isEmpty else { return }
        let count = rows.count / (width * 4)
        precondition(count * width * 4 == rows.count, "rows come whole")
        precondition(rowsSeen + count <= height, "not more rows than the picture has")
        for y in 0..<count {
            cover(rows.baseAddress! + y * width * 4)
            try check(cjpeg_write_row(writer, row.start))
        }
        rowsSeen += count
    }

    /// The row over the matte.
    private func cover(_ pixels: UnsafePointer<UInt8>) {
        let matte = [options.matte.0, options.matte.1, options.matte.2].map(UInt32.init)
        if PixelPacking.isOpaque(pixels, width: width) { return row.start.update(from: pixels, count: width * 4) }
        for x in 0..<width {
            let at = x * 4
            let rest = 255 - UInt32(pixels[at + 3])
            for i in 0..<3 {
                row.start[at + i] = UInt8(min(255, UInt32(pixels[at + i]) + (matte[i] * rest + 127) / 255))
            }
        }
    }

    /// The file. All rows must have come.
    package func finish() throws(ImageError) -> [UInt8] {
        precondition(rowsSeen == height, "\(height - rowsSeen) rows are missing")
        var (bytes, count) = (UnsafePointer<UInt8>?.none, 0)
        try check(cjpeg_write_finish(writer, &bytes, &count))
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    private func check(_ status: cjpeg_status) throws(ImageError) {
        guard status != CJPEG_OK else { return }
        throw .broken(name: name, reason: String(cString: cjpeg_write_message(writer)))
    }
}

/// The JPEG of a whole pixmap. `name` is for errors.
package func encodeJPEG(
    _ pixmap: Pixmap, options: JPEGOptions = JPEGOptions(), budget: MemoryBudget, name: String = "picture"
) throws(ImageError) -> [UInt8] {
    let encoder = try JPEGEncoder(
        width: pixmap.width, height: pixmap.height, options: options, budget: budget, name: name)
    try encoder.append(UnsafeBufferPointer(pixmap.bytes))
    return try encoder.finish()
}
