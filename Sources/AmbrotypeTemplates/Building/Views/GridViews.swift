import AmbrotypeGeometry
import AmbrotypeLayout
import AmbrotypeViews
import Foundation

extension ViewTable {
    static let gridViews: [ViewEntry] = [
        viewEntry(
            "Grid", "Rows whose cells align in columns.", .standard("alignment", .alignment, .center),
            .optional("horizontalSpacing", .length), .optional("verticalSpacing", .length), .content(main: true)
        ) { alignment, horizontal, vertical, content in
            Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) { content }
        },
        viewEntry(
            "GridRow", "A row of a grid.", .optional("alignment", .verticalAlignment), .content(main: true)
        ) { alignment, content in GridRow(alignment: alignment) { content } },
        viewEntry(
            "LazyVGrid", "Columns that fill row by row.", .required("columns", .gridItems),
            .standard("alignment", .horizontalAlignment, .center), .optional("spacing", .length), .content()
        ) { columns, alignment, spacing, content in
            LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { content }
        },
        viewEntry(
            "LazyHGrid", "Rows that fill column by column.", .required("rows", .gridItems),
            .standard("alignment", .verticalAlignment, .center), .optional("spacing", .length), .content()
        ) { rows, alignment, spacing, content in
            LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { content }
        },
    ]

    static let gridModifiers: [ModifierEntry] = [
        modifierEntry("gridCellColumns", "How many columns a cell spans.", .required(main: .integer, "count")) {
            view, count in
            view.gridCellColumns(count)
        },
        modifierEntry("gridCellAnchor", "Where a cell's view stands.", .required(main: .unitPoint, "anchor")) {
            view, anchor in
            view.gridCellAnchor(anchor)
        },
        modifierEntry("gridColumnAlignment", "A column's alignment.", .required(main: .horizontalAlignment, "guide")) {
            view, guide in view.gridColumnAlignment(guide)
        },
        modifierEntry("gridCellUnsizedAxes", "Axes on which a cell asks for no space.", .required(main: .axes, "axes"))
        {
            view, axes in view.gridCellUnsizedAxes(axes)
        },
    ]
}

extension ValueKind where Value == [GridItem] {
    /// A number of equal columns, or a list of items: a fixed size, or `fixed`, `flexible` or `adaptive` with its bounds.
    static let gridItems = ValueKind(
        "a number of columns, or a list of grid items",
        .any([.integer, .list(.any([.number, .names(["flexible"]), .object(members, required: [])]))])
    ) { json, context in
        if let count = json.integer, 1...64 ~= count { return Array(repeating: GridItem(.flexible()), count: count) }
        guard let items = json.array, !items.isEmpty else {
            throw json.isNot("a number of columns, or a list of grid items")
        }
        return try items.map { try item($0, context) }
    }

    private static var members: [String: SchemaShape] {
        [
            "fixed": .number, "flexible": .boolean, "adaptive": .boolean, "minimum": .number, "maximum": .number,
            "spacing": .number, "alignment": ValueKind<Alignment>.alignment.schema,
        ]
    }

    private static func item(_ json: JSONValue, _ context: ValueContext) throws -> GridItem {
        if let fixed = json.number { return GridItem(.fixed(CGFloat(fixed))) }
        if json.string == "flexible" { return GridItem(.flexible()) }
        guard json.members != nil else { throw json.isNot("a grid item such as {\"adaptive\": true, \"minimum\": 60}") }
        let minimum = CGFloat(json["minimum"]?.number ?? 10)
        let maximum = json["maximum"]?.number.map { CGFloat($0) } ?? .infinity
        let size: GridItem.Size
        if let fixed = json["fixed"]?.number {
            size = .fixed(CGFloat(fixed))
        } else if json["adaptive"]?.bool == true {
            size = .adaptive(minimum: minimum, maximum: maximum)
        } else {
            size = .flexible(minimum: minimum, maximum: maximum)
        }
        return GridItem(
            size, spacing: json["spacing"]?.number.map { CGFloat($0) },
            alignment: try json["alignment"].map { try ValueKind<Alignment>.alignment.read($0, context) })
    }
}
