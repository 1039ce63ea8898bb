import AmbrotypeDrawing
import AmbrotypeImages

/// The picture of a difference, row by row, so that no buffer of its size is needed: the expected picture pale and grey,
/// changed pixels red, forgiven smoothing amber, what only one of two sizes has violet, ignored areas blue, and a thin frame
/// around each area of change.
struct DifferencePicture {
    let width: Int
    let height: Int
    private let expected: Pixmap
    private let actual: Pixmap
    private let mask: ChangeMask
    private let ignored: [PixelBox]
    private let frames: [PixelBox]

    init(expected: Pixmap, actual: Pixmap, mask: ChangeMask, ignored: [PixelBox], boxes: [PixelBox], scale: Double) {
        (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
        (self.expected, self.actual, self.mask) = (expected, actual, mask)
        let all = PixelBox(x: 0, y: 0, width: width, height: height)
        self.ignored = ignored.map { $0.clipped(to: all) }.filter { $0.area > 0 }
        let gap = max(2, Int((2 * scale).rounded()))
        frames = boxes.map {
            PixelBox(x: $0.x - gap, y: $0.y - gap, width: $0.width + 2 * gap, height: $0.height + 2 * gap)
        }
    }

    private static let changed: UInt32 = 0xff2d_1cea
    private static let smoothed: UInt32 = 0xff0b_a5f5
    private static let lone: UInt32 = 0xfff0_6ab4
    private static let frame: UInt32 = 0xff7f_1dc7

    /// Writes `width` pixels, opaque.
    func write(row y: Int, to out: UnsafeMutablePointer<UInt32>) {
        let known = y < expected.height ? expected : actual
        for x in 0..<width { out[x] = pale(x, y, known) }
        for box in ignored where box.y <= y && y < box.bottom {
            for x in box.x..<box.right { out[x] = Self.tinted(out[x]) }
        }
        if y < mask.height {
            let row = mask.row(y)
            for x in 0..<mask.width where row[x] != ChangeMask.same {
                if row[x] == ChangeMask.changed { out[x] = Self.changed }
                if row[x] == ChangeMask.smoothed { out[x] = Self.smoothed }
            }
        }
        for box in frames { drawFrame(box, y, out) }
    }

    private func pale(_ x: Int, _ y: Int, _ known: Pixmap) -> UInt32 {
        let isCommon = x < mask.width && y < mask.height
        let isSomewhere =
            x < expected.width && y < expected.height || x < actual.width && y < actual.height
        guard isCommon || isSomewhere else { return 0xffff_ffff }
        guard isCommon else { return Self.lone }
        let (red, green, blue, alpha) = known[x, y]
        let seen = (54 * Int(red) + 183 * Int(green) + 19 * Int(blue)) / 256 + 255 - Int(alpha)
        let gray = UInt32(220 + min(255, seen) * 35 / 255)
        return 0xff00_0000 | gray &* 0x0001_0101
    }

    private static func tinted(_ pixel: UInt32) -> UInt32 {
        let (red, green) = (pixel & 0xff, pixel >> 8 & 0xff)
        return pixel & 0xffff_0000 | (green * 9 / 10) << 8 | red * 7 / 10
    }

    private func drawFrame(_ box: PixelBox, _ y: Int, _ out: UnsafeMutablePointer<UInt32>) {
        guard box.y <= y, y < box.bottom else { return }
        let columns = max(0, box.x)..<max(0, min(width, box.right))
        if y == box.y || y == box.bottom - 1 {
            for x in columns { out[x] = Self.frame }
        } else {
            for x in [box.x, box.right - 1] where columns.contains(x) { out[x] = Self.frame }
        }
    }
}

extension DifferencePicture {
    func png(budget: MemoryBudget, name: String) throws(ImageError) -> [UInt8] {
        let encoder = try PNGEncoder(width: width, height: height, budget: budget, name: name)
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer { row.deallocate() }
        for y in 0..<height {
            write(row: y, to: row)
            let bytes = UnsafeRawPointer(row).assumingMemoryBound(to: UInt8.self)
            try encoder.append(UnsafeBufferPointer(start: bytes, count: width * 4))
        }
        return try encoder.finish()
    }
}
