import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation

/// A child of three numbers an axis: it takes what it is offered between the first and the last, the middle one when offered nothing.
final class Box: LayoutChild {
    struct Length {
        var min: CGFloat = 0
        var ideal: CGFloat = 10
        var max: CGFloat = .infinity

        static func fixed(_ length: CGFloat) -> Length { Length(min: length, ideal: length, max: length) }

        static let greedy = Length()

        static func between(_ min: CGFloat, _ max: CGFloat) -> Length { Length(min: min, ideal: min, max: max) }

        func callAsFunction(_ proposed: CGFloat?) -> CGFloat { Swift.min(max, Swift.max(min, proposed ?? ideal)) }
    }

    let width: Length
    let height: Length
    var spacing: ViewSpacing = .shape
    var priority: Double = 0
    var guides: [AlignmentKey: (CGSize) -> CGFloat] = [:]
    var values: [ObjectIdentifier: Any] = [:]
    private(set) var frames: [CGRect] = []

    init(_ width: Length, _ height: Length) { (self.width, self.height) = (width, height) }

    convenience init(_ width: CGFloat, _ height: CGFloat) { self.init(.fixed(width), .fixed(height)) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: width(proposal.width), height: height(proposal.height))
    }

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size: size) { self.guides[$0]?(size) }
    }

    func value<K: LayoutValueKey>(for key: K.Type) -> K.Value {
        values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        frames.append(
            CGRect(
                x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }

    /// Where it was put last; nowhere before that.
    var frame: CGRect { frames.last ?? .null }
}

extension Box {
    static func spacer(_ axis: Axis, minLength: CGFloat? = nil) -> Spacer { Spacer(axis, minLength: minLength) }

    func with<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> Box {
        values[ObjectIdentifier(key)] = value
        return self
    }

    func with(priority: Double) -> Box {
        self.priority = priority
        return self
    }

    func with(spacing: ViewSpacing) -> Box {
        self.spacing = spacing
        return self
    }

    func with(_ guide: HorizontalAlignment, _ position: @escaping (CGSize) -> CGFloat) -> Box {
        guides[guide.key] = position
        return self
    }

    func with(_ guide: VerticalAlignment, _ position: @escaping (CGSize) -> CGFloat) -> Box {
        guides[guide.key] = position
        return self
    }

    /// A one-line text box: rigid, with text spacing and a baseline.
    static func text(_ width: CGFloat, size: CGFloat, pitch: CGFloat, scale: CGFloat = 3) -> Box {
        let metrics = TextLineMetrics.sanFrancisco(size, pitch: pitch)
        let box = Box(width, PixelGrid(scale: scale).ceil(metrics.lineHeight))
        box.spacing = .text(metrics, scale: scale)
        return box.with(.firstTextBaseline) { _ in metrics.ascender }.with(.lastTextBaseline) { _ in metrics.ascender }
    }
}

extension TextLineMetrics {
    /// San Francisco at a size, with the constants measured on Apple's pictures.
    static func sanFrancisco(_ size: CGFloat, pitch: CGFloat) -> TextLineMetrics {
        TextLineMetrics(
            ascender: 0.95215 * size, descender: 0.24121 * size, capHeight: 0.70459 * size, pitch: pitch)
    }
}

/// A spacer as the views above make one.
final class Spacer: LayoutChild {
    let axis: Axis?
    let minLength: CGFloat?
    private(set) var frame = CGRect.null

    init(_ axis: Axis?, minLength: CGFloat? = nil) { (self.axis, self.minLength) = (axis, minLength) }

    var spacing: ViewSpacing { .spacer(along: axis) }
    var priority: Double { SpacerLength.priority }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        SpacerLength.size(minLength: minLength, along: axis, in: proposal)
    }

    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        frame = CGRect(origin: position, size: sizeThatFits(proposal))
    }
}

/// A layout as the child of another.
final class Container: LayoutChild {
    let arranged: any ArrangedChildren
    private(set) var frame = CGRect.null

    init(_ layout: any Layout, _ children: [any LayoutChild], direction: LayoutDirection = .leftToRight) {
        arranged = arrange(layout, children: children, direction: direction)
    }

    var spacing: ViewSpacing { arranged.spacing }
    var priority: Double { arranged.priority }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { arranged.sizeThatFits(proposal) }
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { arranged.dimensions(in: proposal) }

    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        frame = CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
        arranged.place(in: frame, proposal: proposal)
    }

    /// Sizes and places at a proposal, with the leading top corner at the origin.
    @discardableResult func settle(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: width, height: height))
        return frame.size
    }
}

func near(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(left - right) <= tolerance
}
