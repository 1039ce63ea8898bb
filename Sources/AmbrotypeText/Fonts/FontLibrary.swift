import AmbrotypeDrawing
package import Foundation

/// The fonts one render may use: the project's own by role, and a user's folder that comes first.
///
/// In:  a folder with `fonts.json` and `files/` beside it, and perhaps a folder of the user's fonts.
/// Out: for a role or family, which file, at which scale, with which line box. No file is opened here except the
///      user's, whose names are read; each is mapped when a text first needs it.
package struct FontLibrary: Sendable {
    let table: FontTable
    let userFonts: [UserFont]
    private let files: URL
    private let byID: [String: FontTable.File]

    /// Reads the table and the user fonts' names, and looks whether every named file is there with its size.
    /// Throws at the first that is not. Digests are compared by `verify`.
    package init(folder: URL, userFolder: URL? = nil) throws(FontError) {
        table = try FontTable.load(folder: folder)
        files = folder.appendingPathComponent("files")
        byID = Dictionary(table.files.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        userFonts = try UserFont.scan(userFolder)
        try checkReferences(in: folder)
        for file in table.files { try checkSize(file) }
    }

    /// Names and SHA-256 digests as `fonts.json` states them, then the user's files with the digests they have;
    /// sorted by name.
    package var digests: [(file: String, sha256: String)] {
        var all = table.files.map { (file: $0.file, sha256: $0.sha256) }
        for path in Set(userFonts.map(\.path)).sorted() {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            all.append((file: URL(fileURLWithPath: path).lastPathComponent, sha256: SHA256.hex(data)))
        }
        return all.sorted { $0.file < $1.file }
    }

    /// Names of the user's own files.
    package var userFiles: Set<String> { Set(userFonts.map { URL(fileURLWithPath: $0.path).lastPathComponent }) }

    /// The files behind font names as placed texts carry them, and with symbols those of the symbol fonts; sorted.
    package func files(named names: some Sequence<String>, withSymbols: Bool) -> [String] {
        var files: Set<String> = []
        for name in names {
            if let file = byID[name]?.file { files.insert(file) }
            for font in userFonts where font.postScriptName == name {
                files.insert(URL(fileURLWithPath: font.path).lastPathComponent)
            }
        }
        if withSymbols { files.formUnion(table.symbols.values.compactMap { byID[$0]?.file }) }
        return files.sorted()
    }

    /// Reads every file whole and compares its digest: about a second.
    package func verify() -> [FontError] {
        table.files.compactMap { file in
            guard let data = FileManager.default.contents(atPath: path(of: file)) else {
                return FontError.missingFile(file: path(of: file))
            }
            let found = SHA256.hex(data)
            return found == file.sha256
                ? nil : .otherFile(file: path(of: file), expected: file.sha256, found: found)
        }
    }

    func file(_ id: String) -> FontTable.File? { byID[id] }

    func path(of file: FontTable.File) -> String { files.appendingPathComponent(file.file).path }

    /// Order of fallback fonts for a BCP-47 language, most wanted first.
    func fallbackOrder(for language: String) -> [String] {
        let chain = languageChain(language)
        for key in chain { if let order = table.fallback[key] { return order } }
        return table.fallback["default"] ?? []
    }

    private func checkReferences(in folder: URL) throws(FontError) {
        let asked =
            table.roles.sorted { $0.key < $1.key }.flatMap { [$0.value.regular, $0.value.italic] }
            + table.fallback.sorted { $0.key < $1.key }.flatMap(\.value) + [table.emoji]
            + table.symbols.sorted { $0.key < $1.key }.map(\.value)
        if let unknown = asked.first(where: { byID[$0] == nil }) {
            let file = folder.appendingPathComponent("fonts.json").path
            throw .malformedTable(file: file, reason: "no file has the id \"\(unknown)\"")
        }
        for design in FontRequest.Design.allCases where table.roles[design.role] == nil {
            let file = folder.appendingPathComponent("fonts.json").path
            throw .malformedTable(file: file, reason: "the role \"\(design.role)\" is missing")
        }
    }

    private func checkSize(_ file: FontTable.File) throws(FontError) {
        let path = path(of: file)
        guard let found = MappedFile.size(path) else { throw .missingFile(file: path) }
        if found != file.bytes {
            throw .otherFile(file: path, expected: "\(file.bytes) bytes", found: "\(found) bytes")
        }
    }
}

extension FontRequest.Design {
    /// The key in `fonts.json`.
    var role: String { self == .standard ? "system" : rawValue }
}

/// `zh-Hant-TW` → `zh-Hant-TW`, `zh-Hant`, `zh`; Chinese gets the script its region writes.
func languageChain(_ language: String) -> [String] {
    var parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
    guard let first = parts.first?.lowercased() else { return [] }
    parts[0] = first
    if first == "zh" {
        let traditional = parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) } && !parts.contains("Hans")
        parts = ["zh", traditional ? "Hant" : "Hans"] + parts.dropFirst().filter { $0 != "Hant" && $0 != "Hans" }
    }
    return (1...parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
}
