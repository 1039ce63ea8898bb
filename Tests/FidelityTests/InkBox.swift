import AmbrotypeDrawing
import Foundation

/// The smallest box around the ink in a window of a picture, with how far off it may be.
struct InkBox: Decodable, Sendable {
    let name: String
    let kind: String
    /// x, y, width, height.
    let box: [Double]
    /// Left, top, right, bottom.
    let window: [Double]
    let tolerance: [Double]
    /// What counts as ink; nil where it is what differs from the ground.
    let mode: String?
    /// The window's background; nil takes the colour most frequent on its border.
    let ground: [Int]?
    /// Largest difference from the ground in a channel that is no ink yet.
    let threshold: Int?
    let ignoresHeight: Bool?

    /// The box found, or nil where there is no ink. A tinted arc is not looked for under the artwork that was left out.
    func ink(in picture: Pixmap, masks: [[Double]]) -> [Double]? {
        let edges = window.map { Int(($0 * 3).rounded()) }
        let (left, top) = (max(0, edges[0]), max(0, edges[1]))
        let (right, bottom) = (min(picture.width, edges[2]), min(picture.height, edges[3]))
        let ground = ground ?? mostFrequentBorder(of: picture, left, top, right, bottom)
        var found: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
        for y in top..<bottom {
            for x in left..<right where isInk(picture.rgb(x, y), ground) && !(mode == "teal" && isMasked(x, y, masks)) {
                let so = found ?? (x, y, x, y)
                found = (min(so.minX, x), min(so.minY, y), max(so.maxX, x), max(so.maxY, y))
            }
        }
        return found.map { [$0.minX, $0.minY, $0.maxX - $0.minX + 1, $0.maxY - $0.minY + 1].map { Double($0) / 3 } }
    }

    func accepts(_ found: [Double]?) -> Bool {
        guard let found else { return false }
        return (0..<(ignoresHeight == true ? 3 : 4)).allSatisfy { index in
            let share = kind == "text" && index == 2 ? box[2] * 0.03 : 0
            return abs(found[index] - box[index]) <= tolerance[index] + share + 0.005
        }
    }

    private func isInk(_ rgb: [Int], _ ground: [Int]) -> Bool {
        let (red, green, blue) = (rgb[0], rgb[1], rgb[2])
        switch mode {
        case "bluefill": return blue - red > 120
        case "teal": return blue - red > 18
        case "green": return green - red > 25
        case "white": return rgb.min()! > 170
        case "gray": return abs(red - blue) < 10 && rgb.max()! < 205
        case "dark": return rgb.max()! < 90
        default: return zip(rgb, ground).contains { abs($0 - $1) > threshold ?? 24 }
        }
    }

    private func isMasked(_ x: Int, _ y: Int, _ masks: [[Double]]) -> Bool {
        masks.contains { mask in
            let edges = [mask[0], mask[1], mask[0] + mask[2], mask[1] + mask[3]].map { Int($0 * 3) }
            return (edges[0]..<edges[2]).contains(x) && (edges[1]..<edges[3]).contains(y)
        }
    }

    private func mostFrequentBorder(of picture: Pixmap, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> [Int] {
        var counts: [[Int]: Int] = [:]
        for x in left..<right { for y in [top, bottom - 1] { counts[picture.rgb(x, y), default: 0] += 1 } }
        for y in top..<bottom { for x in [left, right - 1] { counts[picture.rgb(x, y), default: 0] += 1 } }
        return counts.max { ($0.value, $1.key.description) < ($1.value, $0.key.description) }!.key
    }
}

/// A colour at a place.
struct PixelColor: Decodable, Sendable {
    let name: String
    let at: [Double]
    let rgb: [Int]
    let tolerance: Int

    func pixel(in picture: Pixmap) -> [Int] {
        picture.rgb(min(Int(at[0] * 3), picture.width - 1), min(Int(at[1] * 3), picture.height - 1))
    }
}

extension Pixmap {
    /// Red, green, blue of an opaque pixel.
    func rgb(_ x: Int, _ y: Int) -> [Int] {
        let pixel = self[x, y]
        return [Int(pixel.0), Int(pixel.1), Int(pixel.2)]
    }
}
