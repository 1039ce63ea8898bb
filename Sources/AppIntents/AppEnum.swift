public import AmbrotypeViews
public import AmbrotypeWidgets

/// A choice among a few fixed values.
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, Sendable, TypeDisplayRepresentable, _StandardChoice
where RawValue: LosslessStringConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }

    public static var _firstChoice: Self? { allCases.first }

    public static func _standardChoice() async -> Self? { allCases.first }

    public static func _choice(_ word: String) async -> Self? {
        allCases.first { String($0.rawValue) == word || "\($0)" == word }
    }
}

extension AppEnum {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
    }

    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
