import AmbrotypeViews
import Foundation

/// One argument of a view or modifier, and how its value is read.
@MainActor struct Parameter<Value> {
    let spec: ParameterSpec
    /// Reads the argument; nil for one that is not there. Throws only `TemplateIssue`.
    let read: @MainActor (JSONValue?, ViewBuilding) throws -> Value
}

/// What is known of a parameter without its type.
struct ParameterSpec: Sendable {
    var name: String
    /// Whether the argument may stand alone in place of an object of arguments.
    var isMain = false
    var isRequired = false
    var words: String
    var schema: SchemaShape
    var role: Role

    enum Role: Sendable {
        /// A value; the closure reads one without expressions.
        case value(@Sendable (JSONValue, ValueContext) throws -> Void)
        /// Words to look up or show.
        case text
        /// Views: beside the view's or modifier's name, or the main argument.
        case content
        /// A style or views.
        case styleOrContent
        /// A shape by its node.
        case shape
        /// `name in list`, or `index, name in list`.
        case loop
        /// The name of a value that the content sees.
        case binding
        /// A node of another kind, read by the view itself.
        case raw
    }
}

@MainActor extension Parameter {
    /// An argument that must be given.
    static func required(_ name: String, _ kind: ValueKind<Value>, main: Bool = false) -> Parameter {
        Parameter(spec: spec(name, kind, main: main, required: true)) { json, building in
            guard let json else { preconditionFailure("a required argument is checked before it is read") }
            return try kind.read(try building.evaluated(json), building.values)
        }
    }

    static func required(main kind: ValueKind<Value>, _ name: String) -> Parameter { required(name, kind, main: true) }

    /// An argument with a value of its own where it is not given.
    static func standard(_ name: String, _ kind: ValueKind<Value>, _ standard: Value, main: Bool = false) -> Parameter {
        Parameter(spec: spec(name, kind, main: main, required: false)) { json, building in
            guard let json else { return standard }
            let value = try building.evaluated(json)
            return value.isNull ? standard : try kind.read(value, building.values)
        }
    }

    /// An argument that may be missing or null.
    static func optional<Wrapped>(
        _ name: String, _ kind: ValueKind<Wrapped>, main: Bool = false
    ) -> Parameter where Value == Wrapped? {
        Parameter(spec: spec(name, kind, main: main, required: false)) { json, building in
            guard let json else { return nil }
            let value = try building.evaluated(json)
            return value.isNull ? nil : try kind.read(value, building.values)
        }
    }

    private static func spec<Wrapped>(
        _ name: String, _ kind: ValueKind<Wrapped>, main: Bool, required: Bool
    ) -> ParameterSpec {
        ParameterSpec(
            name: name, isMain: main, isRequired: required, words: kind.words, schema: kind.schema,
            role: .value { json, context in _ = try kind.read(json, context) })
    }
}

// MARK: Views and words as arguments

@MainActor extension Parameter where Value == TemplateContent {
    /// Views; none where nothing is given.
    static func content(_ name: String = "content", main: Bool = false, required: Bool = false) -> Parameter {
        let spec = ParameterSpec(
            name: name, isMain: main, isRequired: required, words: "views", schema: .definition("content"),
            role: .content)
        return Parameter(spec: spec) { json, building in
            TemplateContent(views: try json.map { try building.views($0) } ?? [])
        }
    }
}

@MainActor extension Parameter where Value == TemplateContent? {
    static func optionalContent(_ name: String, main: Bool = false) -> Parameter {
        let spec = ParameterSpec(
            name: name, isMain: main, words: "views", schema: .definition("content"), role: .content)
        return Parameter(spec: spec) { json, building in try json.map { TemplateContent(views: try building.views($0)) }
        }
    }
}

@MainActor extension Parameter where Value == Text? {
    static func words(_ name: String, main: Bool = false) -> Parameter {
        let spec = ParameterSpec(
            name: name, isMain: main, words: "a text", schema: .definition("text"), role: .text)
        return Parameter(spec: spec) { json, building in try json.map { try building.text($0) } }
    }
}

@MainActor extension Parameter where Value == (any Shape)? {
    static func shape(_ name: String, main: Bool = false, required: Bool = false) -> Parameter {
        let spec = ParameterSpec(
            name: name, isMain: main, isRequired: required, words: "a shape", schema: .definition("shape"), role: .shape
        )
        return Parameter(spec: spec) { json, building in try json.map { try building.shape($0) } }
    }
}

/// What may stand behind or over a view.
enum StyleOrContent {
    case style(any ShapeStyle)
    case content(TemplateContent)
}

@MainActor extension Parameter where Value == StyleOrContent? {
    static func styleOrContent(_ name: String, main: Bool = true, required: Bool = false) -> Parameter {
        let spec = ParameterSpec(
            name: name, isMain: main, isRequired: required, words: "a style or views",
            schema: .any([.definition("style"), .definition("content")]), role: .styleOrContent)
        return Parameter(spec: spec) { json, building in try json.map { try building.styleOrContent($0) } }
    }
}

@MainActor extension Parameter where Value == JSONValue? {
    /// Left to the view.
    static func raw(
        _ name: String, _ words: String, _ schema: SchemaShape, role: ParameterSpec.Role = .raw, main: Bool = false,
        required: Bool = false
    ) -> Parameter {
        let spec = ParameterSpec(
            name: name, isMain: main, isRequired: required, words: words, schema: schema, role: role)
        return Parameter(spec: spec) { json, _ in json }
    }
}
