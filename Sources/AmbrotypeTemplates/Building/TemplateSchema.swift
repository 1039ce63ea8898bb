import AmbrotypeWidgets
import Foundation

/// The JSON Schema (draft 7) of `template.json`, made from the tables that the reader uses.
///
/// It is for completion and tooltips in editors: a little looser than the reader, which alone knows the catalogs.
@MainActor package enum TemplateSchema {
    /// The schema's text: sorted keys, so that equal tables give equal bytes.
    package static func text() -> String { written(document(), indent: 0) + "\n" }

    /// JSON in as few lines as fit 120 columns, one space a level.
    private static func written(_ value: Any, indent: Int) -> String {
        let line = compact(value)
        if line.count + indent <= 120 { return line }
        let inner = String(repeating: " ", count: indent + 1)
        let outer = String(repeating: " ", count: indent)
        switch value {
        case let members as [String: Any]:
            let lines = members.sorted { $0.key < $1.key }.map { name, value in
                "\(inner)\(compact(name)): \(written(value, indent: indent + 1))"
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
        case let elements as [Any]:
            return "[\n" + elements.map { inner + written($0, indent: indent + 1) }.joined(separator: ",\n") + "\n"
                + outer + "]"
        default: return line
        }
    }

    private static func compact(_ value: Any) -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
        guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
            preconditionFailure("the schema holds JSON values only")
        }
        return String(decoding: data, as: UTF8.self)
    }

    private static func document() -> [String: Any] {
        var properties: [String: Any] = [:]
        for member in DocumentMember.all {
            var shape = schema(member.schema)
            shape["description"] = member.summary + kinds(of: member)
            properties[member.name] = shape
        }
        return [
            "$schema": "http://json-schema.org/draft-07/schema#", "title": "Ambrotype template", "type": "object",
            "description": "A widget, Live Activity or view for Ambrotype; see docs/template-format.md.",
            "required": ["kind"], "additionalProperties": false, "properties": properties,
            "allOf": TemplateKind.allCases.map(requirement), "definitions": definitions(),
        ]
    }

    private static func kinds(of member: DocumentMember) -> String {
        guard member.kinds.count < TemplateKind.allCases.count else { return "" }
        let names = TemplateKind.allCases.filter(member.kinds.contains).map(\.rawValue)
        return " For " + names.joined(separator: " and ") + "."
    }

    private static func requirement(of kind: TemplateKind) -> [String: Any] {
        let required = DocumentMember.all.filter { $0.isRequired && $0.kinds.contains(kind) }.map(\.name)
        return [
            "if": ["properties": ["kind": ["const": kind.rawValue]], "required": ["kind"]],
            "then": ["required": required.sorted()],
        ]
    }

    // MARK: Shapes

    /// The schema of a shape; anything but text and free values may also be an expression.
    static func schema(_ shape: SchemaShape) -> [String: Any] {
        switch shape {
        case .anything: [:]
        case .string: ["type": "string"]
        case .number: expressible(["type": "number"])
        case .integer: expressible(["type": "integer"])
        case .boolean: expressible(["type": "boolean"])
        case .names(let names): expressible(["enum": names])
        case .suggestions(let names): ["anyOf": [["enum": names], ["type": "string"]]]
        case .list(let element): expressible(["type": "array", "items": schema(element)])
        case .object(let members, let required):
            [
                "type": "object", "properties": members.mapValues(schema), "required": required.sorted(),
                "additionalProperties": false,
            ]
        case .dictionary(let element): ["type": "object", "additionalProperties": schema(element)]
        case .any(let shapes): ["anyOf": shapes.map(schema)]
        case .definition(let name): ["$ref": "#/definitions/" + name]
        }
    }

    private static func expressible(_ schema: [String: Any]) -> [String: Any] {
        ["anyOf": [schema, ["$ref": "#/definitions/expression"]]]
    }
}
