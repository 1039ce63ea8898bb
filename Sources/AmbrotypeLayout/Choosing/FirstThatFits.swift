package import AmbrotypeGeometry
package import Foundation

/// `ViewThatFits`: the first child whose ideal length along each axis that counts is no longer than the proposal, else the last.
///
/// Only the chosen child is sized, asked and placed; the others are not drawn.
package final class FirstThatFits: ArrangedChildren {
    private let axes: Axis.Set
    private let children: [any LayoutChild]
    private var choices: [ProposedViewSize: Int] = [:]

    package init(in axes: Axis.Set = [.horizontal, .vertical], children: [any LayoutChild]) {
        (self.axes, self.children) = (axes, children)
    }

    /// Index of the child to show; nil where there is none. Axes that do not count are proposed as they are.
    package func choice(in proposal: ProposedViewSize) -> Int? {
        if let known = choices[proposal] { return known }
        guard let last = children.indices.last else { return nil }
        let choice = children.dropLast().firstIndex { fits($0, in: proposal) } ?? last
        choices[proposal] = choice
        return choice
    }

    private func fits(_ child: any LayoutChild, in proposal: ProposedViewSize) -> Bool {
        var question = proposal
        let counting = [Axis.horizontal, .vertical].filter { axes.contains($0.set) }
        for axis in counting { question[axis] = nil }
        let ideal = child.sizeThatFits(question)
        return counting.allSatisfy { ideal[$0] <= (proposal[$0] ?? .infinity) + 1e-6 }
    }

    private func chosen(in proposal: ProposedViewSize) -> (any LayoutChild)? {
        choice(in: proposal).map { children[$0] }
    }

    package var stackOrientation: Axis? { nil }

    /// The first child's, as the choice is not known yet (assumed).
    package var spacing: ViewSpacing { children.first?.spacing ?? .zero }

    package var priority: Double { children.isEmpty ? -.infinity : 0 }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        chosen(in: proposal)?.sizeThatFits(proposal) ?? .zero
    }

    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        chosen(in: proposal)?.dimensions(in: proposal) ?? ViewDimensions(size: .zero)
    }

    /// The same place for each child, chosen or not.
    package func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
        children.map { _ in Placement(position: .zero, proposal: proposal) }
    }

    package func place(in bounds: CGRect, proposal: ProposedViewSize) {
        chosen(in: proposal)?.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
    }
}
