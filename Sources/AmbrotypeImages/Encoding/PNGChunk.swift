/// The parts a PNG file is made of.
enum PNGChunk {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Appends length, four-letter `type`, `prefix` and contents, checksum.
    static func append(
        _ type: StaticString, prefix: [UInt8] = [], _ contents: UnsafeRawBufferPointer, to bytes: inout [UInt8]
    ) {
        appendBigEndian(UInt32(prefix.count + contents.count), to: &bytes)
        let start = bytes.count
        bytes.append(contentsOf: UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount))
        bytes.append(contentsOf: prefix)
        bytes.append(contentsOf: contents)
        var sum = CRC32()
        bytes.withUnsafeBytes { sum.add(UnsafeRawBufferPointer(rebasing: $0[start...])) }
        appendBigEndian(sum.value, to: &bytes)
    }

    static func append(_ type: StaticString, _ contents: [UInt8], to bytes: inout [UInt8]) {
        contents.withUnsafeBytes { append(type, $0, to: &bytes) }
    }

    static func appendBigEndian(_ value: UInt32, to bytes: inout [UInt8]) {
        for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    static func bigEndian(_ values: UInt32...) -> [UInt8] {
        var bytes: [UInt8] = []
        for value in values { appendBigEndian(value, to: &bytes) }
        return bytes
    }

    /// Pixels a metre at `scale` pixels a point, a point being 1/72 inch.
    static func density(scale: Double) -> [UInt8] {
        let perMetre = UInt32((scale * 72 / 0.0254).rounded())
        return bigEndian(perMetre, perMetre) + [1]
    }

    /// Key and text as the format wants them: Latin-1, a zero byte between; what Latin-1 lacks becomes "?".
    static func text(_ text: PNGOptions.Text) -> [UInt8] {
        func latin(_ string: String, most: Int) -> [UInt8] {
            string.unicodeScalars.prefix(most).map { $0.value < 256 && $0.value != 0 ? UInt8($0.value) : 0x3F }
        }
        return latin(text.key, most: 79) + [0] + latin(text.text, most: 1 << 20)
    }
}

extension PNGChunk {
    /// What stands between header and pixels: colour space, density, texts; never a time.
    static func ancillary(_ options: PNGOptions) -> [UInt8] {
        var chunks: [UInt8] = []
        append("sRGB", [0], to: &chunks)
        if let scale = options.scale { append("pHYs", density(scale: scale), to: &chunks) }
        for text in options.texts { append("tEXt", Self.text(text), to: &chunks) }
        return chunks
    }
}
