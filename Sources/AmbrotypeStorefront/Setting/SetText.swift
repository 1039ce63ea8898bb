package import AmbrotypeDrawing
import AmbrotypeLayout
package import AmbrotypeText
package import AmbrotypeViews
package import Foundation

/// How a text of a scene or a caption looks.
package struct TextLook: Equatable, Sendable {
    package var size: CGFloat
    package var weight: Font.Weight
    package var design: Font.Design
    package var color: DrawingColor
    package var alignment: TextAlignment
    /// Most lines; nil is as many as it takes.
    package var lines: Int?
    /// A soft dark shadow, so that white can be read on any wallpaper.
    package var hasShadow: Bool

    package init(
        size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default, color: DrawingColor = .white,
        alignment: TextAlignment = .center, lines: Int? = 1, hasShadow: Bool = false
    ) {
        (self.size, self.weight, self.design, self.color) = (size, weight, design, color)
        (self.alignment, self.lines, self.hasShadow) = (alignment, lines, hasShadow)
    }
}

/// Sets texts of scenes with the same engine that sets the widgets' texts.
@MainActor package struct TextSetter {
    private(set) var environment: EnvironmentValues
    let engine: TextEngine
    /// Whether lines end between phrases alone.
    private(set) var keepsPhrases = false

    package init(engine: TextEngine, locale: Locale, isRightToLeft: Bool, scale: CGFloat) {
        var values = EnvironmentValues()
        values.locale = locale
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        values.displayScale = scale
        (environment, self.engine) = (values, engine)
    }

    /// The same, with lines that end between phrases; nil for a language whose phrases nobody here can tell.
    var keepingPhrases: TextSetter? {
        guard environment.locale.language.languageCode == "ja" else { return nil }
        var setter = self
        setter.environment.locale = Locale(identifier: environment.locale.identifier + "@lw=phrase")
        setter.keepsPhrases = true
        return setter
    }

    /// What should stand in one line each: phrases, or words. Scripts without spaces break anywhere and have none.
    func words(of text: String) -> [String] {
        if keepsPhrases {
            return engine.pieces(of: text, locale: environment.locale.identifier(.bcp47)).map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
        }
        return text.split(whereSeparator: \.isWhitespace).map(String.init).filter { word in
            !word.unicodeScalars.contains { Self.breaksAnywhere($0) }
        }
    }

    /// Han, kana, Thai, Lao, Khmer, Burmese.
    private static func breaksAnywhere(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xF900...0xFAFF,
            0xFF00...0xFFEF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// The size a text takes in a width, points.
    package func measure(_ text: String, _ look: TextLook, width: CGFloat? = nil) -> CGSize {
        let session = RenderSession(text: engine)
        let node = node(text, look, session)
        return AmbrotypeViews.measure(node, proposal: ProposedViewSize(width: width, height: nil), session: session)
    }

    /// A text with its frame's point `anchor` at `point`.
    package func items(
        _ text: String, _ look: TextLook, at point: CGPoint, anchor: UnitPoint = .center, width: CGFloat? = nil
    ) -> [DisplayItem] {
        guard !text.isEmpty else { return [] }
        let size = measure(text, look, width: width)
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        return items(text, look, in: CGRect(origin: origin, size: size))
    }

    /// A text inside a frame.
    package func items(_ text: String, _ look: TextLook, in rect: CGRect) -> [DisplayItem] {
        let session = RenderSession(text: engine)
        // A hair of room, so that the width just measured holds the same lines again.
        let room = rect.insetBy(dx: -0.01, dy: -0.01)
        return paintItems(place(node(text, look, session), in: room, session: session))
    }

    /// A symbol by its SF Symbols name, centred.
    package func symbol(_ name: String, size: CGFloat, weight: Font.Weight = .regular, color: DrawingColor, at: CGPoint)
        -> [DisplayItem]
    {
        let session = RenderSession(text: engine)
        let view = Image(systemName: name).font(.system(size: size, weight: weight)).foregroundStyle(Color(color))
        let node = ResolveContext(environment: environment, session: session).resolveOne(view)
        let own = AmbrotypeViews.measure(node, proposal: .unspecified, session: session)
        let rect = CGRect(
            x: at.x - own.width / 2, y: at.y - own.height / 2, width: own.width, height: own.height)
        return paintItems(place(node, in: rect, session: session))
    }

    private func node(_ text: String, _ look: TextLook, _ session: RenderSession) -> Node {
        let plain = Text(verbatim: text).font(.system(size: look.size, weight: look.weight, design: look.design))
            .foregroundStyle(Color(look.color)).multilineTextAlignment(look.alignment).lineLimit(look.lines)
        let context = ResolveContext(environment: environment, session: session)
        guard look.hasShadow else { return context.resolveOne(plain) }
        return context.resolveOne(plain.shadow(color: Color(DrawingColor.black.opacity(0.35)), radius: 3, x: 0, y: 1))
    }
}
