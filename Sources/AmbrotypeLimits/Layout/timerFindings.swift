import AmbrotypeText
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Text that counts by itself: too wide, too narrow, or counting the wrong way.
@MainActor func timerFindings(_ picture: ObservedPicture) -> [Finding] {
    picture.leaves.flatMap { leaf -> [Finding] in
        guard let content = leaf.text, !content.isRedacted else { return [] }
        var found = picture.negative(content, leaf)
        if content.isSelfUpdating {
            found += [picture.turning(content, leaf), picture.timerWidth(content, leaf)].compactMap { $0 }
        }
        return found
    }
}

extension ObservedPicture {
    /// The text at its widest, one line.
    private func widest(_ content: TextContent) -> CGFloat? {
        guard let words = content.widest, var run = content.runs.first(where: { $0.attachment == nil }) else {
            return nil
        }
        run.text = words
        var style = content.style
        (style.lineLimit, style.minimumScaleFactor) = (1, 1)
        return text.layout([run], style: style).size.width
    }

    fileprivate func timerWidth(_ content: TextContent, _ leaf: Leaf) -> Finding? {
        guard let widest = widest(content) else { return nil }
        let width = leaf.placed.frame.width
        let least = widest * content.style.minimumScaleFactor
        let numbers = ["needs": Double(widest), "has": Double(width)]
        if least > width + 0.5, content.style.lineLimit == 1 || !content.string.contains(" ") {
            return finding(
                LayoutRules.timerCut, leaf.placed.place,
                "\(quoted(content.string)) becomes \(quoted(content.widest ?? "")), which needs \(words(widest)) points; "
                    + "here are \(words(width))",
                numbers: numbers, weight: Double(least / max(width, 1)))
        }
        guard !leaf.hasFixedWidth, width > widest + 2, isTight else { return nil }
        return finding(
            LayoutRules.unboundedTimer, leaf.placed.place,
            "\(quoted(content.string)) takes all the width there is, \(words(width)) points, and needs \(words(widest))",
            numbers: numbers, weight: Double(width / widest))
    }

    /// Where a text that takes all the width pushes everything else out: the compact and the minimal island.
    private var isTight: Bool {
        switch presentation {
        case .island(.expanded): false
        case .island: true
        default: false
        }
    }

    fileprivate func turning(_ content: TextContent, _ leaf: Leaf) -> Finding? {
        guard let turn = content.turnsAt, turn > now else { return nil }
        if let nextEntry, nextEntry <= turn { return nil }
        let left = turn.timeIntervalSince(now)
        let then =
            nextEntry.map { "the next entry comes \(words($0.timeIntervalSince(turn) / 60)) minutes after that" }
            ?? "no entry comes after that"
        return finding(
            LayoutRules.negativeCountdown, leaf.placed.place,
            "\(quoted(content.string)) reaches zero after \(words(left / 60)) minutes and then counts up: \(then)",
            numbers: ["minutesLeft": left / 60])
    }

    fileprivate func negative(_ content: TextContent, _ leaf: Leaf) -> [Finding] {
        guard !content.isSelfUpdating, content.string.isNegativeTime else { return [] }
        return [
            finding(
                LayoutRules.negativeCountdown, leaf.placed.place,
                "\(quoted(content.string)) shows a time below zero")
        ]
    }
}

extension String {
    /// `-5 min`, `−2 days left`, `-0:30`: a minus before digits, and a unit of time or a clock after them.
    var isNegativeTime: Bool {
        guard let minus = firstIndex(where: { $0 == "-" || $0 == "−" }) else { return false }
        if minus > startIndex, !self[index(before: minus)].isWhitespace { return false }
        let rest = self[index(after: minus)...]
        let digits = rest.prefix(while: \.isNumber)
        guard !digits.isEmpty else { return false }
        let after = rest.dropFirst(digits.count)
        if after.first == ":", after.dropFirst().first?.isNumber == true { return true }
        let word = after.drop { $0.isWhitespace }.prefix(while: \.isLetter).lowercased()
        return Self.timeUnits.contains(word)
    }

    private static let timeUnits: Set<String> = [
        "s", "sec", "second", "seconds", "m", "min", "mins", "minute", "minutes", "h", "hr", "hrs", "hour", "hours",
        "d", "day", "days", "std", "tage", "tag", "分", "時間", "日",
    ]
}
