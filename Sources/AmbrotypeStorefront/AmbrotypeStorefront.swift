// AmbrotypeStorefront: pictures for the App Store that show a widget where people will see it.
//
// In:  a `StorefrontConfig` (what `storefront.json` says), a `Stage` (device, language, fonts, tables) and a closure that
//      draws a widget for a slot; for the validator the facts of pictures that lie in a folder.
// Out: display lists of whole store pictures, exact in size; findings about a folder of pictures.
//
// It must not know: files, templates or compiled widgets, pixels. Whoever calls it reads files, answers the closure,
// develops the lists and writes the results.
//
// Reading order: `Tables` (geometry and the store's rules, with their sources), `Setting` (text into items), `Scenes`
// (one file a scene; `Stage` is what they share), `Wallpapers`, `Composing` (caption, frame, panorama round a scene),
// `Configuring` (`storefront.json`), `Validating` (a folder of pictures).

package import AmbrotypeDrawing
package import AmbrotypeWidgets
package import Foundation

/// A widget as a shot names it: which one, in which state.
package struct WidgetChoice: Hashable, Sendable {
    /// A template's folder, or the kind of a compiled widget.
    package var subject: String
    /// The entry or state: its name or its number from 0; nil is the first that is shown.
    package var entry: String?
    /// The sample whose data is shown; nil is the first.
    package var sample: String?
    /// Configuration parameters by name.
    package var settings: [String: String]

    package init(subject: String, entry: String? = nil, sample: String? = nil, settings: [String: String] = [:]) {
        (self.subject, self.entry, self.sample, self.settings) = (subject, entry, sample, settings)
    }
}

extension WidgetChoice: CustomStringConvertible {
    /// Equal for equal choices, whatever the order of a dictionary.
    package var description: String {
        let set = settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
        return "\(subject)#\(sample ?? "")#\(entry ?? "")#\(set)"
    }
}

/// What a scene asks for: one widget in one place. The mode follows from the place.
package struct WidgetSlot: Sendable {
    package var choice: WidgetChoice
    package var presentation: WidgetPresentation
    package var mode: WidgetMode
    /// StandBy takes the container's background away and keeps the colours.
    package var hidesBackground = false
    package var device: Device
    package var system: Int
    package var locale: Locale
}

/// The answer to a slot.
package struct SuppliedWidget: Sendable {
    package var list: DisplayList
    /// Points on screen.
    package var cornerRadius: CGFloat
    /// The name people read below the widget; nil leaves the label to the shot.
    package var title: String?
    /// In the compact island: where the sensors begin, points from the left edge.
    package var sensorX: CGFloat?

    package init(list: DisplayList, cornerRadius: CGFloat, title: String? = nil, sensorX: CGFloat? = nil) {
        (self.list, self.cornerRadius, self.title, self.sensorX) = (list, cornerRadius, title, sensorX)
    }
}

/// Draws the widget of a slot.
package typealias WidgetSupply = @MainActor (WidgetSlot) throws(StorefrontTrouble) -> SuppliedWidget
