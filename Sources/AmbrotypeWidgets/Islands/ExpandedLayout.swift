import AmbrotypeGeometry
import AmbrotypeLayout
import AmbrotypeViews
import Foundation

/// Rows of the expanded island, top to bottom:
///
/// 1. beside the sensors: leading and trailing, each from its margin to the sensors, and going on below them;
/// 2. under the sensors, between those two: center;
/// 3. full width: regions of a priority above the others, and views that are `belowIfTooWide`;
/// 4. full width: bottom, which gets what height is left.
///
/// After Apple's description: center takes its width first, leading and trailing share the rest equally but do not reach over the
/// sensors; the region with the highest priority gets the full width below them. Views keep the top of their row. What the
/// description leaves open (margins, no gap between rows, the vertical place in a row) is assumed.
@MainActor struct ExpandedLayout {
    let regions: [ExpandedRegion]
    let size: CGSize
    /// In the island's coordinates.
    let sensor: CGRect
    let margins: EdgeInsets
    let context: ResolveContext

    private struct Cell {
        var name: String
        var node: Node
        var width: CGFloat
        var height: CGFloat
        var alignment: HorizontalAlignment
        var margins: EdgeInsets
    }

    private var session: RenderSession { context.session }
    private var isRightToLeft: Bool { context.environment.layoutDirection == .rightToLeft }
    private var topPriority: Double? {
        let priorities = regions.map(\.priority)
        guard let top = priorities.max(), priorities.contains(where: { $0 < top }), top > 0 else { return nil }
        return top
    }

    // MARK: Cells

    /// Width beside the sensors on one side.
    private func sideWidth(_ region: ExpandedRegion) -> CGFloat {
        max(sensor.minX - (region.position == .trailing ? region.margins.trailing : region.margins.leading), 0)
    }

    private func fullWidth(_ margins: EdgeInsets) -> CGFloat { max(size.width - margins.horizontal, 0) }

    private func ideal(_ node: Node) -> CGFloat { measure(node, proposal: .unspecified, session: session).width }

    private func isFull(_ region: ExpandedRegion) -> Bool { topPriority != nil && region.priority == topPriority }

    /// Views of a side region that stay beside the sensors, and those that move below.
    private func split(_ region: ExpandedRegion) -> (beside: [Node], below: [Node]) {
        if isFull(region) && region.position != .bottom { return ([], region.views) }
        let room = region.position == .center ? fullWidth(region.margins) : sideWidth(region)
        let below = region.views.filter { $0.movesBelowIfTooWide && ideal($0) > room + 0.01 }
        let beside = region.views.filter { !($0.movesBelowIfTooWide && ideal($0) > room + 0.01) }
        return (beside, below)
    }

    private func cell(_ region: ExpandedRegion, _ views: [Node], width: CGFloat) -> Cell? {
        guard !views.isEmpty else { return nil }
        let node = region.column(views)
        let size = measure(node, proposal: ProposedViewSize(width: width, height: nil), session: session)
        return Cell(
            name: region.position.name, node: node, width: width, height: size.height, alignment: region.alignment,
            margins: region.margins)
    }

    private func regions(_ position: DynamicIslandExpandedRegionPosition) -> [ExpandedRegion] {
        regions.filter { $0.position == position }
    }

    private func centerWidth() -> CGFloat {
        let widths = regions(.center).flatMap { split($0).beside }.map(ideal)
        return min(widths.max() ?? 0, fullWidth(margins))
    }

    private func sideCells(_ position: DynamicIslandExpandedRegionPosition, center: CGFloat) -> [Cell] {
        regions(position).compactMap { region in
            let share = center > 0 ? (fullWidth(margins) - center) / 2 : sideWidth(region)
            return cell(region, split(region).beside, width: min(max(share, 0), sideWidth(region)))
        }
    }

    private var belowCells: [Cell] {
        [.leading, .center, .trailing].flatMap { regions($0) }.compactMap { region in
            cell(region, split(region).below, width: fullWidth(region.margins))
        }
    }

    private var bottomCells: [Cell] {
        regions(.bottom).compactMap { cell($0, $0.views, width: fullWidth($0.margins)) }
    }

    // MARK: Rows

    private struct Rows {
        var leading, trailing, center, below, bottom: [Cell]
        var centerWidth: CGFloat
        /// Lower edge of the first two rows.
        var bandBottom: CGFloat
        var belowBottom: CGFloat
        var natural: CGFloat
    }

    private func rows() -> Rows {
        let width = centerWidth()
        let (leading, trailing) = (sideCells(.leading, center: width), sideCells(.trailing, center: width))
        let center = regions(.center).compactMap { cell($0, split($0).beside, width: width) }
        let (below, bottom) = (belowCells, bottomCells)
        func height(_ cells: [Cell]) -> CGFloat { cells.reduce(0) { $0 + $1.height } }
        func top(_ cells: [Cell]) -> CGFloat { cells.first?.margins.top ?? margins.top }
        let sides = max(top(leading) + height(leading), top(trailing) + height(trailing))
        let band = max(sensor.maxY, sides, center.isEmpty ? 0 : sensor.maxY + height(center))
        let belowBottom = band + height(below)
        let end = (bottom.last ?? below.last ?? leading.last)?.margins.bottom ?? margins.bottom
        return Rows(
            leading: leading, trailing: trailing, center: center, below: below, bottom: bottom, centerWidth: width,
            bandBottom: band, belowBottom: belowBottom, natural: belowBottom + height(bottom) + end)
    }

    /// The height the content asks for, margins included.
    var naturalHeight: CGFloat { rows().natural }

    func place() -> [PlacedPart] {
        let rows = rows()
        var parts: [PlacedPart] = []
        parts += stack(rows.leading, from: rows.leading.first?.margins.top ?? 0) { $0.margins.leading }
        parts += stack(rows.trailing, from: rows.trailing.first?.margins.top ?? 0) {
            size.width - $0.margins.trailing - $0.width
        }
        parts += stack(rows.center, from: sensor.maxY) { _ in (size.width - rows.centerWidth) / 2 }
        parts += stack(rows.below, from: rows.bandBottom) { $0.margins.leading }
        let spare = max(size.height - rows.natural, 0)
        var bottom = rows.bottom
        if let last = bottom.indices.last { bottom[last].height += spare }
        parts += stack(bottom, from: rows.belowBottom) { $0.margins.leading }
        return parts
    }

    private func stack(_ cells: [Cell], from top: CGFloat, x: (Cell) -> CGFloat) -> [PlacedPart] {
        var y = top
        return cells.map { cell in
            var frame = CGRect(x: x(cell), y: y, width: cell.width, height: cell.height)
            if isRightToLeft { frame.origin.x = size.width - frame.maxX }
            y += cell.height
            let tree = AmbrotypeViews.place(cell.node, in: frame, alignment: anchor(cell), session: session)
            return PlacedPart(name: cell.name, tree: tree, frame: frame)
        }
    }

    private func anchor(_ cell: Cell) -> UnitPoint {
        switch cell.alignment {
        case .leading: isRightToLeft ? .topTrailing : .topLeading
        case .trailing: isRightToLeft ? .topLeading : .topTrailing
        default: cell.name == "bottom" ? .center : .top
        }
    }
}
