public import Foundation

/// A view's size and its alignment guides, in points from its own leading top corner.
public struct ViewDimensions {
    public let width: CGFloat
    public let height: CGFloat

    private let explicit: (AlignmentKey) -> CGFloat?

    /// - Parameters:
    ///   - size: in points.
    ///   - explicit: guides that somebody set: a text its baselines, `alignmentGuide` the one it names, a container those of its
    ///     children. Asked only when a guide is needed. The default has none.
    package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
        (width, height, self.explicit) = (size.width, size.height, explicit)
    }

    /// A text's size and baselines, in points below its top edge.
    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.init(size: size) { key in
            switch key {
            case VerticalAlignment.firstTextBaseline.key: firstBaseline
            case VerticalAlignment.lastTextBaseline.key: lastBaseline
            default: nil
            }
        }
    }

    package var size: CGSize { CGSize(width: width, height: height) }

    /// Position of a guide: the explicit one, else its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// Position of a guide: the explicit one, else its default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// Position of a guide that somebody set, else nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Position of a guide that somebody set, else nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    package subscript(explicit key: AlignmentKey) -> CGFloat? { explicit(key) }

    package subscript(alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}

@available(*, unavailable)
extension ViewDimensions: Sendable {}

/// Equal sizes and equal explicit positions of the named guides; guides with an id of one's own are not compared.
extension ViewDimensions: Equatable {
    private static let compared: [AlignmentKey] =
        [HorizontalAlignment.leading, .center, .trailing].map(\.key)
        + [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].map(\.key)

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size && compared.allSatisfy { left[explicit: $0] == right[explicit: $0] }
    }
}
