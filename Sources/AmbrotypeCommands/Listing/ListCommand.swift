import AmbrotypeTemplates
import AmbrotypeWidgets
import Foundation

/// `list`: templates with what they can be drawn as, or the devices.
struct ListCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "list", summary: "list templates, or the devices with --devices", positional: "[template or folder]…",
        options: [
            .init("devices", "list the devices and their widget sizes"),
            .init("words", "list every member, view, modifier and function of templates, as Markdown"),
            .init("pictures", "list the names of the pictures a render would make"),
            .init("os", value: "LIST", list: true, "17, 18 or 26; default 26"),
            .init("json", "print JSON only"),
        ],
        examples: ["ambrotype list templates", "ambrotype list --devices --os 18"])

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        if values.has("devices") { return try devices(values, outside) }
        if values.has("words") {
            outside.print(String(TemplateReference.markdown().dropLast()))
            return .success
        }
        let found = await source.find(
            values.positional.isEmpty ? source.standardNames ?? ["templates"] : values.positional, outside: outside)
        let rows = found.subjects.map { SubjectRow($0) }
        if values.has("json") {
            outside.print(JSONText.of(rows))
        } else if values.has("pictures") {
            try await pictures(found.subjects, outside)
        } else {
            for row in rows {
                let title = row.title.map { "\n  \($0)" } ?? ""
                outside.print(
                    "\(row.name)\(title)\n  \(row.presentations.joined(separator: ", "))\n  languages \(row.languages.joined(separator: ", "))"
                )
            }
        }
        for issue in found.issues { outside.complain(issue) }
        return found.issues.isEmpty ? .success : .toolError
    }

    struct SubjectRow: Codable {
        var name: String
        var title: String?
        var presentations: [String]
        var languages: [String]

        @MainActor init(_ subject: any RenderSubject) {
            name = subject.name
            title = subject.title
            presentations = subject.presentations.map(\.name)
            languages = subject.languages
        }
    }

    private func pictures(_ subjects: [any RenderSubject], _ outside: Outside) async throws(UsageError) {
        guard let table = try? DeviceTable.load() else { return }
        let options = try RenderOptions.read(ArgumentValues(), table: table, outside: outside)
        for plan in try await PictureMatrix(options: options).plans(of: subjects).plans {
            outside.print(plan.name.path)
        }
    }

    private struct DeviceRow: Codable {
        var id: String
        var name: String
        var width: Double
        var height: Double
        var scale: Double
        /// Width and height in points by family.
        var widgets: [String: [Double]]
    }

    private func devices(_ values: ArgumentValues, _ outside: Outside) throws(UsageError) -> ExitCode {
        let system = try RenderOptions.choices(values, "os", ["17", "18", "26"])?.compactMap { Int($0) }.first ?? 26
        guard let table = try? DeviceTable.load() else { return .toolError }
        let rows = table.devices.filter { $0.runs(os: system) }.map { device in
            let sizes = device.families(os: system).compactMap { family in
                device.widgetSize(family, os: system).map { (family.name, [Double($0.width), Double($0.height)]) }
            }
            return DeviceRow(
                id: device.id, name: device.name, width: Double(device.points.width),
                height: Double(device.points.height), scale: Double(device.scale),
                widgets: Dictionary(sizes, uniquingKeysWith: { $1 }))
        }
        if values.has("json") {
            outside.print(JSONText.of(rows))
        } else {
            let width = rows.map { $0.id.count }.max() ?? 0
            for row in rows {
                let small = row.widgets["systemSmall"].map { " small \(Self.size($0))" } ?? ""
                let medium = row.widgets["systemMedium"].map { " medium \(Self.size($0))" } ?? ""
                let large = row.widgets["systemLarge"].map { " large \(Self.size($0))" } ?? ""
                outside.print(
                    "\(row.id.padding(to: width))  \(Self.size([row.width, row.height])) @\(Int(row.scale))x\(small)\(medium)\(large)"
                )
            }
        }
        return .success
    }

    private static func size(_ numbers: [Double]) -> String {
        numbers.map { $0 == $0.rounded() ? String(Int($0)) : String(($0 * 100).rounded() / 100) }.joined(separator: "×")
    }
}
