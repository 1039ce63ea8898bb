import AmbrotypeGeometry
import Foundation

/// Which cell of a grid stands where, before anything is measured.
struct GridTable {
    struct Cell {
        let row: Int
        let column: Int
        /// Columns spanned, at least 1.
        let span: Int
        let anchor: UnitPoint?
        let unsized: Axis.Set
        /// The guide shared with its column and with its row.
        let horizontal: AlignmentKey
        let vertical: AlignmentKey

        var columns: Range<Int> { column..<column + span }
        var rows: Range<Int> { row..<row + 1 }
    }

    /// In the order of the children.
    let cells: [Cell]
    /// Points before each column and row; 0 before the first.
    let columnGaps: [CGFloat]
    let rowGaps: [CGFloat]

    init(subviews: LayoutSubviews, layout: GridLayout) {
        let rows = Self.rows(of: subviews)
        let spans = subviews.map { max(1, $0[GridCellColumnsKey.self]) }
        let width = rows.map { $0.reduce(0) { $0 + spans[$1] } }.max() ?? 0
        var places = Array(repeating: (row: 0, columns: 0..<1), count: subviews.count)
        for (number, row) in rows.enumerated() {
            var column = 0
            for index in row {
                let alone = subviews[index][GridRowKey.self] == nil
                places[index] = (number, alone ? 0..<max(1, width) : column..<column + spans[index])
                column += spans[index]
            }
        }
        let columnAlignments = Self.columnAlignments(subviews, places: places.map(\.columns))
        cells = zip(subviews, places).map { subview, place in
            let row = subview[GridRowKey.self]
            let own = row == nil ? nil : columnAlignments[place.columns.lowerBound]
            return Cell(
                row: place.row, column: place.columns.lowerBound, span: place.columns.count,
                anchor: subview[GridCellAnchorKey.self], unsized: subview[GridCellUnsizedAxesKey.self],
                horizontal: (own ?? layout.alignment.horizontal).key,
                vertical: (row?.alignment ?? layout.alignment.vertical).key)
        }
        let spacings = subviews.map(\.spacing)
        rowGaps = Self.gaps(rows.count, fixed: layout.verticalSpacing) { [cells] gap in
            Self.pairs(of: cells, across: gap, along: .vertical)
                .map { spacings[$0].distance(to: spacings[$1], along: .vertical) }.max()
        }
        columnGaps = Self.gaps(cells.map(\.columns.upperBound).max() ?? 0, fixed: layout.horizontalSpacing) {
            [cells] gap in
            Self.pairs(of: cells, across: gap, along: .horizontal)
                .map { spacings[$0].distance(to: spacings[$1], along: .horizontal) }.max()
        }
    }

    /// The children of each row; neighbours with one mark form a row, a child without one is a row.
    private static func rows(of subviews: LayoutSubviews) -> [[Int]] {
        var rows: [[Int]] = []
        var last: GridRowMark?
        for (index, subview) in subviews.enumerated() {
            let mark = subview[GridRowKey.self]
            if let mark, mark.id == last?.id { rows[rows.count - 1].append(index) } else { rows.append([index]) }
            last = mark
        }
        return rows
    }

    /// By column, the first alignment that a cell which starts in it names.
    private static func columnAlignments(
        _ subviews: LayoutSubviews, places: [Range<Int>]
    ) -> [Int: HorizontalAlignment] {
        var alignments: [Int: HorizontalAlignment] = [:]
        for (subview, place) in zip(subviews, places) where alignments[place.lowerBound] == nil {
            alignments[place.lowerBound] = subview[GridColumnAlignmentKey.self]
        }
        return alignments
    }

    private static func gaps(_ count: Int, fixed: CGFloat?, wished: (Int) -> CGFloat?) -> [CGFloat] {
        (0..<count).map { $0 == 0 ? 0 : fixed ?? wished($0) ?? ViewSpacing.defaultDistance }
    }

    /// Cells that face each other across the gap before a row or column.
    private static func pairs(of cells: [Cell], across gap: Int, along axis: Axis) -> [(Int, Int)] {
        func range(_ cell: Cell, _ axis: Axis) -> Range<Int> { axis == .horizontal ? cell.columns : cell.rows }
        let before = cells.indices.filter { range(cells[$0], axis).upperBound == gap }
        let after = cells.indices.filter { range(cells[$0], axis).lowerBound == gap }
        return before.flatMap { first in
            after.filter { range(cells[first], axis.other).overlaps(range(cells[$0], axis.other)) }.map { (first, $0) }
        }
    }
}
