public import AmbrotypeViews
public import Foundation

/// What a provider is told about the widget it makes entries for.
public struct TimelineProviderContext: @unchecked Sendable {
    /// The environments in which the system may show the widget.
    @dynamicMemberLookup public struct EnvironmentVariants: @unchecked Sendable {
        package var variants: [EnvironmentValues]

        package init(_ variants: [EnvironmentValues]) { self.variants = variants }

        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            self[keyPath: keyPath]
        }

        /// The values of all variants, equal ones as often as they occur; nil where there is no variant.
        public subscript<T>(keyPath keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            variants.isEmpty ? nil : variants.map { $0[keyPath: keyPath] }
        }
    }

    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    /// Whether the widget is shown in the gallery, where sample data is expected.
    public let isPreview: Bool
    /// Points.
    public let displaySize: CGSize

    package init(
        family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize, variants: [EnvironmentValues] = []
    ) {
        (self.family, self.isPreview, self.displaySize) = (family, isPreview, displaySize)
        environmentVariants = EnvironmentVariants(variants)
    }
}
