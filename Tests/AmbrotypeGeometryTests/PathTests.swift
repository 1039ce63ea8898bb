import AmbrotypeGeometry
import Foundation
import Testing

@Suite("Paths")
struct PathTests {
    @Test("A continuous corner starts to bend 1.528665 radii before the corner")
    func continuousStart() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 80), cornerRadius: 20)
        guard case .move(let start) = path.elements[0] else { return #expect(Bool(false), "starts with a move") }
        #expect(abs(start.x - (100 - 1.528665 * 20)) < 1e-9)
        #expect(start.y == 0)
    }

    @Test("A radius above half the short side becomes half of it, and the end is a half circle")
    func capsuleEnds() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 99, style: .circular)
        #expect(
            path.elements.contains(
                .curve(
                    to: CGPoint(x: 100, y: 10), control1: CGPoint(x: 90 + 10 * quarterCircleControl, y: 0),
                    control2: CGPoint(x: 100, y: 10 - 10 * quarterCircleControl))))
        #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 100, height: 20))
    }

    /// Distances from the left edge of a button 390 × 44 points at which Apple's picture of it (3x) begins, by pixel rows from the
    /// top, in pixels; a half circle would begin at 57.9, 42.1, 27.4, 14.7, 5.1, 0.7 and 0.
    private static let capsuleRows: [(row: CGFloat, start: CGFloat)] = [
        (4, 43.17), (12, 27.26), (24, 14.56), (40, 5.40), (48, 3.04), (56, 1.40), (64, 0.21),
    ]

    @Test("A continuous capsule's end is that of Apple's button, within a tenth of a pixel", arguments: capsuleRows)
    func continuousCapsule(row: CGFloat, start: CGFloat) {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 1170, height: 132), cornerRadius: 66)
        let (low, high) = (0..<700).reduce((CGFloat(0), CGFloat(70))) { range, _ in
            let middle = (range.0 + range.1) / 2
            return path.contains(CGPoint(x: middle, y: row + 0.5)) ? (range.0, middle) : (middle, range.1)
        }
        #expect(abs((low + high) / 2 - start) < 0.1)
    }

    @Test("A corner between two long sides is untouched by a short side elsewhere, and radii without room are cut")
    func mixedRoom() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 99)
        #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 100, height: 20))
        guard case .move(let start) = path.elements[0] else { return #expect(Bool(false), "starts with a move") }
        #expect(abs(start.x - (100 - 1.528665 * 10)) < 1e-9)
    }

    @Test("Four arcs of a quarter turn meet where they began")
    func arcCloses() {
        var path = Path()
        path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        let end = path.currentPoint!
        #expect(abs(end.x - 5) < 1e-9 && abs(end.y) < 1e-9)
        #expect(path.elements.count == 5)
    }

    @Test("A transform and its inverse bring a point back")
    func inverse() {
        let map = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: -2).translatedBy(x: 4, y: 9)
        let there = CGPoint(x: 1.5, y: -8).applying(map)
        let back = there.applying(map.inverted())
        #expect(abs(back.x - 1.5) < 1e-9 && abs(back.y + 8) < 1e-9)
    }

    @Test("Halves round up and each edge of a frame by itself")
    func snapping() {
        let grid = PixelGrid(scale: 3)
        #expect(grid.round(CGRect(x: 0, y: 40.8333333333334, width: 48, height: 48)).minY == 41)
        #expect(abs(grid.ceil(20.287109375) - 61.0 / 3.0) < 1e-12)
    }
}
