/// From the engine's nodes to what somebody wrote: a `ProgressView` is one view, not the capsules it is drawn with, and no
/// name is told that stands in no source.
extension TreeDescription {
    /// This node's part of the tree: none for what nobody wrote, else one.
    /// - Parameter parent: the place of the nearest view around it, as the engine has it.
    func written(below parent: String) -> [TreeDescription] {
        if let control = control(below: parent) { return [control] }
        let inner = (children ?? []).flatMap { $0.written(below: place) }
        guard !Self.isInternal(type) else { return inner }
        var copy = self
        copy.place = Self.written(place)
        copy.children = inner.isEmpty ? nil : inner
        return [copy]
    }

    /// The control that begins between `parent` and this node, with the words and pictures in it.
    private func control(below parent: String) -> TreeDescription? {
        guard place.hasPrefix(parent) else { return nil }
        var path = parent
        for part in place.dropFirst(parent.count).split(separator: "/") {
            path += path.isEmpty || part.first == "[" ? String(part) : "/" + part
            let word = String(part.prefix { $0 != "[" })
            guard Self.controls.contains(word) else { continue }
            var view = TreeDescription(place: Self.written(path), type: word, frame: frame)
            let content = contents
            view.children = content.isEmpty ? nil : content
            return view
        }
        return nil
    }

    /// Texts and pictures at this node and below it.
    private var contents: [TreeDescription] {
        guard !Self.shown.contains(type) else {
            var copy = self
            copy.place = Self.written(place)
            return [copy]
        }
        return (children ?? []).flatMap(\.contents)
    }

    /// Views that a style draws; its parts are nobody's words.
    private static let controls: Set<String> = ["ProgressView", "Gauge", "Toggle", "Label"]

    private static let shown: Set<String> = ["Text", "Image", "Symbol", "Unsupported"]

    private static func isInternal(_ name: String) -> Bool { name.hasSuffix("Remark") || internals.contains(name) }

    private static let internals: Set<String> = [
        "TemplateContent", "ModifiedContent", "TupleView", "AnyView", "Optional", "Icon", "Title",
    ]

    /// A place without the names that nobody wrote; their numbers go to the name before.
    private static func written(_ place: String) -> String {
        var parts: [String] = []
        for part in place.split(separator: "/") {
            let name = String(part.prefix { $0 != "[" })
            let number = String(part.dropFirst(name.count))
            if name.hasPrefix("Styled") || isInternal(name) || parts.last == name {
                guard let last = parts.popLast() else { continue }
                parts.append(last.hasSuffix("]") && number == "[0]" ? last : last + number)
            } else {
                parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}
