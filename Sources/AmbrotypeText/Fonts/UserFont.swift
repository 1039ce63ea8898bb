import Foundation

/// A face in the user's folder, known by its names.
struct UserFont: Sendable, Equatable {
    var path: String
    /// Place in a collection file, 0 for a plain one.
    var index: Int
    var family: String
    var style: String
    var postScriptName: String
    /// 100…900.
    var weight: Int
    var isItalic: Bool

    /// Unique among open faces.
    var key: String { "\(path)#\(index)" }

    /// Every face of every font file under `folder`, sorted by path; none where `folder` is nil.
    static func scan(_ folder: URL?) throws(FontError) -> [UserFont] {
        guard let folder else { return [] }
        let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]
        let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]) ?? []
        let library = FreeTypeLibrary()
        var found: [UserFont] = []
        for name in names.sorted() where endings.contains((name as NSString).pathExtension.lowercased()) {
            found += try read(folder.appendingPathComponent(name).path, library)
        }
        return found
    }

    private static func read(_ path: String, _ library: FreeTypeLibrary) throws(FontError) -> [UserFont] {
        let file = try MappedFile(path)
        var faces: [UserFont] = []
        var count = 1
        while faces.count < count {
            let face = try FreeTypeFace(file, index: faces.count, path: path, library: library)
            count = face.faceCount
            let family = face.familyName ?? (path as NSString).lastPathComponent
            faces.append(
                UserFont(
                    path: path, index: faces.count, family: family, style: face.styleName ?? "Regular",
                    postScriptName: face.postScriptName ?? family, weight: face.weight, isItalic: face.isItalic))
        }
        return faces
    }
}
