import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

@Suite("Lazy grids")
struct LazyGridTests {
    private func lengths(_ items: [GridItem], in available: CGFloat?) -> [CGFloat] {
        GridItem.tracks(of: items, in: available).map(\.length)
    }

    @Test("Beside a fixed column of 70 in 200 points an adaptive one of at least 40 becomes two of 57")
    func fixedAndAdaptive() {
        let items = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]
        #expect(lengths(items, in: 200) == [70, 57, 57])
        #expect(GridItem.tracks(of: items, in: 200).map(\.start) == [0, 78, 143])
    }

    @Test("A flexible column longer than its share makes the grid wider than its offer")
    func flexibleMinima() {
        let items = [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]
        #expect(lengths(items, in: 200) == [96, 120])
        let grid = Container(LazyGridLayout(columns: items), [Box(.greedy, .fixed(10)), Box(.greedy, .fixed(10))])
        #expect(grid.sizeThatFits(.init(width: 200, height: nil)).width == 224)
    }

    @Test("The tracks are measured again in the width found")
    func secondPass() {
        let items = [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]
        let boxes = [Box(.greedy, .fixed(10)), Box(.greedy, .fixed(10))]
        Container(LazyGridLayout(columns: items), boxes).settle(200, nil)
        #expect(boxes.map(\.frame.width) == [108, 120])
    }

    @Test("Maxima bound flexible columns, and the next ones share what that leaves")
    func maxima() {
        #expect(lengths([GridItem(.flexible(maximum: 30)), GridItem()], in: 108) == [30, 70])
        #expect(
            lengths([GridItem(.adaptive(minimum: 20, maximum: 25))], in: 80) == [
                21.333333333333332, 21.333333333333332, 21.333333333333332,
            ])
    }

    @Test("An adaptive column narrower than its minimum is one column of it")
    func narrowAdaptive() {
        #expect(lengths([GridItem(.adaptive(minimum: 90))], in: 50) == [90])
        #expect(lengths([GridItem(.adaptive(minimum: 90)), GridItem()], in: nil) == [90, 10])
    }

    @Test("Cells fill line after line, a line as high as its highest cell")
    func lines() {
        let boxes = [5, 25, 15, 10, 10].map { Box(.greedy, .fixed($0)) }
        let grid = Container(LazyGridLayout(columns: [GridItem(), GridItem()], spacing: 4), boxes)
        #expect(grid.settle(108, nil) == CGSize(width: 108, height: 58))
        #expect(boxes[0].frame == CGRect(x: 0, y: 10, width: 50, height: 5))
        #expect(boxes[2].frame == CGRect(x: 0, y: 29, width: 50, height: 15))
        #expect(boxes[4].frame == CGRect(x: 0, y: 48, width: 50, height: 10))
    }

    @Test("An item's spacing and alignment hold for its column")
    func itemOptions() {
        let items = [GridItem(.fixed(50), spacing: 20, alignment: .topTrailing), GridItem(.fixed(30))]
        let boxes = [Box(10, 10), Box(10, 40)]
        Container(LazyGridLayout(columns: items), boxes).settle(300, nil)
        #expect(boxes[0].frame.origin == CGPoint(x: 40, y: 0))
        #expect(boxes[1].frame.origin == CGPoint(x: 80, y: 0))
    }

    @Test("A horizontal grid fills columns from top to bottom")
    func horizontal() {
        let boxes = (0..<3).map { _ in Box(.fixed(10), .greedy) }
        let grid = Container(LazyGridLayout(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))]), boxes)
        #expect(grid.settle(nil, 100) == CGSize(width: 28, height: 58))
        #expect(boxes[1].frame == CGRect(x: 0, y: 28, width: 10, height: 30))
        #expect(boxes[2].frame == CGRect(x: 18, y: 0, width: 10, height: 20))
    }
}
