import AmbrotypeDrawing
import AmbrotypeImages
import Foundation
import Testing

@Suite("Parts of pictures")
struct PartTests {
    private let budget = MemoryBudget(limit: 1 << 28)

    @Test("A part holds the pixels of its place")
    func place() throws {
        let file = try encodePNG(makePixmap(40, 30) { x, y in (x * 5, y * 7, 9, 255) }, budget: budget)
        let part = CGRect(x: 10, y: 4, width: 20, height: 16)
        let pixmap = try decode(.bytes(file), part: part, budget: budget).0
        #expect(pixmap.width == 20 && pixmap.height == 16)
        #expect(pixmap[0, 0] == (50, 28, 9, 255))
        #expect(pixmap[19, 15] == (145, 133, 9, 255))
    }

    @Test("In every orientation a part of the shown picture is the same pixels as in the whole", arguments: 1...8)
    func orientations(orientation: Int) throws {
        let file = try makeJPEG(64, 48, orientation: orientation) { x, y in (x * 3, y * 4, 128) }
        let whole = try decode(.bytes(file), budget: budget).0
        let part = CGRect(x: 8, y: 16, width: 24, height: 20)
        let pixmap = try decode(.bytes(file), part: part, budget: budget).0
        #expect(pixmap.width == 24 && pixmap.height == 20)
        for (x, y) in [(0, 0), (23, 0), (0, 19), (23, 19), (11, 7)] {
            #expect(pixmap[x, y] == whole[x + 8, y + 16])
        }
    }

    @Test("A part at a smaller size never holds the whole")
    func smaller() throws {
        let file = try makeJPEG(1600, 1200) { x, y in (x * 255 / 1600, y * 255 / 1200, 60) }
        let tight = MemoryBudget(limit: 2_000_000)
        let part = CGRect(x: 400, y: 0, width: 600, height: 1200)
        let pixmap = try decode(.bytes(file), part: part, toFit: (300, 600), budget: tight).0
        #expect(pixmap.width == 300 && pixmap.height == 600)
        #expect(abs(Int(pixmap[150, 300].0) - 700 * 255 / 1600) < 3)
    }
}
