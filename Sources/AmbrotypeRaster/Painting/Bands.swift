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
        while try bytesNeeded(height: height, limit: budget.limit) > budget.available {
            guard height > 1 else { throw try refusal() }
            height = (height + 1) / 2
        }
        return height
    }

    /// The error for a budget in which not one row fits; the limit it names does fit one, although more budget makes
    /// the scan take more.
    private func refusal() throws -> MemoryBudgetExceeded {
        let used = budget.used
        var limit = budget.limit
        while true {
            let bytes = try bytesNeeded(height: 1, limit: limit)
            if used + bytes <= limit {
                return MemoryBudgetExceeded(
                    purpose: "one row of the picture", bytes: limit - used, used: used, limit: budget.limit)
            }
            limit = used + bytes
        }
    }

    /// The most that any band of `height` rows takes under a limit.
    private func bytesNeeded(height: Int, limit: Int) throws -> Int {
        let paper = MemoryBudget(limit: Int.max)
        let painter = try Painter(
            canvas: scene.canvas, budget: paper, pictures: pictures, isRehearsal: true, scratchLimit: limit)
        for top in stride(from: 0, to: scene.canvas.bottom, by: height) {
            _ = try draw(top..<min(top + height, scene.canvas.bottom), painter)
        }
        return paper.peak
    }
}
