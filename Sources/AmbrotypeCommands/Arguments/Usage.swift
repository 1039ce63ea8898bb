/// Help texts, made from the forms.
@MainActor enum Usage {
    static func overview(_ commands: [any Command]) -> String {
        let width = commands.map { $0.form.name.count }.max() ?? 0
        let rows = commands.map { command in
            "  " + command.form.name.padding(to: width) + "  " + command.form.summary
        }
        return """
            ambrotype develops iOS widgets, Lock Screen accessories and Live Activities into pictures.

            usage: ambrotype <command> [options]

            \(rows.joined(separator: "\n"))

            A Swift project may stand wherever a template does: ambrotype render MyApp.xcodeproj; see ambrotype build --help.
            ambrotype <command> --help tells more; ambrotype --version names the version.
            """
    }

    static func help(_ form: CommandForm) -> String {
        var text = form.summary + "\n\nusage: ambrotype \(form.name)"
        if let positional = form.positional { text += " " + positional }
        text += " [options]\n\noptions:\n"
        let heads = form.options.map(head)
        let width = min(heads.map(\.count).max() ?? 0, 30)
        for (head, option) in zip(heads, form.options) {
            text += "  " + head.padding(to: width) + "  " + option.help + "\n"
        }
        if !form.notes.isEmpty { text += "\n" + form.notes + "\n" }
        text += "\nexample" + (form.examples.count > 1 ? "s" : "") + ":\n"
        text += form.examples.map { "  " + $0 }.joined(separator: "\n")
        return text
    }

    static func hint(_ form: CommandForm) -> String { "ambrotype \(form.name) --help lists what it takes" }

    private static func head(_ option: CommandForm.Option) -> String {
        (option.short.map { "-\($0), " } ?? "") + "--" + option.name + (option.value.map { " " + $0 } ?? "")
    }
}

extension String {
    func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
