import AmbrotypeDrawing

/// Draws a scene band by band, each as high as the budget allows.
struct Bands {
    let scene: Scene
    let budget: MemoryBudget
    let pictures: any PictureProvider

    /// Hands each finished band out as the layer that holds it and its rows.
    func rasterize(_ emit: (Layer, Range<Int>) throws -> Void) throws -> RasterReport {
        let canvas = scene.canvas
        var height = try fittingHeight()
        let painter = try Painter(canvas: canvas, budget: budget, pictures: pictures)
        var (top, bands) = (0, 0)
        while top < canvas.bottom {
            let rows = top..<min(top + height, canvas.bottom)
            guard let layer = try attempt(rows, painter, mayFail: height > 1) else {
                height = (height + 1) / 2
                continue
            }
            try emit(layer, rows)
            (top, bands) = (rows.upperBound, bands + 1)
        }
        return RasterReport(
            pixelWidth: canvas.width, pixelHeight: canvas.height, bands: bands, bandHeight: height,
            peakBytes: budget.peak)
    }

    /// Draws one band; nil if it did not fit although the rehearsal said so: a picture took more than was asked for.
    private func attempt(_ rows: Range<Int>, _ painter: Painter, mayFail: Bool) throws -> Layer? {
        do {
            return try draw(rows, painter)
        } catch let refusal as MemoryBudgetExceeded {
            if mayFail { return nil }
            throw refusal
        }
    }

    private func draw(_ rows: Range<Int>, _ painter: Painter) throws -> Layer {
        let canvas = scene.canvas
        let band = PixelRect(left: 0, top: rows.lowerBound, right: canvas.right, bottom: rows.upperBound)
        let rect = Needs.before(scene.items, need: band, canvas: canvas).intersection(canvas)
        let layer = try painter.layer(rect, parent: nil, for: "band")
        try painter.draw(scene.items, into: layer, need: band, within: canvas)
        return layer
    }

    /// The whole height, halved until every band fits what is left of the budget.
    private func fittingHeight() throws -> Int {
        var height = scene.canvas.height
        while true {
            let bytes = try bytesNeeded(height: height)
            if bytes <= budget.available { return height }
            if height == 1 {
                throw MemoryBudgetExceeded(
                    purpose: "one row of the picture", bytes: bytes, used: budget.used, limit: budget.limit)
            }
            height = (height + 1) / 2
        }
    }

    /// The most that any band of `height` rows takes.
    private func bytesNeeded(height: Int) throws -> Int {
        let paper = MemoryBudget(limit: Int.max)
        let painter = try Painter(
            canvas: scene.canvas, budget: paper, pictures: pictures, isRehearsal: true, scratchLimit: budget.limit)
        for top in stride(from: 0, to: scene.canvas.bottom, by: height) {
            _ = try draw(top..<min(top + height, scene.canvas.bottom), painter)
        }
        return paper.peak
    }
}
