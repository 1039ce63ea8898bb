import AmbrotypeSnapshots
import AmbrotypeTemplates
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

extension AmbrotypeSnapshots.SourcePlace {
    /// Where a template's document says what stands in the picture's place, as the current folder sees it; nil for a compiled
    /// widget, whose program does not know its sources.
    @MainActor init?(_ plan: PicturePlan, _ outside: Outside) {
        guard let template = (plan.subject as? TemplateSubject)?.template else { return nil }
        let path = template.folder.url.appendingPathComponent(Template.documentName).path
        self.init(file: outside.shown(path), line: template.place(of: plan.presentation)?.line ?? 1)
    }
}

extension Template {
    /// Where the view of a presentation is written; nil where the document has none.
    fileprivate func place(of presentation: SubjectPresentation) -> AmbrotypeTemplates.SourcePlace? {
        let names: [[String]] =
            switch presentation {
            case .canvas: [["body"]]
            case .widget(.family(let family)): [["bodies", family.name], ["bodies", "default"], ["body"]]
            case .widget(.island(.compact)): [["compactLeading"]]
            case .widget(.island(.minimal)): [["minimal"]]
            case .widget(.island(.expanded)): [["expanded"]]
            case .widget: [["lockScreen"]]
            }
        for way in names {
            let holder = way.dropLast().reduce(document as AmbrotypeTemplates.JSONValue?) { $0?[$1] }
            let member = holder?.members?.first { $0.key == way.last }
            if let member { return member.keyPlace }
        }
        return nil
    }
}

/// The lines of a document that say the views of a picture, by where the views stand.
struct SourceLines: Sendable {
    /// x, y, width, height in thousandths of a point.
    private var lines: [[Int]: Int] = [:]

    @MainActor init(_ outcome: Sitting.Outcome) {
        for part in outcome.parts { add(part.tree) }
    }

    @MainActor private mutating func add(_ placed: PlacedNode) {
        for child in placed.children { add(child) }
        // file:line:column, of the outermost view of that frame.
        guard let words = placed.place.source?.split(separator: ":"), words.count >= 3,
            let line = Int(words[words.count - 2])
        else { return }
        let rect = placed.frame
        lines[Self.key([rect.minX, rect.minY, rect.width, rect.height].map(Double.init))] = line
    }

    /// Of the first view that moved, grew or is new.
    func line(of record: SnapshotRecord) -> Int? {
        record.movements?.lazy.compactMap(\.to).compactMap { lines[Self.key($0)] }.first
    }

    private static func key(_ frame: [Double]) -> [Int] { frame.map { Int(($0 * 1000).rounded()) } }
}
