package import Foundation

/// Pictures and colours of all asset catalogs (`.xcassets`) in a template's folder.
package struct AssetCatalog: Sendable {
    package var images: [String: ImageSet] = [:]
    package var colors: [String: ColorSet] = [:]
    /// Pixel size, orientation applied, of each picture file, by path relative to the folder.
    package var pixelSizes: [String: CGSize] = [:]

    package init() {}
}

/// Reads a picture's header; handed down from the top of the house, since this module does not decode pictures.
package struct PictureMeasurement: Sendable {
    /// The size in pixels with orientation applied, or why the picture cannot be drawn.
    package var measure: @Sendable (URL) -> Result<CGSize, PictureProblem>

    package init(_ measure: @escaping @Sendable (URL) -> Result<CGSize, PictureProblem>) { self.measure = measure }
}

/// Why a picture cannot be drawn, in a few words: "the file is truncated".
package struct PictureProblem: Error, Equatable, Sendable {
    package var reason: String
    package init(_ reason: String) { self.reason = reason }
}
