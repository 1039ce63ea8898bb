import Foundation

/// The style of a stretch of text: what the environment gives, with the text's own changes on top.
struct TextStyling {
    /// nil is body.
    var font: Font?
    var modifiers: TextModifiers
    var foreground: ResolvedStyle
    var link: URL?
    /// Whether the text itself asked for a colour; links then keep it.
    var hasOwnColor = false

    @MainActor init(_ environment: EnvironmentValues) {
        font = environment.font
        modifiers = environment.textModifiers
        foreground = environment.foreground(level: 0)
    }

    /// The style for a text with these changes, innermost first: the outermost is applied first, so that inner ones win.
    @MainActor func applying(_ changes: [Text.Modifier], in environment: EnvironmentValues) -> TextStyling {
        var style = self
        for change in changes.reversed() { style.apply(change, in: environment) }
        return style
    }

    @MainActor mutating func apply(_ change: Text.Modifier, in environment: EnvironmentValues) {
        switch change {
        case .font(let font): self.font = font
        case .color(let color): setColor(color, in: environment)
        case .style(let style):
            foreground = style.style.finalStyle(in: environment)
            hasOwnColor = true
        case .weight(let weight):
            modifiers.weight = weight
            // A weight further in takes the place of an outer bold.
            modifiers.isBold = nil
        case .design(let design): modifiers.design = design
        case .width(let width): modifiers.width = width
        case .bold(let isActive): modifiers.isBold = isActive
        case .italic(let isActive): modifiers.isItalic = isActive
        case .monospaced(let isActive): modifiers.isMonospaced = isActive
        case .monospacedDigit: modifiers.hasMonospacedDigits = true
        case .tracking(let tracking): modifiers.tracking = tracking
        case .kerning(let kerning): modifiers.kerning = kerning
        case .baselineOffset(let offset): modifiers.baselineOffset = offset
        case .underline(let line): modifiers.underline = line
        case .strikethrough(let line): modifiers.strikethrough = line
        case .scale(let scale): modifiers.scale = scale
        case .language(let language): modifiers.language = language
        case .link(let url): setLink(url, in: environment)
        }
    }

    @MainActor private mutating func setColor(_ color: Color?, in environment: EnvironmentValues) {
        hasOwnColor = color != nil
        if let color {
            foreground = color.finalStyle(in: environment)
        } else {
            var plain = environment
            plain.foregroundStyles = []
            foreground = plain.foreground(level: 0)
        }
    }

    /// A link has the tint's colour unless a colour was set for it further in.
    @MainActor private mutating func setLink(_ url: URL, in environment: EnvironmentValues) {
        link = url
        foreground = environment.tint
    }
}

extension TextStyling {
    /// The changes of a stretch of Markdown.
    @MainActor func applying(_ span: MarkdownSpan, in environment: EnvironmentValues) -> TextStyling {
        var style = self
        if let url = span.link.flatMap({ URL(string: $0) }) { style.apply(.link(url), in: environment) }
        if span.isBold { style.apply(.bold(true), in: environment) }
        if span.isItalic { style.apply(.italic(true), in: environment) }
        if span.isCode { style.apply(.monospaced(true), in: environment) }
        if span.isStruck { style.apply(.strikethrough(.init()), in: environment) }
        return style
    }
}
