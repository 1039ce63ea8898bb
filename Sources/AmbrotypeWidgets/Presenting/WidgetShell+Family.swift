import AmbrotypeDrawing
import AmbrotypeViews
import Foundation

/// Widgets of the Home Screen and accessories of the Lock Screen.
extension WidgetShell {
    func placeFamily<V: View>(
        _ family: WidgetFamily, _ view: V, _ session: RenderSession
    ) throws(PresentationUnavailable) -> PlacedWidget {
        guard device.families(os: os).contains(family), let metrics = device.widgetMetrics(family, os: os) else {
            throw unavailable("\(device.name) has no \(family.name) widget on iOS \(os)")
        }
        checkMode(of: family, session)
        let frame = WidgetFrame(family, metrics)
        let context = ResolveContext(environment: familyEnvironment(family, frame), session: session)
        let margins = disablesContentMargins ? EdgeInsets() : frame.margins
        let room = frame.bounds.inset(by: margins)
        var root = rootNode(view, context)
        if family == .accessoryInline { root = InlineLine(root, in: context).node }
        let content = AmbrotypeViews.place(root, in: room, session: session)
        return assemble(content, family, frame, room, context)
    }

    /// Several views at the top stand below each other, as in any hosting view.
    func rootNode<V: View>(_ view: V, _ context: ResolveContext) -> Node {
        let nodes = context.resolve(view)
        if nodes.count == 1 { return nodes[0] }
        return Node(.stack(AnyLayout(VStackLayout())), children: nodes, in: context)
    }

    func familyEnvironment(_ family: WidgetFamily, _ frame: WidgetFrame) -> EnvironmentValues {
        var values = environment(scheme: mode.colorScheme)
        values.widgetFamily = family
        values.widgetContentMargins = frame.margins
        values.showsWidgetContainerBackground = keepsBackground(family)
        values.containerShape = frame.containerShape
        if !family.isAccessory { values.backgroundStyleOverride = .color(plate) }
        return values
    }

    /// Whether the place shows backgrounds: not the Lock Screen, nor the accented and vibrant modes (documentation).
    func keepsBackground(_ family: WidgetFamily) -> Bool {
        !family.isAccessory && !hidesContainerBackground && (mode.rendering == .fullColor || os < 17)
    }

    /// The ground of a widget that draws none: the system background, in dark appearance the elevated one (assumed).
    var plate: DrawingColor {
        mode.colorScheme == .dark ? DrawingColor(bytes: 28, 28, 30) : .white
    }

    private func checkMode(of family: WidgetFamily, _ session: RenderSession) {
        let isFlat: Set<WidgetFamily> = [.accessoryCircular, .accessoryInline, .accessoryCorner]
        if mode.rendering == .fullColor, isFlat.contains(family) {
            report(
                .note, "mode-not-offered",
                "iOS shows \(family.name) in the accented and vibrant modes only, not in full colour", to: session)
        }
        if mode.rendering == .accented, os < 18, !family.isAccessory {
            report(.note, "mode-not-offered", "the accented mode came to the Home Screen with iOS 18", to: session)
        }
    }

    // MARK: Putting it together

    private func assemble(
        _ content: PlacedNode, _ family: WidgetFamily, _ frame: WidgetFrame, _ room: CGRect, _ context: ResolveContext
    ) -> PlacedWidget {
        let session = context.session
        let behind = content.containerBackground.map {
            AmbrotypeViews.place($0, in: frame.bounds, session: session)
        }
        var parts = [PlacedPart(name: "content", tree: content, frame: room)]
        if let behind { parts.insert(PlacedPart(name: "background", tree: behind, frame: frame.bounds), at: 0) }
        let isCovered = behind == nil && needsBackground(family) && !reportMissingBackground(family, session)
        let items = isCovered ? notice(frame, context) : painted(content, behind, family, frame)
        let urls = content.widgetURLs
        return PlacedWidget(
            presentation: presentation, parts: parts, displayList: frame.displayed(items), size: frame.displaySize,
            layoutSize: frame.size, cornerRadius: frame.cornerRadius * frame.display.a,
            tapMap: tapMap([content], urls, in: frame.bounds, frame.display, session), widgetURLs: urls,
            naturalHeight: nil, hasContainerBackground: behind != nil, diagnostics: session.diagnostics)
    }

    private func painted(
        _ content: PlacedNode, _ behind: PlacedNode?, _ family: WidgetFamily, _ frame: WidgetFrame
    ) -> [DisplayItem] {
        let front = tinted(content)
        let keepsBackground = keepsBackground(family) || (!isBackgroundRemovable && !family.isAccessory)
        if keepsBackground {
            let back = behind.map { paintItems($0) } ?? []
            return frame.clipped([fill(plate, frame)] + back + front)
        }
        if family == .accessoryCircular { return frame.clipped(backdropItems(frame) + front) }
        if family.isAccessory { return backdropItems(frame) + frame.clipped(front) }
        return frame.clipped(backdropItems(frame) + front)
    }

    private func fill(_ color: DrawingColor, _ frame: WidgetFrame) -> DisplayItem {
        .fill(Path(frame.bounds), style: FillStyle(), paint: .color(color))
    }

    /// The stand-in behind a widget without a ground of its own. Colours are ours, so that white content can be seen: no figure
    /// is published for the tinted plate, and a wallpaper is whatever a person chose.
    func backdropItems(_ frame: WidgetFrame) -> [DisplayItem] {
        switch backdrop {
        case .items(let items): items
        case .transparent: []
        case .standard where mode.rendering == .fullColor: []
        case .standard:
            [
                fill(
                    mode.rendering == .vibrant ? DrawingColor(bytes: 58, 66, 84) : DrawingColor(bytes: 34, 34, 38),
                    frame)
            ]
        }
    }
}
