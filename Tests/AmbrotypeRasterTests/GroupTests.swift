import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation
import Testing

@Suite("Groups")
struct GroupTests {
    private let red = DrawingColor(red: 1, green: 0, blue: 0)
    private let blue = DrawingColor(red: 0, green: 0, blue: 1)

    @Test("Half opacity over two overlapping children shows only the upper one")
    func opacity() throws {
        let items = [fill(Path(rect(0, 0, 4, 4)), red), fill(Path(rect(2, 0, 4, 4)), blue)]
        let canvas = try Canvas(6, 4, [.group(DisplayGroup(opacity: 0.5, items: items))])
        #expect(canvas[0, 0] == Pixel(128, 0, 0, 128) && canvas[3, 0] == Pixel(0, 0, 128, 128))
    }

    @Test("Opacities of nested groups multiply")
    func nestedOpacity() throws {
        let inner = DisplayItem.group(DisplayGroup(opacity: 0.5, items: [fill(Path(rect(0, 0, 1, 1)), red)]))
        let canvas = try Canvas(1, 1, [.group(DisplayGroup(opacity: 0.5, items: [inner]))])
        #expect(canvas[0, 0].isNear(Pixel(64, 0, 0, 64)))
        #expect(try Canvas(1, 1, [.group(DisplayGroup(opacity: 0, items: [inner]))]).area == 0)
    }

    @Test("A transform moves children, clip and mask alike")
    func transform() throws {
        let move = CGAffineTransform(translationX: 3, y: 2).scaledBy(x: 2, y: 2)
        let group = DisplayGroup(
            transform: move, clip: ClipPath(Path(rect(0, 0, 1, 1))), items: [fill(Path(rect(0, 0, 2, 2)), red)])
        let canvas = try Canvas(10, 10, [.group(group)])
        #expect(canvas.area == 4 && canvas[3, 2].a == 255 && canvas[4, 3].a == 255 && canvas[5, 2].a == 0)
    }

    @Test("A clip's soft edge shows what lies below, whatever number of children covers it")
    func clipEdge() throws {
        let clip = ClipPath(Path(rect(0, 0, 2.5, 4)))
        let children = [fill(Path(rect(0, 0, 4, 4)), red), fill(Path(rect(0, 0, 4, 4)), blue)]
        let canvas = try Canvas(
            4, 4, [fill(Path(rect(0, 0, 4, 4)), .white), .group(DisplayGroup(clip: clip, items: children))])
        #expect(canvas[1, 1] == Pixel(0, 0, 255) && canvas[3, 1] == Pixel(255, 255, 255))
        #expect(canvas[2, 1].isNear(Pixel(127, 127, 255)))
    }

    @Test("Clipping a group straight onto what lies below equals clipping a layer of it")
    func clipByTwoWays() throws {
        let clip = ClipPath(Path(roundedRect: rect(3.3, 2.7, 40, 30), cornerRadius: 9))
        let children = [
            fill(Path(rect(0, 0, 50, 20)), red),
            fill(Path(ellipseIn: rect(10, 5, 30, 35)), DrawingColor(red: 0, green: 1, blue: 0, alpha: 0.6)),
        ]
        let below = fill(Path(rect(5, 0, 40, 40)), blue)
        let direct = try Canvas(50, 40, [below, .group(DisplayGroup(clip: clip, items: children))])
        let identity: [Float] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
        let layered = try Canvas(
            50, 40, [below, .group(DisplayGroup(clip: clip, filters: [.colorMatrix(identity)], items: children))])
        for y in 0..<40 { for x in 0..<50 { #expect(direct[x, y].isNear(layered[x, y], 2), "\(x) \(y)") } }
    }

    @Test("A mask multiplies by its alpha and its colour does not matter")
    func mask() throws {
        let mask = [
            fill(Path(rect(0, 0, 1, 1)), DrawingColor(red: 0, green: 1, blue: 0, alpha: 0.5)),
            fill(Path(rect(1, 0, 1, 1)), blue),
        ]
        let canvas = try Canvas(3, 1, [.group(DisplayGroup(mask: mask, items: [fill(Path(rect(0, 0, 3, 1)), red)]))])
        #expect(canvas[0, 0].isNear(Pixel(128, 0, 0, 128)) && canvas[1, 0] == Pixel(255, 0, 0) && canvas[2, 0].a == 0)
    }

    @Test("A mask of one opaque shape equals a clip to it")
    func maskOfShape() throws {
        let shape = Path(ellipseIn: rect(2, 2, 16, 11))
        let items = [fill(Path(rect(0, 0, 10, 20)), red), fill(Path(rect(5, 0, 15, 20)), blue)]
        let masked = try Canvas(20, 20, [.group(DisplayGroup(mask: [fill(shape, .white)], items: items))])
        let clipped = try Canvas(20, 20, [.group(DisplayGroup(clip: ClipPath(shape), items: items))])
        #expect(masked.bytes == clipped.bytes)
    }

    @Test("Nested clips show what lies in both")
    func nestedClips() throws {
        let inner = DisplayItem.group(
            DisplayGroup(clip: ClipPath(Path(rect(0, 0, 6, 6))), items: [fill(Path(rect(0, 0, 20, 20)), red)]))
        let canvas = try Canvas(20, 20, [.group(DisplayGroup(clip: ClipPath(Path(rect(4, 4, 6, 6))), items: [inner]))])
        #expect(canvas.area == 4)
    }

    @Test("A clip by the even-odd rule leaves the hole open")
    func evenOddClip() throws {
        var ring = Path(rect(0, 0, 9, 9))
        ring.addRect(rect(3, 3, 3, 3))
        let clip = ClipPath(ring, style: FillStyle(eoFill: true))
        let canvas = try Canvas(9, 9, [.group(DisplayGroup(clip: clip, items: [fill(Path(rect(0, 0, 9, 9)), red)]))])
        #expect(canvas.area == 72 && canvas[4, 4].a == 0)
    }

    @Test("A colour matrix works on straight colour")
    func colorMatrix() throws {
        let swap: [Float] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
        let item = fill(Path(rect(0, 0, 1, 1)), DrawingColor(red: 1, green: 0.2, blue: 0, alpha: 0.5))
        let canvas = try Canvas(1, 1, [.group(DisplayGroup(filters: [.colorMatrix(swap)], items: [item]))])
        #expect(canvas[0, 0].isNear(Pixel(26, 128, 0, 128)))
    }

    @Test("Luminance becomes alpha")
    func luminance() throws {
        let items = [
            fill(Path(rect(0, 0, 1, 1)), .white), fill(Path(rect(1, 0, 1, 1)), DrawingColor(red: 0, green: 1, blue: 0)),
        ]
        let canvas = try Canvas(3, 1, [.group(DisplayGroup(filters: [.luminanceToAlpha], items: items))])
        #expect(canvas[0, 0] == Pixel(0, 0, 0, 255) && canvas[1, 0].isNear(Pixel(0, 0, 0, 182)) && canvas[2, 0].a == 0)
    }
}
