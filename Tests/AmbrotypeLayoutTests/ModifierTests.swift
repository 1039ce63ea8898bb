import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

@Suite("Layouts around one child")
struct ModifierTests {
    @Test("Default padding is 16 on each edge")
    func defaultPadding() {
        let box = Box(.greedy, .greedy)
        #expect(Container(Padding(), [box]).settle(100, 80) == CGSize(width: 100, height: 80))
        #expect(box.frame == CGRect(x: 16, y: 16, width: 68, height: 48))
        #expect(Container(Padding(.horizontal), [Box(10, 10)]).settle(nil, nil) == CGSize(width: 42, height: 10))
    }

    @Test("Padding wider than its space offers 0 and overflows")
    func tightPadding() {
        let box = Box(.greedy, .greedy)
        #expect(Container(Padding(.all, 30), [box]).settle(40, 40) == CGSize(width: 60, height: 60))
        #expect(box.frame == CGRect(x: 30, y: 30, width: 0, height: 0))
    }

    @Test("Negative padding lets the child grow and never makes a negative size")
    func negativePadding() {
        let box = Box(.greedy, .greedy)
        #expect(Container(Padding(.all, -10), [box]).settle(50, 50) == CGSize(width: 50, height: 50))
        #expect(box.frame == CGRect(x: -10, y: -10, width: 70, height: 70))
        #expect(Container(Padding(.all, -10), [Box(5, 5)]).settle(nil, nil) == .zero)
    }

    @Test("A ratio fits inside or fills the proposal")
    func ratio() {
        let fit = AspectRatio(2, contentMode: .fit)
        let fill = AspectRatio(2, contentMode: .fill)
        let proposal = ProposedViewSize(width: 100, height: 100)
        #expect(fit.offer(proposal, ideal: .zero) == ProposedViewSize(width: 100, height: 50))
        #expect(fill.offer(proposal, ideal: .zero) == ProposedViewSize(width: 200, height: 100))
        #expect(fit.offer(.init(width: nil, height: 30), ideal: .zero) == ProposedViewSize(width: 60, height: 30))
        #expect(fit.offer(.unspecified, ideal: .zero) == .unspecified)
    }

    @Test("Without a ratio the child's ideal size gives it")
    func idealRatio() {
        let picture = Box(.init(min: 0, ideal: 40, max: .infinity), .init(min: 0, ideal: 30, max: .infinity))
        #expect(
            Container(AspectRatio(nil, contentMode: .fit), [picture]).settle(200, 90) == CGSize(width: 120, height: 90))
        #expect(
            Container(AspectRatio(nil, contentMode: .fill), [picture]).settle(200, 90)
                == CGSize(width: 200, height: 150))
        #expect(Container(AspectRatio(nil, contentMode: .fit), [Box(0, 0)]).settle(50, 50) == .zero)
    }

    @Test("A child that ignores the ratio keeps its size in the middle")
    func rigidInRatio() {
        let box = Box(10, 10)
        #expect(Container(AspectRatio(2, contentMode: .fit), [box]).settle(100, 100) == CGSize(width: 10, height: 10))
        #expect(box.frame.origin == .zero)
    }

    @Test("A fixed size is the ideal one, along the axes it names")
    func fixedSize() {
        let box = Box(.init(min: 0, ideal: 120, max: .infinity), .init(min: 0, ideal: 20, max: .infinity))
        #expect(Container(FixedSize(), [box]).settle(50, 50) == CGSize(width: 120, height: 20))
        #expect(
            Container(FixedSize(horizontal: false, vertical: true), [box]).settle(50, 50)
                == CGSize(width: 50, height: 20))
        #expect(Container(FixedSize(), [Spacer(.horizontal)]).priority == -.infinity)
    }

    @Test("An offset moves what is seen and nothing else")
    func offset() {
        let box = Box(10, 10).with(.firstTextBaseline) { _ in 7 }
        let moved = Container(Offset(CGSize(width: 5, height: -3)), [box])
        #expect(moved.settle(nil, nil) == CGSize(width: 10, height: 10))
        #expect(box.frame.origin == CGPoint(x: 5, y: -3))
        #expect(moved.dimensions(in: .unspecified)[.firstTextBaseline] == 7)
    }

    @Test("A position fills the proposal and centres the child on its point")
    func position() {
        let box = Box(10, 10)
        let positioned = Container(Position(CGPoint(x: 30, y: 40)), [box])
        #expect(positioned.settle(100, 100) == CGSize(width: 100, height: 100))
        #expect(box.frame == CGRect(x: 25, y: 35, width: 10, height: 10))
        #expect(positioned.sizeThatFits(.init(width: nil, height: 50)) == CGSize(width: 10, height: 50))
    }

    @Test("A geometry reader fills the proposal and puts its content at the leading top corner")
    func geometryReader() {
        let box = Box(10, 10)
        let reader = Container(GeometryReaderLayout(), [box])
        #expect(reader.settle(70, nil) == CGSize(width: 70, height: 10))
        #expect(box.frame.origin == .zero)
    }

    @Test("Guides pass through padding and frames with their child")
    func guidesMove() {
        let box = Box(10, 20).with(.firstTextBaseline) { _ in 15 }
        let padded = Container(Padding(.top, 6), [box])
        #expect(padded.dimensions(in: .unspecified)[.firstTextBaseline] == 21)
        let framed = Container(FixedFrame(width: 10, height: 40), [box])
        #expect(framed.dimensions(in: .unspecified)[explicit: VerticalAlignment.firstTextBaseline] == 25)
        #expect(framed.dimensions(in: .unspecified)[explicit: VerticalAlignment.lastTextBaseline] == nil)
    }

    @Test("An alignment guide overrides one guide and sees the child's own")
    func guideOverride() {
        let box = Box(40, 20).with(.firstTextBaseline) { _ in 15 }
        let moved = Container(GuideOverride(VerticalAlignment.center) { $0[.firstTextBaseline] - 5 }, [box])
        let dimensions = moved.dimensions(in: .unspecified)
        #expect(dimensions[VerticalAlignment.center] == 10)
        #expect(dimensions[.firstTextBaseline] == 15)
        #expect(dimensions[HorizontalAlignment.center] == 20)
        let (badge, plain) = (
            Container(GuideOverride(HorizontalAlignment.leading) { _ in -12 }, [Box(10, 10)]), Box(30, 10)
        )
        Container(VStackLayout(alignment: .leading), [badge, plain]).settle(nil, nil)
        #expect(badge.frame.minX == 12)
        #expect(plain.frame.minX == 0)
    }

    @Test("An overlay is offered its primary's size and decides nothing")
    func overlay() {
        let (primary, secondary) = (Box(60, 40), Box(.greedy, .fixed(10)))
        let both = Container(SecondaryLayer(alignment: .bottomTrailing), [primary, secondary])
        #expect(both.settle(300, 300) == CGSize(width: 60, height: 40))
        #expect(secondary.frame == CGRect(x: 0, y: 30, width: 60, height: 10))
        let badge = Box(20, 20)
        Container(SecondaryLayer(alignment: .topTrailing), [primary, badge]).settle(300, 300)
        #expect(badge.frame == CGRect(x: 40, y: 0, width: 20, height: 20))
    }

    @Test("A safe area centres at its inset and half of what is left, exactly")
    func safeArea() {
        let box = Box(48, 49)
        let root = Container(SafeArea(EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)), [box])
        #expect(root.settle(393, 852) == CGSize(width: 393, height: 852))
        #expect(near(box.frame.midY, 59 + (852 - 59 - 34) / 2.0))
        let wide = Box(.greedy, .greedy)
        Container(IgnoringSafeArea(EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)), [wide]).settle(393, 759)
        #expect(wide.frame == CGRect(x: 0, y: -59, width: 393, height: 852))
    }

    @Test("A bar on one edge takes its length and a gap from the content's offer")
    func safeAreaInset() {
        let (content, bar) = (Box(.greedy, .greedy), Box(.greedy, .fixed(50)))
        let both = Container(SafeAreaInset(edge: VerticalEdge.bottom, spacing: 6), [content, bar])
        #expect(both.settle(200, 300) == CGSize(width: 200, height: 300))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 244))
        #expect(bar.frame == CGRect(x: 0, y: 250, width: 200, height: 50))
        let side = Box(.fixed(40), .fixed(20))
        Container(SafeAreaInset(edge: HorizontalEdge.leading, alignment: .top), [content, side]).settle(200, 300)
        #expect(side.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(content.frame == CGRect(x: 48, y: 0, width: 152, height: 300))
    }
}
