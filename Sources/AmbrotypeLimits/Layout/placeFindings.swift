import AmbrotypeDrawing
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Content where nobody sees it: outside, or nothing at all.
@MainActor func placeFindings(_ picture: ObservedPicture) -> [Finding] {
    // A photograph alone in the background is a widget; a plate of one colour is none.
    let shown = picture.leaves.filter { $0.part != "background" || $0.picture != nil }
    if shown.allSatisfy({ $0.isEmpty }) { return [picture.blank] }
    return picture.leaves.compactMap { picture.outside($0) }
}

extension Leaf {
    /// Whether nothing of it is drawn.
    fileprivate var isEmpty: Bool {
        if placed.frame.width <= 0 || placed.frame.height <= 0 { return true }
        switch placed.node.kind {
        case .text(let content): return content.string.allSatisfy(\.isWhitespace) && content.attachments.isEmpty
        case .shape(let content): return content.style == .color(.clear)
        default: return false
        }
    }
}

extension ObservedPicture {
    fileprivate var blank: Finding {
        finding(
            LayoutRules.blank, nil,
            "nothing is drawn: no text, no picture and no shape has a size"
                + (isPlaceholder ? " in the placeholder" : ""),
            weight: 10)
    }

    /// Words and symbols must stand inside; pictures and shapes may reach over the edge, but not lie beyond it.
    fileprivate func outside(_ leaf: Leaf) -> Finding? {
        if leaf.isEmpty || leaf.part == "background" { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        let frame = leaf.frame
        let isWords = leaf.text != nil || leaf.isSymbol
        let over = max(
            bounds.minX - frame.minX, frame.maxX - bounds.maxX, bounds.minY - frame.minY, frame.maxY - bounds.maxY)
        let isOutside = isWords ? over > 1 : !bounds.intersects(frame)
        guard isOutside else { return nil }
        let what = leaf.text.map { quoted($0.string) } ?? (leaf.isSymbol ? "a symbol" : "a picture or shape")
        let share = isWords ? "reaches \(words(over)) points over the edge" : "lies outside"
        return finding(
            LayoutRules.outside, leaf.placed.place,
            "\(what) \(share) of the \(presentation?.name ?? "canvas") (\(words(size.width)) × \(words(size.height)) points)",
            numbers: ["over": Double(over)], weight: 1 + Double(over) / 100)
    }
}
