import Foundation

/// `timeline`: a widget's day and a Live Activity's life, as text, JSON, film strip and animation.
struct TimelineCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "timeline", summary: "run a widget's day or a Live Activity's life",
        positional: "<template or folder>…", options: TimelineOptions.options,
        examples: [
            "ambrotype timeline templates/reading-widget --hours 6 --film",
            "ambrotype timeline templates/wallpaper-home --events day.json --seed 7",
            "ambrotype timeline templates/reading-widget --time-zone Europe/Berlin,America/New_York --clock-changes",
            "ambrotype timeline templates/delivery-activity --payload pushes --film --animation",
        ],
        notes:
            "A widget runs from --now for 24 hours; the system asks at the dates its policy gives, within the budget. An "
            + "activity runs through the states of its template, through a scenario, or through push files at their own dates."
    )

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        let options = try TimelineOptions.read(values, outside: outside)
        var scene = values
        if !values.has("appearance") { scene.add("light", to: "appearance") }
        guard let studio = try await RenderStudio(scene, outside: outside, form: form, source: source) else {
            return .toolError
        }
        var runs = TimelineRuns(options: options, studio: studio, values: values, outside: outside)
        try await runs.perform()
        if values.has("json") {
            outside.print(JSONText.of(runs.document))
        } else {
            for text in runs.texts { outside.print(text + "\n") }
            for picture in runs.document.pictures { outside.print("drew \(picture)") }
        }
        for issue in runs.document.issues { outside.complain(issue) }
        let worst = (runs.document.days.flatMap(\.findings) + runs.document.activities.flatMap(\.findings))
            .map(\.severity).max()
        let isBroken = runs.document.issues.contains { !$0.contains(": warning: ") }
        var code = isBroken ? ExitCode.toolError : .success
        if worst == .error { code = code.joined(with: .lint) }
        return code
    }
}
