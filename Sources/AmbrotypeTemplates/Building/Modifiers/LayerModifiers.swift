import AmbrotypeLayout
import AmbrotypeViews
import Foundation

extension ViewTable {
    static let layerModifiers: [ModifierEntry] = [
        modifierEntry(
            "background", "A style or views behind.", .styleOrContent("content"), .standard("alignment", .alignment, .center),
            .shape("in")
        ) { view, what, alignment, shape in
            switch (what, shape) {
            case (.content(let content)?, _): AnyView(view.background(alignment: alignment) { content })
            case (.style(let style)?, let shape?): background(view, style, in: shape)
            case (.style(let style)?, nil): background(view, style)
            case (nil, let shape?): background(view, BackgroundStyle(), in: shape)
            case (nil, nil): AnyView(view.background())
            }
        },
        modifierEntry(
            "overlay", "A style or views in front.", .styleOrContent("content", required: true),
            .standard("alignment", .alignment, .center), .shape("in")
        ) { view, what, alignment, shape in
            switch (what, shape) {
            case (.content(let content)?, _): AnyView(view.overlay(alignment: alignment) { content })
            case (.style(let style)?, let shape?): overlay(view, style, in: shape)
            case (.style(let style)?, nil): overlay(view, style)
            case (nil, _): view
            }
        },
        modifierEntry(
            "border", "A line inside the view's edges.", .required(main: .style, "style"), .standard("width", .length, 1)
        ) { view, style, width in bordered(view, style, width) },
        modifierEntry(
            "mask", "Shows the view where the mask is opaque.", .content(main: true, required: true),
            .standard("alignment", .alignment, .center)
        ) { view, content, alignment in view.mask(alignment: alignment) { content } },
    ]

    private static func background<S: ShapeStyle, T: Shape>(_ view: AnyView, _ style: S, in shape: T) -> AnyView {
        AnyView(view.background(style, in: shape))
    }

    private static func background<S: ShapeStyle>(_ view: AnyView, _ style: S) -> AnyView { AnyView(view.background(style)) }

    private static func overlay<S: ShapeStyle, T: Shape>(_ view: AnyView, _ style: S, in shape: T) -> AnyView {
        AnyView(view.overlay(style, in: shape))
    }

    private static func overlay<S: ShapeStyle>(_ view: AnyView, _ style: S) -> AnyView { AnyView(view.overlay(style)) }

    private static func bordered<S: ShapeStyle>(_ view: AnyView, _ style: S, _ width: CGFloat) -> AnyView {
        AnyView(view.border(style, width: width))
    }
}
