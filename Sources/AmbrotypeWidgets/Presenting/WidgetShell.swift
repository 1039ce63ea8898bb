package import AmbrotypeDrawing
package import AmbrotypeViews
package import Foundation

/// Everything about a picture of a widget but the widget: where it is shown, on what, in which colours.
///
/// `place` resolves, places and paints a view inside it. Nothing is kept between calls; the diagnostics of a call are the ones
/// its session gathered meanwhile, so a session serves one picture.
@MainActor package struct WidgetShell {
    package var presentation: WidgetPresentation
    package var device: Device
    /// Major version of iOS: 16, 17, 18, 26 …
    package var os: Int
    package var mode: WidgetMode
    /// Locale, zone, calendar, text size, direction, `now`, redaction reasons, reduced luminance. What belongs to the place
    /// (scheme, scale, family, mode, margins, container shape) is set by the shell.
    package var environment: EnvironmentValues
    package var backdrop = WidgetBackdrop.standard
    /// The configuration's word; of no effect before iOS 17.
    package var disablesContentMargins = false
    package var isBackgroundRemovable = true
    /// The place takes the container's background away and keeps the author's colours: StandBy, CarPlay (documentation).
    package var hidesContainerBackground = false
    /// From iOS 17 on a widget without a container background is covered by a notice, as the system does. False draws it anyway.
    package var coversMissingBackground = true

    package init(
        _ presentation: WidgetPresentation, device: Device, os: Int, mode: WidgetMode = .fullColor(.light),
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        (self.presentation, self.device, self.os, self.mode) = (presentation, device, os, mode)
        self.environment = environment
    }

    /// Takes over what a configuration says about its look.
    package mutating func adopt(_ description: WidgetDescription) {
        disablesContentMargins = description.disablesContentMargins
        isBackgroundRemovable = description.isBackgroundRemovable
        environment.supportedActivityFamilies = Set(description.activityFamilies)
    }

    /// The widget made of one view.
    ///
    /// In the island the view stands for the one region shown; the whole compact and the expanded island, which have several,
    /// come from a `DynamicIsland`.
    ///
    /// - Throws: `PresentationUnavailable` when the device or version has no such place.
    package func place<V: View>(_ view: V, session: RenderSession) throws(PresentationUnavailable) -> PlacedWidget {
        switch presentation {
        case .family(let family): try placeFamily(family, view, session)
        case .lockScreenActivity: placeLockScreenActivity(view, session)
        case .island(let form): try placeIsland(form, view, session)
        }
    }
}

/// A presentation that does not exist on the device with that version.
package struct PresentationUnavailable: Error, Equatable {
    package var presentation: WidgetPresentation
    package var device: String
    package var os: Int
    /// One sentence: why.
    package var reason: String
}

extension WidgetShell {
    func unavailable(_ reason: String) -> PresentationUnavailable {
        PresentationUnavailable(presentation: presentation, device: device.name, os: os, reason: reason)
    }

    /// The environment of every place: what device, version and mode decide.
    func environment(scheme: ColorScheme) -> EnvironmentValues {
        var values = environment
        values.colorScheme = scheme
        values.displayScale = device.scale
        values.systemVersion = os
        values.widgetRenderingMode = mode.rendering
        return values
    }

    func report(
        _ severity: Diagnostic.Severity, _ code: String, _ message: String, to session: RenderSession,
        place: String = ""
    ) { session.report(Diagnostic(severity: severity, code: code, place: place, message: message)) }
}
