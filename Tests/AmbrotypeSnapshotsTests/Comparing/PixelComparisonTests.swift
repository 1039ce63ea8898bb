import AmbrotypeDrawing
import AmbrotypeSnapshots
import Foundation
import Testing

@Suite("Comparing pixels")
struct PixelComparisonTests {
    private static let red: UInt32 = 0xff00_00ff

    @Test("Equal pictures have no difference and need no mask")
    func equal() throws {
        let (a, b) = (try Canvas(40, 30), try Canvas(40, 30))
        let result = try PixelComparison(
            expected: a.pixmap, actual: b.pixmap, settings: .exact, scale: 1, budget: Canvas.budget)
        #expect(result.difference.verdict == .equal)
        #expect(result.difference.compared == 1200)
        #expect(result.mask == nil)
    }

    @Test(
        "One pixel off by one step of one channel fails an exact comparison, wherever it is", arguments: [0, 7, 8, 39])
    func onePixel(x: Int) throws {
        let (a, b) = (try Canvas(40, 30), try Canvas(40, 30))
        b[x, 29] = 0xffff_feff
        let difference = try a.compared(with: b)
        #expect(difference.verdict == .differs)
        #expect(difference.changed == 1)
        #expect(difference.boxes == [.init(box: PixelBox(x: x, y: 29, width: 1, height: 1), changed: 1)])
        #expect(difference.largest > 0 && difference.largest < 0.01)
    }

    @Test("Another size fails under any tolerance, and the common part is still compared")
    func size() throws {
        let (a, b) = (try Canvas(40, 30), try Canvas(40, 31))
        b.paint(3, 4, 2, 2, Self.red)
        let lax = ComparisonSettings(threshold: 1, allowedPixels: 10_000, allowedRatio: 1)
        let difference = try a.compared(with: b, lax)
        #expect(difference.verdict == .sizeDiffers)
        #expect(!difference.passes)
        #expect(difference.tolerated == 4)
        #expect(difference.sentence == "The size differs: expected 40×30, got 40×31 pixels.")
    }

    @Test("Black against white is one, and what can just be noticed is near a fiftieth")
    func scaleOfDistance() throws {
        let black = try Canvas(1, 1, fill: 0xff00_0000)
        let white = try Canvas(1, 1)
        #expect(abs(try black.compared(with: white).largest - 1) < 0.001)
        let gray = try Canvas(1, 1, fill: 0xff80_8080)
        let near = try Canvas(1, 1, fill: 0xff86_8686)
        // Oklab lightness of #808080 is 0.5999 and of #868686 0.6193.
        #expect(abs(try gray.compared(with: near).largest - 0.0194) < 0.001)
        let green = try Canvas(1, 1, fill: 0xff00_ff00)
        let red = try Canvas(1, 1, fill: Self.red)
        // oklab(0.8664 -0.2339 0.1795) and oklab(0.6280 0.2249 0.1258).
        #expect(abs(try green.compared(with: red).largest - 0.5199) < 0.001)
    }

    @Test("Transparent pixels are compared on black and on white")
    func transparency() throws {
        let nothing = try Canvas(1, 1, fill: 0)
        let white = try Canvas(1, 1)
        let black = try Canvas(1, 1, fill: 0xff00_0000)
        #expect(abs(try nothing.compared(with: white).largest - 1) < 0.001)
        #expect(abs(try nothing.compared(with: black).largest - 1) < 0.001)
    }

    @Test("The threshold forgives smaller differences and no larger ones")
    func threshold() throws {
        let a = try Canvas(20, 20, fill: 0xff80_8080)
        let b = try Canvas(20, 20, fill: 0xff86_8686)
        b.paint(0, 0, 5, 1, 0xff90_9090)
        let difference = try a.compared(with: b, ComparisonSettings(threshold: 0.025))
        #expect(difference.tolerated == 395)
        #expect(difference.changed == 5)
        #expect(difference.verdict == .differs)
        #expect(try a.compared(with: b, ComparisonSettings(threshold: 0.06)).verdict == .tolerated)
    }

    @Test("Count and ratio limits forgive changed pixels, and both must hold")
    func limits() throws {
        let (a, b) = (try Canvas(10, 10), try Canvas(10, 10))
        b.paint(0, 0, 5, 1, Self.red)
        #expect(try a.compared(with: b, ComparisonSettings(allowedPixels: 5)).passes)
        #expect(try !a.compared(with: b, ComparisonSettings(allowedPixels: 4)).passes)
        #expect(try a.compared(with: b, ComparisonSettings(allowedRatio: 0.05)).passes)
        #expect(try !a.compared(with: b, ComparisonSettings(allowedRatio: 0.049)).passes)
        #expect(try !a.compared(with: b, ComparisonSettings(allowedPixels: 5, allowedRatio: 0.01)).passes)
    }

    @Test("Ignored boxes are not compared, may overlap and reach outside, and leave the ratio's ground")
    func ignored() throws {
        let (a, b) = (try Canvas(10, 10), try Canvas(10, 10))
        b.paint(0, 0, 4, 4, Self.red)
        let boxes = [
            PixelBox(x: -5, y: -5, width: 8, height: 9), PixelBox(x: 2, y: 0, width: 2, height: 3),
            PixelBox(x: 20, y: 20, width: 5, height: 5),
        ]
        let difference = try a.compared(with: b, ignored: boxes)
        #expect(difference.changed == 1)
        #expect(difference.compared == 100 - 15)
        #expect(difference.boxes.map(\.box) == [PixelBox(x: 3, y: 3, width: 1, height: 1)])
    }

    @Test("A circle moved by a part of a pixel differs in smoothing only; one that grew does not")
    func smoothing() throws {
        let settings = ComparisonSettings(ignoresAntialiasing: true)
        let (a, b, c) = (try Canvas(60, 60), try Canvas(60, 60), try Canvas(60, 60))
        a.circle(x: 30, y: 30, radius: 18)
        b.circle(x: 30.2, y: 30.1, radius: 18)
        c.circle(x: 30, y: 30, radius: 21)
        let shifted = try a.compared(with: b, settings)
        #expect(shifted.smoothed > 60)
        #expect(shifted.changed * 50 <= shifted.smoothed)
        #expect(try a.compared(with: b).changed == shifted.changed + shifted.smoothed)
        #expect(try a.compared(with: c, settings).changed > 200)
    }

    @Test("A line of one pixel is no smoothing")
    func line() throws {
        let (a, b) = (try Canvas(30, 30), try Canvas(30, 30))
        b.paint(10, 5, 1, 20, 0xff00_0000)
        #expect(try a.compared(with: b, ComparisonSettings(ignoresAntialiasing: true)).changed == 20)
    }

    @Test("Changes far apart get boxes of their own, near ones share one")
    func boxes() throws {
        let (a, b) = (try Canvas(200, 100), try Canvas(200, 100))
        b.paint(10, 10, 6, 6, Self.red)
        b.paint(18, 12, 6, 6, Self.red)
        b.paint(150, 80, 5, 1, Self.red)
        let difference = try a.compared(with: b)
        #expect(
            difference.boxes == [
                .init(box: PixelBox(x: 10, y: 10, width: 14, height: 8), changed: 72),
                .init(box: PixelBox(x: 150, y: 80, width: 5, height: 1), changed: 5),
            ])
    }

    @Test("A frame around other changes takes them in: boxes never overlap")
    func nestedBoxes() throws {
        let (a, b) = (try Canvas(200, 200), try Canvas(200, 200))
        b.paint(10, 10, 180, 180, Self.red)
        b.paint(12, 12, 176, 176, 0xffff_ffff)
        b.paint(100, 100, 4, 4, Self.red)
        let boxes = try a.compared(with: b).boxes
        #expect(boxes.map(\.box) == [PixelBox(x: 10, y: 10, width: 180, height: 180)])
    }

    @Test("The number of threads and the order of rows change nothing", arguments: [1, 2, 3, 7])
    func threads(count: Int) throws {
        let (a, b) = (try Canvas(300, 301), try Canvas(300, 301))
        var state: UInt64 = 7
        for _ in 0..<5000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            b[Int(state >> 33) % 300, Int(state >> 45) % 301] = UInt32(truncatingIfNeeded: state >> 20) | 0xff00_0000
        }
        let settings = ComparisonSettings(threshold: 0.1, ignoresAntialiasing: true)
        let alone = try a.compared(with: b, settings)
        #expect(alone.changed > 1000)
        #expect(try a.compared(with: b, settings, threads: count) == alone)
    }

    @Test("A message states counts, the largest difference and the settings in force")
    func sentence() throws {
        let (a, b) = (try Canvas(100, 100), try Canvas(100, 100))
        b.paint(0, 0, 3, 1, 0xff00_0000)
        #expect(
            try a.compared(with: b).sentence
                == "3 of 10000 pixels differ (0.03 %); largest ΔE 1; compared: exact.")
        let settings = ComparisonSettings(threshold: 0.02, ignoresAntialiasing: true, allowedRatio: 0.0001)
        #expect(
            try a.compared(with: b, settings).sentence.hasSuffix(
                "compared: ΔE up to 0.02, anti-aliasing ignored, up to 0.01 % of the pixels."))
    }

    @Test("Bands end where cells end: shapes across their borders get one box each", arguments: [1, 2, 3, 8])
    func bandBorders(count: Int) throws {
        let (a, b) = (try Canvas(90, 400), try Canvas(90, 400))
        for column in 0..<4 { b.paint(5 + column * 22, 3, 4, 390, Self.red) }
        b.paint(88, 399, 2, 1, Self.red)
        let expected = (0..<4).map {
            PictureDifference.Box(box: PixelBox(x: 5 + $0 * 22, y: 3, width: 4, height: 390), changed: 1560)
        }
        let last = PictureDifference.Box(box: PixelBox(x: 88, y: 399, width: 2, height: 1), changed: 2)
        #expect(try a.compared(with: b, threads: count).boxes == expected + [last])
    }

    @Test("Pictures of one row or one column are compared with more threads than rows", arguments: [1, 2, 3])
    func thinPictures(count: Int) throws {
        for (width, height) in [(1, 1), (500, 1), (1, 500), (33, 5)] {
            let (a, b) = (try Canvas(width, height), try Canvas(width, height))
            b[width - 1, height - 1] = Self.red
            let difference = try a.compared(with: b, threads: count)
            let place = PixelBox(x: width - 1, y: height - 1, width: 1, height: 1)
            #expect(difference.boxes == [.init(box: place, changed: 1)])
        }
    }

    @Test("A mask tells each pixel of a row, whichever rows were asked for before")
    func mask() throws {
        let (a, b) = (try Canvas(40, 30), try Canvas(40, 30))
        b.paint(3, 10, 5, 2, Self.red)
        let ignored = [PixelBox(x: 5, y: 0, width: 1, height: 30)]
        let mask = try #require(
            try PixelComparison(
                expected: a.pixmap, actual: b.pixmap, settings: .exact, ignored: ignored, scale: 1,
                budget: Canvas.budget
            ).mask)
        let changed = { (y: Int) in (0..<40).filter { mask.isChanged(x: $0, y: y) } }
        #expect(changed(11) == [3, 4, 6, 7])
        #expect(changed(9) == [])
        #expect(changed(10) == [3, 4, 6, 7])
    }

    @Test("The comparison takes its memory from the budget and gives it back")
    func memory() throws {
        let (a, b) = (try Canvas(100, 100), try Canvas(100, 100, fill: Self.red))
        let budget = MemoryBudget(limit: 7_499)
        #expect(throws: MemoryBudgetExceeded.self) {
            try PixelComparison(expected: a.pixmap, actual: b.pixmap, settings: .exact, scale: 1, budget: budget)
        }
        let enough = MemoryBudget(limit: 7_500)
        _ = try PixelComparison(expected: a.pixmap, actual: b.pixmap, settings: .exact, scale: 1, budget: enough)
        #expect(enough.used == 0)
        #expect(enough.peak == 7_500)
    }
}

@Suite("Comparison rules")
struct ComparisonRulesTests {
    @Test("The first pattern that fits a name decides")
    func rules() throws {
        let lax = ComparisonSettings(threshold: 0.1)
        let laxer = ComparisonSettings(threshold: 0.2)
        let rules = ComparisonRules(rules: [
            .init(pattern: "*.dark.??", settings: lax), .init(pattern: "Tide*", settings: laxer),
        ])
        func settings(_ name: String) throws -> ComparisonSettings {
            rules.settings(for: try #require(SnapshotName(exactly: name)))
        }
        #expect(try settings("Tide.small.dark.de") == lax)
        #expect(try settings("Tide.small.dark.eng") == laxer)
        #expect(try settings("Bus.dark.dark.en") == lax)
        #expect(try settings("Bus.small") == .exact)
    }
}
