package import AmbrotypeDrawing

/// Makes an animated PNG (PNG specification, third edition) from frames of one size. Readers that know no animation
/// show the first frame.
///
/// A frame that equals the one before only lengthens it; of others the rectangle that changed is stored. The last frame's
/// pixmap is kept until the next comes and must not be written to meanwhile.
package final class APNGEncoder {
    private let options: PNGOptions
    private let loops: Int
    private let workspace: Workspace
    private var last: Pixmap?
    private var frames: [Frame] = []

    private struct Frame {
        var body: PNGBody.Encoded
        var x: Int
        var y: Int
        /// Thousandths of a second, 1…65535.
        var milliseconds: Int
    }

    /// The animation runs `loops` times, for ever if 0. Of the options alpha, scale and texts are heeded.
    package init(options: PNGOptions = PNGOptions(), loops: Int = 0, budget: MemoryBudget, name: String = "picture") {
        (self.options, self.loops) = (options, loops)
        workspace = Workspace(name: name, budget: budget)
    }

    /// Adds a frame shown for `milliseconds` (1…65535). All frames have the first one's size.
    package func append(_ frame: Pixmap, milliseconds: Int) throws(ImageError) {
        let milliseconds = min(max(milliseconds, 1), 65535)
        var area = (x: 0..<frame.width, y: 0..<frame.height)
        if let last {
            precondition(last.width == frame.width && last.height == frame.height, "frames have one size")
            guard let changed = changedArea(last, frame) else {
                return try lengthen(by: milliseconds, of: frame)
            }
            area = changed
        }
        try add(frame, area, milliseconds)
    }

    private func lengthen(by milliseconds: Int, of frame: Pixmap) throws(ImageError) {
        let sum = frames[frames.count - 1].milliseconds + milliseconds
        frames[frames.count - 1].milliseconds = min(sum, 65535)
        if sum > 65535 { try add(frame, (0..<1, 0..<1), sum - 65535) }
    }

    private func add(_ frame: Pixmap, _ area: (x: Range<Int>, y: Range<Int>), _ milliseconds: Int) throws(ImageError) {
        let format: PNGFormat = options.alpha == .dropped ? .rgb : .rgba
        let body = try PNGBody(width: area.x.count, format: format, effort: .standard, in: workspace)
        let straight = try Scratch<UInt8>(area.x.count * 4, in: workspace, for: "a row of a PNG")
        for y in area.y {
            let row = UnsafePointer(frame.bytes.baseAddress!) + (y * frame.bytesPerRow + area.x.lowerBound * 4)
            PixelPacking.straighten(row, width: area.x.count, to: straight.start)
            try body.append(format == .rgb ? row : UnsafePointer(straight.start))
        }
        frames.append(
            Frame(body: try body.finish(), x: area.x.lowerBound, y: area.y.lowerBound, milliseconds: milliseconds))
        last = frame
    }

    /// Columns and rows in which two pictures of one size differ; nil if they do not.
    private func changedArea(_ a: Pixmap, _ b: Pixmap) -> (x: Range<Int>, y: Range<Int>)? {
        var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
        let (one, two) = (UnsafeRawPointer(a.bytes.baseAddress!), UnsafeRawPointer(b.bytes.baseAddress!))
        for y in 0..<a.height {
            func differs(_ x: Int) -> Bool {
                let at = y &* a.bytesPerRow &+ x &* 4
                return one.load(fromByteOffset: at, as: UInt32.self) != two.load(fromByteOffset: at, as: UInt32.self)
            }
            guard let first = (0..<a.width).first(where: differs), let end = (0..<a.width).last(where: differs)
            else { continue }
            (left, right) = (min(left, first), max(right, end))
            (top, bottom) = (min(top, y), y)
        }
        return bottom < 0 ? nil : (left..<(right + 1), top..<(bottom + 1))
    }

    /// The file; at least one frame must have come.
    package func finish() throws(ImageError) -> [UInt8] {
        precondition(!frames.isEmpty, "an animation has a frame")
        var bytes = PNGChunk.signature
        frames[0].body.appendHeader(to: &bytes)
        PNGChunk.append("acTL", PNGChunk.bigEndian(UInt32(frames.count), UInt32(loops)), to: &bytes)
        bytes += PNGChunk.ancillary(options)
        var number: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            PNGChunk.append("fcTL", control(frame, number), to: &bytes)
            number += 1
            for piece in frame.body.data.pieces {
                if index == 0 {
                    PNGChunk.append("IDAT", piece, to: &bytes)
                } else {
                    PNGChunk.append("fdAT", prefix: PNGChunk.bigEndian(number), piece, to: &bytes)
                    number += 1
                }
            }
        }
        PNGChunk.append("IEND", [], to: &bytes)
        return bytes
    }

    /// A frame's time is a fraction; this is what it is divided by, in two bytes.
    private static let thousand: [UInt8] = [3, 232]

    /// Contents of `fcTL`: the frame stays when its time is over, and replaces what lies below it.
    private func control(_ frame: Frame, _ number: UInt32) -> [UInt8] {
        PNGChunk.bigEndian(
            number, UInt32(frame.body.width), UInt32(frame.body.height), UInt32(frame.x), UInt32(frame.y))
            + [UInt8(frame.milliseconds >> 8), UInt8(frame.milliseconds & 0xFF)] + Self.thousand + [0, 0]
    }
}
