import AmbrotypeDrawing
import AmbrotypeImages
import Foundation
import Testing

@Suite("Bad pictures")
struct BadPicturesTests {
    private let budget = MemoryBudget(limit: 1 << 26)

    /// The error of decoding, nil if it succeeds.
    private func failure(_ bytes: [UInt8], target: (width: Int, height: Int)? = nil) -> ImageError? {
        do throws(ImageError) {
            _ = try decode(.bytes(bytes, name: "x"), toFit: target, budget: budget, pixelLimit: 1_000_000)
            return nil
        } catch { return error }
    }

    /// A name and a small picture of every format that is read.
    private func samples() throws -> [(String, [UInt8])] {
        let png = try encodePNG(makePixmap(90, 60) { x, y in (x * y % 256 / 2, x, y, 255) }, budget: budget)
        let interlaced = TestPNG(width: 40, height: 30, isInterlaced: true) { x, y, c in x + y + c }.file()
        let jpeg = try makeJPEG(120, 90) { x, y in (x * y % 256, x * 2, y * 2) }
        return [("PNG", png), ("interlaced PNG", interlaced), ("JPEG", jpeg)]
            + ["small.webp", "lossless.webp", "progressive.jpg", "small.heic", "turned.heic"].compactMap { name in
                resource(name).map { (name, $0) }
            }
    }

    @Test("A file cut anywhere is an error, never a crash or half a picture")
    func truncated() throws {
        for (name, file) in try samples() {
            // The last few bytes of some formats carry nothing that is needed.
            for length in stride(from: 0, to: file.count - 40, by: 97) {
                #expect(failure(Array(file.prefix(length))) != nil, "\(name) of \(length) bytes")
            }
        }
    }

    @Test("Changed bytes never crash the decoder", arguments: [1, 2, 3] as [UInt64])
    func flips(seed: UInt64) throws {
        var random = SeededRandom(seed)
        for (name, file) in try samples() {
            for _ in 0..<60 {
                var changed = file
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    changed[Int.random(in: 0..<file.count, using: &random)] = .random(in: 0...255, using: &random)
                }
                let before = budget.used
                _ = failure(changed, target: (20, 20))
                #expect(budget.used == before, "\(name), seed \(seed): a buffer was not given back")
            }
        }
    }

    @Test("A header of absurd size is refused before anything is decoded")
    func tooLarge() throws {
        let small = MemoryBudget(limit: 1000)
        var png = TestPNG(width: 1, height: 1) { _, _, _ in 0 }.file()
        png.replaceSubrange(16..<24, with: TestPNG.bigEndian(2_000_000_000) + TestPNG.bigEndian(2_000_000_000))
        let error = #expect(throws: ImageError.self) { try decode(.bytes(png, name: "x.png"), budget: small) }
        #expect(error == .tooLarge(name: "x.png", width: 2_000_000_000, height: 2_000_000_000, limit: 100_000_000))
        var jpeg = try makeJPEG(16, 16) { _, _ in (1, 2, 3) }
        let frame = try #require((0..<jpeg.count).first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
        jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: ImageError.tooLarge(name: "picture", width: 65535, height: 65535, limit: 100_000_000)) {
            try readHeader(.bytes(jpeg))
        }
    }

    @Test("Other formats are refused by name, other files by what they look like")
    func otherFiles() {
        func expect(_ start: [UInt8], _ error: ImageError) { #expect(failure(start) == error) }
        let rest = [UInt8](repeating: 0, count: 40)
        expect(Array("GIF89a".utf8) + rest, .unsupported(name: "x", what: "GIF"))
        expect(Array("BM".utf8) + rest, .unsupported(name: "x", what: "BMP"))
        expect(Array("II*\0".utf8) + rest, .unsupported(name: "x", what: "TIFF"))
        expect(Array("%PDF-1.4".utf8) + rest, .unsupported(name: "x", what: "PDF"))
        expect(Array("\0\0\0\u{18}ftypavif\0\0\0\0mif1miaf".utf8) + rest, .unsupported(name: "x", what: "AVIF"))
        expect(Array("<svg xmlns='x'>".utf8), .unsupported(name: "x", what: "SVG"))
        expect(
            Array("version https://git-lfs.github.com/spec/v1\n".utf8),
            .notAnImage(name: "x", looksLike: "a Git LFS pointer"))
        expect(Array("hello".utf8), .notAnImage(name: "x", looksLike: "a text file"))
        expect([7, 0, 9], .notAnImage(name: "x", looksLike: nil))
        expect([], .truncated(name: "x"))
    }

    @Test("A missing file, a folder and an empty file are told apart")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.path
        func failure(_ path: String) -> ImageError? {
            #expect(throws: ImageError.self) { try readHeader(.file(path)) }
        }
        let missing = folder + "/no such picture.png"
        #expect(failure(missing) == .unreadable(name: missing, reason: "no such file or folder"))
        #expect(failure(folder) == .unreadable(name: folder, reason: "it is no file"))
        let empty = folder + "/ambrotype-empty-\(UUID().uuidString).png"
        try Data().write(to: URL(fileURLWithPath: empty))
        defer { unlink(empty) }
        #expect(failure(empty) == .truncated(name: empty))
    }

    @Test("Too small a budget says what would do, and that does")
    func budgets() throws {
        let file = TestPNG(width: 100, height: 100, isInterlaced: true) { x, y, c in x + y + c }.file()
        let error = #expect(throws: ImageError.self) { try decodePNG(file, budget: MemoryBudget(limit: 30_000)) }
        guard case .budget(_, let over) = error else {
            Issue.record("no budget error")
            return
        }
        #expect(over.limitThatWouldDo == 40_000)
        #expect(error?.description.contains("40000 bytes would do") == true)
    }

    @Test("A missing library is named with its package")
    func missingLibrary() {
        let error = #expect(throws: ImageError.self) { try checkHEICLibrary(named: "libno-such-thing.so.9") }
        #expect(error?.description.contains("apt-get install libheif1") == true)
    }

    @Test("Every error says what to do in one line")
    func wording() {
        let over = MemoryBudgetExceeded(purpose: "a row", bytes: 5, used: 6, limit: 7)
        let errors: [ImageError] = [
            .unreadable(name: "a", reason: "r"), .truncated(name: "a"), .broken(name: "a", reason: "r"),
            .notAnImage(name: "a", looksLike: nil), .tooLarge(name: "a", width: 1, height: 2, limit: 3_000_000),
            .unsupported(name: "a", what: "GIF"), .missingLibrary(name: "a", format: "HEIC", package: "p"),
            .budget(name: "a", over), .unwritable(name: "a", reason: "r"),
        ]
        for error in errors {
            #expect(error.description.hasPrefix("a: ") && !error.description.contains("\n"))
            #expect(error.problem.hasSuffix(".") && error.mend.hasSuffix("."))
        }
    }
}

/// A picture beside the tests; nil if it does not exist.
func resource(_ name: String) -> [UInt8]? {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
    return (try? Data(contentsOf: folder.appendingPathComponent(name))).map { Array($0) }
}
