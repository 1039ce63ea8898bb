import AmbrotypeDrawing
import AmbrotypeSnapshots
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

extension PlacedTree {
    /// What stood where in a picture, as `docs/snapshot-tree.md` describes it; several parts under a root of their own.
    @MainActor init(_ outcome: Sitting.Outcome) {
        let parts = outcome.parts.map { part in (part, PlacedTree(TreeDescription(part.tree))) }
        if parts.count == 1 {
            self = parts[0].1
            return
        }
        let children = parts.map { part, tree in
            PlacedTree(
                place: "Picture/\(part.name)", type: "Part", name: part.name, frame: part.frame, children: [tree])
        }
        self.init(
            place: "Picture", type: "Picture", frame: CGRect(origin: .zero, size: outcome.displayList.size),
            children: children)
    }

    init(_ tree: TreeDescription) {
        var details: [String: JSONValue] = [:]
        details["lines"] = tree.lines.map { .integer($0) }
        details["isTruncated"] = tree.isTruncated.map { .bool($0) }
        details["textScale"] = tree.textScale.map { .number($0) }
        details["fonts"] = tree.fonts.map { .strings($0) }
        details["link"] = tree.link.map { .string($0) }
        details["action"] = tree.action.map { .string($0) }
        details["label"] = tree.label.map { .string($0) }
        details["isPrivate"] = tree.isPrivate.map { .bool($0) }
        self.init(
            place: tree.place, type: tree.type, name: tree.name, text: tree.text,
            frame: CGRect(x: tree.frame[0], y: tree.frame[1], width: tree.frame[2], height: tree.frame[3]),
            details: details, children: (tree.children ?? []).map(PlacedTree.init))
    }

    /// Names of the fonts that its texts are set in.
    var fontNames: Set<String> {
        var names: Set<String> = []
        for case .array(let fonts)? in all.map({ $0.details["fonts"] }) {
            for case .string(let name) in fonts { names.insert(name) }
        }
        return names
    }
}
