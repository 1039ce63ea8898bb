import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

/// Puts the regions of one island where the system would show them. Coordinates are the picture's.
@MainActor struct IslandShell {
    let shell: WidgetShell
    let island: DynamicIsland
    /// Lengths on whole pixels.
    let metrics: DynamicIslandMetrics
    let session: RenderSession

    init(shell: WidgetShell, island: DynamicIsland, metrics: DynamicIslandMetrics, session: RenderSession) {
        (self.shell, self.island, self.session) = (shell, island, session)
        let scale = shell.device.scale
        func snapped(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        var metrics = metrics
        metrics.sensor.size = CGSize(width: snapped(metrics.sensor.width), height: snapped(metrics.sensor.height))
        (metrics.height, metrics.compactWidth) = (snapped(metrics.height), snapped(metrics.compactWidth))
        self.metrics = metrics
    }

    var isRightToLeft: Bool { shell.environment.layoutDirection == .rightToLeft }

    /// Insets with their leading side on the left.
    func insets(_ mode: DynamicIslandMode, _ standard: EdgeInsets) -> EdgeInsets {
        island.margins[mode]?.over(standard) ?? standard
    }

    /// To whole pixels.
    func snapped(_ length: CGFloat) -> CGFloat { (length * shell.device.scale).rounded() / shell.device.scale }

    /// The picture of placed regions inside an outline.
    func picture(
        _ parts: [PlacedPart], size: CGSize, outline: IslandOutline, naturalHeight: CGFloat? = nil
    ) -> PlacedWidget {
        let bounds = CGRect(origin: .zero, size: size)
        let black = DisplayItem.fill(Path(bounds), style: FillStyle(), paint: .color(.black))
        let content = parts.flatMap { paintItems($0.tree) }
        let clipped = DisplayItem.group(
            DisplayGroup(clip: ClipPath(outline.path()), items: [black] + content + keyline(outline)))
        let urls = [island.url].compactMap { $0 } + parts.flatMap(\.tree.widgetURLs)
        return PlacedWidget(
            presentation: shell.presentation, parts: parts,
            displayList: DisplayList(size: size, items: [clipped]), size: size, layoutSize: size,
            cornerRadius: outline.radius,
            tapMap: shell.tapMap(parts.map(\.tree), urls.last.map { [$0] } ?? [], in: bounds, .identity, session),
            widgetURLs: urls, naturalHeight: naturalHeight, hasContainerBackground: false, actionForeground: nil,
            diagnostics: session.diagnostics)
    }

    /// The tinted line just inside the outline. Its width is not published: one point, measured for the untinted rim of the
    /// expanded form; half its strength is assumed ("subtle").
    private func keyline(_ outline: IslandOutline) -> [DisplayItem] {
        guard let color = island.keyline?.drawingColor(in: shell.environment(scheme: .dark)) else { return [] }
        var ring = outline.path()
        ring.addPath(outline.path(inset: 1))
        return [.fill(ring, style: FillStyle(eoFill: true), paint: .color(color.opacity(0.5)))]
    }
}

/// The island's edge: a pill, or continuous corners.
struct IslandOutline {
    var rect: CGRect
    var radius: CGFloat
    var style: RoundedCornerStyle

    static func pill(_ rect: CGRect) -> IslandOutline {
        IslandOutline(rect: rect, radius: min(rect.width, rect.height) / 2, style: .circular)
    }

    func path(inset: CGFloat = 0) -> Path {
        Path(
            roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: max(radius - inset, 0), style: style)
    }
}
