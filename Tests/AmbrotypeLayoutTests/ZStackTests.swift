import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

@Suite("Piles and choices")
struct ZStackTests {
    @Test("A pile is as large as its largest child and centres the others")
    func centred() {
        let (large, small) = (Box(60, 20), Box(10, 40))
        #expect(Container(ZStackLayout(), [large, small]).settle(300, 300) == CGSize(width: 60, height: 40))
        #expect(large.frame.origin == CGPoint(x: 0, y: 10))
        #expect(small.frame.origin == CGPoint(x: 25, y: 0))
    }

    @Test("Children of lower priority do not make the pile larger")
    func priority() {
        let (title, ground) = (Box(60, 20), Box(.greedy, .greedy).with(priority: -1))
        #expect(Container(ZStackLayout(), [ground, title]).settle(300, 300) == CGSize(width: 60, height: 20))
        #expect(ground.frame == title.frame)
    }

    @Test("A child placed by its own guide widens the pile")
    func ownGuide() {
        let badge = Box(20, 20).with(.trailing) { $0.width / 2 }
        let icon = Box(60, 60)
        #expect(Container(ZStackLayout(alignment: .topTrailing), [icon, badge]).settle(nil, nil).width == 70)
        #expect(icon.frame.minX == 0)
        #expect(badge.frame.minX == 50)
    }

    @Test("The first alternative whose ideal size fits is shown, and only that one is placed")
    func firstThatFits() {
        func shown(_ axes: Axis.Set, _ width: CGFloat?, _ height: CGFloat?) -> Int? {
            let alternatives = [120, 80, 40].map { Box(.init(min: 0, ideal: $0, max: .infinity), .fixed(10)) }
            Container(ViewThatFitsLayout(axes: axes), alternatives).settle(width, height)
            #expect(alternatives.reduce(0) { $0 + $1.frames.count } == 1)
            return alternatives.firstIndex { $0.frames.count == 1 }
        }
        for (width, index) in [(200, 0), (120, 0), (119, 1), (50, 2), (10, 2)] as [(CGFloat, Int)] {
            #expect(shown(.horizontal, width, 5) == index)
        }
        #expect(shown([.horizontal, .vertical], 200, 5) == 2)
        #expect(shown([.horizontal, .vertical], nil, nil) == 0)
        #expect(shown(.vertical, 10, 10) == 0)
    }

    @Test("What is shown decides size and guides")
    func shownDecides() {
        let alternatives = [Box(120, 30), Box(80, 10).with(.firstTextBaseline) { _ in 8 }, Box(40, 10)]
        let choice = Container(ViewThatFitsLayout(), alternatives)
        #expect(choice.settle(100, 100) == CGSize(width: 80, height: 10))
        #expect(choice.dimensions(in: .init(width: 100, height: 100))[.firstTextBaseline] == 8)
        #expect(Container(ViewThatFitsLayout(), []).settle(100, 100) == .zero)
    }
}
