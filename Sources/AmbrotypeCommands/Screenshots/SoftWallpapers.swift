import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeStorefront
import Foundation

/// Blurred wallpapers, each made once for a run: small, since a wide blur leaves nothing that more pixels could show, and enlarged
/// where they are drawn. A full-size picture then needs neither the photograph's pixels nor a layer for the blur.
@MainActor final class SoftWallpapers {
    private let budget: Int
    private var made: [String: PictureKey] = [:]

    /// Standard deviation in pixels of the small picture. Straight lines between pixels a quarter of it apart are off by less than a
    /// hundredth of the step they smooth.
    private static let deviation: CGFloat = 4
    /// A picture that would be enlarged less than this is blurred where it is drawn.
    private static let leastEnlargement: CGFloat = 4

    /// - Parameter budget: bytes for all pixel buffers of one wallpaper.
    init(budget: Int) { self.budget = budget }

    /// The blurred picture that covers a place; nil where it would be no smaller, or the picture cannot be read, which is told when it
    /// is drawn.
    ///
    /// - Parameters:
    ///   - size: of the place, points.
    ///   - blur: standard deviation, points.
    ///   - scale: pixels a point of the canvas.
    func key(_ picture: PictureKey, size: CGSize, blur: CGFloat, scale: CGFloat) -> PictureKey? {
        let small = Self.deviation / blur
        guard small * Self.leastEnlargement <= scale else { return nil }
        let pixels = CGSize(
            width: max(1, (size.width * small).rounded()), height: max(1, (size.height * small).rounded())
        )
        let name = "\(picture.name) \(pixels.width) \(pixels.height)"
        if let known = made[name] { return known }
        let list = DisplayList(
            size: pixels,
            items: Wallpaper.picture(picture, blur: Self.deviation, dim: 0).items(
                in: CGRect(origin: .zero, size: pixels)))
        guard let png = try? png(list) else { return nil }
        let key = PictureKey(name: MadePictures.keep(png), pixelSize: pixels)
        made[name] = key
        return key
    }

    private func png(_ list: DisplayList) throws -> [UInt8] {
        let budget = MemoryBudget(limit: budget)
        let pixmap = try expose(list, scale: 1, budget: budget, pictures: PictureLibrary { .file($0) })
        return try encodePNG(pixmap, options: PNGOptions(alpha: .dropped), budget: budget)
    }
}
