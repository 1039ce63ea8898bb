import AmbrotypeDrawing

/// The values of a command line.
package struct ArgumentValues: Sendable {
    package var positional: [String] = []
    fileprivate(set) var options: [String: [String]] = [:]

    package init() {}

    package func has(_ name: String) -> Bool { options[name] != nil }

    /// The last value given.
    package subscript(name: String) -> String? { options[name]?.last }

    /// All values, commas split, empty ones left out; nil where the option was not given.
    package func list(_ name: String) -> [String]? {
        options[name]?.flatMap { $0.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init) }
    }

    /// Puts these in place of whatever was given; nil takes the option away.
    mutating func replace(_ name: String, with values: [String]?) { options[name] = values }

    /// A value from a configuration file, of less weight than the command line's.
    mutating func preset(_ name: String, _ value: String) { if options[name] == nil { options[name] = [value] } }

    mutating func add(_ value: String, to name: String) { options[name, default: []].append(value) }
}

/// Reads arguments by a form: `--name value`, `--name=value`, `-n value`, flags, `--` before what is no option.
package enum ArgumentReader {
    package static func read(_ arguments: [String], form: CommandForm) throws(UsageError) -> ArgumentValues {
        var values = ArgumentValues()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                values.positional += rest
                break
            }
            guard argument.hasPrefix("-"), argument.count > 1 else {
                values.positional.append(argument)
                continue
            }
            try readOption(argument, &rest, form, &values)
        }
        if form.positional == nil, let extra = values.positional.first {
            throw UsageError("\(form.name) takes no argument, found \"\(extra)\"")
        }
        return values
    }

    private static func readOption(
        _ argument: String, _ rest: inout ArraySlice<String>, _ form: CommandForm, _ values: inout ArgumentValues
    ) throws(UsageError) {
        let isLong = argument.hasPrefix("--")
        let body = argument.drop { $0 == "-" }
        let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts.first ?? ""
        guard let option = form.options.first(where: { isLong ? $0.name == name : $0.short == name }) else {
            throw UsageError(Words.unknownOption(argument, known: form.options.map { "--" + $0.name }))
        }
        guard let placeholder = option.value else {
            if parts.count > 1 { throw UsageError("--\(option.name) takes no value") }
            return values.add("", to: option.name)
        }
        if parts.count > 1 { return values.add(parts[1], to: option.name) }
        guard let value = rest.popFirst() else {
            throw UsageError("--\(option.name) needs a value: --\(option.name) \(placeholder)")
        }
        values.add(value, to: option.name)
    }
}
