public import Foundation

/// What a screen reader says of a text; a still picture shows none of it, so each of these gives the text back as it is.
extension Text {
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { self }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
    @_disfavoredOverload public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { self }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
}

/// What kind of text a screen reader reads.
public enum AccessibilityTextContentType: Hashable, Sendable {
    case plain
    case console
    case fileSystem
    case messaging
    case narrative
    case sourceCode
    case spreadsheet
    case wordProcessing
}

/// Rank of a heading for a screen reader.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}
