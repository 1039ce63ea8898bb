import Foundation

/// Gives a length out to members of equal rank: the least flexible first, ties in order, each an equal share of what is left.
///
/// - Parameters:
///   - left: points to give out; what was not taken remains in it. Infinity stays infinity.
///   - members: in source order.
///   - estimate: the flexibility of a member; asked only where there is more than one.
///   - taking: the length a member takes when it is offered a share, in points.
/// - Returns: what each was offered, in the order it was served.
func shareOut(
    _ left: inout CGFloat, among members: [Int], estimate: (Int) -> FlexibilityEstimate,
    taking: (Int, CGFloat) -> CGFloat
) -> [(member: Int, offer: CGFloat)] {
    let order = members.count > 1 ? byFlexibility(members, estimate: estimate) : members
    return order.enumerated().map { served, member in
        let offer = max(0, left / CGFloat(order.count - served))
        left = (left - taking(member, offer)).orIfNaN(left)
        return (member, offer)
    }
}

/// Ascending flexibility; ties keep their order.
private func byFlexibility(_ members: [Int], estimate: (Int) -> FlexibilityEstimate) -> [Int] {
    let estimates = members.map(estimate)
    return members.indices.sorted { left, right in
        if estimates[left] < estimates[right] { return true }
        return !(estimates[right] < estimates[left]) && left < right
    }.map { members[$0] }
}
