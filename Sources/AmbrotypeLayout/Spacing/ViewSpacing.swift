public import AmbrotypeGeometry
public import Foundation

/// The air a view would like on each of its edges.
///
/// A wish is made for an edge, either of one category (beside text, above text, …) or of none. Between two neighbours the
/// distance is, over the categories that both name on the touching edges, the largest sum of their two wishes; else the larger
/// of their wishes of no category; else 8 points. (Rule: a reimplementation's behaviour; 8 measured.)
public struct ViewSpacing: Sendable {
    var wishes: [Key: Wish] = [:]
    /// Whether a frame around the view leaves the wishes alone, as around a spacer.
    var survivesFrames = false

    struct Key: Hashable, Sendable {
        let edge: Edge
        let category: Category?
    }

    /// A place beside text.
    enum Category: Hashable, Sendable {
        /// A text above a text.
        case textToText
        /// The bottom edge of something without text that lies above a text.
        case edgeAboveText
        /// The top edge of something without text that lies below a text.
        case edgeBelowText
    }

    enum Wish: Equatable, Sendable {
        /// Points.
        case distance(CGFloat)
        /// A line of text. `pitch`: points from baseline to baseline; `leading`: the part of it above the line itself, in points,
        /// on the pixel grid, never below 0.
        case line(pitch: CGFloat, leading: CGFloat)
    }

    /// Default stack spacing between neighbours that wish nothing, in points on both axes (measured).
    package static let defaultDistance: CGFloat = 8

    /// No wishes: 8 points to any neighbour that has none either.
    public init() {}

    /// No air on any edge.
    public static let zero = ViewSpacing(all: 0)

    /// Takes over the larger wish of the two on the given edges, category by category.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        let taken = other.wishes.filter { edges.contains(Edge.Set($0.key.edge)) }
        wishes.merge(taken) { $0.isSmaller(than: $1) ? $1 : $0 }
    }

    /// The larger wishes of the two on the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// Points between this view and the next one, which follows it to the right (trailing) or below.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (mine, theirs): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        let sums = wishes.compactMap { key, wish -> CGFloat? in
            guard key.edge == mine, let category = key.category else { return nil }
            return next.wishes[Key(edge: theirs, category: category)].map { wish.sum(above: $0) }
        }
        if let largest = sums.max() { return largest }
        let plain = [wishes[Key(edge: mine, category: nil)], next.wishes[Key(edge: theirs, category: nil)]]
        return plain.compactMap { $0?.points }.max() ?? Self.defaultDistance
    }
}

extension ViewSpacing.Wish {
    /// Points between a view with this wish and one with `lower` below it: of two lines the leading of the lower one.
    fileprivate func sum(above lower: Self) -> CGFloat {
        switch (self, lower) {
        case (.distance(let upper), .distance(let lower)): upper + lower
        case (.distance(let only), .line), (.line, .distance(let only)): only
        case (.line, .line(_, let leading)): leading
        }
    }

    fileprivate var points: CGFloat? {
        if case .distance(let points) = self { points } else { nil }
    }

    /// Lines outrank distances, and a line of larger pitch one of a smaller.
    fileprivate func isSmaller(than other: Self) -> Bool {
        switch (self, other) {
        case (.distance(let mine), .distance(let theirs)): mine < theirs
        case (.distance, .line): true
        case (.line, .distance): false
        case (.line(let mine, _), .line(let theirs, _)): mine < theirs
        }
    }
}
