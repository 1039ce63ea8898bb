import AmbrotypeViews
import Foundation

extension ViewTable {
    static let imageModifiers: [ModifierEntry] = [
        imageModifierEntry(
            "resizable", "Lets a picture take its frame's size.", .standard("capInsets", .insets, EdgeInsets()),
            .standard("resizingMode", .resizingMode, .stretch)
        ) { image, insets, mode in image.resizable(capInsets: insets, resizingMode: mode) },
        imageModifierEntry(
            "renderingMode", "In its own colours, or as a stencil.", .required(main: .renderingMode, "mode")
        ) {
            image, mode in image.renderingMode(mode)
        },
        imageModifierEntry(
            "interpolation", "How pixels between pixels are found.", .required(main: .interpolation, "mode")
        ) {
            image, mode in image.interpolation(mode)
        },
        imageModifierEntry("antialiased", "Whether edges are smoothed.", .standard("flag", .flag, true, main: true)) {
            image, flag in image.antialiased(flag)
        },
        builtModifierEntry(
            "symbolRenderingMode", "How a symbol's layers are coloured.", .required(main: .symbolRenderingMode, "mode")
        ) { built, mode in
            if case .image(let image) = built { return .image(image.symbolRenderingMode(mode)) }
            return .view(AnyView(built.anyView.symbolRenderingMode(mode)))
        },
        modifierEntry("imageScale", "The size of symbols beside text.", .required(main: .imageScale, "scale")) {
            view, scale in
            view.imageScale(scale)
        },
        modifierEntry("symbolVariant", "A form of the symbols inside.", .required(main: .symbolVariant, "variant")) {
            view, variant in view.symbolVariant(variant)
        },
    ]
}
