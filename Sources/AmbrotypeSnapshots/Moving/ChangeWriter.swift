import Foundation

/// Turns matched trees into sentences.
struct ChangeWriter {
    private let matching: TreeMatching
    /// How often each label occurs; views that share one are told apart by their places.
    private let counts: [String: Int]
    private var events: [Event] = []

    /// One sentence, and the frames it speaks of: none before for what is new, none after for what is gone.
    struct Event {
        var old: CGRect?
        var new: CGRect?
        var sentence: String

        fileprivate var frame: CGRect { new ?? old ?? .zero }
    }

    init(old: PlacedTree, new: PlacedTree) {
        matching = TreeMatching(old: old, new: new)
        counts = Self.mostOften(Self.labels(old), Self.labels(new))
    }

    private static func labels(_ tree: PlacedTree) -> [String: Int] {
        var counts: [String: Int] = [:]
        for view in tree.all { counts[view.label, default: 0] += 1 }
        return counts
    }

    private static func mostOften(_ a: [String: Int], _ b: [String: Int]) -> [String: Int] {
        a.merging(b) { max($0, $1) }
    }

    /// From the top of the picture, then from the left.
    mutating func changes() -> [Event] {
        tell(matching.root, inside: Shift(), partsOnly: false)
        return events.enumerated().sorted { a, b in
            (a.element.frame.minY, a.element.frame.minX, a.offset) < (
                b.element.frame.minY, b.element.frame.minX, b.offset
            )
        }.map(\.element)
    }

    /// - Parameters:
    ///   - outer: the move that a sentence about something around this view already tells.
    ///   - partsOnly: a sentence about something around this view tells its geometry; only other changes are left to tell.
    private mutating func tell(_ pair: TreeMatching.Pair, inside outer: Shift, partsOnly: Bool) {
        let shift = Shift(from: pair.old.frame, to: pair.new.frame)
        if ViewKind(pair.new) == .container || pair === matching.root {
            tellContainer(pair, shift, inside: outer, partsOnly: partsOnly)
            return
        }
        let own = shift.without(outer)
        var phrases = Self.contentPhrases(pair)
        if !partsOnly { phrases += Self.geometry(own, besides: phrases, leaf: pair.new.children.isEmpty) }
        if !phrases.isEmpty { add(pair, phrases) }
        tellInside(pair, inside: shift, partsOnly: partsOnly || !own.phrases.isEmpty)
    }

    private mutating func tellContainer(
        _ pair: TreeMatching.Pair, _ shift: Shift, inside outer: Shift, partsOnly: Bool
    ) {
        let own = shift.without(outer)
        if !partsOnly, own.moves, Self.leaves(pair).count > 1, Self.movesAsOne(pair, shift) {
            add(pair, Self.only(move: own).phrases)
            tellInside(pair, inside: shift, partsOnly: false)
            return
        }
        let before = events.count
        tellInside(pair, inside: outer, partsOnly: partsOnly)
        // Room that grew or shrank shows in what stands around it.
        if !partsOnly, events.count == before, !own.phrases.isEmpty, pair.new.type != "Spacer" {
            add(pair, own.phrases)
        }
    }

    private mutating func tellInside(_ pair: TreeMatching.Pair, inside shift: Shift, partsOnly: Bool) {
        for child in pair.children { tell(child, inside: shift, partsOnly: partsOnly) }
        for view in pair.gone where Self.isVisible(view) {
            events.append(Event(old: view.frame, sentence: name(view) + " is gone"))
        }
        for view in pair.added where Self.isVisible(view) {
            events.append(Event(new: view.frame, sentence: name(view) + " is new"))
        }
    }

    // MARK: Judging

    /// Whether everything inside moved by the same, kept its size, and nothing came or went.
    private static func movesAsOne(_ pair: TreeMatching.Pair, _ shift: Shift) -> Bool {
        pair.gone.isEmpty && pair.added.isEmpty
            && pair.children.allSatisfy { child in
                let other = Shift(from: child.old.frame, to: child.new.frame)
                return other.isSameMove(as: shift) && !other.grows && movesAsOne(child, shift)
            }
    }

    private static func leaves(_ pair: TreeMatching.Pair) -> [TreeMatching.Pair] {
        pair.children.isEmpty ? [pair] : pair.children.flatMap(leaves)
    }

    private static func only(move shift: Shift) -> Shift {
        var copy = shift
        (copy.wider, copy.taller) = (0, 0)
        return copy
    }

    private static func isVisible(_ view: PlacedTree) -> Bool {
        ViewKind(view) == .named || view.children.contains(where: isVisible)
    }

    // MARK: Wording

    /// Another text makes another size; that need not be said.
    private static func geometry(_ shift: Shift, besides others: [String], leaf: Bool) -> [String] {
        others.contains { $0.hasPrefix("now says") } ? only(move: shift).phrases : shift.phrases
    }

    /// What changed besides the frame.
    private static func contentPhrases(_ pair: TreeMatching.Pair) -> [String] {
        var phrases: [String] = []
        if pair.old.text != pair.new.text, let text = pair.new.text { phrases.append("now says \(quoted(text))") }
        if pair.old.name != pair.new.name, let name = pair.new.name { phrases.append("is \(quoted(name)) now") }
        let keys = Set(pair.old.details.keys).union(pair.new.details.keys).sorted()
        for key in keys where pair.old.details[key] != pair.new.details[key] {
            // The number of lines follows from the text.
            if key == "lines", !phrases.isEmpty { continue }
            phrases.append(changed(key, pair.old.details[key], pair.new.details[key]))
        }
        return phrases
    }

    private static func changed(_ key: String, _ old: JSONValue?, _ new: JSONValue?) -> String {
        if key == "isTruncated" { return new == true ? "is truncated now" : "is no longer truncated" }
        if key == "isPrivate" { return new == true ? "is private now" : "is no longer private" }
        if key == "textScale" { return scaled(old, new) }
        if key == "lines", let old, let new { return "has \(plain(new)) lines instead of \(plain(old))" }
        let word = key.replacing("is", with: "", maxReplacements: key.hasPrefix("is") ? 1 : 0)
        switch (old, new) {
        case (let old?, let new?): return "has \(word) \(plain(new)) instead of \(plain(old))"
        case (nil, let new?): return "has \(word) \(plain(new)) now"
        default: return "has no \(word) any more"
        }
    }

    /// What `minimumScaleFactor` came to; none is full size.
    private static func scaled(_ old: JSONValue?, _ new: JSONValue?) -> String {
        guard let new else { return "is in full size again" }
        return "is scaled to \(plain(new))" + (old.map { " instead of \(plain($0))" } ?? " to fit")
    }

    private static func plain(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): text
        case .array(let values): values.map(plain).joined(separator: ", ")
        default: value.compact
        }
    }

    private static func quoted(_ text: String) -> String {
        let line = text.replacing("\n", with: " ")
        return "'\(line.count > 40 ? line.prefix(39) + "…" : line)'"
    }

    private mutating func add(_ pair: TreeMatching.Pair, _ phrases: [String]) {
        let list =
            phrases.count < 2 ? phrases.joined() : phrases.dropLast().joined(separator: ", ") + " and " + phrases.last!
        // The old text names a view whose text changed: that is what a reader knows.
        events.append(Event(old: pair.old.frame, new: pair.new.frame, sentence: name(pair.old) + " " + list))
    }

    private func name(_ view: PlacedTree) -> String {
        if !view.children.isEmpty {
            let words = Self.words(view)
            if view.label == view.type, let first = words.first {
                let more = words.count > 1 ? " and \(words.count - 1) more" : ""
                return "\(view.type) with \(Self.quoted(first))\(more)"
            }
        }
        return counts[view.label, default: 0] > 1 ? "\(view.label) (\(view.place))" : view.label
    }

    private static func words(_ view: PlacedTree) -> [String] {
        let isWhole = ViewKind(view) == .named
        return view.all.compactMap { $0.text ?? (isWhole ? nil : $0.name) }.filter { !$0.isEmpty }
    }
}
