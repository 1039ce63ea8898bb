import AmbrotypeDrawing
import AmbrotypeImages
import Foundation
import Testing

@Suite("Writing files")
struct WritingTests {
    private let budget = MemoryBudget(limit: 1 << 27)

    /// An empty folder of its own, removed afterwards.
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/ambrotype-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test("A file is replaced whole, and nothing is left aside")
    func replaces() throws {
        try inFolder { folder in
            try writeAtomically([1, 2, 3], to: folder + "/a.png")
            try writeAtomically([4, 5], to: folder + "/a.png")
            #expect(FileManager.default.contents(atPath: folder + "/a.png") == Data([4, 5]))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
        }
    }

    @Test("A failed write leaves the old state and names the reason")
    func fails() throws {
        try inFolder { folder in
            let missing = folder + "/none/a.png"
            #expect(throws: ImageError.unwritable(name: missing, reason: "no such file or folder")) {
                try writeAtomically([1], to: missing)
            }
            // A folder of the name cannot be replaced by a file: the rename fails after all bytes were written.
            try FileManager.default.createDirectory(atPath: folder + "/b.png/inside", withIntermediateDirectories: true)
            #expect(throws: ImageError.self) { try writeAtomically([1], to: folder + "/b.png") }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["b.png"])
        }
    }

    @Test("A thumbnail keeps proportions, is turned upright and no larger than asked")
    func thumbnails() throws {
        try inFolder { folder in
            let file = try makeJPEG(400, 300, orientation: 6) { x, _ in x < 200 ? (255, 0, 0) : (0, 0, 255) }
            let source = ImageSource.bytes(file, name: "big.jpg")
            let size = try writeThumbnail(source, fitting: (100, 100), to: folder + "/t.png", budget: budget)
            #expect(size == (75, 100))
            let small = try decode(.file(folder + "/t.png"), budget: budget).0
            #expect(small.width == 75 && small[30, 5].0 > 200 && small[30, 95].2 > 200)
            let count = try writeThumbnail(source, maxPixels: 3000, to: folder + "/t.jpg", budget: budget)
            #expect(count.width * count.height <= 3000 && count.width * count.height > 2800)
            #expect(try readHeader(.file(folder + "/t.jpg")).format == .jpeg)
            #expect(
                try writeThumbnail(source, fitting: (9000, 9000), to: folder + "/u.png", budget: budget) == (300, 400))
        }
    }
}

@Suite("Animated PNG")
struct APNGTests {
    private let budget = MemoryBudget(limit: 1 << 26)

    /// Type and contents of each chunk.
    private func chunks(_ file: [UInt8]) -> [(String, [UInt8])] {
        var (chunks, at) = ([(String, [UInt8])](), 8)
        while at + 12 <= file.count {
            let size = file[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: file[(at + 4)..<(at + 8)], as: UTF8.self)
            chunks.append((type, Array(file[(at + 8)..<(at + 8 + size)])))
            at += 12 + size
        }
        return chunks
    }

    @Test("Frames are numbered, timed and hold only what changed; equal frames are joined")
    func frames() throws {
        let encoder = APNGEncoder(budget: budget)
        for (index, milliseconds) in [(0, 100), (0, 50), (1, 200), (2, 70)] {
            let frame = try makePixmap(50, 40) { x, y in x / 10 == index && y / 10 == 2 ? (9, 9, 9, 255) : (0, 0, 0, 0)
            }
            try encoder.append(frame, milliseconds: milliseconds)
        }
        let chunks = chunks(try encoder.finish())
        #expect(chunks.map(\.0) == ["IHDR", "acTL", "sRGB", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(chunks[1].1 == [0, 0, 0, 3, 0, 0, 0, 0])
        // Number, width, height, x, y, time over 1000, no disposal, no blending.
        let second: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 20, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 20, 0, 200, 3, 232, 0, 0]
        #expect(chunks[5].1 == second && chunks[6].1.prefix(4) == [0, 0, 0, 2])
        #expect(chunks[3].1[20..<24] == [0, 150, 3, 232])
    }

    @Test("A reader without animation sees the first frame")
    func still() throws {
        let encoder = APNGEncoder(options: PNGOptions(scale: 2), budget: budget)
        let first = try makePixmap(30, 20) { x, y in (x, y, 7, 200) }
        try encoder.append(first, milliseconds: 10)
        try encoder.append(makePixmap(30, 20) { _, _ in (1, 1, 1, 255) }, milliseconds: 10)
        let shown = try decodePNG(encoder.finish(), budget: budget)
        #expect(copiedBytes(of: shown) == copiedBytes(of: first))
    }
}
