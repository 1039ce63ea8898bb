package import AmbrotypeGeometry
package import Foundation

/// `LazyVGrid` (`axis` vertical) and `LazyHGrid` (horizontal): cells fill the tracks of one line, then the next line begins.
///
/// A line is as long as its longest cell, each cell being offered its track's length and nothing the other way. The tracks are
/// measured once for the size and again in the size found (a published analysis of SwiftUI's lazy grids).
package struct LazyGridLayout: Layout {
    /// The axis the grid grows along.
    package let axis: Axis
    /// Tracks across that axis.
    package let items: [GridItem]
    /// Where narrower tracks than the grid go.
    package let alignment: AlignmentKey
    /// Points between lines; nil for 8.
    package let spacing: CGFloat?

    /// `LazyVGrid(columns:alignment:spacing:)`.
    package init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (axis, items, self.alignment, self.spacing) = (.vertical, columns, alignment.key, spacing)
    }

    /// `LazyHGrid(rows:alignment:spacing:)`.
    package init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (axis, items, self.alignment, self.spacing) = (.horizontal, rows, alignment.key, spacing)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let tracks = GridItem.tracks(of: items, in: proposal[axis.other])
        let lines = lines(of: subviews, tracks: tracks)
        return CGSize(
            lines.last.map { $0.start + $0.length } ?? 0, along: axis,
            across: tracks.last.map { $0.start + $0.length } ?? 0)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let room = bounds.size[axis.other]
        let tracks = GridItem.tracks(of: items, in: room)
        guard let last = tracks.last else { return }
        let spare = max(0, position(in: room) - position(in: last.start + last.length))
        for (number, line) in lines(of: subviews, tracks: tracks).enumerated() {
            for (track, index) in zip(tracks, (number * tracks.count)..<subviews.count) {
                let corner = CGPoint(line.start, along: axis, across: spare + track.start)
                let space = CGSize(line.length, along: axis, across: track.length)
                let offer = ProposedViewSize(nil, along: axis, across: track.length)
                var place = Placement.aligning(track.alignment, of: subviews[index], in: space, proposal: offer)
                place.position = place.position + corner + bounds.origin
                subviews[index].place(at: place.position, proposal: place.proposal)
            }
        }
    }

    private func position(in length: CGFloat) -> CGFloat {
        alignment.id.defaultValue(in: ViewDimensions(size: CGSize(width: length, height: length)))
    }

    /// Start and length of each line along the axis.
    private func lines(of subviews: Subviews, tracks: [LazyGridTrack]) -> [(start: CGFloat, length: CGFloat)] {
        guard !tracks.isEmpty else { return [] }
        var start = CGFloat(0)
        return stride(from: 0, to: subviews.count, by: tracks.count).map { first in
            let length = zip(tracks, first..<subviews.count).map { track, index in
                subviews[index].sizeThatFits(ProposedViewSize(nil, along: axis, across: track.length))[axis]
            }
            let line = (start, length.max() ?? 0)
            start += line.1 + (spacing ?? ViewSpacing.defaultDistance)
            return line
        }
    }

    package typealias AnimatableData = EmptyAnimatableData
}
