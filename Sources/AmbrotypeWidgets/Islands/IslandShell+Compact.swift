import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

/// The compact island: leading content, sensors, trailing content. Each side is as wide as its own content, so the island need
/// not be centred on the sensors (measured). In a right-to-left layout the sides change places (documented by the layout
/// direction of the views; no picture found).
extension IslandShell {
    /// A side: its content placed in an island whose left edge is 0, the sensors' left edge at the left side's width.
    private struct Side {
        var name: String
        var mode: DynamicIslandMode
        var standard: EdgeInsets
        var view: AnyView
    }

    private func sideOf(isLeading: Bool) -> Side {
        isLeading
            ? Side(
                name: "compactLeading", mode: .compactLeading, standard: IslandMargins.compactLeading,
                view: island.compactLeading())
            : Side(
                name: "compactTrailing", mode: .compactTrailing, standard: IslandMargins.compactTrailing,
                view: island.compactTrailing())
    }

    func compact() -> PlacedWidget {
        let (leading, trailing) = (sideOf(isLeading: true), sideOf(isLeading: false))
        let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
        let (leftWidth, rightWidth) = (width(of: left), width(of: right))
        let size = CGSize(width: leftWidth + metrics.sensor.width + rightWidth, height: metrics.height)
        let leftFrame = CGRect(x: 0, y: 0, width: leftWidth, height: size.height)
        let rightFrame = CGRect(x: size.width - rightWidth, y: 0, width: rightWidth, height: size.height)
        let bounds = CGRect(origin: .zero, size: size)
        let parts = [placed(left, leftFrame, in: bounds), placed(right, rightFrame, in: bounds)]
        return picture(parts, size: size, outline: .pill(bounds))
    }

    /// One side alone, cut off where the sensors begin.
    func side(isLeading: Bool) -> PlacedWidget {
        let side = sideOf(isLeading: isLeading)
        let size = CGSize(width: width(of: side), height: metrics.height)
        let frame = CGRect(origin: .zero, size: size)
        let isLeft = isLeading != isRightToLeft
        let whole = CGRect(x: isLeft ? 0 : -size.height, y: 0, width: size.width + size.height, height: size.height)
        return picture([placed(side, frame, in: whole)], size: size, outline: .pill(whole))
    }

    /// The detached circle, or pill, of an activity that shares the island with another app's.
    func minimal() -> PlacedWidget {
        let side = Side(
            name: "minimal", mode: .minimal, standard: EdgeInsets(IslandMargins.minimal), view: island.minimal())
        let margins = insets(.minimal, side.standard)
        let range = metrics.minimalWidth
        let room = CGSize(width: range.upperBound - margins.horizontal, height: metrics.height - margins.vertical)
        let content = measured(side, in: room)
        reportCut(side, content.width, room.width)
        let width = snapped(min(max(content.width + margins.horizontal, range.lowerBound), range.upperBound))
        let bounds = CGRect(x: 0, y: 0, width: width, height: metrics.height)
        return picture([placed(side, bounds, in: bounds)], size: bounds.size, outline: .pill(bounds))
    }

    private func root(_ side: Side, in bounds: CGRect) -> Node {
        let values = shell.islandEnvironment(bounds, radius: bounds.height / 2)
        let context = ResolveContext(environment: values, session: session).entering(side.name)
        return shell.rootNode(side.view, context)
    }

    private func measured(_ side: Side, in room: CGSize) -> CGSize {
        measure(root(side, in: CGRect(origin: .zero, size: room)), proposal: ProposedViewSize(room), session: session)
    }

    /// Content and margins, at most what the system gives a side.
    private func width(of side: Side) -> CGFloat {
        let margins = insets(side.mode, side.standard)
        let most = metrics.compactWidth
        let room = CGSize(width: max(most - margins.horizontal, 0), height: metrics.height - margins.vertical)
        let width = measured(side, in: room).width
        reportCut(side, width, room.width)
        return snapped(min(width + margins.horizontal, most))
    }

    private func reportCut(_ side: Side, _ width: CGFloat, _ room: CGFloat) {
        guard width > room + 0.01 else { return }
        shell.report(
            .warning, "island-content-cut",
            "the \(side.name) content is \((width * 10).rounded() / 10) points wide, the island shows "
                + "\((room * 10).rounded() / 10): make it narrower",
            to: session)
    }

    /// The content centred between its margins, clipped there by whoever draws it.
    private func placed(_ side: Side, _ frame: CGRect, in bounds: CGRect) -> PlacedPart {
        let margins = insets(side.mode, side.standard)
        let room = frame.inset(by: margins, direction: shell.environment.layoutDirection)
        let tree = AmbrotypeViews.place(root(side, in: bounds), in: room, session: session)
        return PlacedPart(name: side.name, tree: tree, frame: frame)
    }
}
