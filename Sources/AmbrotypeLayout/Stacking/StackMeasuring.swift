import AmbrotypeGeometry
import Foundation

/// The stack algorithm, the same for rows and columns.
///
/// Spacings are taken off the proposed length. The rest is given out by falling priority and, within one priority, by rising
/// flexibility: each child is offered an equal share of what is left, and what it does not take stays for the next. While a
/// priority is served the minimum lengths of the lower ones are set aside. A proposal of nothing is passed on as nothing.
/// (Rule: a reimplementation written against Apple's behaviour; equal thirds and 8-point gaps measured.)
struct StackMeasuring {
    /// One child: where and at which proposal. `origin` counts from the stack's leading top corner.
    struct Child {
        var proposal: ProposedViewSize
        var size: CGSize
        var origin: CGPoint
    }

    struct Result {
        var size: CGSize
        var children: [Child]
    }

    private let subviews: LayoutSubviews
    private let axis: Axis
    private let guide: AlignmentKey
    /// Points before each child; 0 before the first.
    private let gaps: [CGFloat]
    private let priorities: [Double]
    private var latest: (proposal: ProposedViewSize, result: Result)?

    init(subviews: LayoutSubviews, axis: Axis, guide: AlignmentKey, spacing: CGFloat?) {
        (self.subviews, self.axis, self.guide) = (subviews, axis, guide)
        priorities = subviews.map(\.priority)
        let wishes = subviews.map(\.spacing)
        gaps = subviews.indices.map { index in
            if index == 0 { return 0 }
            return spacing ?? wishes[index - 1].distance(to: wishes[index], along: axis)
        }
    }

    /// Size of the stack and places of its children at a proposal. Costs at most three questions a child; asking again for the
    /// latest proposal costs nothing.
    mutating func measure(_ proposal: ProposedViewSize) -> Result {
        if let latest, latest.proposal == proposal { return latest.result }
        let across = proposal[axis.other]
        let offers = proposal[axis].map { share($0, across: across) } ?? subviews.map { _ in nil }
        let result = lineUp(offers, across: across)
        latest = (proposal, result)
        return result
    }

    /// The length to offer each child out of `length`, in source order.
    private func share(_ length: CGFloat, across: CGFloat?) -> [CGFloat?] {
        let groups = groups()
        let reserves = groups.enumerated().map { position, group in
            position == 0 ? 0 : group.reduce(0) { $0 + self.length(of: $1, at: 0, across: across) }
        }
        var left = length - gaps.reduce(0, +) - reserves.reduce(0, +)
        var offers: [CGFloat?] = Array(repeating: nil, count: subviews.count)
        for (position, group) in groups.enumerated() {
            left += reserves[position]
            let served = shareOut(
                &left, among: group, estimate: { self.estimate(of: $0, across: across) },
                taking: { self.length(of: $0, at: $1, across: across) })
            for (index, offer) in served { offers[index] = offer }
        }
        return offers
    }

    /// Children of one priority each, highest first.
    private func groups() -> [[Int]] {
        Set(priorities).sorted(by: >).map { level in priorities.indices.filter { priorities[$0] == level } }
    }

    private func estimate(of index: Int, across: CGFloat?) -> FlexibilityEstimate {
        FlexibilityEstimate(
            minLength: length(of: index, at: 0, across: across),
            maxLength: length(of: index, at: .infinity, across: across))
    }

    private func length(of index: Int, at proposed: CGFloat, across: CGFloat?) -> CGFloat {
        subviews[index].sizeThatFits(ProposedViewSize(proposed, along: axis, across: across))[axis]
    }

    /// The children one after the other with their guides on one line; the stack is as thick as the union of their ranges.
    private func lineUp(_ offers: [CGFloat?], across: CGFloat?) -> Result {
        var (position, reach) = (CGFloat(0), GuideReach())
        var children = zip(subviews.indices, offers).map { index, offer in
            let proposal = ProposedViewSize(offer, along: axis, across: across)
            let dimensions = subviews[index].dimensions(in: proposal)
            let line = dimensions[guide]
            reach.include(length: dimensions.size[axis.other], guide: line)
            position += gaps[index]
            defer { position += dimensions.size[axis] }
            return Child(
                proposal: proposal, size: dimensions.size, origin: CGPoint(position, along: axis, across: line))
        }
        for index in children.indices {
            children[index].origin[axis.other] = reach.start(ofGuide: children[index].origin[axis.other])
        }
        return Result(size: CGSize(max(0, position), along: axis, across: reach.length), children: children)
    }
}
