import AmbrotypeGeometry
public import Foundation

/// Rows and columns: a column is as wide as its widest cell, a row as high as its highest.
///
/// Columns share the proposed width as children of a row would, then rows the proposed height as children of a column. A cell that
/// spans columns is offered what the others leave, and what it takes beyond its columns' widths widens them equally. A child
/// outside any row spans all columns. (Documentation for what is aligned with what; the sharing is assumed, as no measured
/// picture shows it.)
@frozen public struct GridLayout: Layout {
    /// Guides the cells of a column and of a row share, unless one of their own is set; the centre by default.
    public var alignment: Alignment
    /// Points between columns; nil (the default) lets neighbours choose.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil (the default) lets neighbours choose.
    public var verticalSpacing: CGFloat?

    @inlinable public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    }

    public typealias AnimatableData = EmptyAnimatableData

    /// The table of cells, and the tracks of the latest proposal.
    public struct Cache {
        var measuring: GridMeasuring
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(measuring: GridMeasuring(table: GridTable(subviews: subviews, layout: self), subviews: subviews))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let tracks = cache.measuring.measure(proposal)
        return CGSize(width: max(0, tracks.columns.total), height: max(0, tracks.rows.total))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let tracks = cache.measuring.measure(proposal)
        for (subview, cell) in zip(subviews, cache.measuring.table.cells) {
            let space = CGRect(
                x: bounds.minX + tracks.columns.start(of: cell.column),
                y: bounds.minY + tracks.rows.start(of: cell.row),
                width: tracks.columns.length(of: cell.columns), height: tracks.rows.length(of: cell.rows))
            let offer = ProposedViewSize(space.size)
            if let anchor = cell.anchor {
                subview.place(at: anchor.point(in: space), anchor: anchor, proposal: offer)
                continue
            }
            let guides = subview.dimensions(in: offer)
            let x = tracks.columns.line(of: cell.columns, guide: cell.horizontal) - guides[cell.horizontal]
            let y = tracks.rows.line(of: cell.rows, guide: cell.vertical) - guides[cell.vertical]
            let corner = CGPoint(x: space.minX + x.orIfNaN(0), y: space.minY + y.orIfNaN(0))
            subview.place(at: corner, proposal: offer)
        }
    }
}

@available(*, unavailable)
extension GridLayout.Cache: Sendable {}
