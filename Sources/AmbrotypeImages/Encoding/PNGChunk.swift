import CLibDeflate

/// The parts a PNG file is made of.
enum PNGChunk {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Appends length, four-letter `type`, contents and checksum.
    static func append(_ type: StaticString, _ contents: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
        appendBigEndian(UInt32(contents.count), to: &bytes)
        let start = bytes.count
        bytes.append(contentsOf: UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount))
        bytes.append(contentsOf: contents)
        let sum = bytes.withUnsafeBytes { all in
            libdeflate_crc32(0, all.baseAddress! + start, all.count - start)
        }
        appendBigEndian(sum, to: &bytes)
    }

    static func append(_ type: StaticString, _ contents: [UInt8], to bytes: inout [UInt8]) {
        contents.withUnsafeBytes { append(type, $0, to: &bytes) }
    }

    static func appendBigEndian(_ value: UInt32, to bytes: inout [UInt8]) {
        for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    static func header(width: Int, height: Int, bitDepth: UInt8, colorType: PNGColorType) -> [UInt8] {
        var bytes: [UInt8] = []
        appendBigEndian(UInt32(width), to: &bytes)
        appendBigEndian(UInt32(height), to: &bytes)
        return bytes + [bitDepth, colorType.rawValue, 0, 0, 0]
    }

    /// Pixels a metre at `scale` pixels a point, a point being 1/72 inch.
    static func density(scale: Double) -> [UInt8] {
        var bytes: [UInt8] = []
        let perMetre = UInt32((scale * 72 / 0.0254).rounded())
        appendBigEndian(perMetre, to: &bytes)
        appendBigEndian(perMetre, to: &bytes)
        return bytes + [1]
    }
}

/// The colour types of the PNG specification that are written.
enum PNGColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case rgba = 6

    var channels: Int {
        switch self {
        case .gray, .palette: 1
        case .rgb: 3
        case .rgba: 4
        }
    }
}

extension PNGChunk {
    /// Key and text as the format wants them: Latin-1, a zero byte between.
    static func text(_ text: PNGOptions.Text) -> [UInt8] {
        func latin(_ string: String, most: Int) -> [UInt8] {
            string.unicodeScalars.map { $0.value < 256 && $0.value != 0 ? UInt8($0.value) : 63 }.prefix(most).map { $0 }
        }
        return latin(text.key, most: 79) + [0] + latin(text.text, most: 1 << 20)
    }
}
