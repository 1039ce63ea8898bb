/// Supplies the pixels of pictures that a display list names, at the size at which they are shown.
///
/// Whoever rasterises hands one down; the raster itself opens no file. Called once for every band in which the picture
/// shows, so a provider that decodes should keep what it made until the render ends.
package protocol PictureProvider: Sendable {
    /// The whole picture, orientation applied, premultiplied sRGB, at least `pixelWidth` × `pixelHeight` pixels where
    /// the source has that many, and preferably little more. Memory comes from `budget`; where it does not do, throw
    /// `MemoryBudgetExceeded`, upon which the raster tries a lower band. Other errors pass through the raster
    /// unchanged.
    func pixmap(for key: PictureKey, pixelWidth: Int, pixelHeight: Int, budget: MemoryBudget) throws -> Pixmap
}
