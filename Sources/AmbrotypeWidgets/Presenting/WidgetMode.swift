package import AmbrotypeDrawing
package import AmbrotypeViews

/// How the system colours the widget: its rendering mode, the colour scheme views see, and the colours of the accented groups.
package struct WidgetMode: Equatable, Sendable {
    package var rendering: WidgetRenderingMode
    package var colorScheme: ColorScheme
    /// Colour of the accentable group in the accented mode.
    package var accent: DrawingColor
    /// Colour of everything else in the accented mode, and of the vibrant mode.
    package var primary: DrawingColor

    /// The author's colours, in light or dark appearance.
    package static func fullColor(_ scheme: ColorScheme) -> WidgetMode {
        WidgetMode(rendering: .fullColor, colorScheme: scheme, accent: .white, primary: .white)
    }

    /// The tinted Home Screen of iOS 18, or the clear one of iOS 26.
    ///
    /// - Parameters:
    ///   - tint: colour of the accentable group; nil is white, which is what Apple's article says of iPhone and iPad.
    ///   - scheme: what views see; dark (assumed), as both looks are dark by default.
    package static func accented(tint: DrawingColor? = nil, scheme: ColorScheme = .dark) -> WidgetMode {
        WidgetMode(rendering: .accented, colorScheme: scheme, accent: tint ?? .white, primary: .white)
    }

    /// The Lock Screen. Views see the dark scheme, so that label colours are bright (assumed).
    package static let vibrant = WidgetMode(
        rendering: .vibrant, colorScheme: .dark, accent: .white, primary: .white)

    /// `light`, `dark`, `accented`, `vibrant`; what file names and the command line say.
    package var name: String {
        if rendering != .fullColor { return rendering.description }
        return colorScheme == .dark ? "dark" : "light"
    }
}

/// What lies behind a widget whose own background is removed, and behind accessories.
package enum WidgetBackdrop: Equatable, Sendable {
    /// A plain dark stand-in for wallpaper or tinted plate, so that white content can be seen (assumed colours).
    case standard
    /// Nothing: the picture stays transparent there.
    case transparent
    /// These items, in the widget's coordinates: a piece of a scene's wallpaper.
    case items([DisplayItem])
}
