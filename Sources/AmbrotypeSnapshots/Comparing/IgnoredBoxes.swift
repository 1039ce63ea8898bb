/// Ignored areas as boxes of pixels, with notes about those that name nothing.
struct IgnoredBoxes {
    private(set) var boxes: [PixelBox] = []
    private(set) var notes: [String] = []

    init(_ areas: [IgnoredArea], trees: [PlacedTree], scale: Double) {
        for area in areas {
            switch area {
            case .pixels(let box): boxes.append(box)
            case .points(let rect): boxes.append(PixelBox(points: rect, scale: scale))
            case .view(let word):
                let frames = trees.flatMap { TreeComparison.frames(of: word, in: $0) }
                boxes += frames.map { PixelBox(points: $0, scale: scale) }
                if frames.isEmpty { notes.append("No view '\(word)' was found to ignore.") }
            }
        }
    }
}
