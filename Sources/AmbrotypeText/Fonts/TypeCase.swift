import CHarfBuzz
import Foundation

/// The open fonts of one engine: faces by file, sized fonts by request, breaking rules by locale.
///
/// Everything opens at first use, so a picture of Latin text never touches a file of Han letters. Behind the engine's
/// lock.
final class TypeCase {
    let library: FontLibrary
    let freeType = FreeTypeLibrary()
    private(set) lazy var systemAdvances = SystemAdvances.load()
    private var faces: [String: Face] = [:]
    private(set) var fonts: [SizedFont] = []
    private var primaries: [FontRequest: Int] = [:]
    private var secondaries: [SecondaryKey: Int] = [:]
    private var rules: [String: LineBreakRules] = [:]
    private(set) var missingFamilies: Set<String> = []

    private struct SecondaryKey: Hashable {
        var file: String
        var size: CGFloat
        var weight: Int
    }

    init(library: FontLibrary) { self.library = library }

    /// The font a request gets. Cost: a dictionary look-up after the first time.
    func font(_ request: FontRequest) -> SizedFont {
        if let known = primaries[request] { return fonts[known] }
        let made = request.family.flatMap { customFont($0, request) } ?? systemFont(request)
        fonts.append(made)
        primaries[request] = made.id
        return made
    }

    /// The named file at a size and weight, as a fallback for `request`.
    func fallback(_ file: String, for request: FontRequest) -> SizedFont? {
        let key = SecondaryKey(file: file, size: request.size, weight: request.weight)
        if let known = secondaries[key] { return fonts[known] }
        guard let face = library.file(file).flatMap({ userFallback($0, request) }) ?? face(file) else { return nil }
        // Neither slanted nor emboldened: Core Text sets Japanese in an italic text upright.
        let instance = face.instance(["wght": CGFloat(request.weight)])
        let made = SizedFont(
            id: fonts.count, instance: instance, drawnSize: request.size,
            metrics: FaceMetrics(instance).metrics(size: request.size, pitch: nil),
            isColor: file == library.table.emoji)
        fonts.append(made)
        secondaries[key] = made.id
        return made
    }

    /// The face of a file of the project's own, or nil where the file cannot be read.
    func face(_ id: String) -> Face? {
        if let known = faces[id] { return known }
        guard let file = library.file(id) else { return nil }
        let made = try? Face(name: id, path: library.path(of: file), library: freeType)
        faces[id] = made
        return made
    }

    /// The face of one of the user's fonts.
    func face(_ font: UserFont) -> Face? {
        if let known = faces[font.key] { return known }
        let made = try? Face(name: font.postScriptName, path: font.path, index: font.index, library: freeType)
        faces[font.key] = made
        return made
    }

    func nextID() -> Int { fonts.count }

    func note(missingFamily family: String) { missingFamilies.insert(family) }

    func lineBreakRules(_ locale: String) -> LineBreakRules {
        if let known = rules[locale] { return known }
        let made = LineBreakRules(locale: locale)
        rules[locale] = made
        return made
    }
}
