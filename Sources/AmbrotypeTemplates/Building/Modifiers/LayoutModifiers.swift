import AmbrotypeGeometry
import AmbrotypeLayout
import AmbrotypeViews
import Foundation

extension ViewTable {
    static let layoutModifiers: [ModifierEntry] = [
        modifierEntry(
            "padding",
            "Space around the view: a length, edges with a length, or insets; the system's 16 where none is given.",
            .optional("length", .length, main: true), .optional("edges", .edges), .optional("top", .length),
            .optional("leading", .length), .optional("bottom", .length), .optional("trailing", .length)
        ) { view, length, edges, top, leading, bottom, trailing in
            padded(view, length, edges, insets: [top, leading, bottom, trailing])
        },
        modifierEntry(
            "frame", "A fixed or flexible frame.", .optional("width", .length), .optional("height", .length),
            .optional("minWidth", .extent), .optional("idealWidth", .length), .optional("maxWidth", .extent),
            .optional("minHeight", .extent), .optional("idealHeight", .length), .optional("maxHeight", .extent),
            .standard("alignment", .alignment, .center)
        ) { view, width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment in
            let flexible = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight].contains { $0 != nil }
            let framed =
                width != nil || height != nil || !flexible
                ? AnyView(view.frame(width: width, height: height, alignment: alignment)) : view
            guard flexible else { return framed }
            return AnyView(
                framed.frame(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
        },
        modifierEntry(
            "fixedSize", "The view at its ideal size.", .standard("horizontal", .flag, true),
            .standard("vertical", .flag, true)
        ) { view, horizontal, vertical in view.fixedSize(horizontal: horizontal, vertical: vertical) },
        modifierEntry(
            "aspectRatio", "A ratio of width to height to keep.", .optional("ratio", .length, main: true),
            .standard("contentMode", .contentMode, .fit)
        ) { view, ratio, mode in view.aspectRatio(ratio, contentMode: mode) },
        modifierEntry("scaledToFit", "As large as fits, its ratio kept.") { view in view.scaledToFit() },
        modifierEntry("scaledToFill", "As small as fills, its ratio kept.") { view in view.scaledToFill() },
        modifierEntry(
            "offset", "Moves what is drawn.", .standard("x", .length, 0), .standard("y", .length, 0)
        ) { view, x, y in view.offset(x: x, y: y) },
        modifierEntry(
            "position", "Puts the view's centre at a point of its parent.", .standard("x", .length, 0),
            .standard("y", .length, 0)
        ) { view, x, y in view.position(x: x, y: y) },
        modifierEntry(
            "layoutPriority", "Who gets space first.", .required(main: .number, "value")
        ) { view, value in view.layoutPriority(value) },
        modifierEntry("zIndex", "What lies in front.", .required(main: .number, "value")) { view, value in
            view.zIndex(value)
        },
        modifierEntry("ignoresSafeArea", "Reaches beyond the safe area.", .standard("edges", .edges, .all, main: true))
        {
            view, edges in view.ignoresSafeArea(edges: edges)
        },
    ]

    private static func padded(_ view: AnyView, _ length: CGFloat?, _ edges: Edge.Set?, insets: [CGFloat?]) -> AnyView {
        if insets.contains(where: { $0 != nil }) {
            let sides = insets.map { $0 ?? 0 }
            return AnyView(
                view.padding(EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])))
        }
        return AnyView(view.padding(edges ?? .all, length))
    }
}
