import AmbrotypeSnapshots
import Foundation

/// `gallery`: every picture of widgets on one page, to look through without a diff.
struct GalleryCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "gallery", summary: "put every picture of widgets on one page to look through; --watch follows changes",
        positional: "<template or folder>…",
        options: [
            .init(
                "out", short: "o", value: "PATH",
                "the page, or with no .html at its end the folder for index.html; default gallery"),
            .init("watch", "draw again what a saved template or asset changes; an open page follows"),
        ] + RenderOptions.options + [
            .init("fonts", value: "DIR", "a folder of your own fonts, which come first")
        ],
        examples: ["ambrotype gallery templates", "ambrotype gallery templates/cup --watch --entry all"],
        notes:
            "Without --mode, Home Screen families are drawn in full colour, light and dark, and accented. The page is one file that "
            + "needs nothing else; a watched page reads changes from the folder beside it. --watch ends with Control-C."
    )

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        guard let studio = try await RenderStudio(values, outside: outside, form: form, source: source) else {
            return .toolError
        }
        let page = pagePath(values["out"] ?? "gallery", outside)
        let wall = GalleryWall(studio: studio, outside: outside, isHurried: values.has("watch"))
        try await wall.hangAll()
        guard !wall.pictures.isEmpty || !wall.issues.isEmpty else {
            outside.complain("nothing to draw: no picture matches what was asked")
            return .usage
        }
        do throws(StoreError) {
            guard values.has("watch") else {
                guard !wall.pictures.isEmpty else { return nothingDrawn(wall, page, outside) }
                try GalleryPage(pictures: wall.pictures, issues: wall.issues).write(to: page)
                tell(wall, page, outside)
                return wall.failed == 0 && wall.issues.isEmpty ? .success : .toolError
            }
            let watch = try GalleryWatch(
                wall, page: page, names: values.positional, source: source, outside: outside)
            tell(wall, page, outside)
            outside.print("watching; Control-C ends it")
            try await watch.run()
            return .success
        } catch {
            outside.complain("\(error)")
            return .toolError
        }
    }

    private func pagePath(_ out: String, _ outside: Outside) -> String {
        let url = outside.url(out)
        return out.hasSuffix(".html") ? url.path : url.appendingPathComponent("index.html").path
    }

    /// A page without a picture takes the place of none that has some.
    private func nothingDrawn(_ wall: GalleryWall, _ page: String, _ outside: Outside) -> ExitCode {
        for issue in wall.issues { outside.complain(issue) }
        outside.complain("no pictures; \(page) was not written")
        return .toolError
    }

    private func tell(_ wall: GalleryWall, _ page: String, _ outside: Outside) {
        for issue in wall.issues { outside.complain(issue) }
        for line in wall.errors { outside.complain(line) }
        let count = wall.pictures.count - wall.failed
        let failed = wall.failed == 0 ? "" : ", \(wall.failed) could not be drawn"
        outside.print("\(count) picture\(count == 1 ? "" : "s")\(failed): \(page)")
    }
}
