import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

@Suite("Reading direction")
struct DirectionTests {
    @Test("Right to left a row starts at the right edge, in source order")
    func row() {
        let (first, last) = (Box(30, 10), Box(50, 10))
        Container(HStackLayout(spacing: 5), [first, last], direction: .rightToLeft).settle(200, 10)
        #expect(first.frame.minX == 55)
        #expect(last.frame.minX == 0)
    }

    @Test("Leading is right in a column, a frame, an overlay, padding and a grid")
    func leading() {
        let (wide, narrow) = (Box(60, 10), Box(10, 10))
        Container(VStackLayout(alignment: .leading), [wide, narrow], direction: .rightToLeft).settle(nil, nil)
        #expect(narrow.frame.maxX == 60)
        let framed = Box(10, 10)
        Container(FlexibleFrame(maxWidth: .infinity, alignment: .leading), [framed], direction: .rightToLeft).settle(
            100, 10)
        #expect(framed.frame.maxX == 100)
        let badge = Box(10, 10)
        Container(SecondaryLayer(alignment: .topTrailing), [Box(60, 60), badge], direction: .rightToLeft).settle(
            nil, nil)
        #expect(badge.frame.minX == 0)
        let padded = Box(10, 10)
        Container(Padding(.leading, 7), [padded], direction: .rightToLeft).settle(nil, nil)
        #expect(padded.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        let cells = [Box(20, 10), Box(30, 10)].map { $0.with(GridRowKey.self, GridRowMark(id: 0)) }
        Container(GridLayout(), cells, direction: .rightToLeft).settle(nil, nil)
        #expect(cells.map(\.frame.minX) == [38, 0])
    }

    @Test("Offsets and positions count from the leading edge")
    func offsets() {
        let moved = Box(10, 10)
        Container(Offset(CGSize(width: 5, height: 2)), [moved], direction: .rightToLeft).settle(nil, nil)
        #expect(moved.frame.origin == CGPoint(x: -5, y: 2))
        let positioned = Box(10, 10)
        Container(Position(CGPoint(x: 20, y: 5)), [positioned], direction: .rightToLeft).settle(100, 10)
        #expect(positioned.frame.midX == 80)
    }

    @Test("Mirroring happens inside the container's own bounds")
    func nested() {
        let (first, last) = (Box(10, 10), Box(20, 10))
        let inner = Container(HStackLayout(spacing: 0), [first, last], direction: .rightToLeft)
        let outer = Container(HStackLayout(spacing: 0), [inner, Box(70, 10)], direction: .rightToLeft)
        outer.settle(nil, nil)
        #expect(inner.frame.minX == 70)
        #expect(first.frame.minX == 90)
        #expect(last.frame.minX == 70)
    }

    @Test("A left-to-right container inside a right-to-left one keeps its order")
    func mixed() {
        let (first, last) = (Box(10, 10), Box(20, 10))
        let inner = Container(HStackLayout(spacing: 0), [first, last])
        Container(HStackLayout(spacing: 0), [inner, Box(70, 10)], direction: .rightToLeft).settle(nil, nil)
        #expect(first.frame.minX == 70)
        #expect(last.frame.minX == 80)
    }
}
