import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeLayout
import AmbrotypeText
import AmbrotypeViews
import Foundation

/// Sets the words of sheets and strips.
@MainActor struct Lettering {
    let text: TextEngine

    /// How words are set: size in points, weight, colour, most lines.
    struct Style {
        var size: CGFloat = 11
        var weight = Font.Weight.regular
        var color = Color.white
        var lines = 1
    }

    /// Words with their top left corner at the origin, and their size.
    struct Set {
        var items: [DisplayItem]
        var size: CGSize

        /// The words moved to a place.
        func at(_ x: CGFloat, _ y: CGFloat) -> DisplayItem {
            .group(DisplayGroup(transform: CGAffineTransform(translationX: x, y: y), items: items))
        }
    }

    func set(_ words: String, _ style: Style = Style(), width: CGFloat? = nil) -> Set {
        let session = RenderSession(text: text)
        var environment = EnvironmentValues()
        environment.displayScale = 1
        let context = ResolveContext(environment: environment, session: session)
        let view = Text(verbatim: words).font(.system(size: style.size, weight: style.weight))
            .foregroundStyle(style.color).lineLimit(style.lines)
        let node = context.resolveOne(view)
        let size = measure(node, proposal: ProposedViewSize(width: width, height: nil), session: session)
        let room = CGRect(origin: .zero, size: size)
        return Set(items: paintItems(place(node, in: room, session: session)), size: size)
    }
}
