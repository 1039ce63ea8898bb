/// What was chosen for a widget's parameters.
package struct ParameterChoices: Equatable, Sendable {
    package var values: [String: ParameterValue]
    package var problems: [ParameterProblem]
}

/// A choice that does not fit.
package enum ParameterProblem: Error, Equatable, Sendable {
    case unknownName(String, known: [String])
    /// `allowed` is given for choices and switches.
    case badValue(name: String, word: String, allowed: [String]?)
    /// Neither chosen nor given a fallback.
    case missing(name: String)
}

extension [ConfigurationParameter] {
    /// Fills every parameter from the words given, else from its fallback.
    ///
    /// - Parameter words: by name, as on the command line.
    package func choices(_ words: [String: String]) -> ParameterChoices {
        var (values, problems): ([String: ParameterValue], [ParameterProblem]) = ([:], [])
        for name in words.keys.sorted() where !contains(where: { $0.name == name }) {
            problems.append(.unknownName(name, known: map(\.name)))
        }
        for parameter in self {
            if let word = words[parameter.name] {
                let value = parameter.kind.value(word)
                values[parameter.name] = value ?? parameter.fallback
                if value == nil {
                    problems.append(.badValue(name: parameter.name, word: word, allowed: parameter.kind.words))
                }
            } else if let fallback = parameter.fallback {
                values[parameter.name] = fallback
            } else {
                problems.append(.missing(name: parameter.name))
            }
        }
        return ParameterChoices(values: values, problems: problems)
    }

    /// Every way to set the choices and switches, the others at their fallback: what a matrix of pictures runs over.
    /// The first parameter changes slowest, options in their order.
    ///
    /// - Parameter limit: most combinations; a rest is left out.
    package func combinations(limit: Int = 64) -> [[String: ParameterValue]] {
        var rows: [[String: ParameterValue]] = [[:]]
        for parameter in self {
            let options: [ParameterValue?] =
                switch parameter.kind {
                case .choice(let options): options.map { .choice($0.id) }
                case .bool: [.bool(false), .bool(true)]
                default: [parameter.fallback]
                }
            rows = rows.flatMap { row in
                options.map { value in
                    var longer = row
                    longer[parameter.name] = value
                    return longer
                }
            }
            if rows.count > limit { rows.removeLast(rows.count - limit) }
        }
        return rows
    }
}
