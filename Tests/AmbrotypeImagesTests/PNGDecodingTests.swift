import AmbrotypeDrawing
import AmbrotypeImages
import Testing

@Suite("PNG decoding")
struct PNGDecodingTests {
    private let budget = MemoryBudget(limit: 1 << 28)

    private func pixels(_ png: TestPNG) throws -> Pixmap { try decodePNG(png.file(), budget: budget) }

    @Test("Grey of every depth spreads over the whole range", arguments: [1, 2, 4, 8, 16], [false, true])
    func gray(depth: Int, isInterlaced: Bool) throws {
        let top = 1 << depth - 1
        let png = TestPNG(width: 37, height: 19, depth: depth, colorType: 0, isInterlaced: isInterlaced) { x, y, _ in
            (x * 7919 + y * 104729) & top
        }
        let pixmap = try pixels(png)
        for (x, y) in [(0, 0), (36, 18), (5, 7), (13, 2), (22, 11)] {
            let level = UInt8((Double(png.sample(x, y, 0)) / Double(top) * 255).rounded())
            #expect(pixmap[x, y] == (level, level, level, 255))
        }
    }

    @Test("RGB and RGBA of 8 and 16 bits come out premultiplied", arguments: [2, 6], [8, 16])
    func color(type: Int, depth: Int) throws {
        let top = 1 << depth - 1
        let png = TestPNG(width: 21, height: 9, depth: depth, colorType: type, isInterlaced: depth == 16) { x, y, c in
            (x * 12345 + y * 777 + c * 9999) & top
        }
        let pixmap = try pixels(png)
        for (x, y) in [(0, 0), (20, 8), (5, 7), (13, 2)] {
            let alpha = type == 6 ? Double(png.sample(x, y, 3)) / Double(top) : 1
            let (r, g, b, a) = pixmap[x, y]
            #expect(a == UInt8((alpha * 255).rounded()))
            for (c, value) in [r, g, b].enumerated() {
                #expect(abs(Double(png.sample(x, y, c)) / Double(top) * alpha * 255 - Double(value)) <= 1)
            }
        }
    }

    @Test("Grey with alpha", arguments: [8, 16])
    func grayAlpha(depth: Int) throws {
        let unit = depth == 8 ? 1 : 257
        let png = TestPNG(width: 4, height: 4, depth: depth, colorType: 4) { x, y, c in (c == 0 ? 200 : x * 80) * unit }
        #expect(try pixels(png)[1, 0] == (63, 63, 63, 80))
    }

    @Test("A palette with transparent entries, at every depth", arguments: [1, 2, 4, 8])
    func palette(depth: Int) throws {
        var png = TestPNG(width: 10, height: 3, depth: depth, colorType: 3) { x, _, _ in x % 2 }
        png.chunks = [("PLTE", [255, 0, 0, 0, 255, 0]), ("tRNS", [128])]
        let pixmap = try pixels(png)
        #expect(pixmap[0, 0] == (128, 0, 0, 128))
        #expect(pixmap[1, 2] == (0, 255, 0, 255))
    }

    @Test("The transparent colour of a picture without alpha is transparent, the others are not")
    func transparentColor() throws {
        var png = TestPNG(width: 3, height: 1) { x, _, _ in x * 100 }
        png.chunks = [("tRNS", [0, 100, 0, 100, 0, 100])]
        let pixmap = try pixels(png)
        #expect(pixmap[1, 0] == (0, 0, 0, 0) && pixmap[2, 0] == (200, 200, 200, 255))
        #expect(try readHeader(.bytes(png.file())).hasAlpha)
    }

    @Test("A picture encoded for another gamma is brought to sRGB's, and 45455 means sRGB")
    func gamma() throws {
        var png = TestPNG(width: 2, height: 1, depth: 16) { _, _, _ in 0x8000 }
        png.chunks = [("gAMA", TestPNG.bigEndian(100_000))]
        // Half of the light is sRGB component 188.
        #expect(try pixels(png)[0, 0].0 == 188)
        png.chunks = [("gAMA", TestPNG.bigEndian(45455))]
        #expect(try pixels(png)[0, 0].0 == 128)
        png.chunks.append(("sRGB", [0]))
        #expect(try readHeader(.bytes(png.file())).profile == .sRGB)
    }

    @Test("A 12-megapixel PNG shown in a medium widget takes less than 4 MB, its means exact")
    func memory() throws {
        let encoder = try PNGEncoder(width: 4032, height: 3024, budget: MemoryBudget(limit: 1 << 26))
        try appendStripes(4032, 3024) { try encoder.append($0) }
        let file = try encoder.finish()
        let budget = MemoryBudget(limit: 4_000_000)
        let (pixmap, record) = try decode(.bytes(file), toFit: (1344, 508), budget: budget)
        #expect(record.peakBytes == budget.peak && pixmap.height == 508)
        // Red of columns 0…2, then 3…5.
        #expect(pixmap[0, 0].0 == 1 && pixmap[1, 0].0 == 4 && pixmap[0, 0].3 == 255)
    }

    @Test("Transparent pixels give no colour to the mean of an area")
    func transparentMean() throws {
        let png = TestPNG(width: 4, height: 2, colorType: 6) { x, _, c in
            x % 2 == 0 ? [255, 0, 0, 255][c] : [0, 255, 0, 0][c]
        }
        #expect(try decode(.bytes(png.file()), toFit: (2, 1), budget: budget).0[1, 0] == (128, 0, 0, 128))
    }

    @Test("A damaged checksum is an error")
    func damage() throws {
        var file = TestPNG(width: 30, height: 30) { x, y, _ in x + y }.file()
        file[100] ^= 1
        #expect(throws: ImageError.self) { try decodePNG(file, budget: budget) }
    }

    @Test("A PNG that Xcode changed for the device is refused by name")
    func cgbi() throws {
        let file = TestPNG(width: 3, height: 3) { _, _, _ in 0 }.file()
        let changed = Array(file[..<8]) + TestPNG.chunk("CgBI", [0x50, 0, 0x20, 6]) + file[8...]
        let error = #expect(throws: ImageError.self) { try decodePNG(changed, budget: budget) }
        #expect(error?.description.contains("CgBI") == true)
    }
}

@Suite("Colour conversion")
struct ColorConversionTests {
    private let budget = MemoryBudget(limit: 1 << 28)

    private func decodeOne(_ r: Int, _ g: Int, _ b: Int, _ chunk: (String, [UInt8])) throws -> (Int, Int, Int) {
        var png = TestPNG(width: 2, height: 2) { _, _, c in [r, g, b][c] }
        png.chunks = [chunk]
        let (r, g, b, _) = try decodePNG(png.file(), budget: budget)[0, 0]
        return (Int(r), Int(g), Int(b))
    }

    private func near(_ a: (Int, Int, Int), _ b: (Int, Int, Int)) -> Bool {
        abs(a.0 - b.0) <= 1 && abs(a.1 - b.1) <= 1 && abs(a.2 - b.2) <= 1
    }

    // Expected numbers: primaries of P3 and sRGB with D65 white, both with sRGB's curve, by hand in double precision.
    @Test("Display P3 reds become the sRGB reds computed for them; beyond sRGB they are cut")
    func displayP3() throws {
        let p3: (String, [UInt8]) = ("cICP", [12, 13, 0, 1])
        #expect(try near(decodeOne(200, 50, 50, p3), (218, 24, 40)))
        #expect(try decodeOne(255, 0, 0, p3) == (255, 0, 0))
        #expect(try near(decodeOne(128, 128, 128, p3), (128, 128, 128)))
    }

    private let displayP3Columns = [
        [0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407],
    ]

    private func iccp(_ profile: [UInt8]) -> (String, [UInt8]) { ("iCCP", Array("p\0\0".utf8) + TestPNG.zlib(profile)) }

    @Test("A profile of primaries and curves counts by its numbers, not by its name")
    func profiles() throws {
        let p3 = iccp(testProfile(columns: displayP3Columns))
        #expect(try near(decodeOne(200, 50, 50, p3), (218, 24, 40)))
        let sRGB = iccp(
            testProfile(columns: [
                [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141],
            ]))
        #expect(try decodeOne(200, 50, 50, sRGB) == (200, 50, 50))
        var png = TestPNG(width: 2, height: 2) { _, _, _ in 9 }
        for (chunk, profile) in [(p3, ImageHeader.Profile.displayP3), (sRGB, .sRGB)] {
            png.chunks = [chunk]
            #expect(try readHeader(.bytes(png.file())).profile == profile)
        }
    }

    @Test("A profile that is a table goes through lcms2")
    func tableProfile() throws {
        // Corners of a cube in L*a*b*: red and blue exchanged.
        let chunk = iccp(swappingProfile())
        #expect(try near(decodeOne(255, 255, 255, chunk), (255, 255, 255)))
        let (r, g, b) = try decodeOne(255, 0, 0, chunk)
        #expect(r < 30 && g < 30 && b > 240)
        var png = TestPNG(width: 8, height: 8) { _, _, c in [255, 0, 0][c] }
        png.chunks = [chunk]
        #expect(try readHeader(.bytes(png.file())).profile == .other)
        let scaled = try decode(.bytes(png.file()), toFit: (3, 3), budget: budget).0[1, 1]
        #expect(abs(Int(scaled.0) - r) <= 2 && abs(Int(scaled.2) - b) <= 2 && scaled.3 == 255)
    }

    @Test("A damaged profile counts as none")
    func damagedProfile() throws {
        #expect(try decodeOne(200, 50, 50, iccp([1, 2, 3])) == (200, 50, 50))
        #expect(try decodeOne(200, 50, 50, ("iCCP", [112, 0, 0, 1, 2, 3])) == (200, 50, 50))
    }

    @Test("Scaling before or after the conversion makes no difference to flat colour")
    func scaled() throws {
        var png = TestPNG(width: 40, height: 40, colorType: 6) { _, _, c in [200, 50, 50, 255][c] }
        png.chunks = [("cICP", [12, 13, 0, 1])]
        let (r, g, b, a) = try decode(.bytes(png.file()), toFit: (7, 9), budget: budget).0[3, 3]
        #expect(near((Int(r), Int(g), Int(b)), (218, 24, 40)) && a == 255)
    }

    @Test("High dynamic range is refused by name")
    func highDynamicRange() {
        #expect(throws: ImageError.unsupported(name: "picture", what: "high dynamic range (PQ, HLG)")) {
            try decodeOne(1, 2, 3, ("cICP", [9, 16, 0, 1]))
        }
    }
}
