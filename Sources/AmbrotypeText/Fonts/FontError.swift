/// Why fonts could not be had. Each names the file and the mend.
package enum FontError: Error, Equatable, Sendable {
    /// The folder has no `fonts.json`.
    case missingTable(folder: String)
    /// `fonts.json` cannot be understood; `reason` says where.
    case malformedTable(file: String, reason: String)
    /// A file that `fonts.json` names is not there.
    case missingFile(file: String)
    /// A file is there but is not the one `fonts.json` names: other fonts mean other pictures.
    case otherFile(file: String, expected: String, found: String)
    /// A file is no font FreeType and HarfBuzz can read.
    case unreadable(file: String, reason: String)

    /// The command that mends every case but a broken user font.
    package static let mend = "fonts/fetch"
}
