// AmbrotypeText: fonts, bidi, shaping, line breaking → outlines and bitmaps at places.
//
// In:  runs of text with font requests and opaque styles, a paragraph style, a width and a height to fit; fonts.
// Out: a `TextLayout` (size, lines, baselines, metrics for stack spacing), and from it `TextFragment`s to draw; and for
//      a symbol's name its layers. Colours, views and the raster are unknown here.
//
// Read on in the order a text takes:
//   Asking      what a view says: `FontRequest`, `TextRun`, `ParagraphStyle`
//   Fonts       `FontLibrary` (files and roles), `TypeCase` (opens them), `SizedFont`
//   Advances    how wide the iOS system font is
//   Itemizing   runs → items of one font, script and direction
//   Shaping     items → glyphs
//   Breaking    glyphs → lines; Truncating what does not fit; Fitting by scale and tightening
//   Placing     lines in visual order at their baselines
//   Answering   `TextLayout`, `TextFragment`
//   Outlining   glyphs → paths and bitmaps
//   Symbols     names → layers
//   Tables      JSON and the resources of the module
//   Unicode     the one file that knows ICU

package import Foundation
import Synchronization

/// Sets text. Thread-safe: one lock around everything that is open and remembered.
///
/// Making one costs next to nothing; the first text opens its fonts (about 2 ms for Latin letters), later ones are
/// set from caches, which are bounded.
package final class TextEngine: @unchecked Sendable {
    // Unchecked because the typesetter holds C handles; it is only touched inside `lock`.
    private let lock = Mutex(())
    private let typesetter: Typesetter
    private lazy var symbols = SymbolDrawer(typesetter: typesetter)
    package let fonts: FontLibrary

    package init(fonts: FontLibrary) {
        self.fonts = fonts
        typesetter = Typesetter(library: fonts)
    }

    /// Sets `runs` in lines no wider than `width` and no higher together than `height` points (nil: as they come).
    ///
    /// At least one line and one cluster are always shown. What does not fit is scaled, tightened or truncated as
    /// `style` says. An empty text has no size. Cost: about 50 µs for a new line of Latin, about 1 µs for one asked
    /// for before.
    package func layout(
        _ runs: [TextRun], style: ParagraphStyle, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> TextLayout {
        let setting = lock.withLock { _ in typesetter.set(runs, style, width: width, height: height) }
        let block = setting.block
        return TextLayout(
            size: block.size, lines: block.lines, isTruncated: setting.isTruncated, scaleUsed: setting.scale,
            firstBaseline: block.firstBaseline, lastBaseline: block.lastBaseline, firstMetrics: setting.first,
            lastMetrics: setting.last, fontNames: setting.fontNames, missingFonts: setting.missingFonts,
            missingGlyphs: setting.missingGlyphs, placed: block.placed, engine: self)
    }

    /// The text cut wherever a line may end, in a language as `ParagraphStyle.locale` names it.
    package func pieces(of text: String, locale: String) -> [String] {
        let units = Array(text.utf16)
        let ends = lock.withLock { _ in
            typesetter.typeCase.lineBreakRules(LineBreakLocale.rules(for: locale)).opportunities(in: units)
        }
        return zip([0] + ends, ends).map { String(decoding: units[$0..<$1], as: UTF16.self) }
    }

    /// Heights of the font a request gets, points.
    package func metrics(of request: FontRequest) -> FontMetrics {
        lock.withLock { _ in typesetter.typeCase.font(request).metrics }
    }

    /// The drawing of a symbol, in points. Cost: about 50 µs for a new one, next to nothing for one asked for before;
    /// the first opens the table and a font, about 1 ms.
    package func symbol(_ request: SymbolRequest) -> SymbolResult { lock.withLock { _ in symbols.draw(request) } }

    /// Whether SF Symbols know the name.
    package func isSymbol(_ name: String) -> Bool { lock.withLock { _ in symbols.isReal(name) } }

    func fragments(of lines: [PlacedLine]) -> [TextFragment] {
        lock.withLock { _ in Outliner(typeCase: typesetter.typeCase).fragments(lines) }
    }
}
