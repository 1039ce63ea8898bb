import AmbrotypeLayout
import AmbrotypeViews
import Foundation

extension ViewTable {
    static let containerViews: [ViewEntry] = [
        viewEntry(
            "VStack", "Views one below the other.", .standard("alignment", .horizontalAlignment, .center),
            .optional("spacing", .length), .content(main: true)
        ) { alignment, spacing, content in VStack(alignment: alignment, spacing: spacing) { content } },
        viewEntry(
            "HStack", "Views side by side.", .standard("alignment", .verticalAlignment, .center),
            .optional("spacing", .length), .content(main: true)
        ) { alignment, spacing, content in HStack(alignment: alignment, spacing: spacing) { content } },
        viewEntry(
            "ZStack", "Views over one another, the first at the back.", .standard("alignment", .alignment, .center),
            .content(main: true)
        ) { alignment, content in ZStack(alignment: alignment) { content } },
        viewEntry(
            "LazyVStack", "As VStack; a widget draws all of it.", .standard("alignment", .horizontalAlignment, .center),
            .optional("spacing", .length), .content(main: true)
        ) { alignment, spacing, content in LazyVStack(alignment: alignment, spacing: spacing) { content } },
        viewEntry(
            "LazyHStack", "As HStack; a widget draws all of it.", .standard("alignment", .verticalAlignment, .center),
            .optional("spacing", .length), .content(main: true)
        ) { alignment, spacing, content in LazyHStack(alignment: alignment, spacing: spacing) { content } },
        viewEntry("Group", "Views as children of what holds the group.", .content(main: true)) { content in content },
        viewEntry(
            "ViewThatFits", "The first of its views that fits.",
            .standard("in", .axes, Axis.Set([.horizontal, .vertical])),
            .content(main: true)
        ) { axes, content in ViewThatFits(in: axes) { content } },
        ViewEntry(
            name: "GeometryReader",
            summary: "Views that see the space they are offered, as `name.width` and `name.height`.",
            parameters: [
                ParameterSpec(name: "proxy", isMain: true, words: "a name", schema: .string, role: .binding),
                Parameter.content().spec,
            ]
        ) { arguments in
            let name = arguments.arguments["proxy"]?.string ?? "proxy"
            guard let content = arguments.arguments["content"] else { return .view(AnyView(EmptyView())) }
            let building = arguments.building
            return .view(
                AnyView(
                    GeometryReader { proxy in
                        let size: [String: TemplateValue] = [
                            "width": .number(proxy.size.width), "height": .number(proxy.size.height),
                        ]
                        TemplateContent(views: building.with(name, .object(size)).builts(content).map(\.anyView))
                    }))
        },
    ]
}
