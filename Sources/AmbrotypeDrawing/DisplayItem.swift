package import AmbrotypeGeometry
package import Foundation

/// Names a picture that whoever rasterises can supply, at whatever size it is shown.
package struct PictureKey: Equatable, Hashable, Sendable {
    /// Unique within a render: a file's path in its bundle, or a digest of bytes made in memory.
    package var name: String
    /// Size of the source in pixels, orientation applied; with a part that part's.
    package var pixelSize: CGSize
    /// Whole pixels of the source, orientation applied, that are wanted; nil is all of them. What lies outside is never
    /// held in memory.
    package var part: CGRect?

    package init(name: String, pixelSize: CGSize) { (self.name, self.pixelSize) = (name, pixelSize) }

    /// A part of a picture as a picture; `part` is in pixels of the whole.
    package init(name: String, part: CGRect) { (self.name, pixelSize, self.part) = (name, part.size, part) }
}

/// How pixels between source pixels are found.
package enum PictureInterpolation: Equatable, Hashable, Sendable { case none, low, medium, high }

/// How a group's pixels join what lies below; names and formulas of the W3C compositing specification.
public enum BlendMode: String, Equatable, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

/// A change to the pixels of a group, in the order given. Lengths are in the coordinates of the group's children.
package enum PixelFilter: Equatable, Sendable {
    /// Gaussian blur; `radius` is the standard deviation in points. If `isOpaque`, the
    /// edge of the children's bounds goes on outwards, nothing is drawn beyond it, and what is drawn is opaque.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// A blurred copy in `color` below the group, moved by `offset` points; `radius` is the standard deviation.
    case shadow(color: DrawingColor, radius: CGFloat, offset: CGSize)
    /// Five columns and four rows over unpremultiplied sRGB and alpha, row-major: r' = m0·r + m1·g + m2·b + m3·a + m4 …
    case colorMatrix([Float])
    /// Alpha becomes luminance × alpha, colour black.
    case luminanceToAlpha
}

/// How a material changes what lies behind it; figures with their source live in the material table.
package struct BackdropRecipe: Equatable, Sendable {
    /// Standard deviation of the blur, points.
    package var blurRadius: CGFloat
    package var saturation: Float
    package var brightness: Float
    /// 0…1: share of the plate in the result.
    package var luminanceAmount: Float
    /// Bézier control values of the plate over luma 0…1.
    package var luminanceValues: [Float]
    /// In the item's coordinates: what lies outside does not count, the edge's colours go on outwards; whole pixels inside
    /// count. nil is the canvas. For a screen that is drawn inside a picture; ignored where the map turns it.
    package var frame: CGRect?

    package init(
        blurRadius: CGFloat, saturation: Float, brightness: Float, luminanceAmount: Float, luminanceValues: [Float],
        frame: CGRect? = nil
    ) {
        self.frame = frame
        (self.blurRadius, self.saturation, self.brightness) = (blurRadius, saturation, brightness)
        (self.luminanceAmount, self.luminanceValues) = (luminanceAmount, luminanceValues)
    }
}

/// Children drawn apart and then joined to what lies below as one.
///
/// Where a group asks for several things they happen in this order: the children are drawn, the filters change them one
/// after another, the clip and the mask cut the result, opacity fades it, and the blend mode joins it to what lies
/// below.
package struct DisplayGroup: Equatable, Sendable {
    /// Maps the children's coordinates to the parent's.
    package var transform: CGAffineTransform
    /// 0…1.
    package var opacity: Double
    package var blendMode: BlendMode
    /// Only what lies inside shows; in the children's coordinates.
    package var clip: ClipPath?
    /// The children's pixels are multiplied by the alpha of these items; in the children's coordinates.
    package var mask: [DisplayItem]?
    package var filters: [PixelFilter]
    /// Draw into a layer of its own even where nothing above asks for it (`compositingGroup`, `drawingGroup`).
    package var isIsolated: Bool
    package var items: [DisplayItem]

    package init(
        transform: CGAffineTransform = .identity, opacity: Double = 1, blendMode: BlendMode = .normal,
        clip: ClipPath? = nil, mask: [DisplayItem]? = nil, filters: [PixelFilter] = [], isIsolated: Bool = false,
        items: [DisplayItem]
    ) {
        (self.transform, self.opacity, self.blendMode, self.clip) = (transform, opacity, blendMode, clip)
        (self.mask, self.filters, self.isIsolated, self.items) = (mask, filters, isIsolated, items)
    }
}

/// A region of a clip or a fill.
package struct ClipPath: Equatable, Sendable {
    package var path: Path
    package var style: FillStyle

    package init(_ path: Path, style: FillStyle = FillStyle()) { (self.path, self.style) = (path, style) }
}

/// One thing to draw, later ones over earlier ones. Coordinates are points of the enclosing group.
package indirect enum DisplayItem: Equatable, Sendable {
    /// A filled outline; strokes arrive as outlines too.
    case fill(Path, style: FillStyle, paint: Paint)
    /// The part `source` (unit square shares of the picture) of a picture stretched over `rect`. With `tint` only the
    /// picture's alpha is used and filled with that colour (template rendering).
    case picture(PictureKey, rect: CGRect, source: CGRect, interpolation: PictureInterpolation, tint: DrawingColor?)
    /// Pixels that come with the list (colour glyphs); straight sRGB as in `Bitmap`.
    case bitmap(Bitmap, rect: CGRect)
    /// What lies behind, changed by the recipe, inside the path. Behind is everything drawn before, also below the
    /// groups around this item; where nothing is, black counts (assumed), and beyond the canvas its edge goes on.
    case backdrop(ClipPath, BackdropRecipe)
    case group(DisplayGroup)
}

/// A small picture held in memory: colour glyphs. Bytes are R, G, B, A, not premultiplied, row by row without padding.
package struct Bitmap: Equatable, Sendable {
    package var width: Int
    package var height: Int
    package var bytes: [UInt8]

    package init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4, "a bitmap has four bytes a pixel")
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }
}

/// Everything one picture shows, back to front, on a canvas of `size` points that starts transparent.
package struct DisplayList: Equatable, Sendable {
    package var size: CGSize
    package var items: [DisplayItem]

    package init(size: CGSize, items: [DisplayItem]) { (self.size, self.items) = (size, items) }
}
