import AmbrotypeDrawing
import AmbrotypeText

/// A node that can be measured and told its place: the bridge from nodes to `AmbrotypeLayout`.
///
/// Containers and modifiers around a child are arrangements of that module; leaves answer themselves; effects and annotations pass
/// everything on to their child. Answers are kept per proposal.
@MainActor final class LayoutNode {
    let node: Node
    let session: RenderSession
    private(set) var children: [LayoutNode] = []
    private var arrangement: (any ArrangedChildren)?
    private var layouts: [ProposedViewSize: TextLayout] = [:]
    private var sizes: [ProposedViewSize: CGSize] = [:]

    /// Frame in the coordinates of the root, unrounded, once placed.
    private(set) var frame = CGRect.zero
    private(set) var textLayout: TextLayout?
    private(set) var wasPlaced = false

    init(_ node: Node, session: RenderSession) {
        (self.node, self.session) = (node, session)
        if case .geometry = node.kind { return }
        children = node.children.map { LayoutNode($0, session: session) }
        if let layout = node.arrangingLayout {
            arrangement = arrange(layout, children: children, direction: node.direction)
        }
    }

    /// The child that answers for this node.
    private var passedOn: LayoutNode? { arrangement == nil ? children.first : nil }

    func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        session.measurements += 1
        let size = measureAnew(proposal)
        sizes[proposal] = size
        return size
    }

    private func measureAnew(_ proposal: ProposedViewSize) -> CGSize {
        if let arrangement { return arrangement.sizeThatFits(proposal) }
        switch node.kind {
        case .text(let content): return textSize(content, proposal)
        case .picture(let content):
            return content.isResizable ? proposal.replacingUnspecifiedDimensions(by: content.size) : content.size
        case .shape(let content): return content.size(proposal).nonnegative
        case .divider(_, let axis):
            return DividerLength.size(thickness: 1 / node.displayScale, in: axis, proposal: proposal)
        case .spacer(let minLength, let axis): return SpacerLength.size(minLength: minLength, along: axis, in: proposal)
        case .unsupported: return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 30, height: 30))
        case .geometry: return proposal.replacingUnspecifiedDimensions()
        default: return passedOn?.measure(proposal) ?? .zero
        }
    }

    private func textSize(_ content: TextContent, _ proposal: ProposedViewSize) -> CGSize {
        var size = layout(content, proposal).size
        if content.isSelfUpdating, let width = proposal.width, width.isFinite { size.width = max(width, 0) }
        return size
    }

    private func layout(_ content: TextContent, _ proposal: ProposedViewSize) -> TextLayout {
        if let layout = layouts[proposal] { return layout }
        func limit(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? max($0, 0) : nil } }
        let layout = session.text.layout(
            content.measuredRuns, style: content.style, width: limit(proposal.width), height: limit(proposal.height))
        layouts[proposal] = layout
        return layout
    }

    func guides(_ proposal: ProposedViewSize) -> ViewDimensions {
        if let arrangement { return arrangement.dimensions(in: proposal) }
        switch node.kind {
        case .text(let content):
            let layout = layout(content, proposal)
            return ViewDimensions(
                size: measure(proposal), firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline)
        case .picture(let content):
            guard let baseline = content.baseline, !content.isResizable else { break }
            return ViewDimensions(size: measure(proposal), firstBaseline: baseline, lastBaseline: baseline)
        default:
            if let passedOn { return passedOn.guides(proposal) }
        }
        return ViewDimensions(size: measure(proposal))
    }

    private var air: ViewSpacing {
        if let arrangement { return arrangement.spacing }
        switch node.kind {
        case .text(let content):
            let layout = layout(content, .unspecified)
            return .text(first: layout.firstMetrics.line, last: layout.lastMetrics.line, scale: node.displayScale)
        case .picture(let content):
            guard let metrics = content.metrics, !content.isResizable else { return .shape }
            return .text(metrics.line, scale: node.displayScale)
        case .spacer(_, let axis): return .spacer(along: axis)
        default: return passedOn?.air ?? .shape
        }
    }

    /// Places this node and, from here, everything inside it.
    func put(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        wasPlaced = true
        let size = measure(proposal)
        frame = CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
        switch node.kind {
        case .text(let content):
            let layout = layout(content, proposal)
            session.report(layout, of: node)
            textLayout = layout
        case .geometry(let content): buildGeometry(content)
        default: break
        }
        if let arrangement {
            arrangement.place(in: frame, proposal: proposal)
        } else {
            passedOn?.put(at: frame.origin, anchor: .topLeading, proposal: proposal)
        }
    }

    private func buildGeometry(_ content: GeometryContent) {
        let proxy = GeometryProxy(size: frame.size, globalFrame: frame)
        children = [LayoutNode(content.build(proxy), session: session)]
        arrangement = arrange(GeometryReaderLayout(), children: children, direction: node.direction)
    }

    /// All children, or the one that a `ViewThatFits` chose.
    var shownChildren: [LayoutNode] {
        if case .viewThatFits = node.kind { return children.filter(\.wasPlaced) }
        return children
    }
}

extension LayoutNode: @preconcurrency LayoutChild {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { guides(proposal) }
    var spacing: ViewSpacing { air }
    var priority: Double {
        if let own = node.traits.layoutPriority { return own }
        if case .spacer = node.kind { return SpacerLength.priority }
        return arrangement?.priority ?? passedOn?.priority ?? 0
    }

    func value<K: LayoutValueKey>(for key: K.Type) -> K.Value {
        node.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        put(at: position, anchor: anchor, proposal: proposal)
    }
}

extension Node {
    /// The layout of `AmbrotypeLayout` that arranges this node's children; nil for leaves and for nodes that only pass on.
    var arrangingLayout: (any Layout)? {
        switch kind {
        case .stack(let layout): layout.base
        case .frame(.fixed(let width, let height, let alignment)):
            FixedFrame(width: width, height: height, alignment: alignment)
        case .frame(
            .flexible(
                let minWidth, let idealWidth, let maxWidth, let minHeight, let idealHeight, let maxHeight,
                let alignment)):
            FlexibleFrame(
                width: FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth),
                height: FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
        case .padding(let insets): Padding(insets)
        case .fixedSize(let horizontal, let vertical): FixedSize(horizontal: horizontal, vertical: vertical)
        case .aspectRatio(let ratio, let mode): AspectRatio(ratio, contentMode: mode)
        case .offset(let offset): Offset(offset)
        case .position(let position): Position(position)
        case .alignmentGuide(let content):
            switch content.guide {
            case .horizontal(let guide): GuideOverride(guide, position: content.compute)
            case .vertical(let guide): GuideOverride(guide, position: content.compute)
            }
        case .layered(let layer): SecondaryLayer(alignment: layer.alignment)
        case .effect(.mask(let alignment)): SecondaryLayer(alignment: alignment)
        case .viewThatFits(let axes): ViewThatFitsLayout(axes: axes)
        case .text, .picture, .shape, .spacer, .divider, .unsupported, .effect, .annotation, .geometry: nil
        }
    }
}

extension FontMetrics {
    var line: TextLineMetrics {
        TextLineMetrics(ascender: ascender, descender: descender, capHeight: capHeight, pitch: lineHeight + leading)
    }
}

extension CGSize {
    var nonnegative: CGSize { CGSize(width: max(width, 0), height: max(height, 0)) }
}
