import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

/// Numbers that a seed decides.
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
}

/// A random tree of layouts, with its leaves at hand.
private final class Tree {
    var dice: Dice
    var leaves: [Box] = []
    let direction: LayoutDirection
    let flexibleOnly: Bool

    init(seed: UInt64, flexibleOnly: Bool = false) {
        dice = Dice(state: seed)
        direction = seed % 2 == 0 ? .leftToRight : .rightToLeft
        self.flexibleOnly = flexibleOnly
    }

    func length() -> Box.Length {
        let low = flexibleOnly ? 0 : dice.number(0...60).rounded()
        let ideal = low + dice.number(0...40).rounded()
        return .init(min: low, ideal: ideal, max: dice.chance(0.4) ? .infinity : ideal + dice.number(0...80).rounded())
    }

    func leaf() -> any LayoutChild {
        if dice.chance(0.15) { return Spacer(dice.chance(0.5) ? .horizontal : .vertical) }
        let box = Box(length(), length())
        if dice.chance(0.3) { box.spacing = .text(.sanFrancisco(17, pitch: 22), scale: 3) }
        if dice.chance(0.2) { box.priority = dice.number(-2...2).rounded() }
        if dice.chance(0.3) { box.guides[VerticalAlignment.firstTextBaseline.key] = { $0.height * 0.75 } }
        if dice.chance(0.3) { _ = box.with(GridRowKey.self, GridRowMark(id: Int(dice.number(0...2)))) }
        if dice.chance(0.2) { _ = box.with(GridCellColumnsKey.self, Int(dice.number(1...3))) }
        leaves.append(box)
        return box
    }

    func layout() -> any Layout {
        let alignment: Alignment = [.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline].randomElement(
            using: &dice)!
        let gap: CGFloat? = dice.chance(0.5) ? nil : dice.number(0...12).rounded()
        switch Int.random(in: 0..<10, using: &dice) {
        case 0, 1: return HStackLayout(alignment: alignment.vertical, spacing: gap)
        case 2, 3: return VStackLayout(alignment: alignment.horizontal, spacing: gap)
        case 4: return ZStackLayout(alignment: alignment)
        case 5: return GridLayout(alignment: alignment, horizontalSpacing: gap, verticalSpacing: gap)
        case 6: return Padding(.all, dice.number(-10...20).rounded())
        case 7: return FlexibleFrame(minWidth: gap, maxWidth: dice.chance(0.5) ? .infinity : 90, alignment: alignment)
        case 8: return AspectRatio(dice.number(0.2...3), contentMode: dice.chance(0.5) ? .fit : .fill)
        default: return LazyGridLayout(columns: [GridItem(), GridItem(.adaptive(minimum: 30))], spacing: gap)
        }
    }

    func grow(depth: Int) -> any LayoutChild {
        if depth == 0 || dice.chance(0.2) { return leaf() }
        let layout = layout()
        let count = layout is any PriorityKeeping ? 1 : Int.random(in: 0...4, using: &dice)
        return Container(layout, (0..<count).map { _ in grow(depth: depth - 1) }, direction: direction)
    }
}

@Suite("Laws")
struct LawTests {
    static let seeds = Array(UInt64(1)...150)

    @Test("Sizes are never negative and never not a number, whatever is proposed", arguments: seeds)
    func sizes(seed: UInt64) {
        let tree = Tree(seed: seed).grow(depth: 4)
        for width in [nil, 0, 37, 158, CGFloat.infinity] as [CGFloat?] {
            for height in [nil, 0, 90, CGFloat.infinity] as [CGFloat?] {
                let size = tree.sizeThatFits(ProposedViewSize(width: width, height: height))
                #expect(size.width >= 0 && size.height >= 0, "seed \(seed) at \(String(describing: (width, height)))")
            }
        }
    }

    @Test("Placing twice is placing once, and every leaf is placed once a pass at finite places", arguments: seeds)
    func placing(seed: UInt64) {
        let planted = Tree(seed: seed)
        let root = Container(VStackLayout(), [planted.grow(depth: 4)], direction: planted.direction)
        root.settle(158, 158)
        let once = planted.leaves.map(\.frame)
        root.settle(158, 158)
        #expect(planted.leaves.map(\.frame) == once, "seed \(seed)")
        #expect(planted.leaves.allSatisfy { $0.frames.count == 2 }, "seed \(seed)")
        #expect(once.allSatisfy { $0.minX.isFinite && $0.minY.isFinite }, "seed \(seed)")
    }

    @Test("Asking for a size does not depend on what was asked before", arguments: seeds)
    func order(seed: UInt64) {
        let proposals = [ProposedViewSize.unspecified, .zero, .infinity, .init(width: 158, height: 158)]
        let (forth, back) = (Tree(seed: seed).grow(depth: 4), Tree(seed: seed).grow(depth: 4))
        let there = proposals.map(forth.sizeThatFits)
        #expect(proposals.reversed().map(back.sizeThatFits) == there.reversed(), "seed \(seed)")
    }

    @Test("A stack of flexible children is no longer than its proposal, nor do its children overlap", arguments: seeds)
    func flexibleStacks(seed: UInt64) {
        let planted = Tree(seed: seed, flexibleOnly: true)
        let boxes = (0..<6).map { _ in Box(planted.length(), planted.length()) }
        for (index, box) in boxes.enumerated() { box.priority = Double((index * Int(seed)) % 3) }
        let length = 40 + planted.dice.number(0...300)
        #expect(Container(HStackLayout(), boxes).settle(length, 50).width <= length + 1e-9, "seed \(seed)")
        for (left, right) in zip(boxes, boxes.dropFirst()) {
            #expect(near(right.frame.minX - left.frame.maxX, 8), "seed \(seed)")
        }
    }

    @Test("Right to left is the mirror image of left to right", arguments: seeds.filter { $0 % 2 == 0 })
    func mirror(seed: UInt64) {
        func frames(_ direction: LayoutDirection) -> (CGSize, [CGRect]) {
            var dice = Dice(state: seed)
            let boxes = (0..<4).map { _ in Box(dice.number(1...40), dice.number(1...40)) }
            let row = Container(HStackLayout(alignment: .bottom), Array(boxes[1...]), direction: direction)
            let column = Container(VStackLayout(alignment: .leading), [boxes[0], row], direction: direction)
            return (column.settle(nil, nil), boxes.map(\.frame))
        }
        let ((size, forth), (_, back)) = (frames(.leftToRight), frames(.rightToLeft))
        for (left, right) in zip(forth, back) {
            #expect(near(left.minX, size.width - right.maxX) && left.minY == right.minY, "seed \(seed)")
        }
    }
}
