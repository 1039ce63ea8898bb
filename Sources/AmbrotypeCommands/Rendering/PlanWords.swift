import AmbrotypeGeometry
import AmbrotypeViews

extension LayoutDirection? {
    /// The word of `--direction`, and of names.
    var word: String {
        switch self {
        case nil: "natural"
        case .leftToRight?: "leftToRight"
        case .rightToLeft?: "rightToLeft"
        }
    }

    static let words = ["natural", "leftToRight", "rightToLeft"]

    init(word: String) {
        switch word {
        case "leftToRight": self = .leftToRight
        case "rightToLeft": self = .rightToLeft
        default: self = nil
        }
    }
}

extension RedactionReasons {
    /// The word of `--redact`, and of names.
    var word: String {
        let parts = (contains(.placeholder) ? ["placeholder"] : []) + (contains(.privacy) ? ["privacy"] : [])
        return parts.isEmpty ? "none" : parts.joined(separator: "+")
    }

    static let words = ["none", "placeholder", "privacy", "placeholder+privacy"]

    init(word: String) {
        var reasons: RedactionReasons = []
        if word.hasPrefix("placeholder") { reasons.insert(.placeholder) }
        if word.hasSuffix("privacy") { reasons.insert(.privacy) }
        self = reasons
    }
}
