import AmbrotypeTemplates
import AmbrotypeWidgets
import Foundation

/// States of Live Activities a person gives: `activities/<AttributesType>.json` of a fixture folder, with `attributes` and `states`
/// (an object of states by name, or a list), each as a push would carry it.
@MainActor struct FixtureActivities {
    private(set) var fixtures: [ActivityFixture] = []
    /// What could not be read, each with its place.
    private(set) var issues: [String] = []

    init(_ source: ActivitySource, in folder: URL?) {
        guard let folder else { return }
        let files = TemplateFolder(folder)
        let path = "activities/\(source.attributesName).json"
        guard files.exists(path) else { return }
        do throws(TemplateIssue) {
            let document = try files.json(path)
            let attributes = Data((document["attributes"]?.text ?? "{}").utf8)
            for (name, state) in try states(document) { add(name, attributes, state, source) }
        } catch { issues.append("\(folder.lastPathComponent)/\(error.description)") }
    }

    private func states(_ document: JSONValue) throws(TemplateIssue) -> [(String, JSONValue)] {
        guard let states = document["states"] else {
            throw TemplateIssue(.missingMember("states", of: "a Live Activity's fixture"), at: document.place)
        }
        if let members = states.members { return members.map { ($0.key, $0.value) } }
        return (states.array ?? []).enumerated().map { ("state-\($0 + 1)", $1) }
    }

    private mutating func add(_ name: String, _ attributes: Data, _ state: JSONValue, _ source: ActivitySource) {
        let data = Data(state.text.utf8)
        do {
            _ = try source.views(attributes: attributes, state: data)
            fixtures.append(ActivityFixture(name: PictureName.safe(name), attributes: attributes, state: data))
        } catch { issues.append("\(state.place.file):\(state.place.line): \(Self.words(error))") }
    }

    private static func words(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return path.isEmpty ? "" : " at \(path)"
        }
        switch error {
        case .keyNotFound(let key, let context): return "\"\(key.stringValue)\" is missing" + place(context)
        case .typeMismatch(let type, let context): return "expected \(type)" + place(context)
        case .valueNotFound(let type, let context): return "expected \(type), found null" + place(context)
        case .dataCorrupted(let context): return context.debugDescription + place(context)
        @unknown default: return "\(error)"
        }
    }
}
