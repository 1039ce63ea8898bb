package import AmbrotypeGeometry
package import Foundation

extension ViewSpacing {
    /// The same air on all edges, in points, whatever the neighbour (unless both name a category).
    package init(all points: CGFloat) { self.init(points, edges: .all) }

    /// The same air on some edges, in points.
    package init(_ points: CGFloat, edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            wishes[Key(edge: edge, category: nil)] = .distance(points)
        }
    }

    /// A view without text: 8 to its like, and nothing of its own beside text, where the text's wish decides.
    package static let shape: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.forgetText(on: .all)
        return spacing
    }()

    /// A spacer: no air between it and its neighbours along its axis, or on all edges without one; kept through frames.
    package static func spacer(along axis: Axis?) -> ViewSpacing {
        let edges: Edge.Set = axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? .all
        var spacing = ViewSpacing(0, edges: edges)
        spacing.survivesFrames = true
        return spacing
    }

    /// Makes these edges those of a shape, as padding and frames do.
    package mutating func forgetText(on edges: Edge.Set) {
        wishes = wishes.filter { !edges.contains(Edge.Set($0.key.edge)) }
        if edges.contains(.top) { wishes[Key(edge: .top, category: .edgeBelowText)] = .distance(0) }
        if edges.contains(.bottom) { wishes[Key(edge: .bottom, category: .edgeAboveText)] = .distance(0) }
    }

    /// This spacing after `forgetText`.
    package func forgettingText(on edges: Edge.Set) -> ViewSpacing {
        var copy = self
        copy.forgetText(on: edges)
        return copy
    }

    /// What a frame with given lengths along `axes` makes of its child's spacing: those edges become a shape's, except a spacer's.
    package func framed(along axes: Axis.Set) -> ViewSpacing {
        if survivesFrames { return self }
        var edges: Edge.Set = []
        if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
        if axes.contains(.vertical) { edges.formUnion(.vertical) }
        return forgettingText(on: edges)
    }
}
