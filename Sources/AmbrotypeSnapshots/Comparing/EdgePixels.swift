/// Tells the smoothing of an edge from a change, by a pixel's surroundings.
///
/// The idea is the published one of Vytautas Vyšniauskas ("Anti-aliased Pixel and Intensity Slope Detector", 2009), which
/// most picture differs use: a smoothed pixel lies between a darker and a brighter neighbour and inside no area of its own
/// colour, and at least one of these two belongs to an area of one colour, in both pictures.
struct EdgePixels {
    let a: UnsafePointer<UInt32>
    let b: UnsafePointer<UInt32>
    /// Pixels a row, of each picture.
    let strideA: Int
    let strideB: Int
    /// The size that both have in common.
    let width: Int
    let height: Int

    /// Whether the pixel is an edge's smoothing in either picture.
    func isSmoothing(x: Int, y: Int) -> Bool {
        isSmoothing(x, y, in: a, strideA, other: b, strideB) || isSmoothing(x, y, in: b, strideB, other: a, strideA)
    }

    private func isSmoothing(
        _ x: Int, _ y: Int, in own: UnsafePointer<UInt32>, _ stride: Int, other: UnsafePointer<UInt32>,
        _ otherStride: Int
    ) -> Bool {
        let pixel = own[y * stride + x]
        let light = Self.light(pixel)
        var same = isBorder(x, y) ? 1 : 0
        var (least, most) = (0, 0)
        var (darkX, darkY, brightX, brightY) = (x, y, x, y)
        let (top, bottom, left, right) = (max(0, y - 1), min(height - 1, y + 1), max(0, x - 1), min(width - 1, x + 1))
        var row = top
        while row <= bottom {
            let line = own + row * stride
            var column = left
            while column <= right {
                defer { column += 1 }
                if row == y && column == x { continue }
                let step = line[column] == pixel ? 0 : Self.light(line[column]) - light
                if step == 0 {
                    same += 1
                    if same > 2 { return false }
                } else if step < least {
                    (least, darkX, darkY) = (step, column, row)
                } else if step > most {
                    (most, brightX, brightY) = (step, column, row)
                }
            }
            row += 1
        }
        guard least < 0, most > 0 else { return false }
        return isFlat(darkX, darkY, in: own, stride) && isFlat(darkX, darkY, in: other, otherStride)
            || isFlat(brightX, brightY, in: own, stride) && isFlat(brightX, brightY, in: other, otherStride)
    }

    /// Whether at least three neighbours have the pixel's colour; a picture's border counts as one.
    private func isFlat(_ x: Int, _ y: Int, in picture: UnsafePointer<UInt32>, _ stride: Int) -> Bool {
        let pixel = picture[y * stride + x]
        // The pixel itself is among those that are looked at.
        var same = isBorder(x, y) ? 0 : -1
        var row = max(0, y - 1)
        while row <= min(height - 1, y + 1) {
            let line = picture + row * stride
            var column = max(0, x - 1)
            while column <= min(width - 1, x + 1) {
                if line[column] == pixel { same += 1 }
                column += 1
            }
            row += 1
        }
        return same > 2
    }

    private func isBorder(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

    /// Luma on white, 0…65280 (Rec. 709 shares of 256).
    @inline(__always) private static func light(_ pixel: UInt32) -> Int {
        let seen = ColorDistance.onWhite(pixel)
        return Int(54 * (seen & 0xff) + 183 * (seen >> 8 & 0xff) + 19 * (seen >> 16 & 0xff))
    }
}
