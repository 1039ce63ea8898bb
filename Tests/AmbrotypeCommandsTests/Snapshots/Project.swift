import Foundation

/// A small project in a scratch folder: one widget whose padding a test may change.
struct Project {
    let scratch = Scratch()

    init(padding: Int = 8, configuration: String? = nil) throws {
        try write(padding: padding)
        if let configuration { try scratch.write(configuration, to: "ambrotype.json") }
    }

    /// A text above a bar, on a canvas; the padding stands over the text.
    func write(padding: Int, text: String = "Arriving", target: String = "commute") throws {
        try scratch.write(
            """
            {
              "kind": "widget", "families": ["systemSmall"], "languages": ["en"], "containerBackground": "background",
              "body": {
                "VStack": {"alignment": "leading"},
                "content": [
                  {"Text": "\(text)", "modifiers": [{"padding": {"edges": "top", "length": \(padding)}}]},
                  "Spacer",
                  {"ProgressView": {"value": 0.5}}
                ]
              }
            }
            """, to: "templates/\(target)/template.json")
    }

    static let light = "commute.systemSmall.first.light.en"
    static let dark = "commute.systemSmall.first.dark.en"

    @MainActor func run(_ arguments: String..., environment: [String: String] = [:]) async -> ToolRun {
        await tool(arguments, in: scratch, environment: environment)
    }

    /// A JSON file below the project, read.
    func json(_ path: String) throws -> [String: Any] {
        let object = try scratch.data(path).map { try JSONSerialization.jsonObject(with: $0) }
        return object as? [String: Any] ?? [:]
    }
}
