import Foundation

/// What a finished build saw of the disk, one line a file; a build whose every file is still the same need not be done again.
struct BuildStamp {
    private var lines: [String] = []
    var target: String
    var remarks: [String]

    init(target: String, remarks: [String], files: [URL]) {
        (self.target, self.remarks) = (target, remarks)
        var seen: Set<String> = []
        lines = files.filter { seen.insert($0.path).inserted }.map { Self.line(FileStamp($0)) }
    }

    /// nil where there is none or it was written by another version.
    init?(_ file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        let all = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        guard all.count >= 2, all[0] == Self.head else { return nil }
        target = all[1]
        remarks = all.filter { $0.hasPrefix("! ") }.map { String($0.dropFirst(2)) }
        lines = all.dropFirst(2).filter { !$0.hasPrefix("! ") }
    }

    private static let head = "ambrotype build 1"

    var isCurrent: Bool {
        lines.allSatisfy { line in
            guard let path = line.split(separator: "\t", maxSplits: 3).last else { return false }
            return Self.line(FileStamp(URL(fileURLWithPath: String(path)))) == line
        }
    }

    func write(to file: URL) throws(ProjectTrouble) {
        let text = [Self.head, target] + remarks.map { "! " + $0 } + lines
        try writeFile(Array((text.joined(separator: "\n") + "\n").utf8), to: file)
    }

    private static func line(_ stamp: FileStamp) -> String {
        "\(stamp.size)\t\(stamp.seconds)\t\(stamp.nanoseconds)\t\(stamp.path)"
    }

    /// Files and folders that decide a target: a new file changes its folder's stamp.
    static func inputs(of target: ProjectTarget) -> [URL] {
        let plists = target.infoPlist.map { [$0] } ?? []
        return target.sources + target.missing + plists + (target.resources + target.folders).flatMap(everything)
    }

    /// A file, or a folder with all folders and files below it.
    static func everything(at file: URL) -> [URL] {
        guard FolderListing.isFolder(file) else { return [file] }
        return [file]
            + FolderListing.names(in: file).flatMap { everything(at: file.appendingPathComponent($0)) }
    }
}

/// Writes a file whole or not at all, and its folder; leaves one alone that has these bytes already.
func writeFile(_ bytes: [UInt8], to file: URL) throws(ProjectTrouble) {
    let data = Data(bytes)
    if FileManager.default.contents(atPath: file.path) == data { return }
    do {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    } catch { throw .cannotWrite(file.path, reason: error.localizedDescription) }
}
