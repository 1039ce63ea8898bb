import AmbrotypeDrawing

extension View {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environmentModifier { $0.setForeground([style.finalStyle(in: $0)], replacing: style) }
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        environmentModifier { $0.foregroundStyles = [primary.finalStyle(in: $0), secondary.finalStyle(in: $0)] }
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        environmentModifier {
            $0.foregroundStyles = [
                primary.finalStyle(in: $0), secondary.finalStyle(in: $0), tertiary.finalStyle(in: $0),
            ]
        }
    }

    public func foregroundColor(_ color: Color?) -> some View {
        environmentModifier { values in
            if let color {
                values.setForeground([color.resolved(in: values)], replacing: color)
            } else {
                values.foregroundStyles = []
            }
        }
    }

    public func tint(_ tint: Color?) -> some View {
        environmentModifier { values in values.tintStyle = tint.map { $0.resolved(in: values) } }
    }

    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environmentModifier { values in values.tintStyle = tint.map { $0.finalStyle(in: values) } }
    }

    public func accentColor(_ color: Color?) -> some View { environmentModifier { $0.accentColor = color } }

    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environmentModifier { $0.backgroundStyleOverride = style.finalStyle(in: $0) }
    }

    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        environmentModifier { if let scheme { $0.colorScheme = scheme } }
    }

    public func colorScheme(_ scheme: ColorScheme) -> some View { environmentModifier { $0.colorScheme = scheme } }

    public func disabled(_ disabled: Bool) -> some View {
        environmentModifier { $0.isEnabled = $0.isEnabled && !disabled }
    }

    // MARK: Redaction

    public func redacted(reason: RedactionReasons) -> some View {
        environmentModifier { $0.redactionReasons.formUnion(reason) }
    }

    public func unredacted() -> some View { environmentModifier { $0.redactionReasons = [] } }

    /// Content to hide when the system shows the widget to someone else.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(PrivacyModifier(isSensitive: sensitive))
    }

    /// Shown as changing while an intent runs; a still picture shows the settled state.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension EnvironmentValues {
    /// `.secondary` and its like over a set style keep that style's hue; setting them again does not fade twice.
    mutating func setForeground<S>(_ styles: [ResolvedStyle], replacing style: S) {
        if let level = (style as? HierarchicalShapeStyle)?.level {
            foregroundStyles = [foreground(level: level)]
        } else {
            foregroundStyles = styles
        }
    }
}

/// Marks content as private, and draws it redacted where the render hides private content.
struct PrivacyModifier: PrimitiveModifier {
    let isSensitive: Bool

    func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node] {
        var inner = context
        inner.environment.isPrivacySensitive = isSensitive
        if isSensitive, context.environment.redactionReasons.contains(.privacy) {
            inner.environment.redactionReasons.insert(.placeholder)
        }
        let nodes = inner.resolve(content)
        return isSensitive ? nodes.map { Node(.annotation(.privacySensitive), around: $0, in: context) } : nodes
    }
}
