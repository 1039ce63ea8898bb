import Foundation

/// A part of a picture in stored pixels.
struct StoredPart: Equatable {
    var left, top, width, height: Int

    /// From a part of the shown picture; nil where it covers the whole or lies outside.
    init?(_ part: CGRect, _ header: ImageHeader) {
        let whole = CGRect(x: 0, y: 0, width: header.width, height: header.height)
        let shown = part.intersection(whole)
        guard shown.width >= 1, shown.height >= 1, shown != whole else { return nil }
        let (x0, y0) = (Int(shown.minX), Int(shown.minY))
        let (x1, y1) = (Int(shown.maxX.rounded(.up)) - 1, Int(shown.maxY.rounded(.up)) - 1)
        // Where stored corners go tells where shown ones come from: one of the two axes each, forwards or backwards.
        let (w, h) = (header.storedWidth, header.storedHeight)
        func stored(_ x: Int, _ y: Int) -> (x: Int, y: Int) {
            switch header.orientation {
            case .up: (x, y)
            case .upMirrored: (w - 1 - x, y)
            case .down: (w - 1 - x, h - 1 - y)
            case .downMirrored: (x, h - 1 - y)
            case .leftMirrored: (y, x)
            case .right: (y, h - 1 - x)
            case .rightMirrored: (w - 1 - y, h - 1 - x)
            case .left: (w - 1 - y, x)
            }
        }
        let (a, b) = (stored(x0, y0), stored(x1, y1))
        (left, top) = (min(a.x, b.x), min(a.y, b.y))
        (width, height) = (abs(a.x - b.x) + 1, abs(a.y - b.y) + 1)
    }
}

/// The rows of a part: those above are read and forgotten, those below are never read.
final class PartialRows: PixelRows {
    let width: Int
    let height: Int
    var bits: Int { whole.bits }
    private let whole: any PixelRows
    private let left: Int
    private var toSkip: Int
    private let row: Scratch<UInt8>

    /// `part` is in pixels of the stored size; the rows may come at a smaller one.
    init(
        _ whole: any PixelRows, _ part: StoredPart, stored: (width: Int, height: Int), in workspace: Workspace
    ) throws(ImageError) {
        self.whole = whole
        let (x, y) = (Double(whole.width) / Double(stored.width), Double(whole.height) / Double(stored.height))
        left = min(Int((Double(part.left) * x).rounded()), whole.width - 1)
        toSkip = min(Int((Double(part.top) * y).rounded()), whole.height - 1)
        width = max(1, min(Int((Double(part.width) * x).rounded()), whole.width - left))
        height = max(1, min(Int((Double(part.height) * y).rounded()), whole.height - toSkip))
        row = try Scratch<UInt8>(whole.width * whole.bits / 2, in: workspace, for: "a row of a picture")
    }

    func readRow(_ target: UnsafeMutableRawPointer) throws(ImageError) {
        while toSkip > 0 {
            try whole.readRow(row.start)
            toSkip -= 1
        }
        try whole.readRow(row.start)
        let step = bits / 2
        target.copyMemory(from: row.start + left * step, byteCount: width * step)
    }

    func finish() throws(ImageError) {}
}
