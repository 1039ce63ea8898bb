import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

@Suite("Spacers and dividers")
struct SpacerTests {
    @Test("Three spacers in a row that is offered nothing are 24 points long")
    func threeSpacers() {
        let row = Container(HStackLayout(), [Spacer(.horizontal), Spacer(.horizontal), Spacer(.horizontal)])
        #expect(row.settle(nil, nil) == CGSize(width: 24, height: 0))
    }

    @Test("Between two boxes a spacer offered nothing is the gap of 8")
    func minimalGap() {
        let (red, blue) = (Box(20, 20), Box(20, 20))
        Container(HStackLayout(), [red, Spacer(.horizontal), blue]).settle(nil, nil)
        #expect(blue.frame.minX - red.frame.maxX == 8)
    }

    @Test("A spacer gets what the others leave, also those that are greedy")
    func lowestPriority() {
        let (greedy, spacer) = (Box(.greedy, .fixed(1)), Spacer(.horizontal))
        Container(HStackLayout(), [greedy, spacer]).settle(100, 1)
        #expect(greedy.frame.width == 92)
        #expect(spacer.frame.width == 8)
    }

    @Test("A spacer pushes its neighbours to the ends")
    func pushing() {
        let (first, last) = (Box(30, 10), Box(20, 10))
        Container(HStackLayout(), [first, Spacer(.horizontal), last]).settle(200, 10)
        #expect(first.frame.minX == 0)
        #expect(last.frame.maxX == 200)
    }

    @Test("A minimum length of 0 lets a spacer vanish")
    func noMinimum() {
        #expect(Container(VStackLayout(), [Spacer(.vertical, minLength: 0)]).settle(nil, nil).height == 0)
    }

    @Test("Outside a stack a spacer fills both axes")
    func outside() {
        #expect(
            SpacerLength.size(minLength: nil, along: nil, in: ProposedViewSize(width: 40, height: nil))
                == CGSize(width: 40, height: 8))
    }

    @Test("A frame around a spacer keeps its neighbours without a gap, and makes its priority 0")
    func framedSpacer() {
        let (first, last) = (Box(10, 10), Box(10, 10))
        let framed = Container(FixedFrame(width: 20, height: nil), [Spacer(.horizontal)])
        Container(HStackLayout(), [first, framed, last]).settle(300, 10)
        #expect(framed.priority == 0)
        #expect(last.frame.minX == 30)
    }

    @Test("A divider is thick across a row and long across a column, and lies flat outside both")
    func dividers() {
        let proposal = ProposedViewSize(width: 80, height: 60)
        let pixel = 1.0 / 3
        #expect(DividerLength.size(thickness: pixel, in: .horizontal, proposal: proposal).height == 60)
        #expect(DividerLength.size(thickness: pixel, in: .vertical, proposal: proposal).width == 80)
        #expect(
            DividerLength.size(thickness: pixel, in: nil, proposal: .unspecified) == CGSize(width: 10, height: pixel))
    }
}
