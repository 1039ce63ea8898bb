/// A parsed expression: `entry.plans.count > 1 && !isStale ? 'many' : 'one'`. Documented in `docs/template-format.md`.
package indirect enum Expression: Equatable, Sendable {
    case literal(TemplateValue)
    case name(String)
    case list([Expression])
    /// `isOptional` for `?.`: no value instead of an error where the owner has no value or no such member.
    case member(Expression, String, isOptional: Bool)
    case element(Expression, Expression)
    case call(String, [Expression])
    case unary(Operator, Expression)
    case binary(Operator, Expression, Expression)
    case conditional(Expression, Expression, Expression)

    /// Operators of Swift with Swift's precedence.
    package enum Operator: String, CaseIterable, Sendable {
        case or = "||"
        case and = "&&"
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case halfOpenRange = "..<"
        case closedRange = "..."
        case less = "<"
        case greater = ">"
        case fallback = "??"
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divided = "/"
        case remainder = "%"
        case not = "!"

        /// Binding strength of the binary operator; higher binds first.
        var precedence: Int {
            switch self {
            case .or: 1
            case .and: 2
            case .equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater: 3
            case .fallback: 4
            case .halfOpenRange, .closedRange: 5
            case .plus, .minus: 6
            case .times, .divided, .remainder: 7
            case .not: 8
            }
        }
    }
}

extension Expression {
    /// Names the expression reads from its scope, without those after a dot.
    package var freeNames: Set<String> {
        switch self {
        case .literal: []
        case .name(let name): [name]
        case .list(let elements): elements.reduce(into: []) { $0.formUnion($1.freeNames) }
        case .member(let owner, _, _): owner.freeNames
        case .element(let owner, let index): owner.freeNames.union(index.freeNames)
        case .call(_, let arguments): arguments.reduce(into: []) { $0.formUnion($1.freeNames) }
        case .unary(_, let operand): operand.freeNames
        case .binary(_, let left, let right): left.freeNames.union(right.freeNames)
        case .conditional(let test, let yes, let no): test.freeNames.union(yes.freeNames).union(no.freeNames)
        }
    }
}
