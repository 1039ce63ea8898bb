import AmbrotypeViews
import Foundation

extension TemplateSchema {
    /// What `#/definitions` names.
    static func definitions() -> [String: Any] {
        var definitions: [String: Any] = [
            "expression": [
                "type": "string", "pattern": #"\{\{"#,
                "description": "An expression in double braces: {{ entry.title }}.",
            ],
            "content": [
                "anyOf": [
                    ["$ref": "#/definitions/view"], ["type": "array", "items": ["$ref": "#/definitions/content"]],
                ]
            ],
            "view": view(), "modifiers": ["type": "array", "items": ["$ref": "#/definitions/modifier"]],
            "modifier": modifier(),
            "shape": ["$ref": "#/definitions/view"], "text": words(),
        ]
        let shapes: [String: SchemaShape] = [
            "color": ValueKind<Color>.colorSchema, "style": ValueKind<any ShapeStyle>.styleSchema,
            "font": ValueKind<Font>.fontSchema, "linearGradient": ValueKind<LinearGradient>.linearGradientSchema,
            "radialGradient": ValueKind<RadialGradient>.radialGradientSchema,
            "angularGradient": ValueKind<AngularGradient>.angularGradientSchema,
            "ellipticalGradient": ValueKind<EllipticalGradient>.ellipticalGradientSchema,
            "parameter": .object(
                ["title": .string, "options": .list(.string), "default": .any([.string, .number, .boolean])],
                required: ["default"]),
            "sample": .object(
                [
                    "configuration": .dictionary(.anything), "data": .dictionary(.anything),
                    "show": .any([.names(["all"]), .list(.integer)]),
                ], required: []),
            "ownView": .object(
                ["parameters": .dictionary(.anything), "body": .definition("content")], required: ["body"]),
            "state": .object(
                [
                    "name": .string, "from": .string, "state": .dictionary(.anything), "shownAt": .string,
                    "staleDate": .string,
                    "phase": .names(ActivityState.Phase.allCases.map(\.rawValue)), "relevanceScore": .number,
                ], required: ["name"]),
            "timeline": timeline,
        ]
        for (name, shape) in shapes { definitions[name] = schema(shape) }
        return definitions
    }

    private static var timeline: SchemaShape {
        .object(
            [
                "everyMinutes": .integer, "aligned": .boolean, "atTimes": .list(.string),
                "weekdays": .list(.names(DocumentReader.weekdayNames)), "dates": .any([.string, .list(.string)]),
                "items": .anything, "order": .names(["cycle", "holdLast", "once"]),
                "first": .names(["start", "clock"]),
                "count": .integer, "until": .any([.string, .object(["hours": .number], required: ["hours"])]),
                "repeatedTime": .names(["first", "second", "both"]), "missingTime": .names(["nextMoment", "skip"]),
                "startsNow": .boolean,
                "policy": .any([
                    .names(["atEnd", "never"]), .object(["afterMinutes": .integer], required: ["afterMinutes"]),
                    .object(["atTime": .string], required: ["atTime"]),
                ]),
            ], required: [])
    }

    private static func words() -> [String: Any] {
        let members: [String: SchemaShape] = [
            "text": .string, "key": .string, "arguments": .list(.anything), "verbatim": .string, "date": .string,
            "style": ValueKind<Text.DateStyle>.dateStyle.schema, "dates": .list(.string),
            "timerInterval": .list(.string),
            "pauseTime": .string, "countsDown": .boolean, "showsHours": .boolean,
        ]
        return [
            "anyOf": [
                ["type": "string"], ["type": "number"], ["type": "array", "items": ["$ref": "#/definitions/view"]],
                schema(.object(members, required: [])),
            ]
        ]
    }

    // MARK: Views and modifiers

    private static func view() -> [String: Any] {
        var properties: [String: Any] = [
            "modifiers": ["$ref": "#/definitions/modifiers"],
            "if": described(["type": "string"], "A condition: an expression."),
            "then": ["$ref": "#/definitions/content"], "else": ["$ref": "#/definitions/content"],
            "switch": described(["type": "string"], "A choice: an expression whose text names a case."),
            "cases": ["type": "object", "additionalProperties": ["$ref": "#/definitions/content"]],
            "default": ["$ref": "#/definitions/content"],
            "ForEach": described(
                ["type": "string"], "Repetition: `plan in store.plans` or `index, plan in store.plans`."),
        ]
        for entry in ViewTable.viewEntries {
            properties[entry.name] = described(arguments(entry.parameters), entry.summary)
            for slot in entry.parameters where slot.isSlot { properties[slot.name] = ["$ref": "#/definitions/content"] }
        }
        let object: [String: Any] = [
            "type": "object", "properties": properties, "patternProperties": ["^[A-Z]": [:] as [String: Any]],
            "additionalProperties": false, "minProperties": 1,
        ]
        let bare = ViewTable.viewEntries.filter(\.needsNothing).map(\.name).sorted()
        return ["anyOf": [["type": "string", "anyOf": [["enum": bare], ["pattern": "^[A-Z]"]]], object]]
    }

    private static func modifier() -> [String: Any] {
        var properties: [String: Any] = [
            "if": ["type": "string"], "then": ["$ref": "#/definitions/modifiers"],
            "else": ["$ref": "#/definitions/modifiers"],
        ]
        for entry in ViewTable.modifierEntries {
            properties[entry.name] = described(arguments(entry.parameters), entry.summary)
            for slot in entry.parameters where slot.isSlot { properties[slot.name] = ["$ref": "#/definitions/content"] }
        }
        let object: [String: Any] = [
            "type": "object", "properties": properties, "additionalProperties": false, "minProperties": 1,
        ]
        return ["anyOf": [["enum": ViewTable.modifierEntries.filter(\.needsNothing).map(\.name).sorted()], object]]
    }

    /// The main argument alone, or an object of arguments.
    private static func arguments(_ parameters: [ParameterSpec]) -> [String: Any] {
        let object = schema(
            .object(
                Dictionary(parameters.map { ($0.name, $0.schema) }, uniquingKeysWith: { first, _ in first }),
                required: []))
        guard let main = parameters.first(where: \.isMain) else { return object }
        return ["anyOf": [schema(main.schema), object]]
    }

    private static func described(_ schema: [String: Any], _ text: String) -> [String: Any] {
        schema.merging(["description": text]) { first, _ in first }
    }
}

extension ViewEntry {
    var needsNothing: Bool { !parameters.contains(where: \.isRequired) }
}

extension ModifierEntry {
    var needsNothing: Bool { !parameters.contains(where: \.isRequired) }
}
