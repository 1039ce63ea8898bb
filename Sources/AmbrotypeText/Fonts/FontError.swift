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

extension FontError: CustomStringConvertible {
    /// One line: what is wrong, where, and how to mend it.
    package var description: String {
        switch self {
        case .missingTable(let folder):
            "\(folder)/fonts.json is not there: the tool finds its fonts beside the program or in the current folder. Copy the program with "
                + "all of its folder, or name the folder of fonts.json in AMBROTYPE_FONT_FOLDER; \(Self.mend) in the project fetches them."
        case .malformedTable(let file, let reason):
            "\(file) cannot be read (\(reason)). Take it from the project again."
        case .missingFile(let file): "the font \(file) is not there. Run \(Self.mend) in the project."
        case .otherFile(let file, let expected, let found):
            "the font \(file) is another than fonts.json names (expected \(expected), found \(found)): other fonts make other pictures. "
                + "Remove it and run \(Self.mend) in the project."
        case .unreadable(let file, let reason):
            "the font \(file) cannot be read (\(reason)). Take it out of its folder, or fetch it again."
        }
    }
}
