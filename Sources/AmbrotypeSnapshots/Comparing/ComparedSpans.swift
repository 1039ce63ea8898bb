/// Which columns of each row are compared: all but the ignored boxes. Bands of rows share one list.
struct ComparedSpans {
    private struct Band {
        var rows: Range<Int>
        var columns: [Range<Int>]
    }
    private let bands: [Band]
    /// Pixels that are compared.
    let count: Int

    /// `width` and `height` at least 1; boxes may reach outside.
    init(width: Int, height: Int, ignored: [PixelBox]) {
        let picture = PixelBox(x: 0, y: 0, width: width, height: height)
        let boxes = ignored.map { $0.clipped(to: picture) }.filter { $0.area > 0 }
        let edges = Set([0, height] + boxes.flatMap { [$0.y, $0.bottom] }).sorted()
        bands = zip(edges, edges.dropFirst()).map { top, bottom in
            let covering = boxes.filter { $0.y < bottom && $0.bottom > top }.sorted { $0.x < $1.x }
            return Band(rows: top..<bottom, columns: Self.gaps(between: covering, width: width))
        }
        count = bands.reduce(0) { $0 + $1.rows.count * $1.columns.reduce(0) { $0 + $1.count } }
    }

    private static func gaps(between boxes: [PixelBox], width: Int) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var at = 0
        for box in boxes {
            if box.x > at { gaps.append(at..<box.x) }
            at = max(at, box.right)
        }
        if at < width { gaps.append(at..<width) }
        return gaps
    }

    /// Calls `body` with each part of `rows` that has one list of columns.
    func forEach(in rows: Range<Int>, _ body: (Range<Int>, [Range<Int>]) -> Void) {
        for band in bands {
            let part = band.rows.clamped(to: rows)
            if !part.isEmpty { body(part, band.columns) }
        }
    }
}
