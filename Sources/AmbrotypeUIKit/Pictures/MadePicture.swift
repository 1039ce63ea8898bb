import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRaster
import AmbrotypeViews
import Foundation

/// The bytes of a picture's file, with its size; kept where renders find them.
struct MadePicture: Equatable, Sendable {
    let bytes: [UInt8]
    /// Pixels a point.
    let scale: CGFloat
    let asset: PictureAsset

    /// nil where the bytes are no picture of a kind that can be read.
    init?(bytes: [UInt8], scale: CGFloat) {
        guard scale > 0, let header = try? readHeader(.bytes(bytes)) else { return nil }
        let pixels = CGSize(width: header.width, height: header.height)
        (self.bytes, self.scale) = (bytes, scale)
        asset = PictureAsset(
            key: PictureKey(name: MadePictures.keep(bytes), pixelSize: pixels),
            size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
    }

    /// A drawing as a PNG; nil where it takes more memory than there is.
    init?(drawing list: DisplayList, scale: CGFloat) {
        let budget = MemoryBudget(limit: Self.limit)
        let (width, height) = (
            Int((list.size.width * scale).rounded(.up)), Int((list.size.height * scale).rounded(.up))
        )
        guard width > 0, height > 0, let encoder = try? PNGEncoder(width: width, height: height, budget: budget) else {
            return nil
        }
        let whole = DisplayList(
            size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), items: list.items)
        let raster = Rasterizer(scale: scale, budget: budget, pictures: MadePictureProvider())
        guard (try? raster.rasterize(whole, emit: { try encoder.append($0) })) != nil,
            let bytes = try? encoder.finish()
        else { return nil }
        self.init(bytes: bytes, scale: scale)
    }

    /// 256 MiB: drawing in memory is not what a widget's own limit counts, but it must end somewhere.
    private static let limit = 256 << 20
}
