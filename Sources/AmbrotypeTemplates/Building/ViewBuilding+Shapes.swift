import AmbrotypeDrawing
import AmbrotypeViews
import Foundation

extension ViewBuilding {
    /// A shape by its node: `"Circle"`, `{"RoundedRectangle": 12}`.
    func shape(_ json: JSONValue) throws -> any Shape {
        let resolved = try json.string.map { $0.contains("{{") } == true ? evaluated(json) : json
        let builts = builts(resolved)
        guard builts.count == 1, case .shape(let shape) = builts[0] else {
            throw TemplateIssue(
                .wrongKind(
                    expected: "a shape such as \"Capsule\" or {\"RoundedRectangle\": 12}",
                    found: builts.first?.words ?? "nothing"),
                at: json.place)
        }
        return shape
    }

    /// A style where the value is one; else views.
    func styleOrContent(_ json: JSONValue) throws -> StyleOrContent {
        if Self.isView(json, definitions) { return .content(TemplateContent(views: try views(json))) }
        return .style(try ValueKind<any ShapeStyle>.style.read(try evaluated(json), values))
    }

    /// Whether a value that may be a style or views is views: a list, a condition, or a node of a view that is no gradient.
    static func isView(_ json: JSONValue, _ definitions: [String: ViewDefinition]) -> Bool {
        if json.array != nil || json["if"] != nil || json["switch"] != nil { return true }
        let name = json.string ?? json.members?.first { $0.key.first?.isUppercase == true }?.key ?? ""
        let isGradient = ["LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient"].contains(name)
        return (ViewTable.views[name] != nil || definitions[name] != nil || name == "ForEach")
            && (!isGradient || json["modifiers"] != nil)
    }
}
