package import AmbrotypeDrawing
import AmbrotypeViews
public import Foundation

/// A colour without surroundings.
public final class CGColor: Hashable, @unchecked Sendable {
    let drawn: DrawingColor

    init(_ color: DrawingColor) { drawn = color }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(DrawingColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Red, green, blue, alpha.
    public var components: [CGFloat]? {
        [drawn.red, drawn.green, drawn.blue, drawn.alpha].map { CGFloat($0) }
    }

    public var numberOfComponents: Int { 4 }
    public var alpha: CGFloat { CGFloat(drawn.alpha) }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = drawn
        copy.alpha = Float(alpha)
        return CGColor(copy)
    }

    var color: Color { Color(drawn) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.drawn == right.drawn }

    public func hash(into hasher: inout Hasher) { hasher.combine(drawn) }
}

/// What the numbers of a colour mean; everything is drawn in sRGB.
public final class CGColorSpace: Sendable {
    public let name: String?
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

    public init?(name: String) { self.name = name }

    init() { name = Self.sRGB }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
