public import AmbrotypeViews
public import Foundation

/// How one value is shown in a list of choices.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]

    /// A picture beside the title. Carried and not shown.
    public struct Image: Sendable {
        public enum DisplayStyle: Sendable {
            case `default`
            case circular
        }

        public init(systemName: String, tintColor: (any Sendable)? = nil, symbolConfiguration: (any Sendable)? = nil) {}
        public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
        public init(
            url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default
        ) {}
    }

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms) }

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        descriptionText: LocalizedStringResource?, synonyms: [LocalizedStringResource] = []
    ) { self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms) }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// How a type of values is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

extension TypeDisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
    }
}
