import AmbrotypeGeometry
import Foundation

/// Margins between the island's edge and its content, where the author sets none.
enum IslandMargins {
    /// Measured on one picture (430 by 932 points, a pictogram and an 18 point ring): a compact side is 16 wider than its
    /// content, 15.33 of it towards the end of the island. Above and below: assumed.
    static let compactOuter: CGFloat = 46.0 / 3
    static let compactInner: CGFloat = 2.0 / 3
    static let compactVertical: CGFloat = 5
    /// Assumed.
    static let minimal: CGFloat = 5
    /// All four edges of the expanded island: assumed, the system's regular margin of widgets.
    static let expanded: CGFloat = 16

    static let compactLeading = EdgeInsets(
        top: compactVertical, leading: compactOuter, bottom: compactVertical, trailing: compactInner)
    static let compactTrailing = EdgeInsets(
        top: compactVertical, leading: compactInner, bottom: compactVertical, trailing: compactOuter)
}
