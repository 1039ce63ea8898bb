public import AmbrotypeViews

extension View {
    /// A label beside the accessory. Only watch faces show it; iPhone and iPad ignore it (documentation), and so does this.
    @MainActor @preconcurrency public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        self
    }

    @MainActor @preconcurrency public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload @MainActor @preconcurrency
    public func widgetLabel(_ label: LocalizedStringResource) -> some View { self }

    @_disfavoredOverload @MainActor @preconcurrency
    public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Curved text in the corner of a watch face; of no effect here.
    @MainActor @preconcurrency public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
