import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

@Suite("Grids")
struct GridTests {
    private func row(_ id: Int, alignment: VerticalAlignment? = nil, _ cells: Box...) -> [Box] {
        cells.map { $0.with(GridRowKey.self, GridRowMark(id: id, alignment: alignment)) }
    }

    @Test("Columns are as wide as their widest cell and rows as high as their highest, 8 apart")
    func tracks() {
        let cells = row(0, Box(20, 10), Box(40, 30)) + row(1, Box(60, 20), Box(10, 5))
        #expect(Container(GridLayout(), cells).settle(300, 300) == CGSize(width: 108, height: 58))
        #expect(cells[0].frame.origin == CGPoint(x: 20, y: 10))
        #expect(cells[1].frame.origin == CGPoint(x: 68, y: 0))
        #expect(cells[2].frame.origin == CGPoint(x: 0, y: 38))
        #expect(cells[3].frame.origin == CGPoint(x: 83, y: 45.5))
    }

    @Test("Spacing and alignment of the grid hold in every cell")
    func spacingAndAlignment() {
        let cells = row(0, Box(20, 10), Box(40, 30)) + row(1, Box(60, 20), Box(10, 5))
        let layout = GridLayout(alignment: .bottomTrailing, horizontalSpacing: 3, verticalSpacing: 1)
        #expect(Container(layout, cells).settle(nil, nil) == CGSize(width: 103, height: 51))
        #expect(cells[0].frame == CGRect(x: 40, y: 20, width: 20, height: 10))
        #expect(cells[3].frame == CGRect(x: 93, y: 46, width: 10, height: 5))
    }

    @Test("A greedy cell takes what the other columns leave")
    func greedyColumn() {
        let cells = row(0, Box(20, 10), Box(.greedy, .fixed(4))) + row(1, Box(30, 10), Box(10, 4))
        #expect(Container(GridLayout(), cells).settle(200, nil).width == 200)
        #expect(cells[1].frame == CGRect(x: 38, y: 3, width: 162, height: 4))
    }

    @Test("Greedy columns and rows share the proposal equally")
    func equalShares() {
        let cells =
            row(0, Box(.greedy, .greedy), Box(.greedy, .greedy)) + row(1, Box(.greedy, .greedy), Box(.greedy, .greedy))
        Container(GridLayout(), cells).settle(108, 58)
        #expect(cells.allSatisfy { $0.frame.size == CGSize(width: 50, height: 25) })
        #expect(cells[3].frame.origin == CGPoint(x: 58, y: 33))
    }

    @Test("A cell across columns reaches over their gaps, and widens them equally if it must")
    func spans() {
        let wide = Box(30, 10).with(GridCellColumnsKey.self, 2)
        let cells = row(0, wide) + row(1, Box(20, 10), Box(20, 10))
        #expect(Container(GridLayout(), cells).settle(nil, nil).width == 48)
        #expect(wide.frame.minX == 9)
        let wider = Box(88, 10).with(GridCellColumnsKey.self, 2)
        let others = row(0, wider) + row(1, Box(20, 10), Box(20, 10))
        #expect(Container(GridLayout(), others).settle(nil, nil).width == 88)
        #expect(others[1].frame.midX == 20)
        #expect(others[2].frame.midX == 68)
    }

    @Test("A view outside any row spans all columns, and a greedy one makes the grid as wide as its offer")
    func outsideRows() {
        let divider = Box(.greedy, .fixed(1))
        let cells = row(0, Box(20, 10), Box(20, 10)) + [divider] + row(1, Box(20, 10), Box(20, 10))
        #expect(Container(GridLayout(), cells).settle(148, nil) == CGSize(width: 148, height: 37))
        #expect(divider.frame == CGRect(x: 0, y: 18, width: 148, height: 1))
        #expect(cells[0].frame.midX == 35)
    }

    @Test("An unsized cell takes what the others need")
    func unsized() {
        let divider = Box(.greedy, .fixed(1)).with(GridCellUnsizedAxesKey.self, .horizontal)
        let cells = row(0, Box(20, 10), Box(20, 10)) + [divider]
        #expect(Container(GridLayout(), cells).settle(148, nil).width == 48)
        #expect(divider.frame.width == 48)
    }

    @Test("Column alignment, row alignment and a cell's anchor override the grid's")
    func overrides() {
        let named = Box(10, 10).with(GridColumnAlignmentKey.self, .trailing)
        let anchored = Box(10, 10).with(GridCellAnchorKey.self, UnitPoint(x: 0, y: 1))
        let cells = row(0, alignment: .top, named, Box(40, 30)) + row(1, Box(60, 30), anchored) + row(2, Box(20, 5))
        Container(GridLayout(), cells).settle(nil, nil)
        #expect(named.frame.origin == CGPoint(x: 50, y: 0))
        #expect(anchored.frame.origin == CGPoint(x: 68, y: 58))
        #expect(cells[4].frame.minX == 40)
    }

    @Test("Cells of a row share their baseline")
    func baselines() {
        let (large, small) = (Box.text(50, size: 22, pitch: 28), Box.text(50, size: 12, pitch: 16))
        Container(GridLayout(alignment: .centerFirstTextBaseline), row(0, large, small)).settle(nil, nil)
        #expect(near(large.frame.minY + 0.95215 * 22, small.frame.minY + 0.95215 * 12))
    }

    @Test("Rows of text keep text's distance")
    func textRows() {
        let cells = row(0, .text(50, size: 17, pitch: 22)) + row(1, .text(50, size: 17, pitch: 22))
        Container(GridLayout(), cells).settle(nil, nil)
        #expect(near(cells[1].frame.minY - cells[0].frame.maxY, 2))
    }

    @Test("Short rows leave their last columns empty, and an empty grid has no size")
    func ragged() {
        let cells = row(0, Box(10, 10)) + row(1, Box(10, 10), Box(10, 10), Box(10, 10))
        #expect(Container(GridLayout(), cells).settle(nil, nil) == CGSize(width: 46, height: 28))
        #expect(Container(GridLayout(), []).settle(100, 100) == .zero)
    }
}
