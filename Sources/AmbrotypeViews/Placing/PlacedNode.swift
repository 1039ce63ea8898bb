package import AmbrotypeDrawing
package import AmbrotypeText

/// A node with its frame: what the painter draws and what `describe` prints.
package struct PlacedNode {
    package var node: Node
    /// In the root's coordinates, points, unrounded.
    package var frame: CGRect
    /// For a text: its lines.
    package var text: TextLayout?
    package var children: [PlacedNode]

    package var place: Place { node.place }

    /// This node and all below it, in drawing order.
    package func forEach(_ body: (PlacedNode) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}

/// Gives every node of a tree its frame.
///
/// - Parameters:
///   - node: the root.
///   - rect: where the root may go, points.
///   - alignment: where a root smaller than `rect` stands; a widget centres it.
@MainActor package func place(
    _ node: Node, in rect: CGRect, alignment: UnitPoint = .center, session: RenderSession
) -> PlacedNode {
    let layout = LayoutNode(node, session: session)
    layout.put(at: alignment.point(in: rect), anchor: alignment, proposal: ProposedViewSize(rect.size))
    return layout.placed()
}

/// The size a node takes at a proposal, points.
@MainActor package func measure(_ node: Node, proposal: ProposedViewSize, session: RenderSession) -> CGSize {
    LayoutNode(node, session: session).measure(proposal)
}

extension LayoutNode {
    func placed() -> PlacedNode {
        let children = shownChildren.map { $0.placed() }
        return PlacedNode(node: node, frame: frame, text: textLayout, children: children)
    }
}
