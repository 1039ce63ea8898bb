/// What comparing two pictures found.
package struct PictureDifference: Equatable, Sendable {
    package var expected: Size
    package var actual: Size
    /// Pixels that both have and that are not ignored.
    package var compared: Int
    /// Pixels that count as changed.
    package var changed = 0
    /// Pixels that differ as an edge's smoothing, and were forgiven.
    package var smoothed = 0
    /// Pixels that differ by no more than the threshold.
    package var tolerated = 0
    /// The largest ΔE of any compared pixel, 0…1, in ten-thousandths.
    package var largest = 0.0
    /// Areas of change from the top; at most 32, those with most changed pixels.
    package var boxes: [Box] = []
    /// The settings in force.
    package var settings: ComparisonSettings

    package struct Size: Equatable, Sendable, CustomStringConvertible {
        package var width: Int
        package var height: Int
        package init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }
        package var description: String { "\(width)×\(height)" }
    }

    package struct Box: Equatable, Sendable {
        package var box: PixelBox
        /// Changed pixels in it.
        package var changed: Int
        package init(box: PixelBox, changed: Int) { (self.box, self.changed) = (box, changed) }
    }

    package enum Verdict: String, Sendable {
        /// No compared pixel differs at all.
        case equal
        /// Some differ, within the settings.
        case tolerated
        case differs
        case sizeDiffers
    }

    init(expected: Size, actual: Size, compared: Int, settings: ComparisonSettings) {
        (self.expected, self.actual, self.compared, self.settings) = (expected, actual, compared, settings)
    }

    mutating func take(_ tally: PixelTally) {
        (changed, smoothed, tolerated) = (tally.changed, tally.smoothed, tally.tolerated)
        largest = (Double(tally.largest.squareRoot()) * 10_000).rounded() / 10_000
    }

    package var sizesAreEqual: Bool { expected == actual }

    /// Changed pixels among those compared, 0…1.
    package var ratio: Double { compared == 0 ? 0 : Double(changed) / Double(compared) }

    package var verdict: Verdict {
        if !sizesAreEqual { return .sizeDiffers }
        if changed + smoothed + tolerated == 0 { return .equal }
        return settings.allows(changed, of: compared) ? .tolerated : .differs
    }

    package var passes: Bool { verdict == .equal || verdict == .tolerated }

    /// One sentence with the counts and the settings in force.
    package var sentence: String {
        if !sizesAreEqual { return "The size differs: expected \(expected), got \(actual) pixels." }
        if verdict == .equal { return "No pixel differs." }
        var parts = ["\(changed) of \(compared) pixels differ (\(Self.percent(ratio)))"]
        if smoothed > 0 { parts.append("\(smoothed) more only in anti-aliasing") }
        if tolerated > 0 { parts.append("\(tolerated) more by no more than the threshold") }
        return parts.joined(separator: ", ") + "; largest ΔE \(JSONValue.number(largest).compact); "
            + "compared: \(settings.sentence)."
    }

    /// Three digits that count, and never 0 for what is not.
    package static func percent(_ ratio: Double) -> String {
        let percent = ratio * 100
        guard percent > 0 else { return "0 %" }
        if percent < 0.001 { return "under 0.001 %" }
        let places = percent >= 10 ? 10.0 : percent >= 1 ? 100 : 1000
        return JSONValue.number((percent * places).rounded() / places).compact + " %"
    }
}
