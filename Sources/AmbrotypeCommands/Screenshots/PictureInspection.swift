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

    /// The caption's contrast, where the upper or lower fifth holds something like a caption: a ground of nearly one
    /// colour with a few per cent of pixels that stand out. nil where neither does.
    private var captionContrast: Double? {
        let height = pixmap.height
        let bands = [(height * 4 / 100, height * 22 / 100), (height * 78 / 100, height * 96 / 100)]
        return bands.compactMap { contrast($0.0..<$0.1) }.min()
    }

    private func contrast(_ rows: Range<Int>) -> Double? {
        var values: [Double] = []
        // Row by row against its own ground, so that a slope of colour does not count as text.
        for y in rows {
            var row: [Double] = []
            for x in stride(from: pixmap.width / 20, to: pixmap.width * 19 / 20, by: 1) { row.append(luminance(x, y)) }
            guard row.count > 20 else { return nil }
            let ground = row.sorted()[row.count / 2]
            for value in row {
                let (light, dark) = (max(value, ground), min(value, ground))
                values.append((light + 0.05) / (dark + 0.05))
            }
        }
        let marked = values.filter { $0 > 1.12 }
        let share = Double(marked.count) / Double(max(values.count, 1))
        // Too little is a speck, too much is a picture.
        guard share > 0.01, share < 0.3 else { return nil }
        let sorted = marked.sorted()
        return sorted[sorted.count * 85 / 100]
    }
}
