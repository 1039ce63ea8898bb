public import AmbrotypeViews
import Foundation

extension AppIntent {
    public typealias Parameter<Value> = IntentParameter<Value>
}

/// Where a parameter takes its value from when an intent follows another.
public enum InputConnectionBehavior: Sendable {
    case `default`
    case never
    case connectToPreviousIntentResult
}

extension IntentParameter {
    public typealias Title = LocalizedStringResource

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, standard: defaultValue) }

    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title: nil, standard: defaultValue) }

    public convenience init(
        wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, standard: wrappedValue) }

    /// Choices made by a provider, asked while a person configures.
    public convenience init<Provider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) { self.init(title: title, standard: defaultValue) }

    public convenience init<Query>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) { self.init(title: title, standard: defaultValue) }

    /// A list of a fixed or bounded length, by family.
    public convenience init<Size>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: Size, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, standard: defaultValue) }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, standard: defaultValue) }

    /// A number within bounds.
    public convenience init<Bound>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: IntentControlStyle, inclusiveRange: (lowerBound: Bound, upperBound: Bound)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, standard: defaultValue) }

    public convenience init<Bound>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        inclusiveRange: (lowerBound: Bound, upperBound: Bound), requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, standard: defaultValue) }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: IntentControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, standard: defaultValue) }

    /// A date, a time, or both.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        kind: IntentDateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, standard: defaultValue) }

    /// A text, with what its keyboard does.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, standard: defaultValue) }

    /// A file.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, standard: defaultValue) }
}

public enum IntentControlStyle: Sendable {
    case field
    case stepper
    case slider
}

public enum IntentDateKind: Sendable {
    case date
    case time
    case dateTime
}

/// How many elements a list may have.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {
    public let min: Int
    public let max: Int
    public init(min: Int = 0, max: Int) { (self.min, self.max) = (min, max) }
    public init(integerLiteral value: Int) { (min, max) = (value, value) }
}

extension String {
    public struct IntentInputOptions: Sendable {
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
                decimalPad, twitter, webSearch, asciiCapableNumberPad
        }

        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}
    }
}

/// What an intent asks a person for while it runs; nobody answers here.
extension IntentParameter {
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }

    public func requestDisambiguation(among options: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        options.first ?? wrappedValue
    }

    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }

    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { ParameterNeedsValue() }

    public func needsDisambiguationError(among options: [Value], dialog: IntentDialog? = nil) -> any Error {
        ParameterNeedsValue()
    }
}

struct ParameterNeedsValue: Error {}
