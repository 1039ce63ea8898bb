import AmbrotypeDrawing

extension ResolveContext {
    /// The context of a view that a document says at `source`; nil changes nothing.
    package func written(at source: String?) -> ResolveContext {
        guard let source else { return self }
        var inner = self
        inner.place.source = source
        return inner
    }

    /// Reports a colour name the catalog lacks, with names like it.
    func checkColor(named name: String) {
        let environment = environment
        let found = session.assets.color(
            named: name, scheme: environment.colorScheme, contrast: environment.colorSchemeContrast)
        if found == nil { reportMissing("color", "Color", name, among: session.assets.colorNames) }
    }

    func reportMissing(_ kind: String, _ view: String, _ name: String, among known: [String]) {
        let like = nearestNames(to: name, among: known)
        let hint =
            like.isEmpty
            ? "add it to the asset catalog" : "did you mean \(like.map { "\"\($0)\"" }.joined(separator: " or "))?"
        session.report(.error, "missing-\(kind)", at: self, "no \(kind) named \"\(name)\": \(hint)")
    }
}
