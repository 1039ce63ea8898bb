import AmbrotypeDrawing
import AmbrotypeImages
import Testing

/// The pictures in `Pictures/` are 64 × 48: red 4·x, green 5·y, blue 2·(x + y).
@Suite("WebP, HEIC and the other JPEGs")
struct OtherFormatsTests {
    private let budget = MemoryBudget(limit: 1 << 26)

    /// libheif is optional: where it is missing its pictures are left out of the lists, and the error is tested instead.
    static let hasHEIC = (try? checkHEICLibrary()) != nil

    static func readable(_ names: String...) -> [String] { names.filter { hasHEIC || !$0.hasSuffix("heic") } }

    @Test("Without libheif the error names the package that brings it", .enabled(if: !OtherFormatsTests.hasHEIC))
    func missingLibrary() throws {
        do throws(ImageError) {
            _ = try decode(.bytes(resource("small.heic") ?? [], name: "small.heic"), budget: budget)
            Issue.record("the picture came out without the library")
        } catch { #expect("\(error)".contains("libheif1")) }
    }

    private func source(_ name: String) throws -> ImageSource { .bytes(try #require(resource(name)), name: name) }

    private func expectColors(_ pixmap: Pixmap, tolerance: Int) {
        for (x, y) in [(2, 2), (10, 40), (30, 20), (28, 44)] {
            let (r, g, b, a) = pixmap[x * pixmap.width / 64, y * pixmap.height / 48]
            let isNear = abs(Int(r) - 4 * x) <= tolerance && abs(Int(g) - 5 * y) <= tolerance
            #expect(isNear && abs(Int(b) - 2 * (x + y)) <= tolerance && a == 255, "\(x), \(y): \(r), \(g), \(b)")
        }
    }

    @Test(
        "Their pixels come out",
        arguments: OtherFormatsTests.readable(
            "small.webp", "lossless.webp", "progressive.jpg", "small.heic", "turned.heic", "alpha.heic"))
    func pixels(name: String) throws {
        let header = try readHeader(source(name))
        #expect(header.width == 64 && header.height == 48 && header.bitDepth == 8)
        let (pixmap, record) = try decode(source(name), budget: budget)
        expectColors(pixmap, tolerance: name == "lossless.webp" ? 0 : 12)
        #expect(record.decodedPixels == 64 * 48 && record.peakBytes <= budget.peak)
    }

    @Test(
        "They are decoded at the size shown",
        arguments: OtherFormatsTests.readable(
            "small.webp", "lossless.webp", "progressive.jpg", "small.heic", "turned.heic"))
    func scaled(name: String) throws {
        let pixmap = try decode(source(name), toFit: (32, 24), budget: budget).0
        #expect(pixmap.width == 32 && pixmap.height == 24)
        expectColors(pixmap, tolerance: 14)
    }

    @Test("Alpha is kept and said", arguments: OtherFormatsTests.readable("lossless.webp", "alpha.heic"))
    func alpha(name: String) throws {
        #expect(try readHeader(source(name)).hasAlpha)
        let (r, _, _, a) = try decode(source(name), budget: budget).0[40, 10]
        #expect(abs(Int(a) - 80) < 8 && abs(Int(r) - 160 * 80 / 255) < 8)
    }

    @Test("Pictures without alpha say so", arguments: ["small.webp", "small.heic", "progressive.jpg"])
    func opaque(name: String) throws { #expect(try !readHeader(source(name)).hasAlpha) }

    @Test("A HEIC picture whose box names another size than its data is damaged", .enabled(if: hasHEIC))
    func heicSize() throws {
        var file = try #require(resource("small.heic"))
        func place(of box: String) throws -> Int {
            let name = Array(box.utf8)
            return try #require((0..<(file.count - 4)).first { Array(file[$0..<($0 + 4)]) == name })
        }
        let (clip, size) = (try place(of: "clap"), try place(of: "ispe"))
        file.replaceSubrange(clip..<(clip + 4), with: Array("skip".utf8))
        file.replaceSubrange((size + 8)..<(size + 16), with: [0, 0, 0, 128, 0, 0, 0, 128])
        #expect(throws: ImageError.self) { try decode(.bytes(file), toFit: (90, 90), budget: budget) }
    }

    @Test("A HEIC header is read without the library")
    func heicHeader() throws {
        let header = try readHeader(source("alpha.heic"))
        #expect(header.format == .heic && header.width == 64 && header.height == 48 && header.hasAlpha)
    }

    @Test("A progressive JPEG says that it takes more to decode")
    func progressive() throws { #expect(try readHeader(source("progressive.jpg")).isInterlaced) }

    @Test("CMYK without a profile is printed as ink over white")
    func cmyk() throws { expectColors(try decode(source("cmyk.jpg"), budget: budget).0, tolerance: 12) }

    @Test("A grey JPEG is grey")
    func gray() throws {
        let (r, g, b, _) = try decode(source("gray.jpg"), budget: budget).0[30, 20]
        #expect(r == g && g == b && abs(Int(r) - 106) < 4)
    }

    @Test("A flag, not the number of bytes, says what a deep picture takes on iOS")
    func decodedBytes() throws {
        #expect(try readHeader(source("small.webp")).decodedBytes == 64 * 48 * 4)
        let deep = TestPNG(width: 10, height: 10, depth: 16) { _, _, _ in 0 }.file()
        #expect(try readHeader(.bytes(deep)).decodedBytes == 800)
    }
}
