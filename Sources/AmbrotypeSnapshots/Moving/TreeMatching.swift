import Foundation

/// Which views of two trees are the same view.
///
/// Children of matched parents are aligned in order, so that the sum of likenesses is greatest: views of one type may be the
/// same, more likely so with the same text or name. What is left over on both sides and has the same type and text or name
/// is matched wherever it stands.
struct TreeMatching {
    /// A matched view and, in order, what became of its children.
    final class Pair {
        let old: PlacedTree
        let new: PlacedTree
        var children: [Pair] = []
        var gone: [PlacedTree] = []
        var added: [PlacedTree] = []

        init(_ old: PlacedTree, _ new: PlacedTree) { (self.old, self.new) = (old, new) }
    }

    let root: Pair

    /// Takes trees in their `named` form.
    init(old: PlacedTree, new: PlacedTree) {
        root = Self.match(old, new)
        Self.reunite(root)
    }

    private static func match(_ old: PlacedTree, _ new: PlacedTree) -> Pair {
        let pair = Pair(old, new)
        let kept = alignment(old.children, new.children)
        pair.children = kept.map { match(old.children[$0.old], new.children[$0.new]) }
        let (oldKept, newKept) = (Set(kept.map(\.old)), Set(kept.map(\.new)))
        pair.gone = old.children.indices.filter { !oldKept.contains($0) }.map { old.children[$0] }
        pair.added = new.children.indices.filter { !newKept.contains($0) }.map { new.children[$0] }
        return pair
    }

    /// Indices of children that belong together, by dynamic programming over both lists.
    private static func alignment(_ old: [PlacedTree], _ new: [PlacedTree]) -> [(old: Int, new: Int)] {
        var best = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                let together = likeness(old[i], new[j]).map { $0 + best[i + 1][j + 1] } ?? 0
                best[i][j] = max(together, best[i + 1][j], best[i][j + 1])
            }
        }
        var pairs: [(old: Int, new: Int)] = []
        var (i, j) = (0, 0)
        while i < old.count, j < new.count {
            if let like = likeness(old[i], new[j]), best[i][j] == like + best[i + 1][j + 1] {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if best[i][j] == best[i + 1][j] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }

    /// Nil if the two cannot be the same view.
    private static func likeness(_ old: PlacedTree, _ new: PlacedTree) -> Int? {
        guard old.type == new.type else { return nil }
        var likeness = 4
        if old.text == new.text { likeness += old.text == nil ? 1 : 8 }
        if old.name == new.name { likeness += old.name == nil ? 1 : 8 }
        if old.children.isEmpty == new.children.isEmpty { likeness += 1 }
        if old.frame.size == new.frame.size { likeness += 2 }
        if !old.children.isEmpty, firstWord(old) == firstWord(new) { likeness += 4 }
        return likeness
    }

    private static func firstWord(_ tree: PlacedTree) -> String? {
        tree.text ?? tree.name ?? tree.children.lazy.compactMap(firstWord).first
    }

    /// Turns a view that is gone here and new there into a moved one.
    private static func reunite(_ root: Pair) {
        var parents: [Pair] = []
        collect(root, &parents)
        for parent in parents {
            parent.gone.removeAll { gone in
                guard gone.text ?? gone.name != nil,
                    let other = parents.first(where: { $0.added.contains { isSame(gone, $0) } }),
                    let index = other.added.firstIndex(where: { isSame(gone, $0) })
                else { return false }
                other.children.append(match(gone, other.added.remove(at: index)))
                return true
            }
        }
    }

    private static func isSame(_ old: PlacedTree, _ new: PlacedTree) -> Bool {
        old.type == new.type && old.text == new.text && old.name == new.name
    }

    private static func collect(_ pair: Pair, _ all: inout [Pair]) {
        all.append(pair)
        for child in pair.children { collect(child, &all) }
    }
}
