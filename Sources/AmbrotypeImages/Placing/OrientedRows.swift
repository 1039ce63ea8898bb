import AmbrotypeDrawing

/// Puts stored rows where they belong in the shown picture.
struct OrientedRows {
    private let pixmap: Pixmap
    private let width: Int
    /// Bytes from the pixmap's start to the first stored pixel, from a stored column to the next, from a row to the next.
    private let origin: Int
    private let columnStep: Int
    private let rowStep: Int

    /// `width` × `height` stored pixels in a pixmap of the shown size.
    init(_ pixmap: Pixmap, width: Int, height: Int, orientation: ImageOrientation) {
        (self.pixmap, self.width) = (pixmap, width)
        func offset(_ x: Int, _ y: Int) -> Int {
            let place = orientation.place(x: x, y: y, width: width, height: height)
            return place.y * pixmap.bytesPerRow + place.x * 4
        }
        origin = offset(0, 0)
        columnStep = width > 1 ? offset(1, 0) - origin : 4
        rowStep = height > 1 ? offset(0, 1) - origin : 0
    }

    /// Row `y` itself if stored rows are shown rows; else nil, and `put` is needed.
    func direct(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
        columnStep == 4 ? pixmap.bytes.baseAddress! + (origin + y * rowStep) : nil
    }

    /// Writes stored row `y`, premultiplied bytes.
    func put(_ row: UnsafePointer<UInt8>, _ y: Int) {
        var to = UnsafeMutableRawPointer(pixmap.bytes.baseAddress!) + (origin + y * rowStep)
        for x in 0..<width {
            to.storeBytes(of: UnsafeRawPointer(row + x &* 4).loadUnaligned(as: UInt32.self), as: UInt32.self)
            to += columnStep
        }
    }
}
