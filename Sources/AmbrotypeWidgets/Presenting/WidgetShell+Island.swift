package import AmbrotypeDrawing
import AmbrotypeGeometry
package import AmbrotypeViews
import Foundation

/// A Live Activity in the Dynamic Island: always dark, opaque black, text white by default (documentation).
extension WidgetShell {
    /// A form of the island made of its author's regions.
    ///
    /// - Throws: `PresentationUnavailable` on a device without an island, or for a presentation that is none of its forms.
    package func place(_ island: DynamicIsland, session: RenderSession) throws(PresentationUnavailable) -> PlacedWidget
    {
        let metrics = try islandMetrics()
        let shell = IslandShell(shell: self, island: island, metrics: metrics, session: session)
        switch presentation {
        case .island(.compact): return shell.compact()
        case .island(.compactLeading): return shell.side(isLeading: true)
        case .island(.compactTrailing): return shell.side(isLeading: false)
        case .island(.minimal): return shell.minimal()
        case .island(.expanded): return shell.expanded()
        default: throw unavailable("a Dynamic Island has no \(presentation.name)")
        }
    }

    /// One view as the one region of its form; as the bottom region of the expanded form.
    func placeIsland<V: View>(
        _ form: IslandPresentation, _ view: V, _ session: RenderSession
    ) throws(PresentationUnavailable) -> PlacedWidget {
        let view = AnyView(view)
        let nothing: @MainActor () -> AnyView = { AnyView(EmptyView()) }
        let shown: @MainActor () -> AnyView = { view }
        let island = DynamicIsland(
            regions: { [IslandRegion(position: .bottom, priority: 0, content: shown)] },
            compactLeading: form == .compactTrailing ? nothing : shown,
            compactTrailing: form == .compactTrailing ? shown : nothing, minimal: shown)
        return try place(island, session: session)
    }

    private func islandMetrics() throws(PresentationUnavailable) -> DynamicIslandMetrics {
        guard os >= 16 else { throw unavailable("the Dynamic Island came with iOS 16") }
        guard let metrics = device.island else { throw unavailable("\(device.name) has no Dynamic Island") }
        return metrics
    }

    func islandEnvironment(_ bounds: CGRect, radius: CGFloat) -> EnvironmentValues {
        var values = environment(scheme: .dark)
        values.widgetRenderingMode = .fullColor
        values.activityFamily = .medium
        values.containerShape = ContainerShape(cornerRadius: radius, frame: bounds)
        return values
    }
}
