import AmbrotypeLayout
import Foundation

// Stand-ins until the geometry and layout floors land theirs; these shadow nothing after that and go away.
extension Path {
    func strokedPath(_ style: StrokeStyle) -> Path { self }
    func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}

struct ViewThatFitsLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    let axes: Axis.Set
    init(axes: Axis.Set) { self.axes = axes }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
