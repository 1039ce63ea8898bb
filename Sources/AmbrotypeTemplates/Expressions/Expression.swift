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
    /// Calls `body` with this expression and every one inside it, outermost first.
    package func visit(_ body: (Expression) -> Void) {
        body(self)
        switch self {
        case .literal, .name: break
        case .list(let elements): for element in elements { element.visit(body) }
        case .member(let owner, _, _): owner.visit(body)
        case .element(let owner, let index):
            owner.visit(body)
            index.visit(body)
        case .call(_, let arguments): for argument in arguments { argument.visit(body) }
        case .unary(_, let operand): operand.visit(body)
        case .binary(_, let left, let right):
            left.visit(body)
            right.visit(body)
        case .conditional(let test, let yes, let no):
            test.visit(body)
            yes.visit(body)
            no.visit(body)
        }
    }
}
