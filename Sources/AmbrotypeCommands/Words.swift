import AmbrotypeDrawing

/// Sentences of the tool that are used in more than one place.
enum Words {
    static func unknownCommand(_ name: String, known: [String]) -> String {
        "there is no command \"\(name)\"\(suggestion(name, known)); ambrotype --help lists them"
    }

    static func unknownOption(_ name: String, known: [String]) -> String {
        "there is no option \"\(name)\"\(suggestion(name, known))"
    }

    static func unknownWidget(_ name: String, known: [String]) -> String {
        "there is no widget or preview \"\(name)\"\(suggestion(name, known)); list names them"
    }

    /// After the place where the name stands.
    static func noParameter(_ name: String, known: [String]) -> String {
        known.isEmpty
            ? "nothing that is drawn here has parameters"
            : "nothing that is drawn here has a parameter \"\(name)\"\(suggestion(name, known)); there are "
                + known.joined(separator: ", ")
    }

    static func noKind(_ kind: String, known: [String]) -> String {
        "the reload of kind \"\(kind)\" reaches no widget of this run\(suggestion(kind, known)); the kinds are "
            + known.joined(separator: ", ")
    }

    static func badValue(_ option: String, _ value: String, expected: String) -> UsageError {
        UsageError("--\(option) \(value): expected \(expected)", option: option)
    }

    static func notOneOf(_ option: String, _ value: String, _ known: [String]) -> UsageError {
        UsageError(
            "--\(option) \(value): expected one of \(known.joined(separator: ", "))\(suggestion(value, known))",
            option: option)
    }

    private static func suggestion(_ name: String, _ known: [String]) -> String {
        let near = nearestNames(to: name, among: known)
        return near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
    }
}

extension [String] {
    /// The first word that stood there before; nil where each stands once.
    var firstRepeated: String? {
        var seen: Set<String> = []
        return first { !seen.insert($0).inserted }
    }
}
