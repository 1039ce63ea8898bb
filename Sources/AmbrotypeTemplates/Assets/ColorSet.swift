package import AmbrotypeDrawing

/// A colour of an asset catalog, in its appearances.
package struct ColorSet: Sendable {
    package var name: String
    package var slots: [Slot]
    package var place: SourcePlace

    package struct Slot: Equatable, Sendable {
        package var value: Value
        package var appearance: AssetAppearance
    }

    package enum Value: Equatable, Sendable {
        /// Gamma-encoded sRGB; components beyond 0…1 where the source is wider than sRGB.
        case color(DrawingColor)
        /// A system colour by its UIKit name without the ending `Color`: `systemBlue`, `label`.
        case system(String)
    }

    package func value(dark: Bool, highContrast: Bool = false, idiom: String = "iphone") -> Value? {
        AssetAppearance.best(of: slots, \.appearance, idiom: idiom, dark: dark, highContrast: highContrast).first?.value
    }
}
