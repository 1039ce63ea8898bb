import Foundation

extension TypeCase {
    /// The user's font of that PostScript name, full name or family; nil, and noted, where there is none.
    func customFont(_ family: String, _ request: FontRequest) -> SizedFont? {
        guard let font = userFont(named: family, request), let face = face(font) else {
            note(missingFamily: family)
            return nil
        }
        return sized(face, font, request, box: nil)
    }

    /// The user's own copy of an Apple system font, where one is licensed to hold it; line box and pitch stay the
    /// system's.
    func userSystemFont(_ request: FontRequest) -> SizedFont? {
        guard !library.userFonts.isEmpty, let role = library.table.roles[request.design.role] else { return nil }
        for family in role.standsFor where fits(family, request) {
            guard let font = userFont(named: family, request), let face = face(font) else { continue }
            return sized(face, font, request, box: role.lineBox)
        }
        return nil
    }

    /// Families cut for text or display are for their sizes: under 20 points text, from there on display.
    private func fits(_ family: String, _ request: FontRequest) -> Bool {
        if family.hasSuffix("Text") || family.hasSuffix("Small") { return request.size < 20 }
        if family.hasSuffix("Display") || family.hasSuffix("Medium") { return request.size >= 20 }
        return true
    }

    /// The user's own copy of what a fallback file stands for.
    func userFallback(_ file: FontTable.File, _ request: FontRequest) -> Face? {
        guard !library.userFonts.isEmpty else { return nil }
        for family in file.standsFor {
            if let font = userFont(named: family, request), let face = face(font) { return face }
        }
        return nil
    }

    /// Exact PostScript name first; else the family's face nearest in slant and weight.
    private func userFont(named name: String, _ request: FontRequest) -> UserFont? {
        let fonts = library.userFonts
        if let exact = fonts.first(where: { $0.postScriptName == name || "\($0.family) \($0.style)" == name }) {
            return exact
        }
        let family = fonts.filter { $0.family == name }
        return family.min {
            (mismatch($0, request), $0.key) < (mismatch($1, request), $1.key)
        }
    }

    private func mismatch(_ font: UserFont, _ request: FontRequest) -> Int {
        abs(font.weight - request.weight) + (font.isItalic == request.isItalic ? 0 : 1000)
    }

    /// A weight or slant the family lacks is not made up: SwiftUI asks Core Text for the trait and keeps the face
    /// where it has none.
    private func sized(_ face: Face, _ font: UserFont, _ request: FontRequest, box: FontTable.LineBox?) -> SizedFont {
        let named = font.postScriptName == request.family
        let weight = named && request.weight == 400 ? font.weight : request.weight
        let instance = face.instance(["wght": CGFloat(weight), "opsz": request.size])
        return SizedFont(
            id: nextID(), instance: instance, drawnSize: request.size, metrics: metrics(instance, request, box),
            features: features(request, off: []),
            stretch: SizedFont.stretch(request.width))
    }

    private func metrics(_ instance: FontInstance, _ request: FontRequest, _ box: FontTable.LineBox?) -> FontMetrics {
        guard let box else {
            return FaceMetrics(instance).metrics(
                size: request.size, pitch: request.linePitch, leading: request.leading)
        }
        let em = 1 / box.unitsPerEm
        return FaceMetrics(
            ascender: box.ascender * em, descender: -box.descender * em, gap: 0, capHeight: box.capHeight * em,
            xHeight: box.xHeight * em
        ).metrics(size: request.size, pitch: request.linePitch, leading: request.leading)
    }
}
