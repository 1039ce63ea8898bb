import Foundation

extension PlacedTree {
    /// The tree as a person thinks of it: modifiers are taken out, and views that are made of others (`ProgressView`, a
    /// user's own) are put in where a place names them although no node stands for them.
    func named() -> PlacedTree {
        var copy = self
        copy.children = children.flatMap { $0.namedParts(below: place) }
        return copy
    }

    private func namedParts(below parent: String) -> [PlacedTree] {
        let inner = children.flatMap { $0.namedParts(below: place) }
        var parts = inner
        if !ViewKind.isModifier(type) {
            var copy = self
            copy.children = inner
            parts = [copy]
        }
        return compositions(below: parent).reversed().reduce(parts) { parts, composition in
            [PlacedTree(place: composition.place, type: composition.type, frame: frame, children: parts)]
        }
    }

    /// Views that lie between the parent's place and this one, outermost first.
    private func compositions(below parent: String) -> [(place: String, type: String)] {
        guard place.hasPrefix(parent), place.count > parent.count else { return [] }
        var found: [(place: String, type: String)] = []
        var path = parent
        for part in place.dropFirst(parent.count).split(separator: "/") {
            path += path.isEmpty || part.first == "[" ? String(part) : "/" + part
            let word = String(part.prefix { $0 != "[" })
            if ViewKind.isComposition(word), word != type, word != found.last?.type { found.append((path, word)) }
        }
        return found
    }
}
