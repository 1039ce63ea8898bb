import AmbrotypeWidgets

/// Which words are hidden while the phone is locked, over all presentations of each subject.
@MainActor package final class PrivacyLedger {
    private struct Said {
        var hidden: Set<String> = []
        var readable: Set<String> = []
        var picture = ""
    }

    private struct Key: Hashable {
        var subject: String
        var entry: String
    }

    private var said: [Key: [String: Said]] = [:]

    package init() {}

    package func add(_ picture: ObservedPicture) {
        guard let name = picture.presentation?.name, !picture.isPlaceholder else { return }
        let key = Key(subject: picture.subject, entry: picture.entry)
        var known = said[key]?[name] ?? Said(picture: picture.name)
        for leaf in picture.leaves {
            guard let words = leaf.text?.string, words.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
            if leaf.isPrivate { known.hidden.insert(words) } else { known.readable.insert(words) }
        }
        said[key, default: [:]][name] = known
    }

    /// What one presentation hides and leaves readable when locked.
    package struct Row: Codable, Equatable, Sendable {
        package var subject: String
        package var presentation: String
        package var hidden: [String]
        package var readable: [String]
    }

    /// Presentations that hide anything.
    package func rows() -> [Row] {
        var rows: [String: Row] = [:]
        for (key, presentations) in said {
            for (name, words) in presentations {
                let id = key.subject + "\u{0}" + name
                let known = rows[id]
                rows[id] = Row(
                    subject: key.subject, presentation: name,
                    hidden: Set(known?.hidden ?? []).union(words.hidden).sorted(),
                    readable: Set(known?.readable ?? []).union(words.readable).sorted())
            }
        }
        return rows.filter { !$0.value.hidden.isEmpty }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// In a fixed order.
    package func findings() -> [Finding] {
        let sorted = said.sorted { ($0.key.subject, $0.key.entry) < ($1.key.subject, $1.key.entry) }
        return sorted.flatMap { key, presentations -> [Finding] in
            presentations.sorted { $0.key < $1.key }.flatMap { name, words in
                forgotten(key.subject, name, words, presentations) + overdone(key.subject, name, words)
            }
        }
    }

    private func forgotten(_ subject: String, _ name: String, _ words: Said, _ all: [String: Said]) -> [Finding] {
        all.sorted { $0.key < $1.key }.filter { $0.key != name }.flatMap { other, there in
            words.readable.intersection(there.hidden).sorted().map { text in
                Finding(
                    LayoutRules.privateReadable, subject: subject,
                    at: FindingPlace(picture: words.picture, view: "\(name) \(text)"),
                    "\(quoted(text)) is hidden on the locked screen in \(other) and readable in \(name)", weight: 3)
            }
        }
    }

    private func overdone(_ subject: String, _ name: String, _ words: Said) -> [Finding] {
        let isOnLockScreen = name.hasPrefix("accessory") || name == "lockScreen"
        guard isOnLockScreen, words.readable.isEmpty, !words.hidden.isEmpty else { return [] }
        return [
            Finding(
                LayoutRules.publicRedacted, subject: subject, at: FindingPlace(picture: words.picture, view: name),
                "all \(words.hidden.count) texts of \(name) are hidden while the phone is locked, "
                    + "\(quoted(words.hidden.sorted()[0])) among them")
        ]
    }
}
