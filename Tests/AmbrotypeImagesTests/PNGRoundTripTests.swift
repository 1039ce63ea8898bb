import AmbrotypeDrawing
import AmbrotypeImages
import Foundation
import Testing

/// A pixmap whose pixel at x, y is what `color` says: R, G, B, A, premultiplied.
func makePixmap(
    _ width: Int, _ height: Int, budget: MemoryBudget = MemoryBudget(limit: 1 << 28),
    _ color: (Int, Int) -> (Int, Int, Int, Int)
) throws -> Pixmap {
    let pixmap = try Pixmap(width: width, height: height, budget: budget, for: "a test")
    for y in 0..<height {
        for x in 0..<width {
            let (r, g, b, a) = color(x, y)
            for (i, value) in [r, g, b, a].enumerated() { pixmap.bytes[(y * width + x) * 4 + i] = UInt8(value) }
        }
    }
    return pixmap
}

/// The same numbers on every run: a linear congruential generator.
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}

@Suite("PNG round trips")
struct PNGRoundTripTests {
    private let budget = MemoryBudget(limit: 1 << 28)

    private func expectSame(_ pixmap: Pixmap, _ options: PNGOptions = PNGOptions()) throws {
        let file = try encodePNG(pixmap, options: options, budget: budget)
        let back = try decodePNG(file, budget: budget)
        #expect(back.width == pixmap.width && back.height == pixmap.height)
        #expect(copiedBytes(of: back) == copiedBytes(of: pixmap))
    }

    @Test("A hurried file is another stream of the same pixels")
    func hurried() throws {
        var random = SeededRandom(11)
        let pixmap = try makePixmap(120, 80) { x, y in
            (x * 2, y * 3, (x / 9 + y / 7) * 5 + Int.random(in: 0...3, using: &random), 255)
        }
        try expectSame(pixmap, PNGOptions(alpha: .dropped, isHurried: true))
        let plain = try encodePNG(pixmap, budget: budget)
        #expect(plain != (try encodePNG(pixmap, options: PNGOptions(isHurried: true), budget: budget)))
    }

    @Test("Every premultiplied pixel value comes back as it was")
    func premultipliedPixels() throws {
        try expectSame(
            makePixmap(256, 256) { x, alpha in (min(alpha, x), min(alpha, (x + 77) % 256), min(alpha, 255 - x), alpha) }
        )
    }

    @Test("Pictures of any small size come back as they were", arguments: [1, 2, 3, 7, 8, 9, 16, 17, 33])
    func smallSizes(width: Int) throws {
        for height in [1, 2, 5] {
            try expectSame(makePixmap(width, height) { x, y in (x * 7 % 256, y * 50, 3, 255) })
            try expectSame(makePixmap(width, height) { x, y in (x % 9, y, 3, 9 + x % 2) })
        }
    }

    @Test("Noise, gradients and flat colour come back as they were")
    func kinds() throws {
        var random = SeededRandom(7)
        try expectSame(makePixmap(400, 300) { _, _ in (.random(in: 0...255, using: &random), 9, 8, 255) })
        try expectSame(makePixmap(400, 300) { x, y in ((x + y) / 5, x / 3, y / 2, 255) })
        try expectSame(makePixmap(900, 300) { _, _ in (200, 10, 20, 255) })
    }

    @Test("A pixel that is not opaque far down adds an alpha channel without changing what lies above")
    func lateAlpha() throws {
        let pixmap = try makePixmap(300, 200) { x, y in y == 150 && x == 20 ? (5, 5, 5, 90) : (x % 256, y, 77, 255) }
        try expectSame(pixmap)
        #expect(try encodePNG(pixmap, budget: budget)[25] == 6)
    }

    @Test("An opaque picture has no alpha channel")
    func opaque() throws {
        let pixmap = try makePixmap(30, 20) { x, y in (x, y, 77, 255) }
        #expect(try encodePNG(pixmap, budget: budget)[25] == 2)
    }

    @Test("Dropping alpha leaves the pixels as they lie on black")
    func droppedAlpha() throws {
        let pixmap = try makePixmap(30, 20) { x, y in (x, y, 17, 60) }
        let file = try encodePNG(pixmap, options: PNGOptions(alpha: .dropped), budget: budget)
        #expect(file[25] == 2)
        let back = try decodePNG(file, budget: budget)
        #expect(back[4, 5] == (4, 5, 17, 255))
    }

    @Test("Few colours become a palette of the fewest bits, none lost", arguments: [(2, 1), (4, 2), (16, 4), (200, 8)])
    func palettes(colors: Int, depth: Int) throws {
        let pixmap = try makePixmap(211, 90) { x, y in
            let index = (x * 31 + y * 17) % colors
            return index % 3 == 0 ? (0, 0, 0, index % 256) : (index, 250 - index, 9, 255)
        }
        let options = PNGOptions(optimised: true)
        try expectSame(pixmap, options)
        let file = try encodePNG(pixmap, options: options, budget: budget)
        #expect(file[25] == 3 && Int(file[24]) == depth)
    }

    @Test("A grey picture of more than 256 rows of noise is written grey")
    func gray() throws {
        var random = SeededRandom(3)
        let pixmap = try makePixmap(300, 300) { _, _ in
            let level = Int.random(in: 0...255, using: &random)
            return (level, level, level, 255)
        }
        let options = PNGOptions(optimised: true)
        try expectSame(pixmap, options)
        #expect([0, 3].contains(try encodePNG(pixmap, options: options, budget: budget)[25]))
    }
}

@Suite("PNG bytes")
struct PNGBytesTests {
    @Test("How rows are cut into pieces and how large the budget is do not change the file")
    func pieces() throws {
        var random = SeededRandom(11)
        let pixmap = try makePixmap(333, 400) { x, y in
            x < 100 ? (.random(in: 0...255, using: &random), y % 256, 3, 255) : (y / 2, 4, x / 2, y > 300 ? 200 : 255)
        }
        let whole = try encodePNG(pixmap, budget: MemoryBudget(limit: 1 << 28))
        for piece in [1, 7, 64] {
            let encoder = try PNGEncoder(width: 333, height: 400, budget: MemoryBudget(limit: 3 << 20))
            for y in stride(from: 0, to: 400, by: piece) {
                let rows = UnsafeBufferPointer(rebasing: pixmap.bytes[(y * 1332)..<(min(400, y + piece) * 1332)])
                try encoder.append(rows)
            }
            #expect(try encoder.finish() == whole)
        }
    }

    @Test("The scale is written as pixels a metre, the colour space as sRGB, and no time")
    func chunks() throws {
        let pixmap = try makePixmap(3, 3) { _, _ in (1, 2, 3, 255) }
        let options = PNGOptions(scale: 3, texts: [.init(key: "Software", text: "Ambrotype")])
        let file = try encodePNG(pixmap, options: options, budget: MemoryBudget())
        let text = String(String.UnicodeScalarView(file.map { Unicode.Scalar($0) }))
        #expect(text.contains("sRGB") && text.contains("Software\0Ambrotype") && !text.contains("tIME"))
        let at = try #require(text.range(of: "pHYs")).upperBound
        let start = text.unicodeScalars.distance(from: text.startIndex, to: at)
        #expect(Array(file[start..<(start + 9)]) == [0, 0, 33, 56, 0, 0, 33, 56, 1])
    }
}
