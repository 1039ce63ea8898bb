package import Foundation

/// When two pictures of one size count as equal. The default is exact: pictures are promised to be equal to the last byte,
/// so tolerance is for pictures that come from elsewhere. A size difference is never excused.
package struct ComparisonSettings: Equatable, Sendable {
    /// The colour difference up to which a pixel counts as unchanged: ΔE in Oklab, the distance that CSS Color 4 calls
    /// deltaEOK. 0 is exact, 0.02 just noticeable, 1 black against white.
    package var threshold: Double
    /// Whether pixels that differ only as an edge's smoothing are forgiven.
    package var ignoresAntialiasing: Bool
    /// Changed pixels that are forgiven; none if neither limit is given, and both hold if both are.
    package var allowedPixels: Int?
    /// Forgiven share of all compared pixels, 0…1.
    package var allowedRatio: Double?
    package var ignored: [IgnoredArea]

    package init(
        threshold: Double = 0, ignoresAntialiasing: Bool = false, allowedPixels: Int? = nil,
        allowedRatio: Double? = nil, ignored: [IgnoredArea] = []
    ) {
        (self.threshold, self.ignoresAntialiasing) = (threshold, ignoresAntialiasing)
        (self.allowedPixels, self.allowedRatio, self.ignored) = (allowedPixels, allowedRatio, ignored)
    }

    package static let exact = ComparisonSettings()

    /// Whether so many changed pixels of `compared` are within the limits.
    package func allows(_ changed: Int, of compared: Int) -> Bool {
        guard allowedPixels != nil || allowedRatio != nil else { return changed == 0 }
        let ratio = compared == 0 ? 0 : Double(changed) / Double(compared)
        return changed <= allowedPixels ?? .max && ratio <= allowedRatio ?? 1
    }

    /// The settings in force, as messages state them: `exact`, or each one that is not.
    package var sentence: String {
        var parts: [String] = []
        if threshold > 0 { parts.append("ΔE up to \(JSONValue.number(threshold).compact)") }
        if ignoresAntialiasing { parts.append("anti-aliasing ignored") }
        if let allowedPixels { parts.append("up to \(allowedPixels) pixels") }
        if let allowedRatio { parts.append("up to \(JSONValue.number(allowedRatio * 100).compact) % of the pixels") }
        if !ignored.isEmpty { parts.append("without " + ignored.map(\.sentence).joined(separator: ", ")) }
        return parts.isEmpty ? "exact" : parts.joined(separator: ", ")
    }

    package var json: JSONValue {
        .object([
            "metric": "deltaEOK", "threshold": .number(threshold),
            "antialiasing": ignoresAntialiasing ? "ignored" : "counted",
            "allowedPixels": allowedPixels.map { .integer($0) }, "allowedRatio": allowedRatio.map { .number($0) },
            "ignored": ignored.isEmpty ? nil : .strings(ignored.map(\.sentence)),
        ])
    }
}

/// A part of a picture that is not compared.
package enum IgnoredArea: Hashable, Sendable {
    case pixels(PixelBox)
    case points(CGRect)
    /// Every view whose name, text, identifier, place or type this is, in the golden's tree and in the new one.
    case view(String)

    package var sentence: String {
        switch self {
        case .pixels(let box): "pixels \(box.x),\(box.y) \(box.width)×\(box.height)"
        case .points(let rect):
            "points "
                + [(rect.minX, ","), (rect.minY, " "), (rect.width, "×"), (rect.height, "")]
                .map { JSONValue.number($0).compact + $1 }.joined()
        case .view(let name): "view '\(name)'"
        }
    }
}

/// Comparison settings by picture: the first rule whose pattern fits a name decides, else the standard ones.
package struct ComparisonRules: Equatable, Sendable {
    package var standard: ComparisonSettings
    package var rules: [Rule]

    package struct Rule: Equatable, Sendable {
        /// A name in which `*` stands for any characters and `?` for one.
        package var pattern: String
        package var settings: ComparisonSettings
        package init(pattern: String, settings: ComparisonSettings) {
            (self.pattern, self.settings) = (pattern, settings)
        }
    }

    package init(standard: ComparisonSettings = .exact, rules: [Rule] = []) {
        (self.standard, self.rules) = (standard, rules)
    }

    package func settings(for name: SnapshotName) -> ComparisonSettings {
        rules.first { Self.fits(Array(name.description.utf8), Array($0.pattern.utf8)) }?.settings ?? standard
    }

    /// Matches with one way back: after a `*` fails further on, it takes one more character.
    private static func fits(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
        var (at, want) = (0, 0)
        var back: (at: Int, want: Int)?
        while at < name.count {
            if want < pattern.count, pattern[want] == UInt8(ascii: "*") {
                back = (at, want + 1)
                want += 1
            } else if want < pattern.count, pattern[want] == name[at] || pattern[want] == UInt8(ascii: "?") {
                (at, want) = (at + 1, want + 1)
            } else if let last = back {
                back = (last.at + 1, last.want)
                (at, want) = (last.at + 1, last.want)
            } else {
                return false
            }
        }
        return pattern[want...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
