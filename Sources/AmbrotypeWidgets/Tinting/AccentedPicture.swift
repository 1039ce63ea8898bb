import AmbrotypeViews

/// Says how the picture below is coloured in the accented mode.
package struct AccentedPicture: AnnotationValue {
    package let mode: WidgetAccentedRenderingMode
}

extension Image {
    /// Of effect in the accented mode only; nil is the default treatment, in which an opaque picture becomes a flat area.
    @MainActor @preconcurrency
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        nodeModifier("widgetAccentedRenderingMode") { node, context in
            guard let renderingMode else { return node }
            return Node(.annotation(.custom(AccentedPicture(mode: renderingMode))), around: node, in: context)
        }
    }
}
