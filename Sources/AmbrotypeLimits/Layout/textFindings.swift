import AmbrotypeText
import AmbrotypeViews
import Foundation

/// Text that is cut, or shrunk as far as it may.
@MainActor func textFindings(_ picture: ObservedPicture) -> [Finding] {
    picture.leaves.compactMap { leaf in
        guard let content = leaf.text, let layout = leaf.placed.text, !content.isRedacted else { return nil }
        if layout.isTruncated { return picture.truncation(content, layout, leaf) }
        let least = content.style.minimumScaleFactor
        guard layout.scaleUsed < 0.999, layout.scaleUsed <= least + 0.01 else { return nil }
        return picture.finding(
            LayoutRules.minimumScale, leaf.placed.place,
            "\(quoted(content.string)) is at its smallest, \(words(layout.scaleUsed * 100)) % of its size: "
                + "one letter more and it is cut",
            numbers: ["scale": Double(layout.scaleUsed), "minimum": Double(least)], weight: 1 / Double(layout.scaleUsed)
        )
    }
}

extension ObservedPicture {
    fileprivate func truncation(_ content: TextContent, _ layout: TextLayout, _ leaf: Leaf) -> Finding {
        var style = content.style
        (style.lineLimit, style.minimumScaleFactor) = (nil, 1)
        let isOneLine = layout.lines.count < 2
        let whole = text.layout(content.runs, style: style, width: isOneLine ? nil : leaf.placed.frame.width)
        let numbers = [
            "needs": Double(isOneLine ? whole.size.width : whole.size.height),
            "has": Double(isOneLine ? leaf.placed.frame.width : layout.size.height),
        ]
        let room =
            isOneLine
            ? "it needs \(words(whole.size.width)) points of width, here are \(words(leaf.placed.frame.width))"
            : "it needs \(whole.lines.count) lines, here are \(layout.lines.count)"
        let rule = content.string.isNumber ? LayoutRules.truncatedNumber : LayoutRules.truncated
        let shown = layout.lines.map(\.text).joined(separator: " ")
        return finding(
            rule, leaf.placed.place, "\(quoted(content.string)) is cut to \(quoted(shown)): \(room)", numbers: numbers,
            weight: (numbers["needs"] ?? 1) / max(numbers["has"] ?? 1, 1))
    }
}

extension String {
    /// Whether digits carry the meaning: at least half of what is no space, or the beginning of something short, as in `134 mg/dl`.
    var isNumber: Bool {
        let letters = filter { !$0.isWhitespace }
        if letters.count <= 10, letters.first?.isNumber == true { return true }
        return !letters.isEmpty && letters.count(where: \.isNumber) * 2 >= letters.count
    }
}
