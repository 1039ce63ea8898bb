import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

@Suite("Frames")
struct FrameTests {
    @Test("A fixed frame has its lengths whatever it is offered, and its child those where none is given")
    func fixed() {
        let box = Box(.greedy, .init(min: 5, ideal: 12, max: 40))
        #expect(Container(FixedFrame(width: 50, height: nil), [box]).settle(300, 300) == CGSize(width: 50, height: 40))
        #expect(box.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(Container(FixedFrame(width: nil, height: 30), [box]).settle(nil, nil) == CGSize(width: 10, height: 30))
    }

    @Test("Negative and infinite lengths of a fixed frame count as none")
    func invalid() {
        let box = Box(20, 20)
        #expect(
            Container(FixedFrame(width: -1, height: .infinity), [box]).settle(90, 90) == CGSize(width: 20, height: 20))
    }

    @Test(
        "A child larger or smaller than its frame is aligned in it",
        arguments: [
            (Alignment.center, CGPoint(x: 20, y: -15)), (.topLeading, .zero), (.bottomTrailing, CGPoint(x: 40, y: -30)),
        ])
    func alignment(alignment: Alignment, origin: CGPoint) {
        let box = Box(60, 50)
        Container(FixedFrame(width: 100, height: 20, alignment: alignment), [box]).settle(nil, nil)
        #expect(box.frame.origin == origin)
    }

    @Test("A baseline-aligned frame puts the child's baseline on its lower edge")
    func baselineInFrame() {
        let box = Box(10, 20).with(.firstTextBaseline) { _ in 15 }
        Container(FixedFrame(width: 10, height: 100, alignment: .centerFirstTextBaseline), [box]).settle(nil, nil)
        #expect(box.frame.minY == 85)
    }

    @Test("Lengths of a flexible frame are put in order when it is made")
    func normalisation() {
        let raised = FlexibleLength(min: 50, ideal: 20, max: 30)
        #expect((raised.min, raised.ideal, raised.max) == (50, 50, 50))
        let negative = FlexibleLength(min: -10, ideal: nil, max: 40)
        #expect((negative.min, negative.ideal, negative.max) == (0, nil, 40))
        let unset = FlexibleLength(min: nil, ideal: -5, max: nil)
        #expect((unset.min, unset.ideal, unset.max) == (nil, 0, nil))
        #expect(FlexibleLength().isUnset)
    }

    @Test("maxWidth infinity takes all it is offered, and its child's length when offered nothing")
    func greedy() {
        let box = Box(30, 10)
        let frame = Container(FlexibleFrame(maxWidth: .infinity, alignment: .trailing), [box])
        #expect(frame.settle(200, nil) == CGSize(width: 200, height: 10))
        #expect(box.frame.minX == 170)
        #expect(frame.sizeThatFits(.unspecified).width == 30)
        #expect(frame.sizeThatFits(.zero).width == 30)
    }

    @Test("A maximum bounds what is offered to the child, and the frame is as long as the longer of offer and child")
    func maximum() {
        #expect(FlexibleLength(max: 100).offer(300) == 100)
        #expect(FlexibleLength(max: 100).length(around: 40, proposed: 300) == 100)
        #expect(FlexibleLength(max: 100).length(around: 40, proposed: 60) == 60)
        #expect(FlexibleLength(max: 100).length(around: 150, proposed: 60) == 100)
        #expect(FlexibleLength(max: 100).length(around: 70, proposed: nil) == 70)
    }

    @Test("A minimum lets the child be shorter than offered but never the frame shorter than it")
    func minimum() {
        #expect(FlexibleLength(min: 100).offer(50) == 100)
        #expect(FlexibleLength(min: 100).length(around: 40, proposed: 300) == 100)
        #expect(FlexibleLength(min: 100).length(around: 160, proposed: 300) == 160)
        #expect(FlexibleLength(min: 100).length(around: 160, proposed: 50) == 100)
        #expect(FlexibleLength(min: 100).length(around: 160, proposed: nil) == 160)
    }

    @Test("Between two bounds the frame is the offer inside them and does not ask its child")
    func bothBounds() {
        let length = FlexibleLength(min: 50, max: 100)
        for (offered, expected) in [(20, 50), (70, 70), (900, 100)] as [(CGFloat, CGFloat)] {
            #expect(length.ownLength(offered) == expected)
        }
        #expect(length.ownLength(nil) == nil)
        #expect(length.length(around: 10, proposed: nil) == 50)
        #expect(length.length(around: 70, proposed: nil) == 70)
    }

    @Test("An ideal length is the answer to nothing proposed, and only to that")
    func ideal() {
        let box = Box(.greedy, .greedy)
        let frame = Container(FlexibleFrame(idealWidth: 64, idealHeight: 32), [box])
        #expect(frame.settle(nil, nil) == CGSize(width: 64, height: 32))
        #expect(box.frame.size == CGSize(width: 64, height: 32))
        #expect(frame.settle(100, nil) == CGSize(width: 100, height: 32))
    }

    @Test("A frame that took its ideal child's length places it at that length")
    func placesIdeal() {
        let box = Box(.init(min: 0, ideal: 30, max: 200), .fixed(1))
        Container(FlexibleFrame(minWidth: 10, maxWidth: 100), [box]).settle(nil, 1)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 30, height: 1))
        Container(FlexibleFrame(minWidth: 50, maxWidth: 100), [box]).settle(nil, 1)
        #expect(box.frame.width == 50)
    }

    @Test("A share of a container counts its gaps")
    func containerRelative() {
        #expect(ContainerRelativeLength().length(in: 320) == 320)
        #expect(ContainerRelativeLength(count: 4, span: 3, spacing: 8).length(in: 320) == 238)
        #expect(ContainerRelativeLength(count: 2, spacing: 900).length(in: 320) == 0)
    }
}
