public import Foundation

/// The name under which `#Preview` and its traits are known.
public enum Preview {
    /// Traits of a preview that shows a view.
    public enum ViewTraits {}
}

/// How a preview is to be shown.
public struct PreviewTrait<T>: Sendable {
    package enum Kind: Equatable, Sendable {
        case layout(PreviewLayout)
        /// Of no effect: pictures of views stand upright.
        case orientation
    }

    package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The device's whole screen.
    public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }

    /// No more room than the view asks for.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }

    /// A canvas of that size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
    }

    public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation) }
}
