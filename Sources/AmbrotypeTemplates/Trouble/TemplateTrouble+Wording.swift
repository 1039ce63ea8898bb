// The words of every trouble: what is wrong, and how to mend it. No other file of this module words an error.

extension TemplateTrouble {
    /// What is wrong, one clause without a full stop.
    package var words: String {
        switch self {
        case .notUTF8: "the file is not UTF-8 text"
        case .jsonEmpty: "the file is empty"
        case .jsonUnexpected(let found, let expected): "expected \(expected), found \(found)"
        case .jsonTrailingComma: "a comma stands before a closing bracket"
        case .jsonComment: "JSON has no comments"
        case .jsonDuplicateKey(let key, _): "the key \"\(key)\" stands twice in one object"
        case .jsonBadEscape(let escape): "\"\(escape)\" is not an escape of JSON"
        case .jsonOpenString: "a string is not closed before the end of its line"
        case .jsonControlCharacter(let code): "a control character (code \(code)) stands in a string"
        case .jsonTooDeep(let limit): "values are nested deeper than \(limit)"
        default: furtherWords
        }
    }

    private var furtherWords: String {
        switch self {
        case .fileMissing(let path, _): "there is no file \(path)"
        case .fileUnreadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .fileTooLarge(let path, let bytes, let limit): "\(path) has \(bytes) bytes, more than \(limit)"
        case .pathLeavesFolder(let path): "the path \"\(path)\" leaves the template's folder"
        case .pointerFileOfLargeFileStorage(let path): "\(path) is a Git LFS pointer, not the file itself"
        case .missingMember(let name, let owner): "\(owner) needs \"\(name)\""
        case .unknownMember(let name, let owner, _): "\(owner) has no \"\(name)\""
        case .wrongKind(let expected, let found): "expected \(expected), found \(found)"
        case .unknownName(let name, let kind, _): "there is no \(kind.rawValue) \"\(name)\""
        case .notOneView(let found): "expected one view, found \(found)"
        case .viewMissing(let keys):
            "expected a view, found an object with " + (keys.isEmpty ? "no keys" : "the keys " + quoted(keys))
        case .badValue(let value, let expected): "\"\(value)\" is not \(expected)"
        case .endlessView(let name): "the view \"\(name)\" contains itself"
        case .wrongTarget(let modifier, let needs, let found): "\(modifier) works on \(needs), found \(found)"
        case .contradiction(let one, let other): "\"\(one)\" and \"\(other)\" cannot stand together"
        case .tooMany(let things, let limit): "there are more than \(limit) \(things)"
        case .badSchedule(let error): scheduleWords(error)
        default: expressionWords
        }
    }

    private func scheduleWords(_ error: BadSchedule) -> String {
        switch error {
        case .minutesOutOfRange(let minutes): "an entry every \(minutes) minutes is out of range (1 to 10080)"
        case .noTimes: "the timeline has no times of day"
        case .noDates: "the timeline has no dates"
        case .weekdayOutOfRange(let day): "there is no weekday \(day)"
        case .countOutOfRange(let count): "a timeline cannot have \(count) entries"
        }
    }

    private var expressionWords: String {
        switch self {
        case .expressionSyntax(let problem, let expression, let at): "\(problem) at character \(at) of `\(expression)`"
        case .expressionOperands(let operation, let left, let right):
            "`\(operation)` does not work on \(left)" + (right.isEmpty ? "" : " and \(right)")
        case .expressionArguments(let function, let expected, let found):
            "\(function)() takes \(expected), found \(found)"
        case .expressionNoMember(let name, let owner, _): "\(owner) has no \"\(name)\""
        case .expressionIndex(let index, let count): "there is no element \(index) in a list of \(count)"
        case .expressionNull(let expression): "`\(expression)` has no value"
        case .expressionTooDeep: "the expression is nested too deep"
        default: catalogWords
        }
    }

    private var catalogWords: String {
        switch self {
        case .stringsSyntax(let expected, let found): "expected \(expected), found \(found)"
        case .missingString(let key, _): "no string catalog has the key \"\(key)\""
        case .missingTranslation(let key, let language): "\"\(key)\" is not translated into \(language)"
        case .badSpecifier(let key, let specifier, let argument):
            "\"\(key)\" has the placeholder \(specifier), but the argument is \(argument)"
        case .badPluralCategory(let name, _): "\"\(name)\" is not a plural category"
        case .missingPicture(let name, _): "no asset catalog has the picture \"\(name)\""
        case .missingColor(let name, _): "no asset catalog has the colour \"\(name)\""
        case .emptySet(let name): "the set \"\(name)\" has no usable file or value"
        case .unreadablePicture(let path, let reason): "the picture \(path) cannot be read: \(reason)"
        case .unsupportedPicture(let path, let kind): "the picture \(path) is \(kind), which is not drawn yet"
        case .badColorComponent(let name, let value): "the colour component \(name) = \"\(value)\" is not a number"
        case .unknownColorSpace(let name): "the colour space \"\(name)\" is not known"
        case .badPrice(let price): "the price \"\(price)\" is not a decimal number"
        case .badPeriod(let period): "the period \"\(period)\" is not an ISO 8601 duration of one unit"
        default: preconditionFailure("every trouble has words")
        }
    }

    /// How to mend it, a sentence; nil where the words already say it.
    package var mend: String? {
        switch self {
        case .notUTF8: "Save it as UTF-8."
        case .jsonTrailingComma: "Remove the comma."
        case .jsonComment: "Remove the comment, or move it into a \"description\" member."
        case .jsonDuplicateKey(_, let line): "Remove one of the two; the first is on line \(line)."
        case .jsonBadEscape: #"Write one of \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits."#
        case .jsonOpenString: #"Close it with a double quote; write a line break as \n."#
        case .jsonControlCharacter: #"Write it as an escape, such as \t."#
        case .pathLeavesFolder: "Copy the file into the template's folder and name it from there."
        case .pointerFileOfLargeFileStorage: "Run `git lfs pull`."
        case .fileMissing(_, let near), .unknownMember(_, _, let near), .unknownName(_, _, let near),
            .expressionNoMember(_, _, let near), .missingString(_, let near), .missingPicture(_, let near),
            .missingColor(_, let near), .badPluralCategory(_, let near):
            suggestion(near)
        case .viewMissing: "Name the view by one capitalised key, such as {\"Text\": \"Hello\"}."
        case .badPrice: "Write it like \"4.99\"."
        case .badPeriod: "Write it like \"P1M\" or \"P2W\"."
        case .unsupportedPicture: "Add a PNG or JPEG to the set."
        case .wrongTarget: "Move it before the modifiers that make a view of it, or to where it belongs."
        case .expressionNull: "Give it a value, or a fallback with `??`."
        default: nil
        }
    }

    private func suggestion(_ near: [String]) -> String? {
        near.isEmpty ? nil : "Did you mean \(quoted(near, last: " or "))?"
    }

    private func quoted(_ names: [String], last: String = " and ") -> String {
        let quoted = names.map { "\"\($0)\"" }
        return quoted.count < 2
            ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + last + quoted[quoted.count - 1]
    }
}
