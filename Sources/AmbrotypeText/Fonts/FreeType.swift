import CFreeType
import Foundation

/// FreeType's library handle. Used by one thread at a time: the engine's lock sees to that.
final class FreeTypeLibrary {
    let handle: FT_Library

    init() {
        var library: FT_Library?
        precondition(FT_Init_FreeType(&library) == 0, "FreeType could not start: out of memory")
        handle = library!
    }

    deinit { FT_Done_FreeType(handle) }
}

/// One face of a font file as FreeType sees it; reads from mapped memory, which must outlive it.
final class FreeTypeFace {
    let handle: FT_Face
    private let library: FreeTypeLibrary
    private let file: MappedFile
    /// The variation last set, in the order of the file's axes.
    private var coordinates: [FT_Fixed] = []

    init(_ file: MappedFile, index: Int, path: String, library: FreeTypeLibrary) throws(FontError) {
        var face: FT_Face?
        let bytes = file.bytes.bindMemory(to: FT_Byte.self)
        let code = FT_New_Memory_Face(library.handle, bytes.baseAddress, FT_Long(bytes.count), FT_Long(index), &face)
        guard code == 0, let face else {
            throw .unreadable(file: path, reason: "FreeType says \(code): it is no font, or a broken one")
        }
        (handle, self.library, self.file) = (face, library, file)
    }

    deinit { FT_Done_Face(handle) }

    var familyName: String? { handle.pointee.family_name.map { String(cString: $0) } }
    var styleName: String? { handle.pointee.style_name.map { String(cString: $0) } }
    var postScriptName: String? { FT_Get_Postscript_Name(handle).map { String(cString: $0) } }
    var isItalic: Bool { handle.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0 }
    var faceCount: Int { Int(handle.pointee.num_faces) }

    /// `usWeightClass`, or 400 or 700 by the bold flag.
    var weight: Int {
        if let table = FT_Get_Sfnt_Table(handle, FT_SFNT_OS2) {
            let weight = Int(table.assumingMemoryBound(to: TT_OS2.self).pointee.usWeightClass)
            if (1...1000).contains(weight) { return weight < 10 ? weight * 100 : weight }
        }
        return handle.pointee.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0 ? 700 : 400
    }

    /// Sets the variation, unless it is the one set already.
    func set(_ wanted: [FT_Fixed]) {
        guard !wanted.isEmpty, wanted != coordinates else { return }
        var values = wanted
        FT_Set_Var_Design_Coordinates(handle, FT_UInt(values.count), &values)
        coordinates = wanted
    }
}
