import AmbrotypeGeometry
import CFreeType
import CHarfBuzz
import Foundation

/// Four letters as HarfBuzz's number.
func tag(_ letters: String) -> hb_tag_t { letters.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

/// One face of one font file: mapped once, shared by every size and weight drawn from it.
final class Face {
    /// The id in `fonts.json`, or the user font's PostScript name.
    let name: String
    let path: String
    let unitsPerEm: CGFloat
    /// Tags with their ranges, in the file's order.
    let axes: [(tag: hb_tag_t, range: ClosedRange<CGFloat>, standard: CGFloat)]
    let harfBuzz: OpaquePointer
    private let file: MappedFile
    private let index: Int
    private let library: FreeTypeLibrary
    private var opened: FreeTypeFace?
    private var instances: [[CGFloat]: FontInstance] = [:]
    /// Outlines that were read, of all instances together: those of the text sizes drawn last. A widget needs some fifty.
    var outlines = BoundedCache<OutlineKey, Path>(capacity: 512)
    private let plain: OpaquePointer

    struct OutlineKey: Hashable {
        var instance: ObjectIdentifier
        var glyph: UInt32
        var emboldening: CGFloat
        var cornerRadius: CGFloat
    }

    init(name: String, path: String, index: Int = 0, library: FreeTypeLibrary) throws(FontError) {
        file = try MappedFile(path)
        (self.name, self.path, self.index, self.library) = (name, path, index, library)
        let bytes = file.bytes.bindMemory(to: CChar.self)
        let blob = hb_blob_create(
            bytes.baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        harfBuzz = hb_face_create(blob, UInt32(index))
        hb_blob_destroy(blob)
        unitsPerEm = CGFloat(hb_face_get_upem(harfBuzz))
        axes = Face.axes(of: harfBuzz)
        plain = hb_font_create(harfBuzz)
    }

    deinit {
        hb_font_destroy(plain)
        hb_face_destroy(harfBuzz)
    }

    private static func axes(
        of face: OpaquePointer
    ) -> [(tag: hb_tag_t, range: ClosedRange<CGFloat>, standard: CGFloat)] {
        var count = hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map {
            ($0.tag, CGFloat($0.min_value)...CGFloat(max($0.max_value, $0.min_value)), CGFloat($0.default_value))
        }
    }

    /// FreeType's view of the same bytes, opened when an outline is first wanted.
    func freeType() throws(FontError) -> FreeTypeFace {
        if let opened { return opened }
        let face = try FreeTypeFace(file, index: index, path: path, library: library)
        opened = face
        return face
    }

    /// Whether the font maps the scalar to a glyph. Does not depend on the variation.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(plain, scalar.value, &glyph) != 0 && glyph != 0
    }

    func hasAxis(_ name: String) -> Bool { axes.contains { $0.tag == tag(name) } }

    /// The instance at these axis values; others stand at their default, all are held to their range.
    func instance(_ wanted: [String: CGFloat] = [:]) -> FontInstance {
        let values = axes.map { axis in
            let value = wanted.first { tag($0.key) == axis.tag }?.value ?? axis.standard
            return min(max(value, axis.range.lowerBound), axis.range.upperBound)
        }
        if let known = instances[values] { return known }
        let made = FontInstance(face: self, values: values)
        instances[values] = made
        return made
    }
}
