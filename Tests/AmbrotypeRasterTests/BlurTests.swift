import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation
import Testing

@Suite("Blurs and shadows")
struct BlurTests {
    /// Share of a Gaussian of standard deviation 1 below `x`.
    private func gauss(_ x: Double) -> Double { (1 + erf(x / 2.0.squareRoot())) / 2 }

    private func blurred(_ radius: CGFloat, isOpaque: Bool = false, _ items: [DisplayItem]) -> DisplayItem {
        .group(DisplayGroup(filters: [.blur(radius: radius, isOpaque: isOpaque)], items: items))
    }

    @Test(
        "A blurred edge follows the Gaussian within 3.5 levels",
        arguments: [1, 1.7, 3, 4.4, 4.6, 8, 13, 20, 37, 60] as [CGFloat])
    func edge(radius: CGFloat) throws {
        let half = 3.5 * radius + 10
        let canvas = try Canvas(
            2 * half.rounded(), 9, [blurred(radius, [fill(Path(rect(half.rounded(), -900, 900, 1800)), .black)])])
        for x in 0..<canvas.pixmap.width {
            let wanted = gauss((Double(x) + 0.5 - Double(half.rounded())) / Double(radius)) * 255
            #expect(abs(Double(canvas[x, 4].a) - wanted) < 3.5, "at \(x): \(canvas[x, 4].a), not \(wanted)")
        }
    }

    @Test("A blur keeps the amount of ink", arguments: [1, 2.5, 6, 12] as [CGFloat])
    func ink(radius: CGFloat) throws {
        let canvas = try Canvas(200, 200, [blurred(radius, [fill(Path(rect(80, 85, 40, 30)), .black)])])
        #expect(abs(canvas.area - 1200) < 12, "\(canvas.area)")
    }

    @Test("A blur is the same to the left as to the right and upwards as downwards")
    func symmetric() throws {
        let canvas = try Canvas(128, 128, [blurred(9, [fill(Path(rect(48, 48, 32, 32)), .black)])])
        for y in 0..<128 {
            for x in 0..<128 {
                #expect(abs(canvas[x, y].a - canvas[127 - x, y].a) <= 1 && abs(canvas[x, y].a - canvas[y, x].a) <= 1)
            }
        }
    }

    @Test("A blur without radius changes nothing")
    func none() throws {
        let item = fill(Path(ellipseIn: rect(3, 4, 11, 9)), DrawingColor(red: 0.4, green: 0.7, blue: 0.1, alpha: 0.8))
        #expect(try Canvas(20, 20, [blurred(0, [item])]).bytes == Canvas(20, 20, [item]).bytes)
    }

    @Test("An opaque blur stays opaque up to the frame's edge and ends there")
    func opaque() throws {
        let items = [fill(Path(rect(10, 10, 20, 20)), .black), fill(Path(rect(20, 10, 20, 20)), .white)]
        let canvas = try Canvas(50, 40, [blurred(4, isOpaque: true, items)])
        #expect(canvas.area == 600)
        #expect(canvas[10, 10].isNear(Pixel(1, 1, 1), 2) && canvas[39, 29].isNear(Pixel(254, 254, 254), 2))
        #expect(abs(Double(canvas[25, 20].r) - gauss(5.5 / 4) * 255) < 4)
    }

    @Test("A shadow lies below its group, moved by the offset, in its colour")
    func shadow() throws {
        let color = DrawingColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        let shadow = PixelFilter.shadow(color: color, radius: 0, offset: CGSize(width: 3, height: 2))
        let canvas = try Canvas(
            20, 20, [.group(DisplayGroup(filters: [shadow], items: [fill(Path(rect(4, 4, 8, 8)), .black)]))])
        #expect(canvas[5, 5] == Pixel(0, 0, 0) && canvas[13, 12] == Pixel(0, 0, 128, 128))
        #expect(canvas[15, 8].a == 0 && canvas[6, 13].a == 0)
        #expect(canvas[7, 13] == Pixel(0, 0, 128, 128) && canvas[7, 14].a == 0)
    }

    @Test("A blurred shadow fades as the Gaussian does and shows through what is not opaque")
    func softShadow() throws {
        let shadow = PixelFilter.shadow(color: .black, radius: 5, offset: .zero)
        let card = fill(Path(rect(50, -500, 500, 1000)), DrawingColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        let canvas = try Canvas(100, 10, [.group(DisplayGroup(filters: [shadow], items: [card]))])
        #expect(abs(Double(canvas[42, 5].a) - gauss(-7.5 / 5) * 127.5) < 3)
        #expect(canvas[90, 5].isNear(Pixel(128, 128, 128, 192), 2))
    }

    @Test("A shadow of a shadow's group follows the first one")
    func twoShadows() throws {
        let first = PixelFilter.shadow(color: .black, radius: 0, offset: CGSize(width: 4, height: 0))
        let second = PixelFilter.shadow(color: .white, radius: 0, offset: CGSize(width: 0, height: 4))
        let canvas = try Canvas(
            20, 20, [.group(DisplayGroup(filters: [first, second], items: [fill(Path(rect(2, 2, 4, 4)), .black)]))])
        #expect(
            canvas[3, 7] == Pixel(255, 255, 255) && canvas[8, 7] == Pixel(255, 255, 255)
                && canvas[8, 3] == Pixel(0, 0, 0))
    }

    @Test("What lies outside the canvas still throws its shadow and its blur into it")
    func fromOutside() throws {
        let shadow = PixelFilter.shadow(color: .black, radius: 0, offset: CGSize(width: 30, height: 0))
        let outside = fill(Path(rect(-25, 2, 10, 4)), .black)
        #expect(try Canvas(20, 10, [.group(DisplayGroup(filters: [shadow], items: [outside]))]).area == 40)
        let near = try Canvas(20, 10, [blurred(4, [fill(Path(rect(-100, -100, 100, 300)), .black)])])
        #expect(abs(Double(near[0, 5].a) - 0.45 * 255) < 5)
    }
}
