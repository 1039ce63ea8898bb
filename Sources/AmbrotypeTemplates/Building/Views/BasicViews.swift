import AmbrotypeLayout
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

extension ViewTable {
    static let basicViews: [ViewEntry] = [
        builtEntry(
            "Text", "Words: looked up, verbatim, a date that keeps itself up to date, a number, or several joined.",
            .words("text", main: true)
        ) { text in .text(text ?? Text(verbatim: "")) },
        builtEntry(
            "Image", "A picture of the asset catalog, or a symbol.", .optional("name", .picture, main: true),
            .optional("systemName", .string), .optional("variableValue", .number)
        ) { name, systemName, variableValue in
            if let name { return .image(Image(name)) }
            return .image(Image(systemName: systemName ?? "questionmark", variableValue: variableValue))
        },
        viewEntry("Spacer", "Space that grows.", .optional("minLength", .length, main: true)) { minLength in
            Spacer(minLength: minLength)
        },
        viewEntry("Divider", "A hairline across the stack.") { Divider() },
        viewEntry("AccessoryWidgetBackground", "The standard ground of an accessory.") { AccessoryWidgetBackground() },
        viewEntry("EmptyView", "Nothing.") { EmptyView() },
        viewEntry("Color", "A colour that fills its space.", .required(main: .color, "color")) { color in color },
        viewEntry("LinearGradient", "A gradient along a line.", .required(main: .linearGradient, "gradient")) { $0 },
        viewEntry("RadialGradient", "A gradient from a centre outwards.", .required(main: .radialGradient, "gradient"))
        { $0 },
        viewEntry("AngularGradient", "A gradient around a centre.", .required(main: .angularGradient, "gradient")) {
            $0
        },
        viewEntry(
            "EllipticalGradient", "A radial gradient stretched to its space.",
            .required(main: .ellipticalGradient, "gradient")
        ) { $0 },
    ]
}
