import AmbrotypeActivities

extension PayloadProblem {
    /// The rule's stable name.
    var rule: String {
        switch kind {
        case .syntax: "payload-not-json"
        case .missing: "payload-key-missing"
        case .wrongType: "payload-wrong-type"
        case .unknown: "payload-key-unknown"
        case .notAllowed: "payload-value-not-allowed"
        case .dateAsText: "payload-date-as-text"
        case .implausibleDate: "payload-date-implausible"
        case .refused: "payload-refused"
        }
    }

    /// What is wrong and how to mend it.
    var words: String {
        let place = pointer.isEmpty ? "the payload" : pointer
        switch kind {
        case .syntax(let error):
            return "line \(error.line), column \(error.column): \(error.trouble.words); the system drops the push"
        case .missing: return "\(place) is missing" + (isFatal ? "; the system drops the push" : "")
        case .wrongType(let expected, let found): return "\(place): expected \(expected), found \(found)" + drops
        case .unknown(let nearest):
            return "\(place): nobody reads this key" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
        case .notAllowed(let found, let allowed):
            return "\(place): \"\(found)\" is not one of \(allowed.joined(separator: ", "))" + drops
        case .dateAsText(let text):
            return "\(place): \"\(text)\" is a date as text; Swift's decoder wants seconds since 1 January 2001" + drops
        case .implausibleDate(let seconds, let hint):
            return "\(place): \(NumberText.of(seconds)) is no date of our time" + hint.words
        case .refused(let words): return "\(place): \(words)" + drops
        }
    }

    /// The same for a file that the system never sees: no push is dropped for it.
    var mistake: String {
        let end = "; the system drops the push"
        return words.hasSuffix(end) ? String(words.dropLast(end.count)) : words
    }

    private var drops: String { isFatal ? "; the system drops the push" : "" }

    var finding: TimeFinding {
        TimeFinding(rule: rule, message: words)
    }
}

private enum NumberText {
    /// A whole number without a fraction; one that is too large for that as Swift writes it.
    static func of(_ number: Double) -> String { Int(exactly: number.rounded(.down)).map { "\($0)" } ?? "\(number)" }
}

extension PayloadProblem.DateHint {
    fileprivate var words: String {
        switch self {
        case .milliseconds: ": these are milliseconds, seconds are wanted"
        case .since1970: ": it counts from 1970, this date counts from 2001 (take 978307200 away)"
        case .since2001: ": it counts from 2001, this date counts from 1970 (add 978307200)"
        case .none: ""
        }
    }
}

extension PayloadSyntaxError.Trouble {
    fileprivate var words: String {
        switch self {
        case .unexpected(let found): "\"\(found)\" was not expected"
        case .endOfFile: "the file ends too early"
        case .doubledKey(let key): "the key \"\(key)\" comes two times"
        case .tooDeep: "nested too deep"
        case .badString: "a string that is not valid"
        case .badNumber: "a number that is not valid"
        case .notUTF8: "bytes that are not UTF-8"
        }
    }
}
