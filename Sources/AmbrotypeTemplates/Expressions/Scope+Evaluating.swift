import AmbrotypeDrawing
import Foundation

extension Scope {
    package func evaluate(_ expression: Expression) throws(TemplateTrouble) -> TemplateValue {
        switch expression {
        case .literal(let value): return value
        case .name(let name): return try named(name)
        case .list(let elements): return .list(try evaluateAll(elements))
        case .member(let owner, let name, let isOptional): return try member(name, of: owner, isOptional: isOptional)
        case .element(let owner, let index): return try element(try evaluate(index), of: try evaluate(owner))
        case .call(let name, let arguments): return try call(name, arguments)
        case .unary(let sign, let operand): return try apply(sign, to: try evaluate(operand))
        case .binary(let sign, let left, let right): return try binary(sign, left, right)
        case .conditional(let test, let yes, let no): return try evaluate(try isTrue(test) ? yes : no)
        }
    }

    /// A condition: only true and false will do.
    package func isTrue(_ expression: Expression) throws(TemplateTrouble) -> Bool {
        let value = try evaluate(expression)
        guard case .bool(let flag) = value else { throw .wrongKind(expected: "true or false", found: value.kindName) }
        return flag
    }

    private func evaluateAll(_ expressions: [Expression]) throws(TemplateTrouble) -> [TemplateValue] {
        var values: [TemplateValue] = []
        for expression in expressions { values.append(try evaluate(expression)) }
        return values
    }

    private func named(_ name: String) throws(TemplateTrouble) -> TemplateValue {
        if let value = values[name] { return value }
        throw .unknownName(name, kind: .variable, near: nearestNames(to: name, among: values.keys))
    }

    private func call(_ name: String, _ arguments: [Expression]) throws(TemplateTrouble) -> TemplateValue {
        guard let function = TemplateFunction.all[name] else {
            throw .unknownName(name, kind: .function, near: nearestNames(to: name, among: TemplateFunction.all.keys))
        }
        return try function.call(try evaluateAll(arguments), in: self)
    }
}

// MARK: Members

extension Scope {
    private func member(
        _ name: String, of owner: Expression, isOptional: Bool
    ) throws(TemplateTrouble) -> TemplateValue {
        let value = try evaluate(owner)
        if value.isNull {
            if isOptional { return .null }
            throw .expressionNull(owner.words)
        }
        if let found = value.object?[name] ?? property(name, of: value) { return found }
        if isOptional { return .null }
        let known = value.object.map { Array($0.keys) } ?? propertyNames(of: value)
        throw .expressionNoMember(name, of: "`\(owner.words)`", near: nearestNames(to: name, among: known))
    }

    /// Properties of values that are no objects.
    private func property(_ name: String, of value: TemplateValue) -> TemplateValue? {
        switch (value, name) {
        case (.string(let text), "count"): return .integer(text.count)
        case (.string(let text), "isEmpty"): return .bool(text.isEmpty)
        case (.list(let values), "count"): return .integer(values.count)
        case (.list(let values), "isEmpty"): return .bool(values.isEmpty)
        case (.list(let values), "first"): return values.first ?? .null
        case (.list(let values), "last"): return values.last ?? .null
        case (.date(let date), _): return dateProperty(name, of: date)
        default: return nil
        }
    }

    private func dateProperty(_ name: String, of date: Date) -> TemplateValue? {
        let components: [String: Calendar.Component] = [
            "year": .year, "month": .month, "day": .day, "weekday": .weekday, "hour": .hour, "minute": .minute,
            "second": .second,
        ]
        return components[name].map { .integer(calendar.component($0, from: date)) }
    }

    private func propertyNames(of value: TemplateValue) -> [String] {
        switch value {
        case .string: ["count", "isEmpty"]
        case .list: ["count", "isEmpty", "first", "last"]
        case .date: ["year", "month", "day", "weekday", "hour", "minute", "second"]
        default: []
        }
    }

    private func element(_ index: TemplateValue, of owner: TemplateValue) throws(TemplateTrouble) -> TemplateValue {
        switch (owner, index) {
        case (.list(let values), .integer(let at)):
            guard values.indices.contains(at) else { throw .expressionIndex(at, count: values.count) }
            return values[at]
        case (.object(let members), .string(let name)):
            if let found = members[name] { return found }
            throw .expressionNoMember(name, of: "the object", near: nearestNames(to: name, among: members.keys))
        default: throw .expressionOperands(operation: "[ ]", left: owner.kindName, right: index.kindName)
        }
    }
}

// MARK: Operators

extension Scope {
    private func apply(_ sign: Expression.Operator, to value: TemplateValue) throws(TemplateTrouble) -> TemplateValue {
        switch (sign, value) {
        case (.not, .bool(let flag)): return .bool(!flag)
        case (.minus, .integer(let number)) where number != Int.min: return .integer(-number)
        case (.minus, _):
            if let number = value.double { return .number(-number) }
        default: break
        }
        throw .expressionOperands(operation: sign.rawValue, left: value.kindName, right: "")
    }

    private func binary(
        _ sign: Expression.Operator, _ left: Expression, _ right: Expression
    ) throws(TemplateTrouble) -> TemplateValue {
        switch sign {
        case .and: return .bool(try isTrue(left) ? try isTrue(right) : false)
        case .or: return .bool(try isTrue(left) ? true : try isTrue(right))
        case .fallback:
            let value = try evaluate(left)
            return value.isNull ? try evaluate(right) : value
        case .equal: return .bool(try evaluate(left).isEqual(to: try evaluate(right)))
        case .notEqual: return .bool(!(try evaluate(left).isEqual(to: try evaluate(right))))
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return .bool(try isOrdered(sign, try evaluate(left), try evaluate(right)))
        case .halfOpenRange, .closedRange: return try range(sign, try evaluate(left), try evaluate(right))
        default: return try arithmetic(sign, try evaluate(left), try evaluate(right))
        }
    }

    private func isOrdered(
        _ sign: Expression.Operator, _ left: TemplateValue, _ right: TemplateValue
    ) throws(TemplateTrouble) -> Bool {
        func holds<C: Comparable>(_ a: C, _ b: C) -> Bool {
            switch sign {
            case .less: a < b
            case .lessOrEqual: a <= b
            case .greater: a > b
            default: a >= b
            }
        }
        if let a = left.double, let b = right.double { return holds(a, b) }
        if case .date(let a) = left, case .date(let b) = right { return holds(a, b) }
        if let a = left.string, let b = right.string { return holds(a, b) }
        throw .expressionOperands(operation: sign.rawValue, left: left.kindName, right: right.kindName)
    }

    /// Ranges have whole ends and at most ten thousand elements.
    private func range(
        _ sign: Expression.Operator, _ left: TemplateValue, _ right: TemplateValue
    ) throws(TemplateTrouble) -> TemplateValue {
        guard case .integer(let low) = left, case .integer(let high) = right else {
            throw .expressionOperands(operation: sign.rawValue, left: left.kindName, right: right.kindName)
        }
        let (end, overflow) = high.addingReportingOverflow(sign == .closedRange ? 1 : 0)
        let (count, tooFar) = end.subtractingReportingOverflow(low)
        guard !overflow, !tooFar, count <= 10_000 else { throw .tooMany("elements in a range", limit: 10_000) }
        return .list(count <= 0 ? [] : (low..<end).map(TemplateValue.integer))
    }

    private func arithmetic(
        _ sign: Expression.Operator, _ left: TemplateValue, _ right: TemplateValue
    ) throws(TemplateTrouble) -> TemplateValue {
        switch (sign, left, right) {
        case (.plus, .string(let a), _): return .string(a + (try plainText(of: right)))
        case (.plus, _, .string(let b)): return .string(try plainText(of: left) + b)
        case (.plus, .list(let a), .list(let b)): return .list(a + b)
        case (.minus, .date(let a), .date(let b)): return .number(a.timeIntervalSince(b))
        case (.plus, .date(let a), _): if let b = right.double { return .date(a.addingTimeInterval(b)) }
        case (.plus, _, .date(let b)): if let a = left.double { return .date(b.addingTimeInterval(a)) }
        case (.minus, .date(let a), _): if let b = right.double { return .date(a.addingTimeInterval(-b)) }
        case (_, .integer(let a), .integer(let b)):
            if let result = wholeArithmetic(sign, a, b) { return .integer(result) }
            fallthrough
        default:
            if let a = left.double, let b = right.double, let result = floatArithmetic(sign, a, b) {
                return .number(result)
            }
        }
        throw .expressionOperands(operation: sign.rawValue, left: left.kindName, right: right.kindName)
    }

    /// Nil where the result is not whole (every division) or does not fit.
    private func wholeArithmetic(_ sign: Expression.Operator, _ a: Int, _ b: Int) -> Int? {
        let (result, overflow): (Int, Bool)
        switch sign {
        case .plus: (result, overflow) = a.addingReportingOverflow(b)
        case .minus: (result, overflow) = a.subtractingReportingOverflow(b)
        case .times: (result, overflow) = a.multipliedReportingOverflow(by: b)
        case .remainder where b != 0: (result, overflow) = a.remainderReportingOverflow(dividingBy: b)
        default: return nil
        }
        return overflow ? nil : result
    }

    /// Nil for what has no finite result.
    private func floatArithmetic(_ sign: Expression.Operator, _ a: Double, _ b: Double) -> Double? {
        let result: Double
        switch sign {
        case .plus: result = a + b
        case .minus: result = a - b
        case .times: result = a * b
        case .divided: result = a / b
        case .remainder: result = fmod(a, b)
        default: return nil
        }
        return result.isFinite ? result : nil
    }
}

extension Expression {
    /// The expression in words short enough for a message.
    var words: String {
        switch self {
        case .name(let name): name
        case .member(let owner, let name, _): owner.words + "." + name
        case .element(let owner, _): owner.words + "[…]"
        case .call(let name, _): name + "(…)"
        default: "the value"
        }
    }
}
