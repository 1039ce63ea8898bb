import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

/// What turns the wrong way, or not at all, from right to left.
@MainActor func directionFindings(_ picture: ObservedPicture) -> [Finding] {
    guard picture.isRightToLeft else { return [] }
    return picture.leaves.flatMap { leaf -> [Finding] in
        [picture.mirrored(leaf), picture.fixedSide(leaf)].compactMap { $0 }
    }
}

extension ObservedPicture {
    /// Letters in a mirror; a symbol that turns by itself and is turned back.
    fileprivate func mirrored(_ leaf: Leaf) -> Finding? {
        guard leaf.isMirrored else { return nil }
        if let content = leaf.text, !content.string.isEmpty {
            return finding(
                LayoutRules.doubledFlip, leaf.placed.place,
                "\(quoted(content.string)) is drawn as in a mirror: right-to-left layouts change sides by themselves",
                weight: 2)
        }
        guard let name = leaf.symbolName, Self.turningWords.contains(where: name.contains) else { return nil }
        return finding(
            LayoutRules.doubledFlip, leaf.placed.place,
            "the symbol \(name) turns by itself from right to left and is turned back")
    }

    /// A symbol that points left or right for ever.
    fileprivate func fixedSide(_ leaf: Leaf) -> Finding? {
        guard let name = leaf.symbolName, !leaf.isMirrored else { return nil }
        let parts = name.split(separator: ".")
        let points = parts.contains { Self.pointing.contains($0) }
        guard points, let side = parts.first(where: { $0 == "left" || $0 == "right" }) else { return nil }
        let other = name.replacing("." + side, with: side == "left" ? ".backward" : ".forward")
        return finding(
            LayoutRules.leftRight, leaf.placed.place,
            "the symbol \(name) points \(side) in right-to-left languages too: \(other) turns with the language")
    }

    /// Words in the names of symbols that SF Symbols turn with the language.
    private static let turningWords = ["forward", "backward", "leading", "trailing"]
    private static let pointing: Set<Substring> = ["arrow", "chevron", "arrowshape", "arrowtriangle"]
}

extension Leaf {
    var symbolName: String? {
        switch picture?.source {
        case .outlines(_, let name), .box(let name): name
        case .asset, nil: nil
        }
    }
}
