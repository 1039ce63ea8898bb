package import AmbrotypeGeometry
package import Foundation

/// A layout that shows some of its children: one it does not place is placed nowhere, instead of in the middle.
package protocol ChoosingLayout: Layout {}

/// `ViewThatFits`: the first child whose ideal length along each axis that counts is no longer than the proposal, else the last.
///
/// Only the chosen child is placed; the others are not to be drawn.
package struct ViewThatFitsLayout: ChoosingLayout, Equatable {
    /// The axes that count; along the others children are offered the proposal as it is.
    package let axes: Axis.Set

    package init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

    /// Index of the child to show; nil where there is none. Costs one question a child up to the chosen one.
    package func choice(among subviews: Subviews, in proposal: ProposedViewSize) -> Int? {
        guard let last = subviews.indices.last else { return nil }
        return subviews.indices.dropLast().first { fits(subviews[$0], in: proposal) } ?? last
    }

    private func fits(_ child: LayoutSubview, in proposal: ProposedViewSize) -> Bool {
        var question = proposal
        let counting = [Axis.horizontal, .vertical].filter { axes.contains($0.set) }
        for axis in counting { question[axis] = nil }
        let ideal = child.sizeThatFits(question)
        return counting.allSatisfy { ideal[$0] <= (proposal[$0] ?? .infinity) + 1e-6 }
    }

    private func chosen(among subviews: Subviews, in proposal: ProposedViewSize) -> LayoutSubview? {
        choice(among: subviews, in: proposal).map { subviews[$0] }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        chosen(among: subviews, in: proposal)?.sizeThatFits(proposal) ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        chosen(among: subviews, in: proposal)?.place(at: bounds.origin, proposal: proposal)
    }

    /// The first child's, as the choice is not known yet (assumed).
    package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? .zero }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        chosen(among: subviews, in: proposal)?.dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minX }
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        chosen(among: subviews, in: proposal)?.dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minY }
    }

    package typealias AnimatableData = EmptyAnimatableData
}
