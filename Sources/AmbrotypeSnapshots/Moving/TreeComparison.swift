package import Foundation

/// What moved between two placed trees, in sentences: "Text 'Arriving' moved 4 pt down."
///
/// Each change is told once, by the outermost view that a person would name: a stack whose contents all moved alike is one
/// sentence, and so is a progress bar whose parts all grew. Layout containers are named only if nothing in them says enough.
package struct TreeComparison: Equatable, Sendable {
    /// From the top of the picture; without the full stop at the end. At most `most`, the last one then counts the rest.
    package let sentences: [String]
    /// Where each sentence's view was and is; the sentence that counts the rest has none.
    package let movements: [Movement]

    /// Frames in points: none before for a view that is new, none after for one that is gone.
    package struct Movement: Equatable, Sendable {
        package var from: CGRect?
        package var to: CGRect?
        package init(from: CGRect? = nil, to: CGRect? = nil) { (self.from, self.to) = (from, to) }
    }

    package static let most = 20

    package init(old: PlacedTree, new: PlacedTree) {
        var writer = ChangeWriter(old: old.named(), new: new.named())
        let all = writer.changes()
        let told = all.count <= Self.most ? all[...] : all.prefix(Self.most - 1)
        let rest = all.count - told.count
        sentences = told.map(\.sentence) + (rest > 0 ? ["\(rest) more changes"] : [])
        movements = told.map { Movement(from: $0.old, to: $0.new) } + (rest > 0 ? [Movement()] : [])
    }

    /// What a person would call the views that `area` touches, in points, those it covers most first; at most three.
    package static func views(in area: CGRect, of trees: [PlacedTree]) -> [String] {
        var found: [(share: Double, order: Int, label: String)] = []
        for view in trees.flatMap({ $0.named().all }) where ViewKind(view) == .named {
            let (size, common) = (view.frame.width * view.frame.height, view.frame.intersection(area))
            guard size > 0, !common.isNull, common.width * common.height > 0 else { continue }
            found.append((common.width * common.height / size, found.count, view.label))
        }
        var seen: Set<String> = []
        let ordered = found.sorted { ($1.share, $0.order) < ($0.share, $1.order) }
        return Array(ordered.map(\.label).filter { seen.insert($0).inserted }.prefix(3))
    }

    /// The frames of views that `word` names: by name, text, place, type, label or identifier.
    package static func frames(of word: String, in tree: PlacedTree) -> [CGRect] {
        (tree.all + tree.named().all)
            .filter { [$0.name, $0.text, $0.place, $0.type, $0.label].contains(word) }.map(\.frame)
    }
}
