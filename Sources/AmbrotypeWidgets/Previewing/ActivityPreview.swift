public import AmbrotypeActivities
public import AmbrotypeViews

/// A preview of a Live Activity: the fixture, hung on an empty node. Whoever makes pictures finds the activity's configuration by
/// the type of the attributes.
package struct ActivityPreviewRemark: AnnotationValue, @unchecked Sendable {
    package let attributes: Any
    package let state: Any
    package let isStale: Bool
    package let presentation: WidgetPresentation
}

extension ActivityAttributes {
    @MainActor @preconcurrency
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        let remark = ActivityPreviewRemark(
            attributes: self, state: contentState, isStale: isStale, presentation: viewKind.presentation)
        return Color.clear.annotated(.custom(remark))
    }
}
