import AmbrotypeDrawing
import AmbrotypeText
import Foundation

extension Text: View, PrimitiveView {}

extension Text: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        let context = context.entering("Text").written(at: written)
        let base = TextStyling(context.environment).applying(modifiers, in: context.environment)
        var gatherer = TextGatherer(in: context)
        gatherer.gather(self, style: TextStyling(context.environment))
        var maker = RunMaker(in: context, base: base)
        for piece in gatherer.pieces { maker.add(piece) }
        return [Node(.text(maker.content(gatherer.pieces)), in: context)]
    }
}

/// Makes the text engine's runs of pieces: neighbours of one style become one run, so that letters join and lines break as if the
/// text had been written in one.
@MainActor struct RunMaker {
    private let context: ResolveContext
    private var runs: [TextRun] = []
    private var paints: [ResolvedStyle] = []
    private var attachments: [Node] = []
    private var links: [Int: URL] = [:]
    private var length = 0
    private let base: TextStyling

    init(in context: ResolveContext, base: TextStyling) {
        (self.context, self.base) = (context, base)
        // Bars of redacted text take the style at index 0.
        paints = [base.foreground]
    }

    private var environment: EnvironmentValues { context.environment }

    mutating func add(_ piece: TextPiece) {
        switch piece.content {
        case .words(let words): add(words, piece.style)
        case .picture(let image): add(image, piece.style)
        }
    }

    /// UTF-16 units of a text that are set; more fits no screen, and setting them would take seconds.
    private static let longest = 20_000

    private mutating func add(_ words: String, _ style: TextStyling) {
        let run = run(shortened(cased(words)), style)
        if run.text.isEmpty { return }
        if let last = runs.last, last.attachment == nil, last.hasSameStyle(as: run), links[runs.count - 1] == style.link
        {
            runs[runs.count - 1].text += run.text
            return
        }
        if let link = style.link { links[runs.count] = link }
        runs.append(run)
    }

    private mutating func shortened(_ words: String) -> String {
        let room = Self.longest - length
        length += words.utf16.count
        if words.utf16.count <= room { return words }
        if room > 0 {
            context.session.report(
                .warning, "text-too-long", at: context,
                "a text of more than \(Self.longest) letters: the rest is left out, as nothing of it could be seen")
        }
        return String(words.prefix(max(room, 0)))
    }

    private func cased(_ words: String) -> String {
        switch environment.textCase {
        case .uppercase: words.uppercased(with: environment.locale)
        case .lowercase: words.lowercased(with: environment.locale)
        case nil: words
        }
    }

    private mutating func run(_ words: String, _ style: TextStyling) -> TextRun {
        let changes = style.modifiers
        return TextRun(
            text: words, font: style.request(in: environment), style: index(of: style.foreground),
            tracking: changes.tracking ?? 0, kerning: changes.kerning ?? 0, baselineOffset: changes.baselineOffset ?? 0,
            underline: line(changes.underline, style), strikethrough: line(changes.strikethrough, style),
            language: changes.language)
    }

    private mutating func line(_ line: TextModifiers.Line?, _ style: TextStyling) -> TextRun.LineStyle? {
        guard let line else { return nil }
        let paint = line.color.map { $0.finalStyle(in: environment) } ?? style.foreground
        return TextRun.LineStyle(style: index(of: paint), pattern: line.pattern)
    }

    private mutating func index(of paint: ResolvedStyle) -> Int {
        if let known = paints.firstIndex(of: paint) { return known }
        paints.append(paint)
        return paints.count - 1
    }

    /// A symbol stands on its own baseline and never pushes lines apart; a picture stands on the text's baseline.
    private mutating func add(_ image: Image, _ style: TextStyling) {
        var inner = context
        inner.environment.font = style.font
        inner.environment.textModifiers = style.modifiers
        if style.foreground != environment.foreground(level: 0) {
            inner.environment.foregroundStyles = [style.foreground]
        }
        let node = inner.resolveOne(image)
        guard let picture = node.firstPicture else { return }
        let attachment = TextRun.Attachment(
            size: picture.size, baselineOffset: picture.baseline.map { $0 - picture.size.height } ?? 0,
            growsLine: picture.baseline == nil)
        runs.append(
            TextRun(attachment: attachment, font: style.request(in: environment), style: index(of: style.foreground)))
        attachments.append(node)
    }

    /// All runs together; a text without words keeps one empty run, whose font gives it the height of a line.
    mutating func content(_ pieces: [TextPiece]) -> TextContent {
        if runs.isEmpty { runs = [run("", base)] }
        let isLive = pieces.contains(where: \.isLive)
        let reasons = environment.redactionReasons
        var content = TextContent(
            runs: runs, style: ParagraphStyle(environment), paints: paints, attachments: attachments,
            isSelfUpdating: isLive,
            isRedacted: reasons.contains(.placeholder) || reasons.contains(.privacy) && environment.isPrivacySensitive)
        content.links = links
        if isLive { content.widest = pieces.map { cased($0.widest ?? $0.text) }.joined() }
        content.turnsAt = pieces.compactMap(\.turnsAt).min()
        return content
    }
}

extension TextContent {
    /// The runs to measure. A text without words is as high as a line and has no width (assumed): it is measured with a space of no
    /// width in it.
    var measuredRuns: [TextRun] {
        guard let first = runs.first, string.isEmpty else { return runs }
        var run = first
        (run.text, run.tracking, run.kerning) = ("\u{200B}", 0, 0)
        return [run]
    }
}

extension TextRun {
    func hasSameStyle(as other: TextRun) -> Bool {
        var copy = other
        copy.text = text
        return copy == self
    }
}

extension TextStyling {
    /// The font to ask for. A secondary scale shrinks size and pitch alike.
    func request(in environment: EnvironmentValues) -> FontRequest {
        var request = modifiers.applied(to: font ?? .body).request(in: environment)
        guard let factor = modifiers.scale?.factor, factor != 1 else { return request }
        request.size *= factor
        request.linePitch = request.linePitch.map { $0 * factor }
        return request
    }
}

extension Node {
    /// The picture of an image, under whatever the image wraps it in.
    var firstPicture: PictureContent? {
        if case .picture(let content) = kind { return content }
        return children.lazy.compactMap(\.firstPicture).first
    }
}
