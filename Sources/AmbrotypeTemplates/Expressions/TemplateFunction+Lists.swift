import Foundation

extension TemplateFunction {
    static let listFunctions: [TemplateFunction] = [
        TemplateFunction("reversed", "(list)", "The list back to front.") { a throws(TemplateTrouble) in
            .list(try a.list(0).reversed())
        },
        TemplateFunction(
            "sorted", "(list, member = none)", "The list in ascending order, of its elements or of a member of each."
        ) {
            a throws(TemplateTrouble) in
            try a.atMost(2)
            return .list(try sorted(a))
        },
        TemplateFunction("filter", "(list, member, value)", "The elements whose member has the value.") {
            a throws(TemplateTrouble) in
            let (name, wanted) = (try a.text(1), try a.value(2))
            return .list(try a.list(0).filter { $0.object?[name]?.isEqual(to: wanted) ?? false })
        },
        TemplateFunction("map", "(list, member)", "That member of each element.") { a throws(TemplateTrouble) in
            let name = try a.text(1)
            return .list(try a.list(0).map { $0.object?[name] ?? .null })
        },
        TemplateFunction(
            "firstIndex", "(list, element)", "The place of the element, from 0; no value where it is not there."
        ) {
            a throws(TemplateTrouble) in
            let wanted = try a.value(1)
            return try a.list(0).firstIndex { $0.isEqual(to: wanted) }.map(TemplateValue.integer) ?? .null
        },
        TemplateFunction("joined", "(list, separator = \"\")", "The elements as one text.") {
            a throws(TemplateTrouble) in
            var texts: [String] = []
            for value in try a.list(0) { texts.append(try a.scope.plainText(of: value)) }
            return .string(texts.joined(separator: try a.text(1, default: "")))
        },
    ]

    private static func sorted(_ a: FunctionArguments) throws(TemplateTrouble) -> [TemplateValue] {
        let name = a.values.count > 1 ? try a.text(1) : nil
        var keyed: [(key: TemplateValue, index: Int, value: TemplateValue)] = []
        for (index, value) in try a.list(0).enumerated() {
            let key = name.map { value.object?[$0] ?? .null } ?? value
            let first = keyed.first?.key ?? key
            guard isSortable(key, beside: first) else {
                throw .expressionOperands(operation: "sorted", left: first.kindName, right: key.kindName)
            }
            keyed.append((key, index, value))
        }
        return keyed.sorted { a, b in
            if isBefore(a.key, b.key) { return true }
            return isBefore(b.key, a.key) ? false : a.index < b.index
        }.map(\.value)
    }

    private static func isSortable(_ a: TemplateValue, beside b: TemplateValue) -> Bool {
        switch (a, b) {
        case (.string, .string), (.date, .date): true
        default: a.double != nil && b.double != nil
        }
    }

    private static func isBefore(_ a: TemplateValue, _ b: TemplateValue) -> Bool {
        if let x = a.double, let y = b.double { return x < y }
        if case .date(let x) = a, case .date(let y) = b { return x < y }
        return (a.string ?? "") < (b.string ?? "")
    }
}
