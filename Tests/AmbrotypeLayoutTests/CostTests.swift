import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

@Suite("Cost")
struct CostTests {
    /// A leaf that counts how often it is asked for its size at a proposal it was not asked at before.
    final class Counting: LayoutChild {
        let count: () -> Void
        private var known: [ProposedViewSize: CGSize] = [:]
        init(_ count: @escaping () -> Void) { self.count = count }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            if let size = known[proposal] { return size }
            count()
            let size = CGSize(width: min(40, max(20, proposal.width ?? 40)), height: 17)
            known[proposal] = size
            return size
        }
        func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {}
    }

    @Test("Ten stacks in each other around two texts a level measure a text at a few proposals, not thousands")
    func nested() {
        var questions = 0
        func grow(_ depth: Int) -> any LayoutChild {
            let leaf = Counting { questions += 1 }
            if depth == 0 { return leaf }
            let layout: any Layout = depth % 2 == 0 ? HStackLayout() : VStackLayout()
            return Container(layout, [leaf, grow(depth - 1), Counting { questions += 1 }])
        }
        Container(FixedFrame(width: 338, height: 158), [grow(10)]).settle(338, 158)
        #expect(questions < 21 * 20, "\(questions) questions")
    }
}
