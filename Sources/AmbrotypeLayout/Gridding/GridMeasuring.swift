import AmbrotypeGeometry
import Foundation

/// The grid algorithm: columns first, at no particular height, then rows at the widths found.
struct GridMeasuring {
    let table: GridTable
    private let subviews: LayoutSubviews
    private var latest: (proposal: ProposedViewSize, tracks: Tracks)?

    typealias Tracks = (columns: GridTracks, rows: GridTracks)

    init(table: GridTable, subviews: LayoutSubviews) { (self.table, self.subviews) = (table, subviews) }

    mutating func measure(_ proposal: ProposedViewSize) -> Tracks {
        if let latest, latest.proposal == proposal { return latest.tracks }
        let columns = tracks(gaps: table.columnGaps, axis: .horizontal, available: proposal.width) { index, offer in
            subviews[index].dimensions(in: ProposedViewSize(width: offer, height: nil))
        }
        let rows = tracks(gaps: table.rowGaps, axis: .vertical, available: proposal.height) { index, offer in
            let width = columns.length(of: table.cells[index].columns)
            return subviews[index].dimensions(in: ProposedViewSize(width: width, height: offer))
        }
        latest = (proposal, (columns, rows))
        return (columns, rows)
    }

    private typealias Asking = (_ child: Int, _ offer: CGFloat?) -> ViewDimensions

    private func tracks(gaps: [CGFloat], axis: Axis, available: CGFloat?, ask: Asking) -> GridTracks {
        let sized = table.cells.indices.filter { !table.cells[$0].unsized.contains(axis.set) }
        var single: [[Int]] = Array(repeating: [], count: gaps.count)
        for index in sized where range(of: index, axis).count == 1 {
            single[range(of: index, axis).lowerBound].append(index)
        }
        var tracks = GridTracks(tracks: single.map { _ in .init() }, gaps: gaps)
        for (track, offer) in offers(to: single, gaps: gaps, axis: axis, available: available, ask: ask).enumerated() {
            tracks.tracks[track] = self.track(of: single[track], axis: axis, offer: offer, ask: ask)
        }
        let spanning = sized.filter { range(of: $0, axis).count > 1 }
        for index in spanning.sorted(by: { (range(of: $0, axis).count, $0) < (range(of: $1, axis).count, $1) }) {
            let range = range(of: index, axis)
            let current = tracks.length(of: range)
            let offer = available.map { max(current, ($0 - tracks.total + current).orIfNaN($0)) }
            tracks.stretch(range, to: ask(index, offer).size[axis])
        }
        return tracks
    }

    private func range(of index: Int, _ axis: Axis) -> Range<Int> {
        axis == .horizontal ? table.cells[index].columns : table.cells[index].rows
    }

    /// What the cells of each track are offered: nothing where the grid was, else shares as in a stack.
    private func offers(
        to tracks: [[Int]], gaps: [CGFloat], axis: Axis, available: CGFloat?, ask: Asking
    ) -> [CGFloat?] {
        guard let available else { return tracks.map { _ in nil } }
        func length(_ track: Int, _ offer: CGFloat) -> CGFloat {
            self.track(of: tracks[track], axis: axis, offer: offer, ask: ask).length
        }
        var left = available - gaps.reduce(0, +)
        let served = shareOut(
            &left, among: Array(tracks.indices),
            estimate: { FlexibilityEstimate(minLength: length($0, 0), maxLength: length($0, .infinity)) },
            taking: length)
        var offers: [CGFloat?] = tracks.map { _ in nil }
        for (track, offer) in served { offers[track] = offer }
        return offers
    }

    /// A track around its cells at an offer: the union of their ranges about the shared guide.
    private func track(of cells: [Int], axis: Axis, offer: CGFloat?, ask: Asking) -> GridTracks.Track {
        var (reach, anchored) = (GuideReach(), CGFloat(0))
        for index in cells {
            let (cell, dimensions) = (table.cells[index], ask(index, offer))
            let length = dimensions.size[axis]
            if cell.anchor == nil {
                reach.include(length: length, guide: dimensions[axis == .horizontal ? cell.horizontal : cell.vertical])
            } else {
                anchored = max(anchored, length)
            }
        }
        return .init(before: reach.before, needed: reach.length, length: max(reach.length, anchored))
    }
}
