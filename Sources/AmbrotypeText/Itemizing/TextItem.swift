import CHarfBuzz
import Foundation

/// A stretch of one run with one font, script and direction: what is shaped at once.
struct TextItem {
    enum Kind: Equatable {
        case glyphs
        /// A picture; the run holds it.
        case attachment
        /// A line or paragraph separator: takes no room.
        case newline
        /// A tab: moves on by a fixed length.
        case tab
    }

    /// UTF-16 offsets into the text of all runs.
    var range: Range<Int>
    /// Index of the run.
    var run: Int
    /// Id of the sized font.
    var font: Int
    var script: hb_script_t
    var level: UInt8
    var kind: Kind
    /// Filled by shaping.
    var shaped: ShapedRun = .empty
}

/// The text of all runs put together, with what is found out about it before shaping.
struct ItemizedText {
    /// UTF-16.
    var units: [UInt16]
    /// Offset of each run's first unit, and at the end the length.
    var runStarts: [Int]
    var items: [TextItem]
    /// Base level of each unit's paragraph, 0 or 1.
    var base: [UInt8]
    var missing: [Character]
}
