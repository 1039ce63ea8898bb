package import Foundation

/// Where a row of the device table comes from and how sure it is.
package struct DeviceFact: Equatable, Sendable {
    /// Keys of the table's list of sources.
    package var source: [String]
    /// `confirmed`, `single source`, `derived…` or `assumed…`, as the table's head explains.
    package var confidence: String
    package var note: String?

    /// Two sources agree, or it was measured.
    package var isConfirmed: Bool { confidence == "confirmed" }
    /// Computed or chosen by us, not found in print or measured.
    package var isGuess: Bool { confidence.hasPrefix("derived") || confidence.hasPrefix("assumed") }
}

/// What a widget of one family measures on one device and iOS version. Points.
package struct WidgetMetrics: Equatable, Sendable {
    /// The size the views are laid out in.
    package var size: CGSize
    /// The size on screen: the layout size, except on iPad, where the finished widget is scaled down.
    package var displaySize: CGSize
    /// Continuous corner radius in layout points; 0 for accessories.
    package var cornerRadius: CGFloat
    /// The margin the system puts round the content on each side; 0 before iOS 17 and for accessories.
    package var contentMargin: CGFloat
    /// The smaller margin for groups of graphics.
    package var tightMargin: CGFloat
    package var fact: DeviceFact

    /// How much the laid-out widget shrinks on screen: 1 on iPhone, 0.85 to 1 on iPad.
    package var displayFactor: CGFloat { displaySize.width / size.width }
}

/// Where widgets stand on the Home Screen. Points from the screen's top left corner.
package struct HomeGrid: Equatable, Sendable {
    package var small: CGSize
    package var medium: CGSize
    package var large: CGSize
    /// Left edges of the two columns of small widgets.
    package var columns: [CGFloat]
    /// Top edges of the rows of small widgets; a large widget takes two.
    package var rows: [CGFloat]
    package var fact: DeviceFact
}

/// Where app icons and the dock stand on the Home Screen. Points.
package struct IconGrid: Equatable, Sendable {
    /// Side of an icon; its corner radius is 0.225 of it, continuous (measured).
    package var icon: CGFloat
    /// Top left corner of the first icon.
    package var first: CGPoint
    /// Distance from one icon to the next, right and down.
    package var pitch: CGSize
    package var columns: Int
    package var rows: Int
    /// Point size of the name below an icon.
    package var labelSize: CGFloat
    package var dock: CGRect
    /// Top left corner of the dock's first icon and the distance to the next.
    package var dockIcon: CGPoint
    package var dockPitch: CGFloat
    package var fact: DeviceFact
}

/// The Dynamic Island of one device. Points.
package struct DynamicIslandMetrics: Equatable, Sendable {
    /// The black pill at rest, where the sensors sit; nothing can be drawn in it.
    package var sensor: CGRect
    /// Most width of a compact side, and of the whole island in compact or minimal presentation.
    package var compactWidth: CGFloat
    package var width: CGFloat
    /// Height of compact and minimal, 36.67.
    package var height: CGFloat
    package var minimalWidth: ClosedRange<CGFloat>
    package var expandedWidth: CGFloat
    package var expandedHeight: ClosedRange<CGFloat>
    /// Corner radius of the expanded island, 44.
    package var cornerRadius: CGFloat
    package var fact: DeviceFact
    package var sensorFact: DeviceFact
}

/// What the Lock Screen gives to a Live Activity. Points.
package struct LockScreenMetrics: Equatable, Sendable {
    package var activityWidth: CGFloat
    /// Distance of the card from either screen edge.
    package var activityInset: CGFloat
    package var activityCornerRadius: CGFloat
    /// Distance between two cards.
    package var activityGap: CGFloat
    /// Least and greatest height; a taller card is cut at the greatest.
    package var activityHeight: ClosedRange<CGFloat>
    /// The width the guidelines print where it differs from what was measured or derived.
    package var guidelineWidth: CGFloat?
    /// Lower edge of the stack of cards, where it was measured.
    package var stackBottom: CGFloat?
    /// Centre line of the row of accessories, where it was measured.
    package var accessoryCenterY: CGFloat?
    package var fact: DeviceFact
}
