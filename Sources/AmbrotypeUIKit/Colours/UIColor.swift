import AmbrotypeDrawing
public import AmbrotypeViews
public import Foundation

/// A colour that may depend on its surroundings.
open class UIColor: NSObject, @unchecked Sendable {
    /// Where the colour comes from.
    indirect enum Source {
        case color(Color)
        /// A person's own rule.
        case provider((UITraitCollection) -> UIColor)
    }

    let source: Source

    init(source: Source) { self.source = source }

    convenience init(_ color: DrawingColor) { self.init(source: .color(Color(color))) }

    convenience init(system name: String) { self.init(source: .color(Color(system: name))) }

    public convenience required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(DrawingColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A SwiftUI colour.
    public convenience init(_ color: Color) { self.init(source: .color(color)) }

    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(source: .provider(dynamicProvider))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

    /// A colour set of the asset catalog; nil where there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard SharedSurroundings.current.assets.color(named: name, scheme: .light, contrast: .standard) != nil else {
            return nil
        }
        self.init(Color(name))
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .color(let color):
            // Alpha is set, not multiplied, so the rule waits until the colour is known.
            UIColor { traits in
                var drawn = color.drawingColor(in: traits.environment)
                drawn.alpha = Float(alpha)
                return UIColor(drawn)
            }
        case .provider(let rule): UIColor { rule($0).withAlphaComponent(alpha) }
        }
    }

    open func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(drawingColor(traits)) }

    func drawingColor(_ traits: UITraitCollection) -> DrawingColor {
        switch source {
        case .color(let color): color.drawingColor(in: traits.environment)
        case .provider(let rule): rule(traits).drawingColor(traits)
        }
    }

    /// The colour of the current surroundings.
    var drawn: DrawingColor { drawingColor(.current) }

    open var cgColor: CGColor { CGColor(drawn) }

    @discardableResult open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = drawn
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    @discardableResult open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (h, s, b) = drawn.hueSaturationBrightness
        hue?.pointee = h
        saturation?.pointee = s
        brightness?.pointee = b
        alpha?.pointee = CGFloat(drawn.alpha)
        return true
    }

    @discardableResult open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = drawn
        white?.pointee = CGFloat((color.red + color.green + color.blue) / 3)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    open func setFill() { CGContext.innermost?.fillColor = drawn }
    open func setStroke() { CGContext.innermost?.strokeColor = drawn }

    open func set() {
        setFill()
        setStroke()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return [UIUserInterfaceStyle.light, .dark].allSatisfy {
            drawingColor(UITraitCollection(style: $0)) == other.drawingColor(UITraitCollection(style: $0))
        }
    }

    open override var hash: Int { drawingColor(UITraitCollection(style: .light)).hashValue }
}

extension Color {
    /// A UIKit colour; one that depends on its surroundings goes on doing so.
    public init(uiColor: UIColor) {
        switch uiColor.source {
        case .color(let color): self = color
        case .provider(let rule):
            self.init(
                light: Color(uiColor: rule(UITraitCollection(style: .light))),
                dark: Color(uiColor: rule(UITraitCollection(style: .dark))))
        }
    }

    public init(_ color: UIColor) { self.init(uiColor: color) }

    public init(cgColor: CGColor) { self = cgColor.color }

    /// `Color(.clear)` is UIKit's.
    @_disfavoredOverload public init(_ cgColor: CGColor) { self = cgColor.color }

    public var cgColor: CGColor? { UIColor(self).cgColor }
}

extension DrawingColor {
    /// Each 0…1.
    var hueSaturationBrightness: (CGFloat, CGFloat, CGFloat) {
        let (r, g, b) = (CGFloat(red), CGFloat(green), CGFloat(blue))
        let (high, low) = (max(r, g, b), min(r, g, b))
        let range = high - low
        guard range > 0 else { return (0, 0, high) }
        let sector: CGFloat =
            switch high {
            case r: (g - b) / range
            case g: 2 + (b - r) / range
            default: 4 + (r - g) / range
            }
        return ((sector < 0 ? sector + 6 : sector) / 6, range / high, high)
    }
}

extension UIColor: _ExpressibleByColorLiteral {}
