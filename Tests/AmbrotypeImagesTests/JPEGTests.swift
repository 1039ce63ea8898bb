import AmbrotypeDrawing
import AmbrotypeImages
import Testing

/// A JPEG of smooth colour with an EXIF orientation before everything else, if one is given.
func makeJPEG(
    _ width: Int, _ height: Int, orientation: Int? = nil, _ color: (Int, Int) -> (Int, Int, Int)
) throws -> [UInt8] {
    let budget = MemoryBudget(limit: 1 << 30)
    let encoder = try JPEGEncoder(width: width, height: height, options: JPEGOptions(quality: 95), budget: budget)
    var row = [UInt8](repeating: 255, count: width * 4)
    for y in 0..<height {
        for x in 0..<width {
            let (r, g, b) = color(x, y)
            (row[x * 4], row[x * 4 + 1], row[x * 4 + 2]) = (UInt8(r), UInt8(g), UInt8(b))
        }
        try row.withUnsafeBufferPointer { try encoder.append($0) }
    }
    let file = try encoder.finish()
    guard let orientation else { return file }
    // Little-endian here, so that both orders are read.
    let exif =
        Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0]
    let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 6)] + exif + [0, 0, 0, 0]
    return Array(file[..<2]) + segment + withoutEXIF(file)[2...]
}

/// The file without its first APP1 segment.
private func withoutEXIF(_ file: [UInt8]) -> [UInt8] {
    var at = 2
    while file[at + 1] != 0xE1 { at += 2 + Int(file[at + 2]) << 8 + Int(file[at + 3]) }
    return Array(file[..<at]) + file[(at + 2 + Int(file[at + 2]) << 8 + Int(file[at + 3]))...]
}

/// Hands out the rows of a large picture: sixteen different ones in turn.
func appendStripes(_ width: Int, _ height: Int, _ append: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    let rows = (0..<16).map { y in
        var row = [UInt8](repeating: 255, count: width * 4)
        for x in 0..<width {
            row[x * 4] = UInt8(x & 255)
            row[x * 4 + 1] = UInt8(y * 16)
            row[x * 4 + 2] = UInt8((x >> 3 ^ y) & 255)
        }
        return row
    }
    for y in 0..<height { try rows[y / 4 % 16].withUnsafeBufferPointer(append) }
}

@Suite("JPEG")
struct JPEGTests {
    private let budget = MemoryBudget(limit: 1 << 28)

    @Test("Colours come back within the loss of compression")
    func roundTrip() throws {
        let pixmap = try makePixmap(130, 70) { x, y in (x, 2 * y, 200, 255) }
        let back = try decode(.bytes(encodeJPEG(pixmap, budget: budget)), budget: budget).0
        for (x, y) in [(0, 0), (129, 69), (64, 30)] {
            let (r, g, b, a) = back[x, y]
            #expect(abs(Int(r) - x) < 6 && abs(Int(g) - 2 * y) < 6 && abs(Int(b) - 200) < 6 && a == 255)
        }
    }

    @Test("What is not opaque shows the matte")
    func matte() throws {
        let pixmap = try makePixmap(16, 16) { _, _ in (0, 0, 0, 0) }
        let options = JPEGOptions(matte: (255, 0, 0))
        let (r, g, _, _) = try decode(.bytes(encodeJPEG(pixmap, options: options, budget: budget)), budget: budget).0[
            8, 8]
        #expect(r > 250 && g < 5)
    }

    @Test("A smaller target is decoded by the scaled transform and equals the mean of areas of the whole picture")
    func scaled() throws {
        let file = try makeJPEG(640, 480) { x, y in (x * 255 / 640, y * 255 / 480, (x + y) * 255 / 1120) }
        let whole = try decode(.bytes(file), budget: budget).0
        for (width, height) in [(320, 240), (200, 150), (71, 90), (16, 12), (1, 1)] {
            let (small, record) = try decode(.bytes(file), toFit: (width, height), budget: budget)
            #expect(small.width == width && small.height == height && record.sourcePixels == 640 * 480)
            for (x, y) in [(0, 0), (width - 1, height - 1), (width / 2, height / 3)] {
                let mean = boxMean(whole, x, y, width, height)
                let (r, g, b, _) = small[x, y]
                #expect(abs(Double(r) - mean.0) < 4 && abs(Double(g) - mean.1) < 4 && abs(Double(b) - mean.2) < 4)
            }
        }
    }

    /// Red, green and blue of the whole pixels under one pixel of a smaller picture, about.
    private func boxMean(_ p: Pixmap, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Double, Double, Double) {
        var (sum, count) = ((0.0, 0.0, 0.0), 0.0)
        for sy in (y * p.height / height)..<max(y * p.height / height + 1, (y + 1) * p.height / height) {
            for sx in (x * p.width / width)..<max(x * p.width / width + 1, (x + 1) * p.width / width) {
                let (r, g, b, _) = p[sx, sy]
                sum = (sum.0 + Double(r), sum.1 + Double(g), sum.2 + Double(b))
                count += 1
            }
        }
        return (sum.0 / count, sum.1 / count, sum.2 / count)
    }

    @Test("Every EXIF orientation puts the corners where viewers show them", arguments: 1...8)
    func orientations(number: Int) throws {
        // Stored corners: red, green above; blue, white below.
        let file = try makeJPEG(64, 32, orientation: number) { x, y in
            y < 16 ? (x < 32 ? (255, 0, 0) : (0, 255, 0)) : (x < 32 ? (0, 0, 255) : (255, 255, 255))
        }
        // Shown corners in reading order, by the meaning of row 0 and column 0 in the EXIF standard.
        let shown = [
            1: "rgbw", 2: "grwb", 3: "wbgr", 4: "bwrg", 5: "rbgw", 6: "brwg", 7: "wgbr", 8: "gwrb",
        ][number]!
        let header = try readHeader(.bytes(file))
        #expect(header.width == (number < 5 ? 64 : 32) && header.orientation.rawValue == number)
        for target in [nil, (width: header.width / 4, height: header.height / 4)] {
            let pixmap = try decode(.bytes(file), toFit: target, budget: budget).0
            let corners = [
                (0, 0), (pixmap.width - 1, 0), (0, pixmap.height - 1), (pixmap.width - 1, pixmap.height - 1),
            ]
            let names = corners.map { corner -> Character in
                switch pixmap[corner.0, corner.1] {
                case (128..., 128..., _, _): "w"
                case (128..., _, _, _): "r"
                case (_, 128..., _, _): "g"
                default: "b"
                }
            }
            #expect(String(names) == shown)
        }
    }

    @Test("A 12-megapixel JPEG shown in a medium widget takes less than 10 MB")
    func memory() throws {
        let encoder = try JPEGEncoder(width: 4032, height: 3024, budget: MemoryBudget(limit: 1 << 27))
        try appendStripes(4032, 3024) { try encoder.append($0) }
        let file = try encoder.finish()
        let budget = MemoryBudget(limit: 10_000_000)
        let (pixmap, record) = try decode(.bytes(file), toFit: (1092, 508), budget: budget)
        #expect(pixmap.width == 1092 && pixmap.height == 508)
        #expect(budget.peak < 10_000_000 && record.peakBytes == budget.peak)
        #expect(record.decodedPixels == 1092 * 508 && record.sourcePixels == 4032 * 3024)
    }

    @Test("Equal pixels give equal bytes, and sRGB is said")
    func determinism() throws {
        let pixmap = try makePixmap(60, 40) { x, y in (x * 4, y * 6, 9, 255) }
        let file = try encodeJPEG(pixmap, budget: budget)
        #expect(try file == encodeJPEG(pixmap, budget: budget))
        #expect(String(decoding: file.prefix(60), as: UTF8.self).contains("Exif"))
        #expect(try readHeader(.bytes(file)).orientation == .up)
    }
}
