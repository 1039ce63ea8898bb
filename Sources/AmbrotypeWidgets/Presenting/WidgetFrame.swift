import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

/// The outline of a widget and what it measures.
struct WidgetFrame {
    /// What views are laid out in.
    var size: CGSize
    /// What it measures on screen.
    var displaySize: CGSize
    /// Margins round the content, whether used or not.
    var margins: EdgeInsets
    var form: Form

    enum Form: Equatable {
        /// Continuous corners.
        case rounded(CGFloat)
        case ellipse
        case open
    }

    /// Corner radius of a rectangular accessory: not published, no measurement found; assumed.
    static let rectangularAccessoryRadius: CGFloat = 12

    init(_ family: WidgetFamily, _ metrics: WidgetMetrics) {
        (size, displaySize) = (metrics.size, metrics.displaySize)
        margins = EdgeInsets(metrics.contentMargin)
        switch family {
        case .accessoryCircular, .accessoryCorner: form = .ellipse
        case .accessoryRectangular: form = .rounded(Self.rectangularAccessoryRadius)
        case .accessoryInline: form = .open
        default: form = .rounded(metrics.cornerRadius)
        }
    }

    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    var cornerRadius: CGFloat {
        switch form {
        case .rounded(let radius): radius
        case .ellipse: min(size.width, size.height) / 2
        case .open: 0
        }
    }

    /// What `ContainerRelativeShape` follows.
    var containerShape: ContainerShape { ContainerShape(cornerRadius: cornerRadius, frame: bounds) }

    var clip: ClipPath? {
        switch form {
        case .rounded(let radius):
            ClipPath(Path(roundedRect: bounds, cornerRadius: radius, style: .continuous))
        case .ellipse: ClipPath(Path(ellipseIn: bounds))
        case .open: nil
        }
    }

    /// From layout points to points on screen.
    var display: CGAffineTransform {
        CGAffineTransform(scaleX: displaySize.width / size.width, y: displaySize.height / size.height)
    }

    func clipped(_ items: [DisplayItem]) -> [DisplayItem] {
        guard let clip, !items.isEmpty else { return items }
        return [.group(DisplayGroup(clip: clip, items: items))]
    }

    /// The items as they appear on screen.
    func displayed(_ items: [DisplayItem]) -> DisplayList {
        let map = display
        let shown = map.isIdentity ? items : [.group(DisplayGroup(transform: map, items: items))]
        return DisplayList(size: displaySize, items: shown)
    }
}

extension CGRect {
    func inset(by insets: EdgeInsets, direction: LayoutDirection = .leftToRight) -> CGRect {
        let left = direction == .rightToLeft ? insets.trailing : insets.leading
        return CGRect(
            x: minX + left, y: minY + insets.top, width: max(width - insets.horizontal, 0),
            height: max(height - insets.vertical, 0))
    }
}
