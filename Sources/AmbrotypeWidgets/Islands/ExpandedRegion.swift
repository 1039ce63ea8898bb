import AmbrotypeGeometry
import AmbrotypeLayout
import AmbrotypeViews
import Foundation

/// A region of the expanded island, resolved: the views that stand in their place, and those that may move below the sensors.
@MainActor struct ExpandedRegion {
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
    let margins: EdgeInsets
    var views: [Node]
    let context: ResolveContext

    init(_ region: IslandRegion, margins: EdgeInsets, shell: WidgetShell, context: ResolveContext) {
        (position, priority, self.margins) = (region.position, region.priority, margins)
        var inner = context.entering(region.position.name)
        inner.environment.multilineTextAlignment = Self.textAlignment(region.position)
        self.context = inner
        views = inner.resolve(region.content())
    }

    /// Centre text is centred, bottom text leading (a re-implementation's defaults); trailing text trailing (assumed).
    private static func textAlignment(_ position: DynamicIslandExpandedRegionPosition) -> TextAlignment {
        switch position {
        case .center: .center
        case .trailing: .trailing
        default: .leading
        }
    }

    var alignment: HorizontalAlignment {
        switch position {
        case .leading: .leading
        case .trailing: .trailing
        default: .center
        }
    }

    /// The views in a column.
    func column(_ views: [Node]) -> Node {
        if views.count == 1 { return views[0] }
        return Node(.stack(AnyLayout(VStackLayout(alignment: alignment))), children: views, in: context)
    }
}

extension Node {
    /// Whether the view asked to move below the sensors when it is too wide.
    var movesBelowIfTooWide: Bool {
        if case .annotation(.custom(let value)) = kind, (value as? ActivityRemark)?.part == .belowIfTooWide {
            return true
        }
        // Modifiers around the remark have one child; a container's own children do not speak for it.
        return children.count == 1 && children[0].movesBelowIfTooWide
    }
}
