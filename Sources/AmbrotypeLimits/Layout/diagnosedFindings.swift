import AmbrotypeDrawing
import AmbrotypeWidgets

/// What the engine said itself while it placed the picture: rules of the diagnostics' codes.
@MainActor func diagnosedFindings(_ picture: ObservedPicture) -> [Finding] {
    picture.diagnostics.compactMap { diagnostic in
        guard let rule = RuleBook.rule(named: diagnostic.code) else { return nil }
        let place = FindingPlace(
            picture: picture.name, source: diagnostic.source,
            view: diagnostic.place.isEmpty ? picture.presentation?.name : diagnostic.place)
        return Finding(rule, subject: picture.subject, at: place, diagnostic.message)
    }
}
