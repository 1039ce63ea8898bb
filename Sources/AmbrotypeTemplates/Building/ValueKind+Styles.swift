import AmbrotypeDrawing
import AmbrotypeViews
import Foundation

extension ValueKind where Value == any ShapeStyle {
    /// Styles by SwiftUI's names that are no colours.
    static let styleNames: [String: any ShapeStyle] = [
        "primary": HierarchicalShapeStyle.primary, "secondary": HierarchicalShapeStyle.secondary,
        "tertiary": HierarchicalShapeStyle.tertiary, "quaternary": HierarchicalShapeStyle.quaternary,
        "quinary": HierarchicalShapeStyle.quinary, "foreground": ForegroundStyle(), "background": BackgroundStyle(),
        "tint": TintShapeStyle(), "separator": SeparatorShapeStyle(), "fill": FillShapeStyle(),
        "link": LinkShapeStyle(),
        "ultraThinMaterial": Material.ultraThin, "thinMaterial": Material.thin, "regularMaterial": Material.regular,
        "thickMaterial": Material.thick, "ultraThickMaterial": Material.ultraThick, "bar": Material.bar,
        "fill.secondary": FillShapeStyle().secondary, "fill.tertiary": FillShapeStyle().tertiary,
        "fill.quaternary": FillShapeStyle().quaternary,
    ]

    static let style = ValueKind("a style", .definition("style")) { json, context in try readStyle(json, context) }

    static let styleSchema = SchemaShape.any([
        .suggestions(styleNames.keys.sorted()), .definition("color"),
        .object(["gradient": .definition("color")], required: ["gradient"]),
        .object(["style": .definition("style"), "opacity": .number], required: ["style", "opacity"]),
        .object(["LinearGradient": .definition("linearGradient")], required: ["LinearGradient"]),
        .object(["RadialGradient": .definition("radialGradient")], required: ["RadialGradient"]),
        .object(["AngularGradient": .definition("angularGradient")], required: ["AngularGradient"]),
        .object(["EllipticalGradient": .definition("ellipticalGradient")], required: ["EllipticalGradient"]),
    ])

    @Sendable private static func readStyle(_ json: JSONValue, _ context: ValueContext) throws -> any ShapeStyle {
        if let text = json.string { return try namedStyle(text, json, context) }
        if let inner = json["style"], let opacity = json["opacity"]?.number {
            return faded(try readStyle(inner, context), opacity)
        }
        if let base = json["gradient"] { return try ValueKind<Color>.color.read(base, context).gradient }
        for (name, kind) in gradients { if let inner = json[name] { return try kind.read(inner, context) } }
        return try ValueKind<Color>.color.read(json, context)
    }

    private static func namedStyle(_ text: String, _ json: JSONValue, _ context: ValueContext) throws -> any ShapeStyle
    {
        if let style = styleNames[text] { return style }
        if let chain = WordChain(text), let link = chain.links.last {
            if link.name == "gradient" {
                let base = JSONValue(.string(chain.withoutLastLink), at: json.place)
                return try ValueKind<Color>.color.read(base, context).gradient
            }
            if link.name == "opacity", let factor = link.number, let style = styleNames[chain.withoutLastLink] {
                return faded(style, factor)
            }
        }
        do { return try ValueKind<Color>.color.read(json, context) } catch let issue as TemplateIssue {
            guard case .unknownName(let name, .color, _) = issue.trouble else { throw issue }
            let names = Array(styleNames.keys) + ValueKind<Color>.colorNames.keys + context.assets.colors.keys
            throw json.isUnknown(name, .style, among: names)
        }
    }

    private static func faded(_ style: some ShapeStyle, _ factor: Double) -> any ShapeStyle { style.opacity(factor) }

    private static let gradients: [(String, ValueKind)] = [
        ("LinearGradient", ValueKind<LinearGradient>.linearGradient.map { $0 }),
        ("RadialGradient", ValueKind<RadialGradient>.radialGradient.map { $0 }),
        ("AngularGradient", ValueKind<AngularGradient>.angularGradient.map { $0 }),
        ("EllipticalGradient", ValueKind<EllipticalGradient>.ellipticalGradient.map { $0 }),
    ]
}

extension ValueKind where Value == Gradient {
    static let stopsSchema: [String: SchemaShape] = [
        "colors": .list(.definition("color")),
        "stops": .list(
            .object(["color": .definition("color"), "location": .number], required: ["color", "location"])),
    ]

    /// The `colors` or `stops` of a gradient's object.
    static let gradient = ValueKind("a gradient's object", .object(stopsSchema, required: [])) { json, context in
        if let stops = json["stops"]?.array {
            return Gradient(
                stops: try stops.map { stop in
                    guard let color = stop["color"], let location = stop["location"]?.number else {
                        throw stop.isNot("a stop such as {\"color\": \"red\", \"location\": 0.5}")
                    }
                    return Gradient.Stop(color: try ValueKind<Color>.color.read(color, context), location: location)
                })
        }
        guard let colors = json["colors"]?.array, !colors.isEmpty else {
            throw TemplateIssue(.missingMember("colors", of: "a gradient"), at: json.place)
        }
        return Gradient(colors: try colors.map { try ValueKind<Color>.color.read($0, context) })
    }
}

extension ValueKind where Value == LinearGradient {
    static let linearGradient = ValueKind("a linear gradient", .definition("linearGradient")) { json, context in
        LinearGradient(
            gradient: try ValueKind<Gradient>.gradient.read(json, context),
            startPoint: try json.point("startPoint", context) ?? .top,
            endPoint: try json.point("endPoint", context) ?? .bottom)
    }

    static let linearGradientSchema = SchemaShape.object(
        ValueKind<Gradient>.stopsSchema.merging(
            ["startPoint": ValueKind<UnitPoint>.unitPoint.schema, "endPoint": ValueKind<UnitPoint>.unitPoint.schema]
        ) { first, _ in first }, required: [])
}

extension ValueKind where Value == RadialGradient {
    static let radialGradient = ValueKind("a radial gradient", .definition("radialGradient")) { json, context in
        guard let end = json["endRadius"]?.number else {
            throw TemplateIssue(.missingMember("endRadius", of: "a radial gradient"), at: json.place)
        }
        return RadialGradient(
            gradient: try ValueKind<Gradient>.gradient.read(json, context),
            center: try json.point("center", context) ?? .center,
            startRadius: json["startRadius"]?.number ?? 0, endRadius: end)
    }

    static let radialGradientSchema = SchemaShape.object(
        ValueKind<Gradient>.stopsSchema.merging(
            ["center": ValueKind<UnitPoint>.unitPoint.schema, "startRadius": .number, "endRadius": .number]
        ) { first, _ in first }, required: ["endRadius"])
}

extension ValueKind where Value == AngularGradient {
    static let angularGradient = ValueKind("an angular gradient", .definition("angularGradient")) { json, context in
        let gradient = try ValueKind<Gradient>.gradient.read(json, context)
        let center = try json.point("center", context) ?? .center
        let angle = ValueKind<Angle>.angle
        if let start = json["startAngle"], let end = json["endAngle"] {
            return AngularGradient(
                gradient: gradient, center: center, startAngle: try angle.read(start, context),
                endAngle: try angle.read(end, context))
        }
        return AngularGradient(
            gradient: gradient, center: center, angle: try json["angle"].map { try angle.read($0, context) } ?? .zero)
    }

    static let angularGradientSchema = SchemaShape.object(
        ValueKind<Gradient>.stopsSchema.merging([
            "center": ValueKind<UnitPoint>.unitPoint.schema, "startAngle": ValueKind<Angle>.angle.schema,
            "endAngle": ValueKind<Angle>.angle.schema, "angle": ValueKind<Angle>.angle.schema,
        ]) { first, _ in first }, required: [])
}

extension ValueKind where Value == EllipticalGradient {
    static let ellipticalGradient = ValueKind("an elliptical gradient", .definition("ellipticalGradient")) {
        json, context in
        EllipticalGradient(
            gradient: try ValueKind<Gradient>.gradient.read(json, context),
            center: try json.point("center", context) ?? .center,
            startRadiusFraction: json["startRadiusFraction"]?.number ?? 0,
            endRadiusFraction: json["endRadiusFraction"]?.number ?? 0.5)
    }

    static let ellipticalGradientSchema = SchemaShape.object(
        ValueKind<Gradient>.stopsSchema.merging([
            "center": ValueKind<UnitPoint>.unitPoint.schema, "startRadiusFraction": .number,
            "endRadiusFraction": .number,
        ]) { first, _ in first }, required: [])
}

extension JSONValue {
    fileprivate func point(_ name: String, _ context: ValueContext) throws -> UnitPoint? {
        try self[name].map { try ValueKind<UnitPoint>.unitPoint.read($0, context) }
    }
}
