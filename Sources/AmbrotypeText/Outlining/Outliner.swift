import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

/// Turns placed lines into fragments: one outline for each style of a line, colour glyphs, attachments, rules.
struct Outliner {
    let typeCase: TypeCase

    func fragments(_ lines: [PlacedLine]) -> [TextFragment] { lines.flatMap(fragments) }

    private func fragments(_ line: PlacedLine) -> [TextFragment] {
        var outlines: [(style: Int, path: Path)] = []
        var others: [TextFragment] = []
        for run in line.runs {
            if let attachment = run.attachment { others.append(.attachment(index: attachment.index, attachment.rect)) }
            let font = typeCase.fonts[run.font]
            if font.isColor {
                others += bitmaps(run, font, scale: line.scale)
            } else if !run.glyphs.isEmpty {
                let index = outlines.firstIndex { $0.style == run.style } ?? outlines.count
                if index == outlines.count { outlines.append((run.style, Path())) }
                add(run, font, to: &outlines[index].path)
            }
        }
        let (under, through) = rules(line)
        let texts = outlines.filter { !$0.path.isEmpty }.map { TextFragment.outline($0.path, style: $0.style) }
        return under + texts + others + through
    }

    private func add(_ run: PlacedRun, _ font: SizedFont, to path: inout Path) {
        var pen = run.origin.x
        let size = font.drawnSize
        for glyph in run.glyphs {
            let outline = font.instance.outline(glyph.glyph, cornerRadius: font.cornerRadius)
            if !outline.isEmpty {
                path.addPath(
                    outline,
                    transform: CGAffineTransform(
                        a: size * font.stretch * glyph.stretch, b: 0, c: 0, d: size,
                        tx: pen + glyph.dx,
                        ty: run.origin.y - glyph.dy))
            }
            pen += glyph.advance
        }
    }
}
