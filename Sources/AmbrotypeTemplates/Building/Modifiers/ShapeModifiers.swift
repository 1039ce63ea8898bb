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
        ) { shape, from, to in .shape(trimmed(shape, from: from, to: to)) },
        shapeModifierEntry(
            "rotation", "A shape turned.", .required("angle", .angle, main: true),
            .standard("anchor", .unitPoint, .center)
        ) { shape, angle, anchor in .shape(turned(shape, angle, anchor)) },
        shapeModifierEntry("inset", "A shape inside itself, points.", .required(main: .length, "amount")) {
            shape, amount in
            guard let shape = shape as? any InsettableShape else {
                throw WrongTarget(needs: "a shape that can be inset", found: "a trimmed or turned one")
            }
            return .shape(inset(shape, by: amount))
        },
    ]

    // Each pair opens the shapes and styles whose types only the template knows.

    private static func filled(_ shape: any Shape, _ style: any ShapeStyle) -> AnyView { fill(shape, style) }
    private static func fill(_ shape: some Shape, _ style: some ShapeStyle) -> AnyView { AnyView(shape.fill(style)) }

    private static func stroked(_ shape: any Shape, _ style: any ShapeStyle, _ stroke: StrokeStyle) -> AnyView {
        outline(shape, style, stroke)
    }
    private static func outline(_ shape: some Shape, _ style: some ShapeStyle, _ stroke: StrokeStyle) -> AnyView {
        AnyView(shape.stroke(style, style: stroke))
    }

    private static func bordered(_ shape: any InsettableShape, _ style: any ShapeStyle, _ stroke: StrokeStyle)
        -> AnyView
    {
        border(shape, style, stroke)
    }
    private static func border(_ shape: some InsettableShape, _ style: some ShapeStyle, _ stroke: StrokeStyle)
        -> AnyView
    {
        AnyView(shape.strokeBorder(style, style: stroke))
    }

    private static func trimmed(_ shape: any Shape, from: CGFloat, to: CGFloat) -> any Shape { trim(shape, from, to) }
    private static func trim(_ shape: some Shape, _ from: CGFloat, _ to: CGFloat) -> any Shape {
        shape.trim(from: from, to: to)
    }

    private static func turned(_ shape: any Shape, _ angle: Angle, _ anchor: UnitPoint) -> any Shape {
        turn(shape, angle, anchor)
    }
    private static func turn(_ shape: some Shape, _ angle: Angle, _ anchor: UnitPoint) -> any Shape {
        shape.rotation(angle, anchor: anchor)
    }

    private static func inset(_ shape: any InsettableShape, by amount: CGFloat) -> any Shape { shrink(shape, amount) }
    private static func shrink(_ shape: some InsettableShape, _ amount: CGFloat) -> any Shape {
        shape.inset(by: amount)
    }
}
