import Foundation

/// A stretch of resolved text in one style, or a picture that stands in for a letter.
struct TextPiece {
    enum Content {
        case words(String)
        case picture(Image)
    }

    var content: Content
    var style: TextStyling
    /// Whether a device would count on by itself.
    var isLive = false
    /// The widest form of live words.
    var widest: String?
    /// When a count down to a date becomes a count up from it; nil where nothing counts down to a date.
    var turnsAt: Date?

    var text: String {
        if case .words(let words) = content { return words }
        return "\u{FFFC}"
    }
}
