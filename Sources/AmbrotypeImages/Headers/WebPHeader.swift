/// The chunks of a WebP file.
enum WebPHeader {
    static func read(_ bytes: ByteReader, name: String) throws(ImageError) -> ImageDescription {
        var bytes = bytes
        bytes.isLittleEndian = true
        guard bytes.count >= 30 else { throw .truncated(name: name) }
        let chunks = self.chunks(bytes)
        var header = ImageHeader(
            format: .webp, storedWidth: 0, storedHeight: 0, orientation: .up, bitDepth: 8, hasAlpha: false,
            profile: .none, isInterlaced: false)
        if let extended = chunks["VP8X"], let flags = extended.byte(0), let width = extended.number(4, size: 3),
            let height = extended.number(7, size: 3)
        {
            if flags & 0x02 != 0 { throw .unsupported(name: name, what: "animated WebP") }
            (header.storedWidth, header.storedHeight, header.hasAlpha) = (width + 1, height + 1, flags & 0x10 != 0)
        } else if let lossy = chunks["VP8 "], let width = lossy.two(6), let height = lossy.two(8) {
            (header.storedWidth, header.storedHeight) = (width & 0x3FFF, height & 0x3FFF)
        } else if let lossless = chunks["VP8L"], lossless.byte(0) == 0x2F, let bits = lossless.four(1) {
            (header.storedWidth, header.storedHeight) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
            header.hasAlpha = bits >> 28 & 1 != 0
        } else {
            throw .broken(name: name, reason: "its size is missing")
        }
        header.orientation = chunks["EXIF"].flatMap { ImageOrientation(exif: $0) } ?? .up
        header.isInterlaced = chunks["VP8L"] != nil
        return ImageDescription(
            header: header, color: chunks["ICCP"].map { ColorDescription(icc: $0.array) } ?? .none)
    }

    /// The first chunk of each kind; what is cut off is left out.
    private static func chunks(_ bytes: ByteReader) -> [String: ByteReader] {
        var (chunks, at) = ([String: ByteReader](), 12)
        while let tag = bytes.tag(at), let size = bytes.four(at + 4) {
            let contents = bytes.piece(at + 8, min(size, bytes.count - at - 8))
            if let contents, chunks[tag] == nil { chunks[tag] = contents }
            at += 8 + size + size & 1
        }
        return chunks
    }
}
