import AmbrotypeDrawing
import Foundation

/// Advance widths of the iOS system font by size and weight, from the resource `system-advances.json` (measured).
///
/// Exact for ASCII from 400 to 700; between and beyond listed sizes and weights piecewise linear.
struct SystemAdvances: Sendable {
    struct Weights: Sendable {
        var regular: [CGFloat]
        var bold: [CGFloat]
    }
    struct XHeights: Sendable {
        struct Pair: Sendable {
            var regular: CGFloat
            var bold: CGFloat
        }
        var text: Pair
        var display: Pair
    }

    var text: Weights
    var display: Weights
    var displayOffset: CGFloat
    var opticalShare: [[CGFloat]]
    var tracking: [[CGFloat]]
    var weightShare: [[CGFloat]]
    var xHeight: XHeights
    /// Size and tracking of SF Pro Rounded, 1/1000 em.
    var roundedTracking: [[CGFloat]]

    /// First scalar of the lists; the others follow in code-point order.
    static let firstScalar: UInt32 = 32

    static func load() -> SystemAdvances { Resource.read("system-advances.json", SystemAdvances.init) }

    /// 0 for the text cut (up to 17 pt), 1 for the display cut (from 28 pt).
    func opticalShare(size: CGFloat) -> CGFloat { interpolate(opticalShare, at: size) }

    /// Advances of U+0020…U+007E in em at `size` points and `weight`.
    func ascii(size: CGFloat, weight: Int) -> [CGFloat] {
        let share = opticalShare(size: size)
        let bold = interpolate(weightShare, at: CGFloat(weight))
        let shift = (share * displayOffset + interpolate(tracking, at: size)) / 2048
        return text.regular.indices.map { index in
            let small = text.regular[index] + bold * (text.bold[index] - text.regular[index])
            let large = display.regular[index] + bold * (display.bold[index] - display.regular[index])
            return (small + share * (large - small)) / 1000 + shift
        }
    }

    /// The same for SF Pro Rounded: the display cut's letters (assumed) with its own tracking.
    func roundedASCII(size: CGFloat, weight: Int) -> [CGFloat] {
        let bold = interpolate(weightShare, at: CGFloat(weight))
        // What the measured display cut carries at 34 pt is taken away again.
        let shift = (interpolate(roundedTracking, at: size) - 12) / 1000
        return display.regular.indices.map { index in
            (display.regular[index] + bold * (display.bold[index] - display.regular[index])) / 1000 + shift
        }
    }

    /// Height of "x" in em; rounded to 1/2048 em as in the font.
    func xHeight(size: CGFloat, weight: Int) -> CGFloat {
        let share = opticalShare(size: size)
        let bold = interpolate(weightShare, at: CGFloat(weight))
        let small = xHeight.text.regular + bold * (xHeight.text.bold - xHeight.text.regular)
        let large = xHeight.display.regular + bold * (xHeight.display.bold - xHeight.display.regular)
        return (small + share * (large - small)).rounded() / 2048
    }
}

extension SystemAdvances {
    init(_ json: TableValue) throws(TableValue.Trouble) {
        text = try Weights(json, "text")
        display = try Weights(json, "display")
        displayOffset = CGFloat(try json.number("displayOffset", at: ""))
        opticalShare = try SystemAdvances.points(json, "opticalShare")
        tracking = try SystemAdvances.points(json, "tracking")
        weightShare = try SystemAdvances.points(json, "weightShare")
        roundedTracking = try SystemAdvances.points(json, "roundedTracking")
        let heights = TableValue.object(try json.members("xHeight", at: ""))
        xHeight = XHeights(text: try .init(heights, "text"), display: try .init(heights, "display"))
    }

    private static func points(_ json: TableValue, _ key: String) throws(TableValue.Trouble) -> [[CGFloat]] {
        try json.items(key, at: "").map { pair in pair.array?.compactMap(\.number).map { CGFloat($0) } ?? [] }
    }
}

extension SystemAdvances.Weights {
    init(_ json: TableValue, _ cut: String) throws(TableValue.Trouble) {
        let lists = TableValue.object(try json.members(cut, at: ""))
        regular = try lists.numbers("regular", at: "/" + cut)
        bold = try lists.numbers("bold", at: "/" + cut)
    }
}

extension SystemAdvances.XHeights.Pair {
    init(_ json: TableValue, _ cut: String) throws(TableValue.Trouble) {
        let pair = TableValue.object(try json.members(cut, at: "/xHeight"))
        regular = CGFloat(try pair.number("regular", at: "/xHeight/" + cut))
        bold = CGFloat(try pair.number("bold", at: "/xHeight/" + cut))
    }
}

/// Value at `x` on straight lines through `points` (x, y; ascending x), constant outside them.
func interpolate(_ points: [[CGFloat]], at x: CGFloat) -> CGFloat {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first[0] { return first[1] }
    if x >= last[0] { return last[1] }
    let upper = points.firstIndex { $0[0] >= x }!
    let (a, b) = (points[upper - 1], points[upper])
    return a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
}
