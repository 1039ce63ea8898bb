package import AmbrotypeDrawing
package import AmbrotypeViews
package import Foundation

/// A widget where the system would show it, ready to be drawn.
package struct PlacedWidget {
    package var presentation: WidgetPresentation
    /// Placed trees by name, back to front: `background` and `content`; in the island the name of each region.
    package var parts: [PlacedPart]
    /// Everything to draw, on a canvas of `size`.
    package var displayList: DisplayList
    /// Size on screen, points.
    package var size: CGSize
    /// The size views were laid out in; larger than `size` on iPad.
    package var layoutSize: CGSize
    /// Continuous corner radius on screen, points; half the height for circles and pills.
    package var cornerRadius: CGFloat
    /// Back to front: the last target under a finger counts. The widget as a whole comes first.
    package var tapMap: [TapTarget]
    /// Every `widgetURL` found, in the order the system would meet them; the last is the one in the tap map.
    package var widgetURLs: [URL]
    /// For a Lock Screen activity and the expanded island: the height the content asks for, before the system cuts it.
    package var naturalHeight: CGFloat?
    /// For a Lock Screen activity: whether it sets a background tint.
    package var hasContainerBackground: Bool
    /// Colour of the words on the system's button beside a Lock Screen activity; nil is the system's.
    package var actionForeground: DrawingColor?
    /// What was found on the way, views and shell together, in the order found.
    package var diagnostics: [Diagnostic]

    /// The placed tree of a part; nil when there is none of that name.
    package func tree(_ name: String) -> PlacedNode? { parts.first { $0.name == name }?.tree }

    /// The content's placed tree; in the island the first region's.
    package var content: PlacedNode? { tree("content") ?? parts.first?.tree }
}

/// One placed tree of a widget.
package struct PlacedPart {
    package var name: String
    package var tree: PlacedNode
    /// The part's frame in the widget's layout coordinates.
    package var frame: CGRect

    package init(name: String, tree: PlacedNode, frame: CGRect) {
        (self.name, self.tree, self.frame) = (name, tree, frame)
    }
}
