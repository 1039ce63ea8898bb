import AmbrotypeViews

/// A view that a template can name.
struct ViewEntry {
    let name: String
    /// One sentence for the schema and the documentation.
    let summary: String
    let parameters: [ParameterSpec]
    let build: @MainActor (ArgumentList) throws -> Built
}

/// A modifier that a template can name.
struct ModifierEntry {
    let name: String
    let summary: String
    let parameters: [ParameterSpec]
    let apply: @MainActor (Built, ArgumentList) throws -> Built
}

/// The arguments of one view or modifier, with what reads them.
@MainActor struct ArgumentList {
    /// `VStack`, or `padding` for modifiers.
    let owner: String
    let place: SourcePlace
    let arguments: [String: JSONValue]
    let building: ViewBuilding

    func value<Value>(_ parameter: Parameter<Value>) throws -> Value {
        let json = arguments[parameter.spec.name]
        if json == nil, parameter.spec.isRequired {
            throw TemplateIssue(.missingMember(parameter.spec.name, of: owner), at: place)
        }
        return try parameter.read(json, building)
    }
}

// MARK: Making entries

/// A view whose arguments are read in order and handed over.
@MainActor func viewEntry<V: View, each P>(
    _ name: String, _ summary: String, _ parameters: repeat Parameter<each P>,
    make: @escaping @MainActor (repeat each P) throws -> V
) -> ViewEntry {
    builtEntry(name, summary, repeat each parameters) { (values: repeat each P) in
        .view(AnyView(try make(repeat each values)))
    }
}

@MainActor func builtEntry<each P>(
    _ name: String, _ summary: String, _ parameters: repeat Parameter<each P>,
    make: @escaping @MainActor (repeat each P) throws -> Built
) -> ViewEntry {
    var specs: [ParameterSpec] = []
    for parameter in repeat each parameters { specs.append(parameter.spec) }
    return ViewEntry(name: name, summary: summary, parameters: specs) { arguments in
        try make(repeat try arguments.value(each parameters))
    }
}

@MainActor func modifierEntry<V: View, each P>(
    _ name: String, _ summary: String, _ parameters: repeat Parameter<each P>,
    apply: @escaping @MainActor (AnyView, repeat each P) throws -> V
) -> ModifierEntry {
    builtModifierEntry(name, summary, repeat each parameters) { (built: Built, values: repeat each P) in
        .view(AnyView(try apply(built.anyView, repeat each values)))
    }
}

@MainActor func builtModifierEntry<each P>(
    _ name: String, _ summary: String, _ parameters: repeat Parameter<each P>,
    apply: @escaping @MainActor (Built, repeat each P) throws -> Built
) -> ModifierEntry {
    var specs: [ParameterSpec] = []
    for parameter in repeat each parameters { specs.append(parameter.spec) }
    return ModifierEntry(name: name, summary: summary, parameters: specs) { built, arguments in
        try apply(built, repeat try arguments.value(each parameters))
    }
}

/// A modifier that makes a text of a text and a view of anything else, as SwiftUI has it twice.
@MainActor func textModifierEntry<V: View, each P>(
    _ name: String, _ summary: String, _ parameters: repeat Parameter<each P>,
    text: @escaping @MainActor (Text, repeat each P) throws -> Text,
    view: @escaping @MainActor (AnyView, repeat each P) throws -> V
) -> ModifierEntry {
    builtModifierEntry(name, summary, repeat each parameters) { (built: Built, values: repeat each P) in
        if case .text(let words) = built { return .text(try text(words, repeat each values)) }
        return .view(AnyView(try view(built.anyView, repeat each values)))
    }
}

/// A modifier that exists on one kind of value only.
@MainActor func imageModifierEntry<each P>(
    _ name: String, _ summary: String, _ parameters: repeat Parameter<each P>,
    apply: @escaping @MainActor (Image, repeat each P) throws -> Image
) -> ModifierEntry {
    builtModifierEntry(name, summary, repeat each parameters) { (built: Built, values: repeat each P) in
        guard case .image(let image) = built else { throw WrongTarget(needs: "a picture", found: built.words) }
        return .image(try apply(image, repeat each values))
    }
}

@MainActor func shapeModifierEntry<each P>(
    _ name: String, _ summary: String, _ parameters: repeat Parameter<each P>,
    apply: @escaping @MainActor (any Shape, repeat each P) throws -> Built
) -> ModifierEntry {
    builtModifierEntry(name, summary, repeat each parameters) { (built: Built, values: repeat each P) in
        guard case .shape(let shape) = built else { throw WrongTarget(needs: "a shape", found: built.words) }
        return try apply(shape, repeat each values)
    }
}

/// A modifier on a value that does not have it.
struct WrongTarget: Error {
    let needs: String
    let found: String
}
