import AmbrotypeLayout
import AmbrotypeViews
import Foundation

extension ViewTable {
    static let layerModifiers: [ModifierEntry] = [
        modifierEntry(
            "background", "A style or views behind.", .styleOrContent("content"),
            .standard("alignment", .alignment, .center),
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
            "border", "A line inside the view's edges.", .required(main: .style, "style"),
            .standard("width", .length, 1)
        ) { view, style, width in bordered(view, style, width) },
        modifierEntry(
            "mask", "Shows the view where the mask is opaque.", .content(main: true, required: true),
            .standard("alignment", .alignment, .center)
        ) { view, content, alignment in view.mask(alignment: alignment) { content } },
    ]

    // Each pair opens the styles and shapes whose types only the template knows.

    private static func background(_ view: AnyView, _ style: any ShapeStyle, in shape: any Shape) -> AnyView {
        layer(view, behind: style, shape)
    }
    private static func layer(_ view: AnyView, behind style: some ShapeStyle, _ shape: some Shape) -> AnyView {
        AnyView(view.background(style, in: shape))
    }

    static func background(_ view: AnyView, _ style: any ShapeStyle) -> AnyView { layer(view, behind: style) }
    private static func layer(_ view: AnyView, behind style: some ShapeStyle) -> AnyView {
        AnyView(view.background(style))
    }

    private static func overlay(_ view: AnyView, _ style: any ShapeStyle, in shape: any Shape) -> AnyView {
        layer(view, over: style, shape)
    }
    private static func layer(_ view: AnyView, over style: some ShapeStyle, _ shape: some Shape) -> AnyView {
        AnyView(view.overlay(style, in: shape))
    }

    private static func overlay(_ view: AnyView, _ style: any ShapeStyle) -> AnyView { layer(view, over: style) }
    private static func layer(_ view: AnyView, over style: some ShapeStyle) -> AnyView { AnyView(view.overlay(style)) }

    private static func bordered(_ view: AnyView, _ style: any ShapeStyle, _ width: CGFloat) -> AnyView {
        border(view, style, width)
    }
    private static func border(_ view: AnyView, _ style: some ShapeStyle, _ width: CGFloat) -> AnyView {
        AnyView(view.border(style, width: width))
    }
}
