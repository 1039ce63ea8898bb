/// A function of the expression language. `a.f(b)` calls it as `f(a, b)`.
package struct TemplateFunction: Sendable {
    package var name: String
    /// Its parameters as the documentation and messages show them: `(number, digits = 0)`.
    package var parameters: String
    /// One sentence for the documentation.
    package var summary: String
    private let body: @Sendable (FunctionArguments) throws(TemplateTrouble) -> TemplateValue

    init(
        _ name: String, _ parameters: String, _ summary: String,
        _ body: @escaping @Sendable (FunctionArguments) throws(TemplateTrouble) -> TemplateValue
    ) {
        (self.name, self.parameters, self.summary, self.body) = (name, parameters, summary, body)
    }

    package func call(_ values: [TemplateValue], in scope: Scope) throws(TemplateTrouble) -> TemplateValue {
        try body(FunctionArguments(function: self, values: values, scope: scope))
    }

    /// Every function by name.
    package static let all: [String: TemplateFunction] = {
        let functions = numberFunctions + textFunctions + listFunctions + dateFunctions + formatFunctions
        return Dictionary(functions.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }()
}

/// The arguments of one call, read by place and kind.
struct FunctionArguments {
    let function: TemplateFunction
    let values: [TemplateValue]
    let scope: Scope

    func wrong(_ index: Int) -> TemplateTrouble {
        let found =
            index < values.count ? "\(values[index].kindName) as argument \(index + 1)" : "\(values.count) arguments"
        return .expressionArguments(function: function.name, expected: function.parameters, found: found)
    }

    func value(_ index: Int) throws(TemplateTrouble) -> TemplateValue {
        guard index < values.count else { throw wrong(index) }
        return values[index]
    }

    func number(_ index: Int, default standard: Double? = nil) throws(TemplateTrouble) -> Double {
        if index >= values.count, let standard { return standard }
        guard let number = try value(index).double else { throw wrong(index) }
        return number
    }

    func integer(_ index: Int, default standard: Int? = nil) throws(TemplateTrouble) -> Int {
        if index >= values.count, let standard { return standard }
        guard case .integer(let number) = try value(index) else { throw wrong(index) }
        return number
    }

    func text(_ index: Int, default standard: String? = nil) throws(TemplateTrouble) -> String {
        if index >= values.count, let standard { return standard }
        guard case .string(let text) = try value(index) else { throw wrong(index) }
        return text
    }

    func list(_ index: Int) throws(TemplateTrouble) -> [TemplateValue] {
        guard case .list(let values) = try value(index) else { throw wrong(index) }
        return values
    }

    /// Throws unless there are at most `count` arguments.
    func atMost(_ count: Int) throws(TemplateTrouble) {
        guard values.count <= count else {
            throw .expressionArguments(
                function: function.name, expected: function.parameters, found: "\(values.count) arguments")
        }
    }
}
