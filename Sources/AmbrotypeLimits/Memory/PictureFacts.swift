package import AmbrotypeImages
import Foundation

/// What a picture's file says about it before any pixel is decoded.
package struct PictureFacts: Equatable, Sendable {
    /// As its key says: a path below the subject's folder.
    package var name: String
    /// Pixels, orientation applied.
    package var width: Int
    package var height: Int
    package var fileBytes: Int
    /// 4, or 8 above eight bits a component.
    package var bytesPerPixel: Int
    package var hasAlpha: Bool
    /// Whether the file is stored as it is in a timeline's archive; other pictures are stored anew, without loss.
    package var keepsBytes: Bool

    package init(name: String, header: ImageHeader, fileBytes: Int) {
        (self.name, width, height, self.fileBytes) = (name, header.width, header.height, fileBytes)
        bytesPerPixel = header.bitDepth > 8 ? 8 : 4
        (hasAlpha, keepsBytes) = (header.hasAlpha, header.format == .jpeg)
    }

    package init(
        name: String, width: Int, height: Int, fileBytes: Int = 0, bytesPerPixel: Int = 4, hasAlpha: Bool = false,
        keepsBytes: Bool = true
    ) {
        (self.name, self.width, self.height, self.fileBytes) = (name, width, height, fileBytes)
        (self.bytesPerPixel, self.hasAlpha, self.keepsBytes) = (bytesPerPixel, hasAlpha, keepsBytes)
    }

    package var area: Int { width * height }

    /// What it takes in memory at its own size.
    package var decodedBytes: Int { area * bytesPerPixel }

    /// What it adds to an archive: its own bytes, or about a third of its pixels' where it is stored anew (a project measured 482 KB
    /// for 640 × 640 pixels, which is 0.29).
    package var archivedBytes: Int { keepsBytes ? fileBytes : max(fileBytes, decodedBytes * 3 / 10) }

    /// The picture in its proportions, just covering a place, at most its own size and at most `area` pixels.
    package func size(covering width: Double, _ height: Double, area most: Double) -> (width: Int, height: Int) {
        var scale = min(1, max(width / Double(self.width), height / Double(self.height)))
        scale = min(scale, (most / Double(area)).squareRoot())
        return (max(1, Int(Double(self.width) * scale)), max(1, Int(Double(self.height) * scale)))
    }
}
