package import AmbrotypeGeometry
package import Foundation

/// What a view asks of the symbols: a name of SF Symbols with the font it stands beside.
package struct SymbolRequest: Hashable, Sendable {
    /// `Image.Scale`: share of the font's size, from the table (medium is 1).
    package enum Scale: String, Hashable, Sendable { case small, medium, large }

    package enum Box: Hashable, Sendable {
        /// As it stands in text and in stacks: some air around what is drawn, its baseline that of the text.
        case line
        /// Close around what is drawn, as resizable images take it.
        case tight
    }

    /// The whole name, variants included: `heart.circle.fill`.
    package var name: String
    /// Points of the font beside it.
    package var pointSize: CGFloat
    /// 100…900, of the font beside it.
    package var weight: Int
    package var scale: Scale
    /// 1 for monochrome: what lies on a filled shape is cut out of it. More for hierarchical and palette: it is a
    /// layer of its own.
    package var levels: Int
    package var box: Box
    /// In right-to-left layouts symbols named forward, backward, leading, trailing turn round.
    package var isRightToLeft: Bool

    package init(
        name: String, pointSize: CGFloat, weight: Int = 400, scale: Scale = .medium, levels: Int = 1, box: Box = .line,
        isRightToLeft: Bool = false
    ) {
        (self.name, self.pointSize, self.weight, self.scale) = (name, pointSize, weight, scale)
        (self.levels, self.box, self.isRightToLeft) = (levels, box, isRightToLeft)
    }
}

/// One step of drawing a symbol.
package struct SymbolLayer: Equatable, Sendable {
    /// Points, origin at the top left of the symbol's box.
    package var path: Path
    package var style: FillStyle
    /// 0 primary, 1 secondary: which of the styles of a hierarchy or palette fills it.
    package var level: Int
    /// The path removes what the layers before it drew, rather than drawing: text in a filled circle, the gap around
    /// a badge.
    package var erases: Bool
}

/// A symbol ready to be drawn.
package struct SymbolDrawing: Equatable, Sendable {
    /// First to last.
    package var layers: [SymbolLayer]
    /// Points; round up to pixels where it is laid out.
    package var size: CGSize
    /// From the box's top to the text baseline, points.
    package var baseline: CGFloat
    /// What is drawn, in the box.
    package var ink: CGRect
    /// Another picture with the same meaning stands for Apple's.
    package var isApproximate: Bool
}

/// What a name came to.
package enum SymbolResult: Equatable, Sendable {
    case drawn(SymbolDrawing)
    /// A real SF Symbol without a drawing here: show a neutral box of this size.
    case realButNotDrawn(size: CGSize, baseline: CGFloat)
    /// No SF Symbol: iOS draws nothing. Real names most like it, best first, at most three.
    case unknown(nearest: [String])
}
