import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

extension ViewTable {
    static let effectModifiers: [ModifierEntry] = [
        modifierEntry("opacity", "0 is clear, 1 opaque.", .required(main: .number, "value")) { view, value in
            view.opacity(value)
        },
        modifierEntry("hidden", "Takes space and is not drawn.") { view in view.hidden() },
        modifierEntry("blendMode", "How the view joins what is behind it.", .required(main: .blendMode, "mode")) {
            view, mode in
            view.blendMode(mode)
        },
        modifierEntry("compositingGroup", "Joins the view before effects are applied.") { view in
            view.compositingGroup()
        },
        modifierEntry("drawingGroup", "Draws the view into a layer of its own.") { view in view.drawingGroup() },
        modifierEntry(
            "blur", "Gaussian blur.", .required("radius", .length, main: true), .standard("opaque", .flag, false)
        ) { view, radius, opaque in view.blur(radius: radius, opaque: opaque) },
        modifierEntry(
            "shadow", "A shadow; black at 33 % where no colour is given.", .required("radius", .length, main: true),
            .optional("color", .color), .standard("x", .length, 0), .standard("y", .length, 0)
        ) { view, radius, color, x, y in
            if let color {
                AnyView(view.shadow(color: color, radius: radius, x: x, y: y))
            } else {
                AnyView(view.shadow(radius: radius, x: x, y: y))
            }
        },
        modifierEntry("clipShape", "Cuts the view to a shape.", .shape("shape", main: true, required: true)) {
            view, shape in
            clipped(view, to: shape!)
        },
        modifierEntry("clipped", "Cuts the view to its frame.") { view in view.clipped() },
        modifierEntry("cornerRadius", "Cuts the view to a rounded rectangle.", .required(main: .length, "radius")) {
            view, radius in view.cornerRadius(radius)
        },
        builtModifierEntry(
            "rotationEffect", "Turns what is drawn.", .required("angle", .angle, main: true),
            .standard("anchor", .unitPoint, .center)
        ) { built, angle, anchor in .view(AnyView(built.anyView.rotationEffect(angle, anchor: anchor))) },
        modifierEntry(
            "scaleEffect", "Scales what is drawn.", .standard("scale", .length, 1, main: true), .optional("x", .length),
            .optional("y", .length), .standard("anchor", .unitPoint, .center)
        ) { view, scale, x, y, anchor in
            view.scaleEffect(x: x ?? scale, y: y ?? scale, anchor: anchor)
        },
        modifierEntry("grayscale", "Takes colour away; 1 is grey.", .required(main: .number, "amount")) {
            view, amount in
            view.grayscale(amount)
        },
        modifierEntry("saturation", "1 leaves colours as they are.", .required(main: .number, "amount")) {
            view, amount in
            view.saturation(amount)
        },
        modifierEntry("brightness", "0 leaves colours as they are.", .required(main: .number, "amount")) {
            view, amount in
            view.brightness(amount)
        },
        modifierEntry("contrast", "1 leaves colours as they are.", .required(main: .number, "amount")) { view, amount in
            view.contrast(amount)
        },
        modifierEntry("colorInvert", "Inverts colours.") { view in view.colorInvert() },
        modifierEntry("colorMultiply", "Multiplies with a colour.", .required(main: .color, "color")) { view, color in
            view.colorMultiply(color)
        },
        modifierEntry("hueRotation", "Turns hues.", .required(main: .angle, "angle")) { view, angle in
            view.hueRotation(angle)
        },
        modifierEntry("luminanceToAlpha", "Brightness becomes opacity.") { view in view.luminanceToAlpha() },
        modifierEntry(
            "flipsForRightToLeftLayoutDirection", "Mirrors the view where reading goes from right to left.",
            .standard("enabled", .flag, true, main: true)
        ) { view, enabled in view.flipsForRightToLeftLayoutDirection(enabled) },
    ]

    private static func clipped(_ view: AnyView, to shape: any Shape) -> AnyView { clip(view, shape) }
    private static func clip(_ view: AnyView, _ shape: some Shape) -> AnyView { AnyView(view.clipShape(shape)) }
}
