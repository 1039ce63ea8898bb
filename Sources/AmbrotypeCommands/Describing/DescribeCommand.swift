import AmbrotypeDrawing
import AmbrotypeWidgets
import Foundation

/// `describe`: the placed tree of each picture, without drawing it.
struct DescribeCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "describe", summary: "print the placed tree: frames, texts, fonts, truncation, links",
        positional: "<template or folder>…",
        options: RenderOptions.options + [
            .init("fonts", value: "DIR", "a folder of your own fonts, which come first"),
            .init("json", "print JSON only"),
        ],
        examples: ["ambrotype describe templates/reading-widget --family medium --appearance light --locale en"],
        notes: "Frames are x, y, width and height in points, before they are moved to whole pixels.")

    struct Described: Codable {
        var name: String
        var width: Double
        var height: Double
        /// Trees by part: background, content, or a region of the island.
        var parts: [Part]
        var taps: [TapRecord]
        var diagnostics: [String]
    }

    struct Part: Codable {
        var name: String
        var tree: TreeDescription
    }

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        guard let studio = try await RenderStudio(values, outside: outside, form: form, source: source) else {
            return .toolError
        }
        let result = try await studio.matrix.plans(of: studio.subjects)
        let sitting = Sitting(text: studio.text, options: studio.options)
        var described: [Described] = []
        var issues = studio.issues + result.issues
        for plan in result.plans {
            do throws(SubjectFailure) {
                described.append(Described(plan.name.description, try sitting.sit(plan)))
            } catch { issues += error.lines.map { "\(plan.name.description): \($0)" } }
        }
        if studio.options.json {
            outside.print(JSONText.of(described))
        } else {
            for picture in described { tell(picture, outside) }
        }
        for issue in issues { outside.complain(issue) }
        return issues.isEmpty ? .success : .toolError
    }

    private func tell(_ picture: Described, _ outside: Outside) {
        outside.print("\(picture.name)  \(Int(picture.width)) × \(Int(picture.height)) pt")
        for part in picture.parts {
            if picture.parts.count > 1 { outside.print(" \(part.name):") }
            for line in part.tree.outline { outside.print("  " + line) }
        }
        for tap in picture.taps { outside.print("  tap \(tap.frame) → \(tap.target)") }
        for diagnostic in picture.diagnostics { outside.print("  ! " + diagnostic) }
    }
}

extension DescribeCommand.Described {
    @MainActor init(_ name: String, _ outcome: Sitting.Outcome) {
        self.name = name
        (width, height) = (Double(outcome.displayList.size.width), Double(outcome.displayList.size.height))
        parts = outcome.parts.map { DescribeCommand.Part(name: $0.name, tree: TreeDescription($0.tree)) }
        taps = outcome.taps
        diagnostics = outcome.diagnostics.map { "\($0.severity.rawValue) \($0.place): \($0.message) [\($0.code)]" }
    }
}
