package import AmbrotypeDrawing
package import AmbrotypeText

/// One resolved view: what it is, what it holds, and the few traits its container asks for. No environment is needed any more.
package struct Node {
    package indirect enum Kind {
        // Leaves
        case text(TextContent)
        case picture(PictureContent)
        case shape(ShapeContent)
        case spacer(minLength: CGFloat?, axis: Axis?)
        case divider(ResolvedStyle, axis: Axis?)
        case unsupported(name: String)
        // One child
        case frame(FrameContent)
        case padding(EdgeInsets)
        case fixedSize(horizontal: Bool, vertical: Bool)
        case aspectRatio(CGFloat?, contentMode: ContentMode)
        case offset(CGSize)
        case position(CGPoint)
        case alignmentGuide(AlignmentGuideContent)
        case effect(Effect)
        case annotation(Annotation)
        // Several children
        /// The first child gives the size; the second lies behind or over it.
        case layered(Layer)
        case stack(AnyLayout)
        case viewThatFits(Axis.Set)
        /// Made when its size is known.
        case geometry(GeometryContent)
    }

    package var kind: Kind
    package var children: [Node]
    package var place: Place
    package var direction: LayoutDirection
    package var displayScale: CGFloat
    package var traits = Traits()

    @MainActor package init(_ kind: Kind, children: [Node] = [], in context: ResolveContext) {
        (self.kind, self.children, place) = (kind, children, context.place)
        direction = context.environment.layoutDirection
        displayScale = context.environment.displayScale
    }

    /// A node around `child` that keeps the child's traits, as every modifier does.
    @MainActor package init(_ kind: Kind, around child: Node, _ others: [Node] = [], in context: ResolveContext) {
        self.init(kind, children: [child] + others, in: context)
        traits = child.traits
    }
}

/// What a container wants to know about a child beside its size.
package struct Traits {
    /// Set by `layoutPriority`; it passes through modifiers. nil asks the layout.
    package var layoutPriority: Double?
    package var zIndex: Double = 0
    /// Values of `layoutValue(key:value:)`, by the key's type.
    package var layoutValues: [ObjectIdentifier: Any] = [:]
    /// Preference values, by the key's type, as the child's subtree gathered them.
    package var preferences: [ObjectIdentifier: Any] = [:]

    package init() {}
}

/// A secondary child of a layered node: where it stands against the first child.
package struct Layer {
    package var alignment: Alignment
    package var isBehind: Bool

    package init(alignment: Alignment, isBehind: Bool) { (self.alignment, self.isBehind) = (alignment, isBehind) }
}

/// Sizes and alignment of `frame(…)`.
package enum FrameContent {
    case fixed(width: CGFloat?, height: CGFloat?, alignment: Alignment)
    case flexible(
        minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
        maxHeight: CGFloat?, alignment: Alignment)
}

/// A guide moved by a view's own closure.
package struct AlignmentGuideContent {
    package enum Guide {
        case horizontal(HorizontalAlignment)
        case vertical(VerticalAlignment)
    }

    package var guide: Guide
    package var compute: (ViewDimensions) -> CGFloat

    package init(guide: Guide, compute: @escaping (ViewDimensions) -> CGFloat) {
        (self.guide, self.compute) = (guide, compute)
    }
}

/// Views that wait for their size.
package struct GeometryContent {
    package var build: @MainActor (GeometryProxy) -> Node

    package init(build: @escaping @MainActor (GeometryProxy) -> Node) { self.build = build }
}

/// A change to how a child's pixels look; its layout stays as it was.
package enum Effect {
    case opacity(Double)
    case blendMode(BlendMode)
    case isolated
    case filter(PixelFilter)
    /// Clips to the shape in the child's frame.
    case clip(ShapeContent)
    /// The second child is the mask.
    case mask(alignment: Alignment)
    /// Maps the child's frame, whose size is given, as drawn.
    case transform(@Sendable (CGSize) -> CGAffineTransform)
    case hidden
}

/// A remark about a child that whoever reads the placed tree wants to know; draws nothing.
package indirect enum Annotation {
    /// A tap target that opens a URL.
    case link(URL)
    /// A button or toggle; the name says which, for the tap map.
    case action(String)
    case widgetURL(URL)
    /// The node lies behind a widget's content, when the widget keeps its background.
    case containerBackground(ContainerBackgroundPlacement, Node)
    case accessibility(AccessibilityContent)
    case identity(String)
    case privacySensitive
    case accentable(Bool)
    case mark(String)
    /// A remark of a module above this one, which reads it back by its type.
    case custom(any AnnotationValue)
}

/// A remark that a module above this one hangs on a node.
package protocol AnnotationValue: Sendable {}

/// What a screen reader would say of a view.
package struct AccessibilityContent: Equatable, Sendable {
    package var label: String?
    package var value: String?
    package var isHidden = false

    package init(label: String? = nil, value: String? = nil, isHidden: Bool = false) {
        (self.label, self.value, self.isHidden) = (label, value, isHidden)
    }
}

/// Whose background `containerBackground(for:)` replaces.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// A text, ready to be measured.
package struct TextContent {
    package var runs: [TextRun]
    package var style: ParagraphStyle
    /// What each run's `style` index means.
    package var paints: [ResolvedStyle]
    /// Pictures and symbols inside the text, by attachment index.
    package var attachments: [Node]
    /// A text that counts by itself takes all the width it is offered.
    package var isSelfUpdating: Bool
    /// The widest text a self-updating text shows while it counts, digits as zeros, separators in place; nil for a still text.
    package var widest: String?
    /// When a text that counts down to a date begins to count up.
    package var turnsAt: Date?
    /// Drawn as bars.
    package var isRedacted: Bool
    /// Addresses of the runs that are links, by run index.
    package var links: [Int: URL] = [:]

    package init(
        runs: [TextRun], style: ParagraphStyle, paints: [ResolvedStyle], attachments: [Node] = [],
        isSelfUpdating: Bool = false, isRedacted: Bool = false
    ) {
        (self.runs, self.style, self.paints, self.attachments) = (runs, style, paints, attachments)
        (self.isSelfUpdating, self.isRedacted) = (isSelfUpdating, isRedacted)
    }

    package var string: String { runs.map(\.text).joined() }
}

/// A picture or symbol, ready to be placed.
package struct PictureContent {
    package enum Source {
        case asset(PictureAsset)
        /// Outlines in points with a style each; the box is `size`.
        case outlines([SymbolPaint], name: String)
        /// A neutral box for a symbol without a drawing.
        case box(name: String)
    }

    package var source: Source
    /// Natural size in points.
    package var size: CGSize
    package var isResizable: Bool
    package var isTiled: Bool
    package var capInsets: EdgeInsets
    package var interpolation: PictureInterpolation
    /// Template rendering: only alpha counts, painted in this style.
    package var tint: ResolvedStyle?
    /// For a symbol: distance from its top to the text baseline, and the spacing of text around it.
    package var baseline: CGFloat?
    package var metrics: FontMetrics?

    package init(
        source: Source, size: CGSize, isResizable: Bool = false, isTiled: Bool = false, capInsets: EdgeInsets = .init(),
        interpolation: PictureInterpolation = .medium, tint: ResolvedStyle? = nil, baseline: CGFloat? = nil,
        metrics: FontMetrics? = nil
    ) {
        (self.source, self.size, self.isResizable, self.isTiled) = (source, size, isResizable, isTiled)
        (self.capInsets, self.interpolation, self.tint) = (capInsets, interpolation, tint)
        (self.baseline, self.metrics) = (baseline, metrics)
    }
}

/// One step of drawing a symbol: a path in its box, filled, or taken away from what the steps before drew.
package struct SymbolPaint: Equatable, Sendable {
    package var path: Path
    package var fill: FillStyle
    package var style: ResolvedStyle
    package var erases: Bool

    package init(path: Path, fill: FillStyle, style: ResolvedStyle, erases: Bool) {
        (self.path, self.fill, self.style, self.erases) = (path, fill, style, erases)
    }
}

/// A filled shape, ready to be placed.
package struct ShapeContent {
    /// The outline in a given frame, strokes already turned to outlines.
    package var path: @Sendable (CGRect) -> Path
    package var size: @Sendable (ProposedViewSize) -> CGSize
    package var fill: FillStyle
    package var style: ResolvedStyle
    /// For a shape that follows its container, how far inside it lies.
    package var followsContainer: ContainerShape?
    package var name: String

    package init(
        name: String, style: ResolvedStyle, fill: FillStyle = FillStyle(), followsContainer: ContainerShape? = nil,
        size: @escaping @Sendable (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() },
        path: @escaping @Sendable (CGRect) -> Path
    ) {
        (self.path, self.size, self.fill, self.style) = (path, size, fill, style)
        (self.followsContainer, self.name) = (followsContainer, name)
    }
}
