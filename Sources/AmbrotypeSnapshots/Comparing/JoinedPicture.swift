import AmbrotypeDrawing
import AmbrotypeImages

/// Pictures side by side under their titles, as one PNG; written row by row.
struct JoinedPicture {
    /// One of the pictures; `row` writes its pixels, premultiplied.
    struct Panel {
        var title: String
        var width: Int
        var height: Int
        var row: (Int, UnsafeMutablePointer<UInt32>) -> Void
    }

    private let panels: [Panel]
    private let gap = 16
    private let heading = 32

    init(_ panels: [Panel]) { self.panels = panels }

    private var width: Int { panels.reduce(gap) { $0 + max($1.width, BlockLetters.width($1.title, size: 2)) + gap } }
    private var height: Int { heading + (panels.map(\.height).max() ?? 0) + gap }

    func png(budget: MemoryBudget, name: String) throws(ImageError) -> [UInt8] {
        let encoder = try PNGEncoder(width: width, height: height, budget: budget, name: name)
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer { row.deallocate() }
        for y in 0..<height {
            write(y, to: row)
            let bytes = UnsafeRawPointer(row).assumingMemoryBound(to: UInt8.self)
            try encoder.append(UnsafeBufferPointer(start: bytes, count: width * 4))
        }
        return try encoder.finish()
    }

    private static let ground: UInt32 = 0xff3a_3632
    private static let ink: UInt32 = 0xfff2_eeea

    private func write(_ y: Int, to row: UnsafeMutablePointer<UInt32>) {
        for x in 0..<width { row[x] = Self.ground }
        var x = gap
        for panel in panels {
            if y < heading {
                BlockLetters.write(panel.title, size: 2, row: y - 9, to: row + x, color: Self.ink)
            } else if y - heading < panel.height {
                panel.row(y - heading, row + x)
                Self.putOnSquares(row + x, width: panel.width, y: y - heading)
            }
            x += max(panel.width, BlockLetters.width(panel.title, size: 2)) + gap
        }
    }

    /// Puts light and dark squares under what is not opaque.
    private static func putOnSquares(_ row: UnsafeMutablePointer<UInt32>, width: Int, y: Int) {
        for x in 0..<width where row[x] < 0xff00_0000 {
            let rest = 255 - (row[x] >> 24)
            let square: UInt32 = ((x >> 3) ^ (y >> 3)) & 1 == 0 ? 255 : 204
            row[x] = ((row[x] & 0x00ff_ffff) &+ (rest * square / 255) &* 0x0001_0101) | 0xff00_0000
        }
    }
}

extension JoinedPicture.Panel {
    init(_ title: String, _ pixmap: Pixmap) {
        self.init(title: title, width: pixmap.width, height: pixmap.height) { y, out in
            let start = UnsafeRawPointer(pixmap.bytes.baseAddress!).assumingMemoryBound(to: UInt32.self)
            out.update(from: start + y * pixmap.width, count: pixmap.width)
        }
    }

    init(_ title: String, _ difference: DifferencePicture) {
        self.init(title: title, width: difference.width, height: difference.height) {
            difference.write(row: $0, to: $1)
        }
    }
}
