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
        let common = y < mask.height ? mask.width : 0
        if common > 0 { paintPale(Self.row(y, of: expected), common, out) }
        for x in common..<width { out[x] = isSomewhere(x, y) ? Self.lone : 0xffff_ffff }
        for box in ignored where box.y <= y && y < box.bottom {
            for x in box.x..<box.right { out[x] = Self.tinted(out[x]) }
        }
        if y < mask.height {
            mask.withRow(y) { row in
                for x in 0..<mask.width where row[x] != ChangeMask.same {
                    if row[x] == ChangeMask.changed { out[x] = Self.changed }
                    if row[x] == ChangeMask.smoothed { out[x] = Self.smoothed }
                }
            }
        }
        for box in frames { drawFrame(box, y, out) }
    }

    private static func row(_ y: Int, of pixmap: Pixmap) -> UnsafePointer<UInt32> {
        UnsafeRawPointer(pixmap.bytes.baseAddress! + y * pixmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    /// Light greys of the expected picture on white.
    private func paintPale(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ out: UnsafeMutablePointer<UInt32>) {
        for x in 0..<count {
            let pixel = pixels[x]
            let (red, green, blue) = (pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff)
            let luma: UInt32 = (54 &* red &+ 183 &* green &+ 19 &* blue) / 256
            let seen: UInt32 = min(255, luma &+ 255 &- (pixel >> 24))
            let gray: UInt32 = 220 &+ seen &* 35 / 255
            out[x] = 0xff00_0000 | gray &* 0x0001_0101
        }
    }

    /// Whether either picture has the pixel.
    private func isSomewhere(_ x: Int, _ y: Int) -> Bool {
        x < expected.width && y < expected.height || x < actual.width && y < actual.height
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
