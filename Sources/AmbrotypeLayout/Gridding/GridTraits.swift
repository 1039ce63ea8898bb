package import AmbrotypeGeometry

/// Which row a view of a grid belongs to; the views of one `GridRow` share one mark. nil: a row of its own across all columns.
package struct GridRowMark: Equatable, Sendable {
    /// Tells neighbouring rows apart.
    package let id: Int
    /// The row's own alignment; nil for the grid's.
    package let alignment: VerticalAlignment?

    package init(id: Int, alignment: VerticalAlignment? = nil) { (self.id, self.alignment) = (id, alignment) }
}

/// Set by `GridRow` on its views.
package enum GridRowKey: LayoutValueKey {
    package static var defaultValue: GridRowMark? { nil }
}

/// `gridCellColumns(_:)`: columns a cell spans, at least 1.
package enum GridCellColumnsKey: LayoutValueKey {
    package static var defaultValue: Int { 1 }
}

/// `gridCellAnchor(_:)`: the unit point of a cell on the same of its space, instead of row and column alignment.
package enum GridCellAnchorKey: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
}

/// `gridColumnAlignment(_:)`: the alignment of the column the cell is in; the first cell that names one decides.
package enum GridColumnAlignmentKey: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
}

/// `gridCellUnsizedAxes(_:)`: axes along which a cell takes what the other cells need and asks for nothing.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
}
