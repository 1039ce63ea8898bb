import Foundation

/// Which clusters are drawn in colour: UTS 51's presentation sequences.
enum EmojiPresentation {
    /// Whether the cluster is an emoji by default or by a variation selector; a text selector (U+FE0E) says no.
    static func wantsColor(_ cluster: Character) -> Bool {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first, first.value >= 0x23 else { return false }
        if scalars.count == 1 { return first.value > 0x2000 && first.properties.isEmojiPresentation }
        if scalars.contains("\u{FE0E}") { return false }
        guard first.properties.isEmoji else { return false }
        if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return true }
        return scalars.dropFirst().contains { $0.properties.isEmojiModifier || $0 == "\u{20E3}" || $0 == "\u{200D}" }
    }
}
