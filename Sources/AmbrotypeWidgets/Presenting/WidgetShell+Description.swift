package import AmbrotypeDrawing
package import AmbrotypeViews
import Foundation

/// From what an author declared to a picture.
extension WidgetShell {
    /// The widget showing one entry of its timeline.
    ///
    /// - Throws: `PresentationUnavailable` when the device or version has no such place.
    package func place(
        _ description: WidgetDescription, entry: WidgetEntry, session: RenderSession
    ) throws(PresentationUnavailable) -> PlacedWidget {
        if case .family(let family) = presentation, !description.families.contains(family) {
            let known = description.families.map(\.name).joined(separator: ", ")
            report(
                .warning, "family-not-supported",
                "\(description.typeName.isEmpty ? description.kind : description.typeName) does not list "
                    + "\(family.name) among its families (\(known))",
                to: session)
        }
        return try adopting(description).place(entry.view(), session: session)
    }

    /// The Live Activity in one of its states.
    ///
    /// - Throws: `PresentationUnavailable` when the device or version has no such place.
    package func place(
        _ description: WidgetDescription, activity: ActivityViews, session: RenderSession
    ) throws(PresentationUnavailable) -> PlacedWidget {
        let shell = adopting(description)
        if case .island = presentation { return try shell.place(activity.island(), session: session) }
        guard presentation == .lockScreenActivity else {
            throw unavailable("a Live Activity has no \(presentation.name)")
        }
        return try shell.place(activity.lockScreen(), session: session)
    }

    private func adopting(_ description: WidgetDescription) -> WidgetShell {
        var shell = self
        shell.adopt(description)
        return shell
    }

    /// What a provider is told about the widget; nil outside of widget families, or where the device has no such family.
    ///
    /// - Parameter isPreview: whether the gallery asks.
    package func providerContext(isPreview: Bool = false) -> TimelineProviderContext? {
        guard case .family(let family) = presentation, let metrics = device.widgetMetrics(family, os: os) else {
            return nil
        }
        let variants = family.isAccessory ? [ColorScheme.dark] : [.light, .dark]
        let frame = WidgetFrame(family, metrics)
        return TimelineProviderContext(
            family: family, isPreview: isPreview, displaySize: metrics.size,
            variants: variants.map { scheme in
                var values = familyEnvironment(family, frame)
                values.colorScheme = scheme
                return values
            })
    }
}
