import Foundation

extension TemplateFunction {
    static let numberFunctions: [TemplateFunction] = [
        TemplateFunction("min", "(number, number, …)", "The smallest of its numbers.") { a throws(TemplateTrouble) in
            try extreme(a) { $0 < $1 }
        },
        TemplateFunction("max", "(number, number, …)", "The largest of its numbers.") { a throws(TemplateTrouble) in
            try extreme(a) { $0 > $1 }
        },
        TemplateFunction("abs", "(number)", "The number without its sign.") { a throws(TemplateTrouble) in
            try a.atMost(1)
            if case .integer(let number) = try a.value(0), number != Int.min { return .integer(Swift.abs(number)) }
            return .number(Swift.abs(try a.number(0)))
        },
        TemplateFunction("clamp", "(number, low, high)", "The number moved into low…high.") {
            a throws(TemplateTrouble) in
            try a.atMost(3)
            let (number, low, high) = (try a.number(0), try a.number(1), try a.number(2))
            if number < low { return try a.value(1) }
            return number > high ? try a.value(2) : try a.value(0)
        },
        rounding("round", "The nearest whole number, halves away from zero.", .toNearestOrAwayFromZero),
        rounding("floor", "The next whole number below.", .down),
        rounding("ceil", "The next whole number above.", .up),
    ]

    private static func rounding(_ name: String, _ summary: String, _ rule: FloatingPointRoundingRule)
        -> TemplateFunction
    {
        TemplateFunction(name, "(number)", summary) { a throws(TemplateTrouble) in
            try a.atMost(1)
            let number = try a.number(0).rounded(rule)
            guard let whole = Int(exactly: number) else { return .number(number) }
            return .integer(whole)
        }
    }

    private static func extreme(
        _ arguments: FunctionArguments, _ isBetter: (Double, Double) -> Bool
    ) throws(TemplateTrouble) -> TemplateValue {
        var best = 0
        _ = try arguments.number(0)
        for index in arguments.values.indices where isBetter(try arguments.number(index), try arguments.number(best)) {
            best = index
        }
        return arguments.values[best]
    }
}
