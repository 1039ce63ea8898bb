import AmbrotypeGeometry
import AmbrotypeLayout
import AmbrotypeViews
import Foundation

extension ValueKind where Value == HorizontalAlignment {
    static let horizontalAlignment = ValueKind.choice(
        "a horizontal alignment", ["leading": .leading, "center": .center, "trailing": .trailing])
}

extension ValueKind where Value == VerticalAlignment {
    static let verticalAlignment = ValueKind.choice(
        "a vertical alignment",
        [
            "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
            "lastTextBaseline": .lastTextBaseline,
        ])
}

extension ValueKind where Value == Alignment {
    static let alignment = ValueKind.choice(
        "an alignment",
        [
            "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
            "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
            "bottomTrailing": .bottomTrailing,
            "leadingFirstTextBaseline": .leadingFirstTextBaseline, "centerFirstTextBaseline": .centerFirstTextBaseline,
            "trailingFirstTextBaseline": .trailingFirstTextBaseline,
        ])
}

extension ValueKind where Value == TextAlignment {
    static let textAlignment = ValueKind.choice(
        "a text alignment", ["leading": .leading, "center": .center, "trailing": .trailing])
}

extension ValueKind where Value == UnitPoint {
    private static var names: [String: UnitPoint] {
        [
            "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
            "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
            "bottomTrailing": .bottomTrailing,
            "zero": .zero,
        ]
    }

    static let unitPoint = ValueKind(
        "a unit point", .any([.names(names.keys.sorted()), .list(.number)])
    ) { json, _ in
        if let name = json.string {
            guard let point = names[name] else { throw json.isUnknown(name, .value, among: names.keys) }
            return point
        }
        guard let parts = json.array?.compactMap(\.number), parts.count == 2 else {
            throw json.isNot("a unit point such as \"top\" or [0.5, 0]")
        }
        return UnitPoint(x: CGFloat(parts[0]), y: CGFloat(parts[1]))
    }
}

extension ValueKind where Value == Edge.Set {
    private static var names: [String: Edge.Set] {
        [
            "all": .all, "horizontal": .horizontal, "vertical": .vertical, "top": .top, "leading": .leading,
            "bottom": .bottom,
            "trailing": .trailing,
        ]
    }

    static let edges = ValueKind(
        "edges", .any([.names(names.keys.sorted()), .list(.names(names.keys.sorted()))])
    ) { json, _ in
        var edges: Edge.Set = []
        for value in json.array ?? [json] {
            guard let name = value.string else {
                throw json.isNot("edges such as \"horizontal\" or [\"top\", \"leading\"]")
            }
            guard let edge = names[name] else { throw value.isUnknown(name, .value, among: names.keys) }
            edges.formUnion(edge)
        }
        return edges
    }

    static let edgeNames = names.keys.sorted()
}

extension ValueKind where Value == Axis {
    static let axis = ValueKind.choice("an axis", ["horizontal": .horizontal, "vertical": .vertical])
}

extension ValueKind where Value == Axis.Set {
    static let axes = ValueKind.choice(
        "axes", ["horizontal": Axis.Set.horizontal, "vertical": .vertical, "all": [.horizontal, .vertical]])
}

extension ValueKind where Value == Angle {
    /// Degrees, or an object that says which unit.
    static let angle = ValueKind.simple(
        "an angle in degrees",
        .any([.number, .object(["degrees": .number], required: []), .object(["radians": .number], required: [])])
    ) { json in
        if let degrees = json.number ?? json["degrees"]?.number { return .degrees(degrees) }
        return json["radians"]?.number.map { .radians($0) }
    }
}

extension ValueKind where Value == CGSize {
    static let size = ValueKind.simple(
        "a size such as {\"width\": 10, \"height\": 20}",
        .object(["width": .number, "height": .number], required: ["width", "height"])
    ) { json in
        guard let width = json["width"]?.number, let height = json["height"]?.number else { return nil }
        return CGSize(width: width, height: height)
    }
}

extension ValueKind where Value == EdgeInsets {
    static let insets = ValueKind.simple(
        "insets",
        .any([
            .number,
            .object(["top": .number, "leading": .number, "bottom": .number, "trailing": .number], required: []),
        ])
    ) { json in
        if let all = json.number { return EdgeInsets(top: all, leading: all, bottom: all, trailing: all) }
        guard let members = json.members, members.allSatisfy({ $0.value.number != nil }) else { return nil }
        func side(_ name: String) -> CGFloat { CGFloat(json[name]?.number ?? 0) }
        return EdgeInsets(
            top: side("top"), leading: side("leading"), bottom: side("bottom"), trailing: side("trailing"))
    }
}

extension ValueKind where Value == StrokeStyle {
    /// A line width alone, or the members of `StrokeStyle`.
    static let strokeStyle = ValueKind(
        "a stroke style",
        .any([
            .number,
            .object(
                [
                    "lineWidth": .number, "lineCap": .names(["butt", "round", "square"]),
                    "lineJoin": .names(["bevel", "miter", "round"]), "miterLimit": .number, "dash": .list(.number),
                    "dashPhase": .number,
                ], required: []),
        ])
    ) { json, context in
        if let width = json.number { return StrokeStyle(lineWidth: width) }
        guard json.members != nil else { throw json.isNot("a line width or a stroke style") }
        let cap = ValueKind<CGLineCap>.choice("a line cap", ["butt": .butt, "round": .round, "square": .square])
        let join = ValueKind<CGLineJoin>.choice("a line join", ["miter": .miter, "round": .round, "bevel": .bevel])
        return StrokeStyle(
            lineWidth: json["lineWidth"]?.number ?? 1,
            lineCap: try json["lineCap"].map { try cap.read($0, context) } ?? .butt,
            lineJoin: try json["lineJoin"].map { try join.read($0, context) } ?? .miter,
            miterLimit: json["miterLimit"]?.number ?? 10,
            dash: (json["dash"]?.array ?? []).compactMap(\.number).map { CGFloat($0) },
            dashPhase: json["dashPhase"]?.number ?? 0)
    }
}
