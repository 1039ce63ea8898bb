package import AmbrotypeDrawing

package func decodePNG(_ bytes: [UInt8], budget: MemoryBudget, name: String = "picture") throws(ImageError) -> Pixmap {
    let workspace = Workspace(name: name, budget: budget)
    let result: Result<Pixmap, ImageError> = bytes.withUnsafeBytes { all in
        do throws(ImageError) {
            let rows = try PNGRows(all, name: name, keep16: false, gamma: 0)
            let (width, height) = (rows.width, rows.height)
            let pixmap = try workspace.pixmap(width: width, height: height, for: "the pixels of \(name)")
            let start = pixmap.bytes.baseAddress!
            if rows.isInterlaced {
                try rows.readAll(start)
            } else {
                for y in 0..<height { try rows.readRow(start + y * width * 4) }
            }
            try rows.finish()
            for y in 0..<height {
                PixelPacking.premultiply(start + y * width * 4, width: width, to: start + y * width * 4)
            }
            return .success(pixmap)
        } catch { return .failure(error) }
    }
    return try result.get()
}
