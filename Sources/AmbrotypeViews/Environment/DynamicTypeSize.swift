/// The text size a person has chosen.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

/// The older name of the same thing.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Hashable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    init(_ size: DynamicTypeSize) { self = ContentSizeCategory(rawValue: size.rawValue)! }

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension DynamicTypeSize {
    public init(_ category: ContentSizeCategory) { self = DynamicTypeSize(rawValue: category.rawValue)! }
}

extension View {
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environmentModifier { $0.dynamicTypeSize = size }
    }

    /// Keeps the text size inside a range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        environmentModifier { values in
            if range.contains(values.dynamicTypeSize) { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let first = allowed.first, let last = allowed.last else { return }
            values.dynamicTypeSize = values.dynamicTypeSize < first ? first : last
        }
    }
}
