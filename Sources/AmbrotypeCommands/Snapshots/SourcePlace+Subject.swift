import AmbrotypeSnapshots
import AmbrotypeTemplates
import Foundation

extension AmbrotypeSnapshots.SourcePlace {
    /// The document of a template, as the current folder sees it; nil for a compiled widget, whose program does not know
    /// its sources.
    @MainActor init?(_ subject: any RenderSubject, _ outside: Outside) {
        guard let template = (subject as? TemplateSubject)?.template else { return nil }
        let path = template.folder.url.appendingPathComponent(Template.documentName).path
        let here = outside.currentDirectory.standardizedFileURL.path + "/"
        self.init(file: path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path, line: 1)
    }
}
