import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

extension ViewTable {
    static let shapeModifiers: [ModifierEntry] = [
        shapeModifierEntry("fill", "Fills a shape.", .required(main: .style, "style")) { shape, style in
            .view(filled(shape, style))
        },
        shapeModifierEntry(
            "stroke", "Draws a shape's outline, half of it outside.", .required("style", .style, main: true),
            .standard("lineWidth", .length, 1), .optional("stroke", .strokeStyle)
        ) { shape, style, width, stroke in .view(stroked(shape, style, stroke ?? StrokeStyle(lineWidth: width))) },
        shapeModifierEntry(
            "strokeBorder", "Draws a shape's outline, all of it inside.", .required("style", .style, main: true),
            .standard("lineWidth", .length, 1), .optional("stroke", .strokeStyle)
        ) { shape, style, width, stroke in
            guard let shape = shape as? any InsettableShape else {
                throw WrongTarget(needs: "a shape that can be inset", found: "a trimmed or turned one")
            }
            return .view(bordered(shape, style, stroke ?? StrokeStyle(lineWidth: width)))
        },
        shapeModifierEntry(
            "trim", "A part of a shape's outline.", .standard("from", .length, 0), .standard("to", .length, 1)
        ) { shape, from, to in .shape(shape.trim(from: from, to: to)) },
        shapeModifierEntry(
            "rotation", "A shape turned.", .required("angle", .angle, main: true), .standard("anchor", .unitPoint, .center)
        ) { shape, angle, anchor in .shape(shape.rotation(angle, anchor: anchor)) },
        shapeModifierEntry("inset", "A shape inside itself, points.", .required(main: .length, "amount")) { shape, amount in
            guard let shape = shape as? any InsettableShape else {
                throw WrongTarget(needs: "a shape that can be inset", found: "a trimmed or turned one")
            }
            return .shape(shape.inset(by: amount))
        },
    ]

    private static func filled<T: Shape, S: ShapeStyle>(_ shape: T, _ style: S) -> AnyView { AnyView(shape.fill(style)) }

    private static func stroked<T: Shape, S: ShapeStyle>(_ shape: T, _ style: S, _ stroke: StrokeStyle) -> AnyView {
        AnyView(shape.stroke(style, style: stroke))
    }

    private static func bordered<T: InsettableShape, S: ShapeStyle>(_ shape: T, _ style: S, _ stroke: StrokeStyle) -> AnyView {
        AnyView(shape.strokeBorder(style, style: stroke))
    }
}
