/// `config`: the effective settings, and where each came from.
struct ConfigCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "config", summary: "print each setting's effective value and where it came from",
        positional: "[template or folder]…",
        options: SnapshotOptions.options + [.init("json", "print JSON only")],
        examples: ["ambrotype config", "AMBROTYPE_LOCALE=de ambrotype config --device iphone-se"],
        notes:
            "A flag comes before the environment, the environment before \(ProjectFile.standardName), the file before the default."
    )

    struct Told: Codable {
        var schemaVersion = 1
        var settings: [One]

        struct One: Codable {
            var name: String
            /// The member of the file; nil where the file has none.
            var member: String?
            var value: String
            var origin: String
        }
    }

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        let settings = try Settings(values, outside: outside, standardTargets: source.standardNames ?? ["templates"])
        try settings.checkAll(outside)
        return Self.tell(settings, asJSON: values.has("json"), outside)
    }

    static func tell(_ settings: Settings, asJSON: Bool, _ outside: Outside) -> ExitCode {
        let told = settings.told
        if asJSON {
            outside.print(
                JSONText.of(
                    Told(
                        settings: told.map {
                            .init(
                                name: $0.setting.name, member: $0.setting.path, value: $0.words, origin: $0.origin.words
                            )
                        })))
            return .success
        }
        let widths = (told.map(\.setting.name.count).max() ?? 0, min(told.map(\.words.count).max() ?? 0, 40))
        for (setting, words, origin) in told {
            outside.print(
                setting.name.padding(to: widths.0) + "  " + words.padding(to: widths.1) + "  " + origin.words)
        }
        return .success
    }
}
