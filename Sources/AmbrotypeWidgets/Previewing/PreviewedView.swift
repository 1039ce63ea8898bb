package import AmbrotypeViews

/// One of several views that a `PreviewProvider` offers, with what its author asks for it.
@MainActor package struct ProvidedPreview {
    /// Position among the views offered.
    package let index: Int
    package let displayName: String?
    package let family: WidgetFamily?
    package let layout: PreviewLayout?
    package let activity: ActivityPreviewRemark?
}

/// The views a `PreviewProvider` offers, read from the remarks that its modifiers hang on them.
@MainActor package func providedPreviews<Content: View>(in content: Content, context: ResolveContext)
    -> [ProvidedPreview]
{
    context.resolve(content).enumerated().map { index, node in
        let remarks = remarks(on: node)
        var (name, family, layout): (String?, WidgetFamily?, PreviewLayout?)
        // The outermost remark of a kind is the author's last word.
        for case let remark as PreviewRemark in remarks.reversed() {
            switch remark {
            case .displayName(let text): name = text
            case .context(let context): family = context[WidgetFamilyPreviewKey.self]
            case .layout(let wanted): layout = wanted
            case .device: break
            }
        }
        return ProvidedPreview(
            index: index, displayName: name, family: family, layout: layout,
            activity: remarks.lazy.compactMap { $0 as? ActivityPreviewRemark }.first)
    }
}

/// The remarks around a node, outermost first; modifiers that draw may stand between them.
private func remarks(on node: Node) -> [any AnnotationValue] {
    var (found, node): ([any AnnotationValue], Node) = ([], node)
    while true {
        if case .annotation(.custom(let value)) = node.kind { found.append(value) }
        switch node.kind {
        case .stack, .viewThatFits, .geometry: return found
        default: break
        }
        guard let child = node.children.first else { return found }
        node = child
    }
}

/// One of the views of another view, as if it stood alone.
package struct PickedView<Content: View>: PrimitiveView, Resolvable {
    private let content: Content
    private let index: Int

    package init(_ content: Content, index: Int) { (self.content, self.index) = (content, index) }

    package func resolve(in context: ResolveContext) -> [Node] {
        let nodes = context.resolve(content)
        return nodes.indices.contains(index) ? [nodes[index]] : []
    }
}
