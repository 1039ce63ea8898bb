public import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// How long a track is, in points.
    public enum Size: Sendable {
        /// One track of this length whatever is available.
        case fixed(CGFloat)
        /// One track that shares what is left, inside these bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks of at least the minimum as fit into the share of one flexible track.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// Points to the next item, and between the tracks of an adaptive one; nil for 8.
    public var spacing: CGFloat?
    /// Where a cell goes in its space; nil for the centre.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// One column (or row) of a lazy grid, measured.
package struct LazyGridTrack: Equatable, Sendable {
    /// Points from the grid's leading or top edge.
    package var start: CGFloat
    package var length: CGFloat
    package var alignment: Alignment
}

extension GridItem {
    /// The tracks of these items in a length.
    ///
    /// Fixed lengths and the spacings are taken off first. The rest is given to the other items in order, each an equal share of what
    /// is left, inside its bounds; what one takes more or less changes the shares after it. An adaptive item divides its share
    /// into as many tracks as its minimum allows, at least one. (A published analysis of SwiftUI's lazy grids.)
    ///
    /// - Parameters:
    ///   - items: in order.
    ///   - available: points; nil counts as nothing left, so that every item takes its minimum (assumed).
    package static func tracks(of items: [GridItem], in available: CGFloat?) -> [LazyGridTrack] {
        let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
        var left = (available ?? 0) - gaps - items.reduce(0) { $0 + ($1.fixedLength ?? 0) }
        var sharing = items.count { $0.fixedLength == nil }
        var (start, tracks) = (CGFloat(0), [LazyGridTrack]())
        for item in items {
            let lengths = item.lengths(share: max(0, left / CGFloat(max(1, sharing))))
            if item.fixedLength == nil {
                left = (left - lengths.reduce(0, +) - item.gap * CGFloat(lengths.count - 1)).orIfNaN(left)
                sharing -= 1
            }
            for length in lengths {
                tracks.append(LazyGridTrack(start: start, length: length, alignment: item.alignment ?? .center))
                start += length + item.gap
            }
        }
        return tracks
    }

    private var gap: CGFloat { spacing ?? ViewSpacing.defaultDistance }

    private var fixedLength: CGFloat? {
        if case .fixed(let length) = size { max(0, length) } else { nil }
    }

    private func lengths(share: CGFloat) -> [CGFloat] {
        switch size {
        case .fixed(let length): return [max(0, length)]
        case .flexible(let minimum, let maximum): return [max(0, share.clamped(from: minimum, to: maximum))]
        case .adaptive(let minimum, let maximum):
            let space = max(share, minimum, 0)
            let fitting = ((space + gap) / (minimum + gap)).rounded(.down)
            let count = fitting.isFinite && minimum + gap > 0 ? max(1, min(Int(fitting), 10_000)) : 1
            let length = (space - gap * CGFloat(count - 1)) / CGFloat(count)
            return Array(repeating: max(0, length.clamped(from: minimum, to: maximum)), count: count)
        }
    }
}
