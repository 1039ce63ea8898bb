import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeText
import AmbrotypeWidgets
import Foundation

/// `render`: templates to PNG snapshots.
struct RenderCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "render", summary: "draw templates into pictures", positional: "<template or folder>…",
        options: [
            .init(
                "out", short: "o", value: "DIR", "folder for the pictures; a .png path for a single one; default output"
            )
        ] + RenderOptions.options + [
            .init("fonts", value: "DIR", "a folder of your own fonts, which come first"),
            .init("json", "print the manifest instead of words"),
        ],
        examples: [
            "ambrotype render templates/reading-widget",
            "ambrotype render templates --family small,medium --appearance dark --locale ja --out pictures",
            "ambrotype render templates/sale-activity --family expanded --entry first -o sale.png",
        ],
        notes:
            "Without choices every family and presentation a template has is drawn, light and dark, in each of its languages."
    )

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        guard let studio = try await RenderStudio(values, outside: outside, form: form, source: source) else {
            return .toolError
        }
        let result = try await studio.matrix.plans(of: studio.subjects)
        if result.plans.isEmpty && result.issues.isEmpty && studio.issues.isEmpty {
            outside.complain("nothing to draw: no picture matches what was asked")
            return .usage
        }
        let single = values["out"].flatMap { $0.hasSuffix(".png") ? outside.url($0) : nil }
        if single != nil, result.plans.count != 1 {
            throw UsageError(
                "-o names one file, but \(result.plans.count) pictures were asked for: choose with --family, --appearance, --locale and --entry"
            )
        }
        let records = await Darkroom(studio: studio, outside: outside, single: single).develop(result.plans)
        let manifest = Manifest(
            fonts: studio.fontDigests, pictures: records.sorted { $0.name < $1.name },
            issues: studio.issues + result.issues)
        return report(manifest, studio, outside, single: single != nil)
    }

    private func report(_ manifest: Manifest, _ studio: RenderStudio, _ outside: Outside, single: Bool) -> ExitCode {
        var code = ExitCode.success
        let failed = manifest.pictures.filter { $0.state == .failed }
        if !failed.isEmpty || !manifest.issues.isEmpty { code = .toolError }
        if failed.contains(where: \.isOverBudget) && failed.allSatisfy(\.isOverBudget) && manifest.issues.isEmpty {
            code = .memory
        }
        if !single {
            do throws(ImageError) {
                try makeFolder(studio.options.out.path)
                let path = studio.options.out.appendingPathComponent("manifest.json").path
                try writeAtomically(Array((JSONText.of(manifest) + "\n").utf8), to: path)
            } catch {
                outside.complain("\(error)")
                code = .toolError
            }
        }
        if studio.options.json { outside.print(JSONText.of(manifest)) }
        for issue in manifest.issues { outside.complain(issue) }
        for picture in failed { for line in picture.errors { outside.complain("\(picture.name): \(line)") } }
        let noted = manifest.pictures.flatMap { picture in picture.diagnostics.map { (picture.name, $0) } }
        for (name, diagnostic) in noted where diagnostic.severity == .error {
            outside.complain("\(name): \(diagnostic.place): \(diagnostic.message) [\(diagnostic.code)]")
        }
        if noted.contains(where: { $0.1.severity == .error }) { code = code.joined(with: .lint) }
        for remark in Set(manifest.pictures.flatMap(\.remarks)).sorted() { outside.complain(remark) }
        let made = manifest.pictures.count - failed.count
        let words =
            "\(made) picture\(made == 1 ? "" : "s") in \(studio.options.out.path)"
            + (failed.isEmpty ? "" : ", \(failed.count) failed")
        if !studio.options.json { outside.print(words) }
        return code
    }
}

extension PictureRecord {
    var isOverBudget: Bool { errors.contains { $0.hasPrefix(Self.overBudget) } }
    static let overBudget = "over the memory budget"
}
