import AmbrotypeDrawing
import AmbrotypeViews
import Foundation

/// The notice that covers a widget without a container background.
extension WidgetShell {
    /// Whether the system insists: from iOS 17 on, everywhere but in the inline accessory.
    func needsBackground(_ family: WidgetFamily) -> Bool { os >= 17 && family != .accessoryInline }

    /// Reports it; true when the widget is to be drawn all the same.
    func reportMissingBackground(_ family: WidgetFamily, _ session: RenderSession) -> Bool {
        report(
            .error, "missing-container-background",
            "from iOS 17 on the system covers a widget without containerBackground(for: .widget) by a notice: "
                + "add the modifier to the view of the \(family.name) family",
            to: session)
        return !coversMissingBackground
    }

    /// The words are the ones the system shows; size and colours are assumed.
    func notice(_ frame: WidgetFrame, _ context: ResolveContext) -> [DisplayItem] {
        let words = Text(verbatim: "Please adopt containerBackground API")
            .font(.system(size: min(15, frame.size.height / 6)))
            .multilineTextAlignment(.center).minimumScaleFactor(0.5)
        let node = context.entering("missing-container-background").resolveOne(words)
        let placed = AmbrotypeViews.place(node, in: frame.bounds.insetBy(dx: 4, dy: 4), session: context.session)
        let ground = mode.rendering == .fullColor ? [plateItem(frame)] : backdropItems(frame)
        return frame.clipped(ground + tinted(placed))
    }

    private func plateItem(_ frame: WidgetFrame) -> DisplayItem {
        .fill(Path(frame.bounds), style: FillStyle(), paint: .color(plate))
    }
}
