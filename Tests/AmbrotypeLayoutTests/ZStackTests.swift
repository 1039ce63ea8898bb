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

    @Test("The first alternative whose ideal size fits is shown")
    func firstThatFits() {
        let alternatives = [120, 80, 40].map { Box(.init(min: 0, ideal: $0, max: .infinity), .fixed(10)) }
        for (width, index) in [(200, 0), (120, 0), (119, 1), (50, 2), (10, 2)] as [(CGFloat, Int)] {
            let choice = FirstThatFits(in: .horizontal, children: alternatives)
            #expect(choice.choice(in: ProposedViewSize(width: width, height: 5)) == index)
        }
        #expect(FirstThatFits(children: alternatives).choice(in: ProposedViewSize(width: 200, height: 5)) == 2)
        #expect(FirstThatFits(children: alternatives).choice(in: .unspecified) == 0)
    }

    @Test("Only the shown alternative is placed")
    func placesOne() {
        let alternatives = [Box(120, 10), Box(80, 10), Box(40, 10)]
        let choice = Container(FirstThatFits(children: alternatives))
        #expect(choice.settle(100, 100) == CGSize(width: 80, height: 10))
        #expect(alternatives.map { $0.frames.count } == [0, 1, 0])
    }
}
