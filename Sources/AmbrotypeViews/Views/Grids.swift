public import Foundation

/// Rows and columns of views; a column is as wide as its widest cell.
public struct Grid<Content: View>: PrimitiveView {
    let layout: GridLayout
    let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] { context.container(layout, content, named: "Grid") }
}

/// The cells of one row of a grid; outside a grid the children of whatever holds them.
public struct GridRow<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

extension GridRow: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        let inner = context.entering("GridRow")
        let mark = GridRowMark(id: context.session.nextIdentity(), alignment: alignment)
        return inner.resolve(content).map { cell in
            var cell = cell
            cell.traits.layoutValues[ObjectIdentifier(GridRowKey.self)] = Optional(mark)
            return cell
        }
    }
}

extension View {
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: max(count, 1))
    }

    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }
}

/// Columns of given widths filled row by row.
public struct LazyVGrid<Content: View>: PrimitiveView {
    let layout: LazyGridLayout
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(columns: columns, alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension LazyVGrid: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        context.container(layout, content, named: "LazyVGrid")
    }
}

/// Rows of given heights filled column by column.
public struct LazyHGrid<Content: View>: PrimitiveView {
    let layout: LazyGridLayout
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(rows: rows, alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension LazyHGrid: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        context.container(layout, content, named: "LazyHGrid")
    }
}
