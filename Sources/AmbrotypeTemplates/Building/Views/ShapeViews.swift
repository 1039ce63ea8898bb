import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

extension ViewTable {
    static let shapeViews: [ViewEntry] = [
        builtEntry("Rectangle", "A rectangle.") { .shape(Rectangle()) },
        builtEntry("Circle", "A circle as large as fits.") { .shape(Circle()) },
        builtEntry("Ellipse", "An ellipse.") { .shape(Ellipse()) },
        builtEntry("Capsule", "A rectangle with round ends.", .standard("style", .cornerStyle, .continuous)) { style in
            .shape(Capsule(style: style))
        },
        builtEntry("ContainerRelativeShape", "The container's shape, its corners concentric with the container's.") {
            .shape(ContainerRelativeShape())
        },
        builtEntry(
            "RoundedRectangle", "A rectangle with round corners.", .standard("cornerRadius", .length, 0, main: true),
            .optional("cornerSize", .size), .standard("style", .cornerStyle, .continuous)
        ) { radius, size, style in
            .shape(
                size.map { RoundedRectangle(cornerSize: $0, style: style) }
                    ?? RoundedRectangle(cornerRadius: radius, style: style))
        },
        builtEntry(
            "UnevenRoundedRectangle", "A rectangle with a radius of its own at each corner.",
            .standard("topLeadingRadius", .length, 0), .standard("bottomLeadingRadius", .length, 0),
            .standard("bottomTrailingRadius", .length, 0), .standard("topTrailingRadius", .length, 0),
            .standard("style", .cornerStyle, .continuous)
        ) { topLeading, bottomLeading, bottomTrailing, topTrailing, style in
            .shape(
                UnevenRoundedRectangle(
                    topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
                    bottomTrailingRadius: bottomTrailing,
                    topTrailingRadius: topTrailing, style: style))
        },
    ]
}
