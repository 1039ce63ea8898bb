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
        var (darkest, brightest) = ((x, y), (x, y))
        for row in max(0, y - 1)...min(height - 1, y + 1) {
            for column in max(0, x - 1)...min(width - 1, x + 1) where row != y || column != x {
                let neighbour = own[row * stride + column]
                let step = neighbour == pixel ? 0 : Self.light(neighbour) - light
                if step == 0 {
                    same += 1
                    if same > 2 { return false }
                } else if step < least {
                    (least, darkest) = (step, (column, row))
                } else if step > most {
                    (most, brightest) = (step, (column, row))
                }
            }
        }
        guard least < 0, most > 0 else { return false }
        return [darkest, brightest].contains { place in
            isFlat(place.0, place.1, in: own, stride) && isFlat(place.0, place.1, in: other, otherStride)
        }
    }

    /// Whether at least three neighbours have the pixel's colour; a picture's border counts as one.
    private func isFlat(_ x: Int, _ y: Int, in picture: UnsafePointer<UInt32>, _ stride: Int) -> Bool {
        let pixel = picture[y * stride + x]
        var same = isBorder(x, y) ? 1 : 0
        for row in max(0, y - 1)...min(height - 1, y + 1) {
            for column in max(0, x - 1)...min(width - 1, x + 1) where row != y || column != x {
                if picture[row * stride + column] == pixel { same += 1 }
            }
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
