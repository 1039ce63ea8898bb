package import Foundation

/// A picture of an asset catalog, in its scales and appearances.
package struct ImageSet: Sendable {
    /// With the names of namespaces before it, joined by `/`.
    package var name: String
    package var slots: [Slot]
    /// Nil where the catalog leaves the choice to the view.
    package var isTemplate: Bool?
    /// The set's `Contents.json`.
    package var place: SourcePlace

    package struct Slot: Equatable, Sendable {
        /// Path relative to the template's folder.
        package var file: String
        package var appearance: AssetAppearance
        /// 1, 2 or 3; nil for vectors and single-scale sets, which count as 1.
        package var scale: CGFloat?
    }

    /// The slot shown at `scale`: of the best appearance the exact scale, else the next larger, else the largest.
    package func slot(scale: CGFloat, dark: Bool, highContrast: Bool = false, idiom: String = "iphone") -> Slot? {
        let fitting = AssetAppearance.best(
            of: slots, \.appearance, idiom: idiom, dark: dark, highContrast: highContrast
        ).sorted { ($0.scale ?? 1, $0.file) < ($1.scale ?? 1, $1.file) }
        return fitting.first { ($0.scale ?? 1) >= scale } ?? fitting.last
    }
}
