import AmbrotypeDrawing

/// Writes PNGs of every kind, uncompressed: independent of the encoder that is tested.
struct TestPNG {
    var width: Int
    var height: Int
    var depth = 8
    var colorType = 2
    var isInterlaced = false
    /// Chunks between header and pixels.
    var chunks: [(String, [UInt8])] = []
    /// The component `c` of the pixel at x, y, 0…2^depth − 1.
    var sample: (_ x: Int, _ y: Int, _ c: Int) -> Int

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]! }

    func file() -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let kind = [depth, colorType, 0, 0, isInterlaced ? 1 : 0].map(UInt8.init)
        file += Self.chunk("IHDR", Self.bigEndian(width) + Self.bigEndian(height) + kind)
        for (type, contents) in chunks { file += Self.chunk(type, contents) }
        return file + Self.chunk("IDAT", Self.zlib(scanlines())) + Self.chunk("IEND", [])
    }

    private func scanlines() -> [UInt8] {
        guard isInterlaced else { return rows(x0: 0, y0: 0, dx: 1, dy: 1) }
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return passes.flatMap { rows(x0: $0.0, y0: $0.1, dx: $0.2, dy: $0.3) }
    }

    private func rows(x0: Int, y0: Int, dx: Int, dy: Int) -> [UInt8] {
        guard x0 < width else { return [] }
        var bytes: [UInt8] = []
        for y in stride(from: y0, to: height, by: dy) {
            bytes.append(0)
            var (held, bits) = (0, 0)
            for x in stride(from: x0, to: width, by: dx) {
                for c in 0..<channels {
                    held = held << depth | sample(x, y, c)
                    bits += depth
                    while bits >= 8 {
                        bytes.append(UInt8(held >> (bits - 8) & 0xFF))
                        bits -= 8
                    }
                }
            }
            if bits > 0 { bytes.append(UInt8(held << (8 - bits) & 0xFF)) }
        }
        return bytes
    }

    static func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }

    static func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + contents
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in body {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 != 0 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return bigEndian(contents.count) + body + bigEndian(Int(~sum))
    }

    /// A zlib stream of stored blocks.
    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var out: [UInt8] = [0x78, 0x01]
        var at = 0
        repeat {
            let count = min(65535, bytes.count - at)
            out += [at + count == bytes.count ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
            out += [UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
            out += bytes[at..<(at + count)]
            at += count
        } while at < bytes.count
        var (low, high) = (1, 0)
        for byte in bytes {
            low = (low + Int(byte)) % 65521
            high = (high + low) % 65521
        }
        return out + bigEndian(high << 16 | low)
    }
}

/// A minimal ICC profile of three primaries (X, Y, Z for D50) and sRGB's curve.
func testProfile(columns: [[Double]]) -> [UInt8] {
    func fixed(_ value: Double) -> [UInt8] { TestPNG.bigEndian(Int((value * 65536).rounded()) & 0xFFFF_FFFF) }
    func xyz(_ values: [Double]) -> [UInt8] { Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(fixed) }
    let numbers = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    let curve = Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0] + numbers.flatMap(fixed)
    let names = ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]
    let contents = columns.map(xyz) + [curve, curve, curve]
    var (table, data) = (TestPNG.bigEndian(6), [UInt8]())
    for (name, content) in zip(names, contents) {
        table += Array(name.utf8) + TestPNG.bigEndian(128 + 4 + 72 + data.count) + TestPNG.bigEndian(content.count)
        data += content
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(8..<12, with: [4, 0, 0, 0])
    header.replaceSubrange(12..<24, with: Array("mntrRGB XYZ ".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    let bytes = header + table + data
    return TestPNG.bigEndian(bytes.count) + bytes[4...]
}

/// A copy of a pixmap's bytes, made while the pixmap lives: its memory goes with it.
func copiedBytes(of pixmap: Pixmap) -> [UInt8] { withExtendedLifetime(pixmap) { Array(pixmap.bytes) } }

/// An ICC profile whose only content is a table of two steps a component; it exchanges red and blue.
func swappingProfile() -> [UInt8] {
    // L*, a*, b* of the corners for D50, red slowest: where sRGB red would stand is blue, and so on.
    let corners: [(Double, Double, Double)] = [
        (0, 0, 0), (54.3, 80.8, 69.9), (87.8, -79.3, 81), (97.6, -15.8, 93.4), (29.6, 68.3, -112), (60.2, 93.5, -60.5),
        (90.7, -50.7, -15), (100, 0, 0),
    ]
    let identity = [UInt8](0...255) + [UInt8](0...255) + [UInt8](0...255)
    var table = Array("mft1".utf8) + [0, 0, 0, 0, 3, 3, 2, 0]
    for entry in 0..<9 { table += TestPNG.bigEndian(entry % 4 == 0 ? 65536 : 0) }
    table += identity
    for (l, a, b) in corners {
        table += [UInt8((l * 2.55).rounded()), UInt8((a + 128).rounded()), UInt8((b + 128).rounded())]
    }
    table += identity
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(8..<12, with: [2, 0x40, 0, 0])
    header.replaceSubrange(12..<24, with: Array("scnrRGB Lab ".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    // The white of the connection space.
    header.replaceSubrange(68..<80, with: [0, 0, 0xF6, 0xD6, 0, 1, 0, 0, 0, 0, 0xD3, 0x2D])
    let tags = TestPNG.bigEndian(1) + Array("A2B0".utf8) + TestPNG.bigEndian(144) + TestPNG.bigEndian(table.count)
    let bytes = header + tags + table
    return TestPNG.bigEndian(bytes.count) + bytes[4...]
}
