import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeRaster
import Foundation
import Testing

@Suite("Pictures")
struct PictureTests {
    private let whole = rect(0, 0, 1, 1)

    private func picture(
        _ name: String, _ width: Int, _ height: Int, in rect: CGRect,
        source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        _ interpolation: PictureInterpolation = .high, tint: DrawingColor? = nil
    ) -> DisplayItem {
        let key = PictureKey(name: name, pixelSize: CGSize(width: width, height: height))
        return .picture(key, rect: rect, source: source, interpolation: interpolation, tint: tint)
    }

    @Test("A picture at its own size is copied byte for byte")
    func exact() throws {
        let canvas = try Canvas(40, 40, [picture("numbered", 20, 30, in: rect(5, 7, 20, 30))])
        for y in 0..<30 { for x in 0..<20 { #expect(canvas[x + 5, y + 7] == Pixel(x, y, 0)) } }
        #expect(canvas.area == 600)
    }

    @Test("A checkerboard made smaller is mid-grey", arguments: [2, 4, 8, 2.5, 3.7, 11.3] as [CGFloat])
    func smaller(factor: CGFloat) throws {
        let side = (160 / factor).rounded(.down)
        let canvas = try Canvas(
            side, side, [picture("checkerboard", 160, 160, in: rect(0, 0, 160 / factor, 160 / factor))])
        var sum = 0
        for y in 1..<Int(side) - 1 {
            for x in 1..<Int(side) - 1 {
                sum += canvas[x, y].r
                #expect(abs(canvas[x, y].r - 128) <= (factor < 3 ? 14 : 8), "\(factor) at \(x) \(y): \(canvas[x, y])")
                #expect(canvas[x, y].a == 255)
            }
        }
        #expect(abs(Double(sum) / Double((Int(side) - 2) * (Int(side) - 2)) - 127.5) < 1)
    }

    @Test("A checkerboard turned and made smaller is mid-grey too")
    func turned() throws {
        let turn = CGAffineTransform(translationX: 20, y: 20).rotated(by: 0.5)
        let canvas = try Canvas(
            40, 40,
            [
                .group(
                    DisplayGroup(
                        transform: turn, items: [picture("checkerboard", 200, 200, in: rect(-20, -20, 40, 40))]))
            ])
        for y in 12..<28 { for x in 12..<28 { #expect(abs(canvas[x, y].r - 128) <= 8) } }
    }

    @Test("Nearest pixels stay sharp, the others grow smoothly")
    func larger() throws {
        let sharp = try Canvas(40, 20, [picture("left-half", 4, 2, in: rect(0, 0, 40, 20), .none)])
        #expect(sharp[19, 5].a == 255 && sharp[20, 5].a == 0)
        let smooth = try Canvas(40, 20, [picture("left-half", 4, 2, in: rect(0, 0, 40, 20))])
        let row = (0..<40).map { smooth[$0, 5].a }
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 } && row[0] == 255 && row[39] == 0)
        #expect(row.filter { $0 > 0 && $0 < 255 }.count >= 8)
    }

    @Test("Only the part asked for shows, stretched over the rectangle")
    func part() throws {
        let canvas = try Canvas(
            20, 20, [picture("numbered", 40, 40, in: rect(0, 0, 20, 20), source: rect(0.25, 0.5, 0.5, 0.5))])
        #expect(canvas[0, 0] == Pixel(10, 20, 0) && canvas[19, 19] == Pixel(29, 39, 0))
    }

    @Test("A mirrored picture runs the other way, made smaller or not")
    func mirrored() throws {
        let mirror = CGAffineTransform(translationX: 20, y: 0).scaledBy(x: -1, y: 1)
        for (width, step) in [(20, 1), (60, 3)] {
            let item = picture("numbered", width, 20, in: rect(0, 0, 20, 20))
            let canvas = try Canvas(20, 20, [.group(DisplayGroup(transform: mirror, items: [item]))])
            #expect(abs(canvas[0, 4].r - (width - 1 - step / 2)) <= 1 && abs(canvas[19, 4].r - step / 2) <= 1)
        }
    }

    @Test("Tint fills the picture's alpha with one colour")
    func tint() throws {
        let red = DrawingColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let canvas = try Canvas(8, 4, [picture("left-half", 8, 4, in: rect(0, 0, 8, 4), tint: red)])
        #expect(canvas[2, 2] == Pixel(128, 0, 0, 128) && canvas[6, 2].a == 0)
    }

    @Test("A picture's opacity is that of the group around it")
    func opacity() throws {
        let canvas = try Canvas(
            4, 4, [.group(DisplayGroup(opacity: 0.5, items: [picture("white", 4, 4, in: rect(0, 0, 4, 4))]))])
        #expect(canvas[2, 2] == Pixel(128, 128, 128, 128))
    }

    @Test("A bitmap that came with the list is premultiplied and drawn")
    func bitmap() throws {
        let bitmap = Bitmap(width: 2, height: 1, bytes: [255, 128, 0, 255, 255, 255, 255, 51])
        let canvas = try Canvas(2, 1, [.bitmap(bitmap, rect: rect(0, 0, 2, 1))])
        #expect(canvas[0, 0] == Pixel(255, 128, 0) && canvas[1, 0] == Pixel(51, 51, 51, 51))
    }

    @Test("Tiles repeat from their origin in both directions")
    func tiles() throws {
        let key = PictureKey(name: "numbered", pixelSize: CGSize(width: 4, height: 3))
        let paint = Paint.tile(key, origin: CGPoint(x: 1, y: 2), tileSize: CGSize(width: 4, height: 3))
        let canvas = try Canvas(20, 20, [.fill(Path(rect(0, 0, 20, 20)), style: FillStyle(), paint: paint)])
        for y in 0..<20 { for x in 0..<20 { #expect(canvas[x, y] == Pixel((x + 3) % 4, (y + 1) % 3, 0)) } }
    }

    @Test("A provider's error comes through")
    func failure() throws {
        struct Missing: Error {}
        struct Nothing: PictureProvider {
            func pixmap(for key: PictureKey, pixelWidth: Int, pixelHeight: Int, budget: MemoryBudget) throws -> Pixmap {
                throw Missing()
            }
        }
        let list = DisplayList(size: CGSize(width: 4, height: 4), items: [picture("lost", 4, 4, in: rect(0, 0, 4, 4))])
        #expect(throws: Missing.self) {
            try Rasterizer(scale: 1, budget: MemoryBudget(), pictures: Nothing()).pixmap(list)
        }
    }

    @Test(
        "A picture made much larger is mixed pixel by pixel, whatever the speed of it",
        arguments: [4, 5.3, 9, 17] as [CGFloat])
    func muchLarger(factor: CGFloat) throws {
        // "numbered" has its column in red and its row in green: both grow in straight lines, one a source pixel.
        let canvas = try Canvas(
            (8 * factor).rounded(.down), (6 * factor).rounded(.down),
            [picture("numbered", 8, 6, in: rect(0, 0, 8 * factor, 6 * factor))])
        for y in 0..<Int(6 * factor) {
            for x in 0..<Int(8 * factor) {
                let column = min(max((CGFloat(x) + 0.5) / factor - 0.5, 0), 7)
                let row = min(max((CGFloat(y) + 0.5) / factor - 0.5, 0), 5)
                #expect(abs(CGFloat(canvas[x, y].r) - column) <= 0.51 && abs(CGFloat(canvas[x, y].g) - row) <= 0.51)
                #expect(canvas[x, y].a == 255)
            }
        }
    }
}
