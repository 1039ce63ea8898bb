import AmbrotypeDrawing
import AmbrotypeImages
public import AmbrotypeViews
public import Foundation

/// A picture without a scale.
public final class CGImage: @unchecked Sendable {
    let made: MadePicture

    init(_ picture: MadePicture) { made = picture }

    var asset: PictureAsset { made.asset }

    public var width: Int { Int(made.asset.key.pixelSize.width) }
    public var height: Int { Int(made.asset.key.pixelSize.height) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The part of the picture inside a rectangle of pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let inside = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !inside.isNull, inside.width > 0, inside.height > 0 else { return nil }
        let sheet = CGContext(size: inside.size, scale: 1)
        sheet.translateBy(x: -inside.minX, y: -inside.minY)
        sheet.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return sheet.makeImage()
    }
}

extension Image {
    /// - Parameter scale: Pixels a point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        var asset = cgImage.asset
        asset.size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(asset)
    }
}
