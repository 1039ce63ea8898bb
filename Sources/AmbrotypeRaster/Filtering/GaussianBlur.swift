/// The figures of one blur: three box averages whose variances sum to that of the Gaussian, on a grid of 1, 2, 4, 8 or
/// 16 device pixels to a cell.
///
/// A wide blur is computed on a coarse grid (cells below half the standard deviation), with straight lines between
/// cells: off by 1.5 levels at worst, beside a black and white edge; the grid is fixed to the canvas, so a band sees
/// the same cells as its neighbour. Each box has whole cells and a weighted one at both ends, which makes any standard
/// deviation exact to 1/64 cell. Largest error against the true Gaussian: about 1 % of the step it smooths.
struct GaussianBlur: Equatable {
    /// Cells are 2 to this power pixels wide.
    let shift: Int
    /// Whole cells to each side of the middle one in a box.
    let radius: Int
    /// Weight of a whole cell, and of the two outermost.
    let weight: Int
    let edge: Int

    static let widest = 1000.0

    /// - Parameter sigma: standard deviation in device pixels, 0…1000.
    init(sigma: Double) {
        let sigma = sigma > 0 ? min(sigma, GaussianBlur.widest) : 0
        var shift = 0
        while shift < 4 && sigma >= 4.5 * Double(1 << shift) { shift += 1 }
        self.shift = shift
        let cell = Double(1 << shift)
        // Averaging into cells and the slope between cells blur too.
        let own = shift == 0 ? 0 : (cell * cell - 1) / 12 + cell * cell / 6
        let variance = max(0, (sigma * sigma - own) / (cell * cell)) / 3
        let r = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
        radius = Int(r)
        weight = radius <= 15 ? 64 : 8
        let share = (2 * r + 1) * (variance - r * (r + 1) / 3) / (2 * ((r + 1) * (r + 1) - variance))
        edge = Int((min(max(share, 0), 1) * Double(weight)).rounded())
    }

    /// Sum of a box's weights.
    var total: Int { weight * (2 * radius + 1) + 2 * edge }

    /// Cells to each side that decide a cell.
    var reach: Int { 3 * (radius + 1) }

    /// Device pixels to each side that decide a pixel.
    var extent: Int { isNothing ? 0 : (reach + 2) << shift }

    var isNothing: Bool { radius == 0 && edge == 0 }
}
