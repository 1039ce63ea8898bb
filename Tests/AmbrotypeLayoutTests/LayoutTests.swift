import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

/// A row without gaps that tells its children apart by a value, and counts how its cache is used.
private struct Ruler: Layout {
    struct Cache {
        var widths: [CGFloat]
    }

    enum Skipped: LayoutValueKey { static var defaultValue: Bool { false } }

    func makeCache(subviews: Subviews) -> Cache { Cache(widths: subviews.map { $0.sizeThatFits(.unspecified).width }) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(width: cache.widths.reduce(0, +), height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, cache.widths) where !subview[Skipped.self] {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
            x += width
        }
    }
}

@Suite("Layouts of one's own")
struct LayoutTests {
    @Test("A custom layout places by anchor and its places are mirrored right to left")
    func custom() {
        for (direction, x) in [(LayoutDirection.leftToRight, CGFloat(10)), (.rightToLeft, 0)] {
            let boxes = [Box(10, 6), Box(30, 8)]
            #expect(Container(Ruler(), boxes, direction: direction).settle(nil, nil) == CGSize(width: 40, height: 20))
            #expect(boxes[1].frame == CGRect(x: x, y: 6, width: 30, height: 8))
        }
    }

    @Test("A child that is not placed appears in the middle, at the container's proposal")
    func forgotten() {
        let skipped = Box(.greedy, .fixed(4)).with(Ruler.Skipped.self, true)
        Container(Ruler(), [Box(30, 10), skipped]).settle(16, 20)
        #expect(skipped.frame == CGRect(x: 12, y: 8, width: 16, height: 4))
    }

    @Test("AnyLayout lays out as the layout inside, and knows its axis")
    func anyLayout() {
        for layout in [AnyLayout(HStackLayout(spacing: 2)), AnyLayout(VStackLayout(spacing: 2)), AnyLayout(Ruler())] {
            let (plain, erased) = ([Box(10, 6), Box(30, 8)], [Box(10, 6), Box(30, 8)])
            let expected = Container(layout.base, plain).settle(100, 100)
            #expect(Container(layout, erased).settle(100, 100) == expected)
            #expect(erased.map(\.frame) == plain.map(\.frame))
        }
        #expect(Container(AnyLayout(VStackLayout()), []).arranged.stackOrientation == .vertical)
        #expect(Container(AnyLayout(ZStackLayout()), []).arranged.stackOrientation == nil)
    }

    @Test("Guides with an id of one's own are averaged over the children that have them")
    func ownGuides() {
        enum Middle: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
        }
        let guide = VerticalAlignment(Middle.self)
        let boxes = [Box(10, 30).with(guide) { _ in 10 }, Box(10, 30), Box(10, 30).with(guide) { _ in 20 }]
        let row = Container(HStackLayout(alignment: .top), boxes).dimensions(in: .unspecified)
        #expect(row[guide] == 15)
        #expect(Container(HStackLayout(), [Box(10, 30)]).dimensions(in: .unspecified)[guide] == 10)
        #expect(guide.combineExplicit([nil, 4, nil, 8]) == 6)
        #expect(guide.combineExplicit([nil, nil]) == nil)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([9, 4]) == 4)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, 9]) == 9)
    }

    @Test("A slice of the children places the same children")
    func slices() {
        struct LastOnly: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                for subview in subviews[1..<3] { subview.place(at: CGPoint(x: 7, y: 7), proposal: .unspecified) }
                subviews[[0]][0].place(at: CGPoint(x: 1, y: 1), proposal: .unspecified)
            }
        }
        let boxes = [Box(1, 1), Box(1, 1), Box(1, 1)]
        Container(LastOnly(), boxes).settle(nil, nil)
        #expect(boxes.map(\.frame.minX) == [1, 7, 7])
    }

    @Test("Proposals fill what they leave open")
    func proposals() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        #expect(
            ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
                == CGSize(width: 3, height: 2))
        #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
        #expect(ProposedViewSize.zero != .unspecified)
    }
}
