import AmbrotypeImages
import AmbrotypeLimits
import Foundation

/// `check`: why a widget would go blank, freeze or die on a phone.
struct CheckCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "check", summary: "find what breaks on a phone: memory, layout, contrast, taps, time",
        positional: "<template or folder>…",
        options: CheckOptions.options + CheckOptions.shared + [
            .init("fonts", value: "DIR", "a folder of your own fonts, which come first")
        ],
        examples: [
            "ambrotype check templates", "ambrotype check templates/reading-widget --section memory --thumbnail",
            "ambrotype check templates --sarif check.sarif --junit check.xml --github",
            "ambrotype check --explain picture-area",
        ],
        notes:
            "Without choices it looks at six devices, three text sizes, every language and two made-up ones, and every mode. Severities, exceptions and limits stand in the member \"check\" of ambrotype.json; docs/check.md tells more."
    )

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        if values.has("list-rules") {
            outside.print(values.has("json") ? JSONText.of(RuleWords.listed) : RuleWords.list)
            return .success
        }
        if let name = values["explain"] { return try explain(name, values, outside) }
        let options = try CheckOptions(values, outside)
        guard let studio = try await RenderStudio(values, outside: outside, form: form, source: source) else {
            return .toolError
        }
        let run = CheckRun(studio: studio, options: options, values: values, outside: outside)
        let result = try await run.result()
        let isNothing = studio.options.filter == nil ? options.looksAtPictures : result.runs == 0
        if result.pictures == 0, result.issues.isEmpty, isNothing {
            outside.complain("nothing to check: no picture matches what was asked")
            return .usage
        }
        return try CheckTelling(result: result, options: options, outside: outside).tell()
    }

    private func explain(_ name: String, _ values: ArgumentValues, _ outside: Outside) throws(UsageError) -> ExitCode {
        guard let rule = RuleBook.rule(named: name) else {
            throw Words.notOneOf("explain", name, RuleBook.rules.map(\.name))
        }
        outside.print(values.has("json") ? JSONText.of(ListedRule(rule)) : RuleWords.explanation(rule))
        return .success
    }
}
