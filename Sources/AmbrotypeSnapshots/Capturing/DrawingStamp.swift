/// What drew a picture: the tool and the fonts. Two pictures of one scene with equal stamps are equal.
package struct DrawingStamp: Equatable, Sendable, Codable {
    /// Three numbers; a change that alters pictures raises one of the first two.
    package var tool: String
    /// The fonts that were used, in any order.
    package var fonts: [Font]

    package struct Font: Hashable, Sendable, Codable {
        package var file: String
        /// Lower-case hex.
        package var sha256: String
        package init(file: String, sha256: String) { (self.file, self.sha256) = (file, sha256) }
    }

    package init(tool: String, fonts: [Font]) { (self.tool, self.fonts) = (tool, fonts) }

    /// Why a picture drawn under `other` may differ although nothing in the project changed; nil if it may not.
    ///
    /// Other fonts are a cause only where the machine has others: a text that now needs a bold or a Japanese font, or no longer
    /// does, is a change of the project.
    /// - Parameter atHand: the fonts there are now; nil where that is not known: then every font that only one of the two was drawn
    ///   with counts.
    package func cause(ofDifferenceFrom other: DrawingStamp, atHand: FontsAtHand? = nil) -> StampCause? {
        if Self.series(tool) != Self.series(other.tool) { return .tool(golden: other.tool, now: tool) }
        var changed = Set(fonts).symmetricDifference(other.fonts)
        if let atHand {
            let before = Set(other.fonts.map(\.file))
            changed = changed.filter { font in
                // Of the golden: gone, or with other contents now. Of this picture: one of the user's that the golden had not.
                other.fonts.contains(font)
                    ? !atHand.all.contains(font)
                    : before.contains(font.file) || atHand.users.contains(font.file)
            }
        }
        return changed.isEmpty ? nil : .fonts(Array(Set(changed.map(\.file))).sorted())
    }

    /// The fonts a machine has for drawing.
    package struct FontsAtHand: Sendable {
        package var all: Set<Font>
        /// Files of the user's own folder, which come before the tool's.
        package var users: Set<String>

        package init(all: Set<Font>, users: Set<String>) { (self.all, self.users) = (all, users) }
    }

    /// What drew two pictures of one set: fonts of either, by file those of `self`.
    func joined(with other: DrawingStamp) -> DrawingStamp {
        let own = Set(fonts.map(\.file))
        let all = Set(fonts + other.fonts.filter { !own.contains($0.file) })
        return DrawingStamp(tool: tool, fonts: all.sorted { ($0.file, $0.sha256) < ($1.file, $1.sha256) })
    }

    private static func series(_ version: String) -> ArraySlice<Substring> { version.split(separator: ".").prefix(2) }

    package var json: JSONValue {
        let sorted = fonts.sorted { ($0.file, $0.sha256) < ($1.file, $1.sha256) }
        return .object([
            "tool": .string(tool),
            "fonts": .array(sorted.map { .object(["file": .string($0.file), "sha256": .string($0.sha256)]) }),
        ])
    }
}

/// A reason outside the project for pictures to differ.
package enum StampCause: Equatable, Sendable {
    /// The golden was drawn by a version whose pictures are others.
    case tool(golden: String, now: String)
    /// Font files that only one of the two was drawn with, or with other contents; sorted.
    case fonts([String])

    /// One word for filters.
    package var word: String {
        switch self {
        case .tool: "tool"
        case .fonts: "fonts"
        }
    }

    /// One sentence, with the command that mends it.
    package var sentence: String {
        switch self {
        case .tool(let golden, let now):
            "The golden was drawn by Ambrotype \(golden), this picture by \(now), which draws differently; look at a few, "
                + "then run `ambrotype record --mode failed`."
        case .fonts(let files):
            "The golden was drawn with other fonts (\(files.joined(separator: ", "))); use the same font files, or run "
                + "`ambrotype record --mode failed`."
        }
    }
}
