import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

@Suite("Stacks")
struct StackTests {
    @Test("Three greedy children share 398 points in equal thirds of 127.33 with gaps of 8")
    func equalThirds() {
        let boxes = (0..<3).map { _ in Box(.greedy, .greedy) }
        let size = Container(HStackLayout(), boxes).settle(398, 100)
        #expect(size == CGSize(width: 398, height: 100))
        for (index, box) in boxes.enumerated() {
            #expect(near(box.frame.width, 382.0 / 3))
            #expect(near(box.frame.minX, CGFloat(index) * (382.0 / 3 + 8)))
        }
    }

    @Test(
        "A rigid child keeps its length and a greedy one takes the rest, whatever their order",
        arguments: [true, false])
    func rigidFirst(greedyFirst: Bool) {
        let (greedy, rigid) = (Box(.greedy, .fixed(20)), Box(60, 20))
        Container(HStackLayout(spacing: 10), greedyFirst ? [greedy, rigid] : [rigid, greedy]).settle(200, 50)
        #expect(greedy.frame.width == 130)
        #expect(rigid.frame.minX == (greedyFirst ? 140 : 0))
    }

    @Test("What a bounded child leaves of its share goes to the more flexible ones")
    func leftOverShare() {
        let (bounded, greedy) = (Box(.between(0, 30), .fixed(1)), Box(.greedy, .fixed(1)))
        Container(HStackLayout(spacing: 0), [greedy, bounded]).settle(100, 1)
        #expect(bounded.frame == CGRect(x: 70, y: 0, width: 30, height: 1))
        #expect(greedy.frame.width == 70)
    }

    @Test("A child that must be longer than its share is served before those that can shrink")
    func minimaAmongGreedy() {
        let (plain, demanding) = (Box(.greedy, .fixed(1)), Box(.between(80, .infinity), .fixed(1)))
        Container(HStackLayout(spacing: 0), [plain, demanding]).settle(100, 1)
        #expect(demanding.frame.width == 80)
        #expect(plain.frame.width == 20)
    }

    @Test("Higher priority is served first and leaves the others their shortest lengths")
    func priorities() {
        let first = Box(.greedy, .fixed(1)).with(priority: 1)
        let (second, third) = (Box(.between(15, 90), .fixed(1)), Box(.between(5, 90), .fixed(1)))
        Container(HStackLayout(spacing: 0), [second, first, third]).settle(100, 1)
        #expect(first.frame.width == 80)
        #expect(second.frame.width == 15)
        #expect(third.frame.width == 5)
    }

    @Test("With nothing proposed along it a stack gives every child its ideal length")
    func idealLengths() {
        let boxes = [Box(.init(min: 5, ideal: 30, max: 90), .fixed(4)), Box(.greedy, .fixed(6))]
        #expect(Container(HStackLayout(), boxes).settle(nil, 100) == CGSize(width: 30 + 8 + 10, height: 6))
    }

    @Test("A stack that is offered less than its children need overflows instead of squeezing them")
    func overflow() {
        let boxes = [Box(60, 10), Box(70, 10)]
        #expect(Container(HStackLayout(), boxes).settle(50, 10).width == 138)
    }

    @Test("Thickness is the union of the children's ranges about the guide they share")
    func unionAboutGuide() {
        let high = Box(10, 30).with(.firstTextBaseline) { _ in 25 }
        let low = Box(10, 30).with(.firstTextBaseline) { _ in 5 }
        let size = Container(HStackLayout(alignment: .firstTextBaseline), [high, low]).settle(nil, nil)
        #expect(size.height == 50)
        #expect(high.frame.minY == 0)
        #expect(low.frame.minY == 20)
    }

    @Test("A guide outside every child moves them together and makes the stack no thicker")
    func guideOutside() {
        let boxes = [Box(10, 10), Box(30, 10)].map { $0.with(.leading) { _ in -20 } }
        #expect(Container(VStackLayout(alignment: .leading), boxes).settle(nil, nil).width == 30)
        #expect(boxes.allSatisfy { $0.frame.minX == 0 })
    }

    @Test("Alignments put edges and middles on one line")
    func alignments() {
        for (alignment, x) in [(HorizontalAlignment.leading, CGFloat(0)), (.center, 10), (.trailing, 20)] {
            let (wide, narrow) = (Box(30, 5), Box(10, 5))
            Container(VStackLayout(alignment: alignment), [wide, narrow]).settle(nil, nil)
            #expect(narrow.frame.minX == x)
        }
    }

    @Test("A child that fills the thickness grows to the thickest other child where nothing is proposed across")
    func fillsThickness() {
        let (tall, divider) = (Box(20, 44), Box(.fixed(1), .greedy))
        let size = Container(HStackLayout(), [tall, divider]).settle(200, nil)
        #expect(size.height == 44)
        #expect(divider.frame.height == 44)
    }

    @Test("Infinite proposals give infinite lengths and no others")
    func infinity() {
        let column = Container(VStackLayout(), [Box(.greedy, .fixed(5)), Box(20, 5)])
        #expect(column.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: 18))
        let row = Container(HStackLayout(), [Box(.greedy, .greedy), Box(.greedy, .fixed(5))])
        #expect(row.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    }

    @Test("An empty stack has no size, no air around it and the lowest priority")
    func empty() {
        let stack = Container(VStackLayout(), [])
        #expect(stack.settle(100, 100) == .zero)
        #expect(stack.priority == -.infinity)
        #expect(stack.spacing.distance(to: .shape, along: .vertical) == 0)
    }

    @Test("Baselines of a column are its first child's first and its last child's last")
    func mergedBaselines() {
        let column = Container(
            VStackLayout(spacing: 4), [.text(40, size: 17, pitch: 22), .text(40, size: 17, pitch: 22)] as [Box])
        let dimensions = column.dimensions(in: .unspecified)
        let height = PixelGrid(scale: 3).ceil(1.19336 * 17)
        #expect(near(dimensions[.firstTextBaseline], 0.95215 * 17))
        #expect(near(dimensions[.lastTextBaseline], height + 4 + 0.95215 * 17))
        #expect(dimensions[explicit: VerticalAlignment.center] == nil)
    }

    @Test("Estimates of flexibility order as in the published examples")
    func flexibility() {
        typealias E = FlexibilityEstimate
        #expect(E(minLength: 10, maxLength: 20) < E(minLength: 10, maxLength: 30))
        #expect(!(E(minLength: 20, maxLength: 40) < E(minLength: 30, maxLength: 50)))
        #expect(!(E(minLength: 30, maxLength: 50) < E(minLength: 20, maxLength: 40)))
        #expect(E(minLength: 20, maxLength: .infinity) < E(minLength: 10, maxLength: .infinity))
        #expect(E(minLength: 0, maxLength: 1000) < E(minLength: 0, maxLength: .infinity))
    }

    @Test("Children of equal flexibility are served in source order")
    func ties() {
        var asked: [Int] = []
        final class Noting: LayoutChild {
            let note: () -> Void
            init(_ note: @escaping () -> Void) { self.note = note }
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
                if let width = proposal.width, width > 0, width < .infinity { note() }
                return CGSize(width: min(20, max(10, proposal.width ?? 10)), height: 1)
            }
            func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {}
        }
        let children = (0..<40).map { index in Noting { asked.append(index) } }
        _ = Container(HStackLayout(spacing: 0), children).sizeThatFits(ProposedViewSize(width: 600, height: 1))
        #expect(Array(asked.prefix(40)) == Array(0..<40))
    }
}
