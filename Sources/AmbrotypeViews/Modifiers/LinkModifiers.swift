public import Foundation

extension View {
    /// The URL a tap on the widget opens, outside of links.
    public func widgetURL(_ url: URL?) -> some View {
        nodeModifier("widgetURL") { node, context in
            guard let url else { return node }
            return Node(.annotation(.widgetURL(url)), around: node, in: context)
        }
    }

    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    {
        containerBackgroundNode(for: container) { Rectangle().fill(style) }
    }

    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = ZStack(alignment: alignment, content: content)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        return containerBackgroundNode(for: container) { background }
    }

    private func containerBackgroundNode<V: View>(
        for container: ContainerBackgroundPlacement, _ background: @escaping @MainActor () -> V
    ) -> some View {
        nodeModifier("containerBackground") { node, context in
            var inner = context.entering("containerBackground")
            inner.environment.stackAxis = nil
            let behind = inner.resolveOne(background())
            return Node(.annotation(.containerBackground(container, behind)), around: node, in: context)
        }
    }

    public func id<ID: Hashable>(_ id: ID) -> some View { annotated(.identity("\(id)")) }

    public func tag<V: Hashable>(_ tag: V) -> some View { annotated(.identity("\(tag)")) }

    /// Content that keeps its colour group in the accented mode.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { annotated(.accentable(accentable)) }

    /// Hangs a remark on every node of the content.
    package func annotated(_ annotation: Annotation) -> some View {
        nodeModifier("annotation") { node, context in Node(.annotation(annotation), around: node, in: context) }
    }

    // MARK: Accessibility

    public func accessibilityLabel(_ label: Text) -> some View {
        nodeModifier("accessibilityLabel") { node, context in
            let content = AccessibilityContent(label: label.string(in: context))
            return Node(.annotation(.accessibility(content)), around: node, in: context)
        }
    }

    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    public func accessibilityValue(_ value: Text) -> some View {
        nodeModifier("accessibilityValue") { node, context in
            let content = AccessibilityContent(value: value.string(in: context))
            return Node(.annotation(.accessibility(content)), around: node, in: context)
        }
    }

    public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    public func accessibilityHidden(_ hidden: Bool) -> some View {
        annotated(.accessibility(AccessibilityContent(isHidden: hidden)))
    }

    public func accessibilityHint(_ hint: Text) -> some View { self }

    public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }

    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    public func accessibilityIdentifier(_ identifier: String) -> some View { annotated(.mark(identifier)) }

    public func accessibilitySortPriority(_ priority: Double) -> some View { self }

    public func accessibilityShowsLargeContentViewer() -> some View { self }
}

/// How a screen reader treats the children of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
}
