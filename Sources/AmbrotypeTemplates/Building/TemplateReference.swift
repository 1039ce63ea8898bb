import Foundation

/// The reference part of `docs/template-format.md`, made from the tables that the reader uses, so that it never falls behind.
@MainActor package enum TemplateReference {
    /// Markdown: members of the document, views, modifiers and functions.
    package static func markdown() -> String {
        [members(), views(), modifiers(), functions()].joined(separator: "\n\n") + "\n"
    }

    private static func members() -> String {
        let rows = DocumentMember.all.map { member in
            let kinds = TemplateKind.allCases.filter(member.kinds.contains).map(\.rawValue).joined(separator: ", ")
            return
                "| `\(member.name)` | \(kinds) | \(member.isRequired ? "required. " : "")\(escaped(member.summary)) |"
        }
        return "### Members of template.json\n\n| member | kinds | what |\n| --- | --- | --- |\n"
            + rows.joined(separator: "\n")
    }

    private static func views() -> String {
        let rows = ViewTable.viewEntries.sorted { $0.name < $1.name }.map { row($0.name, $0.summary, $0.parameters) }
        return "### Views\n\n" + head + rows.joined(separator: "\n")
    }

    private static func modifiers() -> String {
        let rows = ViewTable.modifierEntries.sorted { $0.name < $1.name }.map {
            row($0.name, $0.summary, $0.parameters)
        }
        return "### Modifiers\n\n" + head + rows.joined(separator: "\n")
    }

    private static func functions() -> String {
        let rows = TemplateFunction.all.values.sorted { $0.name < $1.name }.map { function in
            "| `\(function.name)\(escaped(function.parameters))` | \(escaped(function.summary)) |"
        }
        return "### Functions of expressions\n\n| function | what |\n| --- | --- |\n" + rows.joined(separator: "\n")
    }

    private static let head =
        "Arguments in bold may stand alone; those marked * must be given.\n\n| name | what | arguments |\n| --- | --- | --- |\n"

    private static func row(_ name: String, _ summary: String, _ parameters: [ParameterSpec]) -> String {
        let arguments = parameters.map { spec in
            let words = "\(spec.name)\(spec.isRequired ? "*" : "")"
            return spec.isMain ? "**\(words)**" : words
        }
        return "| `\(name)` | \(escaped(summary)) | \(arguments.joined(separator: ", ")) |"
    }

    private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
