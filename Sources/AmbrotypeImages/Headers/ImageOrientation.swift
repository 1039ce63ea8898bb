/// How stored rows and columns lie in the shown picture; the numbers of EXIF.
package enum ImageOrientation: Int, Equatable, Sendable, CaseIterable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Rows become columns.
    package var isTransposed: Bool { rawValue >= 5 }

    /// Where the stored pixel `x`, `y` of a stored size goes.
    func place(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        switch self {
        case .up: (x, y)
        case .upMirrored: (width - 1 - x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .downMirrored: (x, height - 1 - y)
        case .leftMirrored: (y, x)
        case .right: (height - 1 - y, x)
        case .rightMirrored: (height - 1 - y, width - 1 - x)
        case .left: (y, width - 1 - x)
        }
    }
}

extension ImageOrientation {
    /// The orientation in EXIF data (a TIFF header and what follows); nil if there is none or it is out of range.
    init?(exif: ByteReader) {
        var exif = exif
        if exif.starts(with: "Exif\0\0") { exif = exif.rest(6)! }
        if exif.starts(with: "II") { exif.isLittleEndian = true } else if !exif.starts(with: "MM") { return nil }
        guard exif.two(2) == 42, let directory = exif.four(4), let count = exif.two(directory) else { return nil }
        for entry in 0..<count {
            let at = directory + 2 + entry * 12
            guard let tag = exif.two(at) else { return nil }
            guard tag == 0x0112 else { continue }
            guard exif.two(at + 2) == 3, let value = exif.two(at + 8) else { return nil }
            self.init(rawValue: value)
            return
        }
        return nil
    }
}
