public import Foundation

extension AttributeScopes {
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// Attributes of an attributed string that a text shows.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// Not drawn; named in a diagnostic.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// Points.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// Points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// Points upwards.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }

        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

/// How a stretch of Markdown is meant; Foundation on Linux lacks it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension TextStyling {
    /// The changes of one run of an attributed string; they win over all modifiers.
    @MainActor func applying(_ run: AttributedString.Runs.Run, in environment: EnvironmentValues) -> TextStyling {
        var style = self
        if let url = run.link { style.apply(.link(url), in: environment) }
        if let font = run.font { style.apply(.font(font), in: environment) }
        let intent = run.inlinePresentationIntent ?? []
        if intent.contains(.stronglyEmphasized) { style.apply(.bold(true), in: environment) }
        if intent.contains(.emphasized) { style.apply(.italic(true), in: environment) }
        if intent.contains(.code) { style.apply(.monospaced(true), in: environment) }
        if intent.contains(.strikethrough) { style.apply(.strikethrough(.init()), in: environment) }
        if let color = run.foregroundColor { style.apply(.color(color), in: environment) }
        if let line = run.underlineStyle { style.apply(.underline(line.line), in: environment) }
        if let line = run.strikethroughStyle { style.apply(.strikethrough(line.line), in: environment) }
        if let kern = run.kern { style.apply(.kerning(kern), in: environment) }
        if let tracking = run.tracking { style.apply(.tracking(tracking), in: environment) }
        if let offset = run.baselineOffset { style.apply(.baselineOffset(offset), in: environment) }
        if let language = run.languageIdentifier { style.apply(.language(language), in: environment) }
        return style
    }
}

extension Text.LineStyle {
    var line: TextModifiers.Line { TextModifiers.Line(pattern: pattern.pattern, color: color) }
}
