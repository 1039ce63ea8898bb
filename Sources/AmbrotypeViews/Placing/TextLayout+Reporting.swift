import AmbrotypeDrawing
import AmbrotypeText

extension RenderSession {
    /// Says which fonts and glyphs a text had to do without, and where it stands.
    func report(_ layout: TextLayout, of node: Node) {
        for font in layout.missingFonts {
            report(
                Diagnostic(
                    severity: .warning, code: "missing-font", place: node.place.description, source: node.place.source,
                    message: "no font \"\(font)\": the system font stands in"))
        }
        guard !layout.missingGlyphs.isEmpty else { return }
        let letters = layout.missingGlyphs.map { letter in
            letter.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
        }
        report(
            Diagnostic(
                severity: .warning, code: "missing-glyph", place: node.place.description, source: node.place.source,
                message: "no font has a glyph for " + letters.joined(separator: ", ")))
    }
}
