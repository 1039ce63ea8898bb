import AmbrotypeGeometry
import CFreeType
import Foundation

extension FontInstance {
    /// Outline of a glyph in em, y down, origin on the baseline; empty where the glyph shows nothing or cannot be read.
    ///
    /// `emboldening` em are added to every stroke's thickness, half on either side; below 0 strokes get thinner.
    /// Outward corners are rounded by `cornerRadius` em.
    func outline(_ glyph: UInt32, emboldening: CGFloat = 0, cornerRadius: CGFloat = 0) -> Path {
        let key = Face.OutlineKey(
            instance: ObjectIdentifier(self), glyph: glyph, emboldening: emboldening, cornerRadius: cornerRadius)
        if let known = face.outlines[key] { return known }
        var made = loadOutline(glyph, emboldening: emboldening)
        if cornerRadius > 0 { made = CornerRounding(radius: cornerRadius).rounded(made) }
        face.outlines[key] = made
        return made
    }

    private func loadOutline(_ glyph: UInt32, emboldening: CGFloat) -> Path {
        guard let face = try? self.face.freeType() else { return Path() }
        face.set(coordinates)
        let size = FT_UInt(min(self.face.unitsPerEm, 4096))
        // One pixel a unit and no hinting: 26.6 coordinates keep 1/64 of a font unit.
        FT_Set_Pixel_Sizes(face.handle, size, size)
        let flags = FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(face.handle, glyph, flags) == 0 else { return Path() }
        let slot = face.handle.pointee.glyph!
        guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return Path() }
        let em = CGFloat(size) * 64
        if emboldening != 0 {
            let strength = FT_Pos((emboldening * em).rounded())
            FT_Outline_Embolden(&slot.pointee.outline, strength)
            // FreeType grows outlines to the right and upwards only.
            FT_Outline_Translate(&slot.pointee.outline, -strength / 2, -strength / 2)
        }
        return OutlineReader.path(&slot.pointee.outline, unit: 1 / em)
    }
}

/// Reads FreeType's outlines into paths.
enum OutlineReader {
    private struct Sink {
        var path = Path()
        let unit: CGFloat

        func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
            guard let vector else { return .zero }
            return CGPoint(x: CGFloat(vector.pointee.x) * unit, y: -CGFloat(vector.pointee.y) * unit)
        }
    }

    static func path(_ outline: inout FT_Outline, unit: CGFloat) -> Path {
        var sink = Sink(unit: unit)
        var functions = FT_Outline_Funcs(
            move_to: { to, user in
                OutlineReader.sink(user) {
                    $0.path.closeSubpath()
                    $0.path.move(to: $0.point(to))
                }
            },
            line_to: { to, user in OutlineReader.sink(user) { $0.path.addLine(to: $0.point(to)) } },
            conic_to: { control, to, user in
                OutlineReader.sink(user) { $0.path.addQuadCurve(to: $0.point(to), control: $0.point(control)) }
            },
            cubic_to: { first, second, to, user in
                OutlineReader.sink(user) {
                    $0.path.addCurve(to: $0.point(to), control1: $0.point(first), control2: $0.point(second))
                }
            }, shift: 0, delta: 0)
        withUnsafeMutablePointer(to: &sink) {
            _ = FT_Outline_Decompose(&outline, &functions, UnsafeMutableRawPointer($0))
        }
        sink.path.closeSubpath()
        return sink.path
    }

    private static func sink(_ user: UnsafeMutableRawPointer?, _ body: (inout Sink) -> Void) -> Int32 {
        body(&user!.assumingMemoryBound(to: Sink.self).pointee)
        return 0
    }
}
