/// What can be wrong in a template's files. The wording of each is in `TemplateTrouble+Wording`.
package enum TemplateTrouble: Error, Equatable, Hashable, Sendable {
    // MARK: JSON
    case notUTF8
    case jsonEmpty
    case jsonUnexpected(found: String, expected: String)
    case jsonTrailingComma
    case jsonComment
    case jsonDuplicateKey(String, firstLine: Int)
    case jsonBadEscape(String)
    case jsonOpenString
    case jsonControlCharacter(Int)
    case jsonTooDeep(limit: Int)

    // MARK: Files
    case fileMissing(String, near: [String])
    case fileUnreadable(String, reason: String)
    case fileTooLarge(String, bytes: Int, limit: Int)
    case pathLeavesFolder(String)
    case pointerFileOfLargeFileStorage(String)

    // MARK: The document
    case missingMember(String, of: String)
    case unknownMember(String, of: String, near: [String])
    case wrongKind(expected: String, found: String)
    case unknownName(String, kind: NameKind, near: [String])
    case notOneView(found: String)
    case viewMissing(keys: [String])
    case badValue(String, expected: String)
    case endlessView(String)
    case wrongTarget(String, needs: String, found: String)
    case contradiction(String, String)
    case tooMany(String, limit: Int)
    case badSchedule(BadSchedule)

    // MARK: Expressions
    case expressionSyntax(String, expression: String, at: Int)
    case expressionOperands(operation: String, left: String, right: String)
    case expressionArguments(function: String, expected: String, found: String)
    case expressionNoMember(String, of: String, near: [String])
    case expressionIndex(Int, count: Int)
    case expressionNull(String)
    case expressionTooDeep

    // MARK: Strings
    case stringsSyntax(expected: String, found: String)
    case missingString(key: String, near: [String])
    case missingTranslation(key: String, language: String)
    case badSpecifier(key: String, specifier: String, argument: String)
    case badPluralCategory(String, near: [String])

    // MARK: Assets
    case missingPicture(String, near: [String])
    case missingColor(String, near: [String])
    case emptySet(String)
    case unreadablePicture(String, reason: String)
    case unsupportedPicture(String, kind: String)
    case badColorComponent(String, value: String)
    case unknownColorSpace(String)

    // MARK: StoreKit
    case badPrice(String)
    case badPeriod(String)
}

/// What a name that was not found should have named.
package enum NameKind: String, Equatable, Hashable, Sendable, Codable {
    case view, modifier, color, font, symbol, family, presentation, parameter, option, variable, function, style, value
    case product, template, sample, language, kind, device, brand
}

/// A timeline that cannot be run; AmbrotypeTimelines' `ScheduleError` in a form that can be compared and kept in sets.
package enum BadSchedule: Equatable, Hashable, Sendable {
    case minutesOutOfRange(Int)
    case noTimes
    case noDates
    case weekdayOutOfRange(Int)
    case countOutOfRange(Int)
}
