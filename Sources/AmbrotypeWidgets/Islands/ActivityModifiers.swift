import AmbrotypeDrawing
public import AmbrotypeViews

/// What a Live Activity's views say of the system's parts around them.
struct ActivityRemark: AnnotationValue {
    enum Part: Equatable, Sendable {
        /// Nil asks for the system's ground.
        case background(DrawingColor?)
        case actionForeground(DrawingColor?)
        case belowIfTooWide
    }

    let part: Part
}

extension View {
    private func remark(_ part: @escaping @MainActor (ResolveContext) -> ActivityRemark.Part) -> some View {
        nodeModifier("activity") { node, context in
            Node(.annotation(.custom(ActivityRemark(part: part(context)))), around: node, in: context)
        }
    }

    /// The colour of the card on the Lock Screen; nil is the system's.
    @MainActor @preconcurrency public func activityBackgroundTint(_ color: Color?) -> some View {
        remark { .background(color?.drawingColor(in: $0.environment)) }
    }

    /// The colour of the words on the system's button beside the card; nil is the system's.
    @MainActor @preconcurrency public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        remark { .actionForeground(color?.drawingColor(in: $0.environment)) }
    }

    /// What becomes of the view when it is too wide to stand beside the sensors.
    @MainActor @preconcurrency
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        nodeModifier("dynamicIsland") { node, context in
            guard verticalPlacement.isBelowIfTooWide else { return node }
            return Node(.annotation(.custom(ActivityRemark(part: .belowIfTooWide))), around: node, in: context)
        }
    }
}
