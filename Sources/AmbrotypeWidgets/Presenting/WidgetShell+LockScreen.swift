import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

/// A Live Activity's card on the Lock Screen.
extension WidgetShell {
    /// Width from the device; height is what the content asks for at that width, within the system's least and greatest.
    func placeLockScreenActivity<V: View>(_ view: V, _ session: RenderSession) -> PlacedWidget {
        let lock = device.lockScreen
        let width = lock.activityWidth
        var context = ResolveContext(environment: cardEnvironment(lock.activityHeight.upperBound), session: session)
        let sample = rootNode(view, context)
        let natural = measure(sample, proposal: ProposedViewSize(width: width, height: nil), session: session).height
        let bounds = CGRect(x: 0, y: 0, width: width, height: cardHeight(sample, session))
        // Shapes that follow the card's corners are resolved with its height, which is known only now.
        context.environment = cardEnvironment(bounds.height)
        let content = AmbrotypeViews.place(rootNode(view, context), in: bounds, session: session)
        reportHeight(natural, lock.activityHeight.upperBound, "the Lock Screen card", session)
        return card(content, bounds, natural, session)
    }

    private func cardEnvironment(_ height: CGFloat) -> EnvironmentValues {
        let lock = device.lockScreen
        var values = environment(scheme: lockScreenScheme)
        values.activityFamily = .medium
        values.containerShape = ContainerShape(
            cornerRadius: lock.activityCornerRadius,
            frame: CGRect(x: 0, y: 0, width: lock.activityWidth, height: height))
        return values
    }

    /// With Always-On the activity is drawn as in dark appearance (documentation).
    private var lockScreenScheme: ColorScheme { environment.isLuminanceReduced ? .dark : mode.colorScheme }

    /// The height the content takes when it is offered the greatest one, on whole pixels: content that wants all it can get
    /// (a lone colour, a spacer) fills the card, any other hugs (assumed; the range is the guidelines').
    private func cardHeight(_ root: Node, _ session: RenderSession) -> CGFloat {
        let range = device.lockScreen.activityHeight
        let offered = ProposedViewSize(width: device.lockScreen.activityWidth, height: range.upperBound)
        let wanted = measure(root, proposal: offered, session: session).height
        let height = min(max(wanted, range.lowerBound), range.upperBound)
        return wholePixels(height)
    }

    /// The next whole number of pixels; what sums to a hair more than one is that one.
    func wholePixels(_ length: CGFloat) -> CGFloat { (length * device.scale - 0.01).rounded(.up) / device.scale }

    func reportHeight(_ natural: CGFloat, _ limit: CGFloat, _ what: String, _ session: RenderSession) {
        guard natural > limit + 0.01 else { return }
        let asked = (natural * 10).rounded() / 10
        report(
            .error, "activity-too-tall",
            "the content asks for \(asked) points of height, \(what) is cut at \(Int(limit)): leave something out",
            to: session)
    }

    private func card(
        _ content: PlacedNode, _ bounds: CGRect, _ natural: CGFloat, _ session: RenderSession
    ) -> PlacedWidget {
        let radius = device.lockScreen.activityCornerRadius
        let outline = Path(roundedRect: bounds, cornerRadius: radius, style: .continuous)
        let look = ActivityLook(content)
        let ground = look.background ?? (lockScreenScheme == .dark ? .black : .white)
        let items = [DisplayItem.fill(Path(bounds), style: FillStyle(), paint: .color(ground))] + tinted(content)
        let urls = content.widgetURLs
        return PlacedWidget(
            presentation: presentation, parts: [PlacedPart(name: "content", tree: content, frame: bounds)],
            displayList: DisplayList(
                size: bounds.size, items: [.group(DisplayGroup(clip: ClipPath(outline), items: items))]),
            size: bounds.size, layoutSize: bounds.size, cornerRadius: radius,
            tapMap: tapMap([content], urls, in: bounds, .identity, session), widgetURLs: urls, naturalHeight: natural,
            hasContainerBackground: look.background != nil, actionForeground: look.actionForeground,
            diagnostics: session.diagnostics)
    }
}

/// What the views of an activity say of the system's parts around them; of several words the last counts.
struct ActivityLook {
    var background: DrawingColor?
    var actionForeground: DrawingColor?

    init(_ content: PlacedNode) {
        for remark in content.remarks(ActivityRemark.self) {
            switch remark.part {
            case .background(let color): background = color
            case .actionForeground(let color): actionForeground = color
            case .belowIfTooWide: break
            }
        }
    }
}
