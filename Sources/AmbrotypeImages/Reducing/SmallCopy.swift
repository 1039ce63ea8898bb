package import AmbrotypeDrawing

/// A smaller copy of a picture, made from its rows while they pass by: the same pixels that decoding the opaque file at that size gives.
package final class SmallCopy {
    /// The copy; whole once every row has come.
    package let pixmap: Pixmap
    private let width: Int
    private let workspace: Workspace
    private let reducer: AreaReducer

    /// - Parameters:
    ///   - source: pixels across and down of the picture whose rows come.
    ///   - size: of the copy; neither side is larger than the source's.
    package init(
        of source: (width: Int, height: Int), at size: (width: Int, height: Int), budget: MemoryBudget
    ) throws(ImageError) {
        width = source.width
        workspace = Workspace(name: "a small copy", budget: budget)
        pixmap = try workspace.pixmap(width: size.width, height: size.height, for: "a small copy")
        reducer = try AreaReducer(from: source, to: size, isOpaque: true, in: workspace)
    }

    /// Takes the next rows: whole rows of R, G, B, A, premultiplied. Alpha does not count: what shows is how they lie on black.
    package func append(_ rows: UnsafeBufferPointer<UInt8>) throws(ImageError) {
        guard let start = rows.baseAddress else { return }
        for at in stride(from: 0, to: rows.count, by: width * 4) {
            try reducer.add(start + at, bits: 8) { means in
                for x in 0..<pixmap.width { means[x].w = 1 }
                let row = pixmap.bytes.baseAddress.unsafelyUnwrapped + (reducer.made - 1) * pixmap.width * 4
                ColorConversion.none.finish(means, width: pixmap.width, to: row)
            }
        }
    }
}
