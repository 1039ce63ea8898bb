public import Foundation
import AmbrotypeViews

/// How large the pixels of a drawing are.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    /// Pixels a point.
    open var scale: CGFloat = SharedSurroundings.current.displayScale
    open var opaque = false
    open var preferredRange = Range.standard

    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended
        case standard
    }

    public override init() {}

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a drawing closure is given.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    open var currentImage: UIImage { cgContext.makeImage().map { UIImage(cgImage: $0) } ?? UIImage() }
}

/// Draws into a picture.
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    private let format: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, self.format) = (size, format) }

    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

    /// No picture where the drawing takes more memory than there is.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = drawn(actions)
        return context.picture().map { UIImage(source: .made($0)) } ?? UIImage()
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        drawn(actions).picture().map { Data($0.bytes) } ?? Data()
    }

    private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
        let scale = format.scale > 0 ? format.scale : 1
        let context = CGContext(size: size, scale: scale)
        CGContext.stack.append(context)
        defer { CGContext.stack.removeLast() }
        actions(UIGraphicsImageRendererContext(context, format))
        return context
    }
}

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? SharedSurroundings.current.displayScale : scale
    CGContext.stack.append(CGContext(size: size, scale: scale))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.innermost }

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    CGContext.innermost?.picture().map { UIImage(source: .made($0)) }
}

public func UIGraphicsEndImageContext() { _ = CGContext.stack.popLast() }

public func UIRectFill(_ rect: CGRect) { CGContext.innermost?.fill(rect) }
