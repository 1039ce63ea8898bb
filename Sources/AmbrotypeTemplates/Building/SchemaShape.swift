/// The part of JSON Schema that the template format needs.
package indirect enum SchemaShape: Equatable, Sendable {
    case anything
    case string
    case number
    case integer
    case boolean
    /// One of these strings, suggested by editors.
    case names([String])
    /// These strings suggested, any other allowed.
    case suggestions([String])
    case list(SchemaShape)
    case object([String: SchemaShape], required: [String])
    /// An object whose members all have one shape.
    case dictionary(SchemaShape)
    case any([SchemaShape])
    /// A named definition of the schema.
    case definition(String)
}

extension SchemaShape {
    /// Whether an object can be a value of this shape.
    var acceptsObjects: Bool {
        switch self {
        case .anything, .object, .dictionary, .definition: true
        case .any(let shapes): shapes.contains(where: \.acceptsObjects)
        default: false
        }
    }
}
