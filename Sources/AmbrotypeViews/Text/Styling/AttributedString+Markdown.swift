public import Foundation

extension AttributedString {
    /// How Markdown is read. Only what stands inside lines is understood here (see `markdownSpans`), and white space stays.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Hashable, Sendable {
            case full
            case inlineOnly
            case inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Hashable, Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// A string with the styles and links of its Markdown; Foundation on Linux lacks this. Any text is good Markdown: it never throws.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil)
        throws
    {
        self.init()
        for span in markdownSpans(of: markdown) {
            var piece = AttributedString(span.text)
            let intent = span.intent
            if !intent.isEmpty { piece.inlinePresentationIntent = intent }
            if let address = span.link { piece.link = URL(string: address, relativeTo: baseURL) }
            append(piece)
        }
    }
}

extension MarkdownSpan {
    var intent: InlinePresentationIntent {
        var intent: InlinePresentationIntent = []
        if isItalic { intent.insert(.emphasized) }
        if isBold { intent.insert(.stronglyEmphasized) }
        if isCode { intent.insert(.code) }
        if isStruck { intent.insert(.strikethrough) }
        return intent
    }
}
