import AmbrotypeDrawing
import AmbrotypeStorefront
import Foundation

/// Looks at a small copy of a store picture: what stands in its corners, and how well its caption can be read.
struct PictureInspection {
    private let pixmap: Pixmap
    private let rules: StoreRules

    init(_ pixmap: Pixmap, rules: StoreRules) { (self.pixmap, self.rules) = (pixmap, rules) }

    var look: PictureLook { PictureLook(busyCorners: busyCorners, captionContrast: captionContrast) }

    /// Corners with strong edges outside the store's rounding: text or a figure that would be cut.
    private var busyCorners: [String] {
        let radius = max(4, Int(Double(min(pixmap.width, pixmap.height)) * rules.cornerShare))
        let corners: [(String, Bool, Bool)] = [
            ("upper left", true, true), ("upper right", false, true), ("lower left", true, false),
            ("lower right", false, false),
        ]
        return corners.compactMap { name, isLeft, isTop in
            isBusy(radius, isLeft: isLeft, isTop: isTop) ? name : nil
        }
    }

    private func isBusy(_ radius: Int, isLeft: Bool, isTop: Bool) -> Bool {
        var (edges, count) = (0, 0)
        for y in 0..<(radius - 1) {
            for x in 0..<(radius - 1) {
                let (dx, dy) = (radius - x, radius - y)
                guard dx * dx + dy * dy > radius * radius else { continue }
                let column = isLeft ? x : pixmap.width - 1 - x
                let row = isTop ? y : pixmap.height - 1 - y
                let (nextColumn, nextRow) = (isLeft ? column + 1 : column - 1, isTop ? row + 1 : row - 1)
                count += 1
                let here = luminance(column, row)
                let step = max(abs(here - luminance(nextColumn, row)), abs(here - luminance(column, nextRow)))
                if step > 0.12 { edges += 1 }
            }
        }
        return count > 0 && Double(edges) / Double(count) > 0.06
    }

    /// Relative luminance, WCAG.
    private func luminance(_ x: Int, _ y: Int) -> Double {
        let (r, g, b, _) = pixmap[x, y]
        func linear(_ value: UInt8) -> Double {
            let share = Double(value) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    }

    /// The caption's contrast, where the upper or the lower fifth holds something like lines of text: rows with many
    /// short steps of light, and rows without any between them. The edge of a drawn device runs through every row, so
    /// a device is no caption. nil where neither fifth holds one.
    private var captionContrast: Double? {
        let height = pixmap.height
        let bands = [(height * 3 / 100, height * 24 / 100), (height * 76 / 100, height * 97 / 100)]
        return bands.compactMap { contrast($0.0..<$0.1) }.min()
    }

    /// Columns to each side in which a letter's stroke and its ground both lie.
    private static let reach = 4
    /// Less than this is a slope of the ground.
    private static let step = 1.15

    private func contrast(_ rows: Range<Int>) -> Double? {
        var steps: [Double] = []
        var (quiet, marked) = (0, 0)
        for y in rows {
            let found = self.steps(inRow: y)
            steps += found
            if found.isEmpty { quiet += 1 } else if found.count >= pixmap.width / 40 { marked += 1 }
        }
        guard quiet * 100 >= rows.count * 15, marked * 100 >= rows.count * 6 else { return nil }
        let sorted = steps.sorted()
        return sorted[sorted.count * 80 / 100]
    }

    /// The contrast within reach of each place where it is more than a slope's.
    private func steps(inRow y: Int) -> [Double] {
        let line = (0..<pixmap.width).map { luminance($0, y) }
        guard line.count > 2 * Self.reach else { return [] }
        return (Self.reach..<line.count - Self.reach).compactMap { x in
            let window = line[x - Self.reach...x + Self.reach]
            guard let light = window.max(), let dark = window.min() else { return nil }
            let contrast = (light + 0.05) / (dark + 0.05)
            return contrast > Self.step ? contrast : nil
        }
    }
}
