/// The formats that are read.
package enum ImageFormat: String, Equatable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webp = "WebP"
    case heic = "HEIC"
}

extension ImageFormat {
    /// The format that the first bytes name; formats that are known but not read are refused by name.
    static func recognise(_ bytes: ByteReader, name: String) throws(ImageError) -> ImageFormat {
        let first = bytes.piece(0, min(bytes.count, 16))!.array
        if first.starts(with: PNGChunk.signature) { return .png }
        if first.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if bytes.starts(with: "RIFF") && bytes.starts(with: "WEBP", at: 8) { return .webp }
        if bytes.starts(with: "ftyp", at: 4) { return try isoFormat(bytes, name: name) }
        for (start, what) in refused where first.starts(with: start) { throw .unsupported(name: name, what: what) }
        if PNGChunk.signature.starts(with: first) || [0xFF, 0xD8, 0xFF].starts(with: first) || isCutWebP(bytes) {
            throw .truncated(name: name)
        }
        throw try notAnImage(bytes, name: name)
    }

    private static let refused: [([UInt8], String)] = [
        (Array("GIF8".utf8), "GIF"), (Array("BM".utf8), "BMP"), ([0x49, 0x49, 0x2A, 0x00], "TIFF"),
        ([0x4D, 0x4D, 0x00, 0x2A], "TIFF"), (Array("%PDF".utf8), "PDF"), ([0xFF, 0x0A], "JPEG XL"),
        ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "JPEG XL"),
        ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], "JPEG 2000"), ([0xFF, 0x4F, 0xFF, 0x51], "JPEG 2000"),
        ([0x00, 0x00, 0x01, 0x00], "an icon file (ICO)"), (Array("8BPS".utf8), "a Photoshop document"),
        (Array("qoif".utf8), "QOI"), (Array("icns".utf8), "an icon file (ICNS)"),
    ]

    private static func isCutWebP(_ bytes: ByteReader) -> Bool {
        bytes.count < 12 && bytes.count > 0 && ("RIFF".utf8.starts(with: bytes.bytes.prefix(4)))
    }

    /// HEIC and its relatives: the brands of the first box tell.
    private static func isoFormat(_ bytes: ByteReader, name: String) throws(ImageError) -> ImageFormat {
        let size = min(bytes.four(0) ?? 0, bytes.count)
        var brands = [bytes.tag(8) ?? ""]
        for at in stride(from: 16, to: max(16, size - 3), by: 4) { brands.append(bytes.tag(at) ?? "") }
        if brands.contains(where: ["heic", "heix", "heim", "heis"].contains) { return .heic }
        if brands.contains(where: ["avif", "avis"].contains) { throw .unsupported(name: name, what: "AVIF") }
        if brands.contains(where: ["mif1", "msf1", "hevc"].contains) { return .heic }
        throw .unsupported(name: name, what: "a film or sound file")
    }

    /// For bytes that belong to no picture: what they seem to be.
    private static func notAnImage(_ bytes: ByteReader, name: String) throws(ImageError) -> ImageError {
        if bytes.starts(with: "version https://git-lfs") {
            return .notAnImage(name: name, looksLike: "a Git LFS pointer")
        }
        if bytes.starts(with: "PK") { return .notAnImage(name: name, looksLike: "a ZIP archive") }
        let start = bytes.bytes.prefix(512)
        let isText = start.allSatisfy { $0 >= 0x20 || [0x09, 0x0A, 0x0D].contains($0) } && !start.isEmpty
        guard isText else { return .notAnImage(name: name, looksLike: nil) }
        let text = String(decoding: start, as: UTF8.self).lowercased()
        if text.contains("<svg") { throw .unsupported(name: name, what: "SVG") }
        return .notAnImage(name: name, looksLike: text.contains("<html") ? "a web page" : "a text file")
    }
}
