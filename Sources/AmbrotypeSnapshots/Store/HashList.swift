import Foundation

/// Goldens as one text file: a line for each picture, sorted by name, so that it merges and reads well in version control.
///
///     # ambrotype hashes 1
///     # tool 0.1.0
///     # font Inter.ttf 3f1c…
///     9b2e… 510 510 Commute.systemSmall.dark
///
/// After two lines about what drew them, each line is the SHA-256 of the pixels (`PixelDigest`), width, height, name.
package struct HashList: Equatable, Sendable {
    package var stamp: DrawingStamp
    package var entries: [SnapshotName: Entry]

    package struct Entry: Equatable, Sendable {
        package var digest: String
        package var width: Int
        package var height: Int
        package init(digest: String, width: Int, height: Int) {
            (self.digest, self.width, self.height) = (digest, width, height)
        }
    }

    package init(stamp: DrawingStamp, entries: [SnapshotName: Entry]) { (self.stamp, self.entries) = (stamp, entries) }

    private static let title = "# ambrotype hashes 1"

    package var text: String {
        var lines = [Self.title, "# tool \(stamp.tool)"]
        let fonts = stamp.fonts.sorted { ($0.file, $0.sha256) < ($1.file, $1.sha256) }
        lines += fonts.map { "# font \($0.file) \($0.sha256)" }
        lines += entries.sorted { $0.key < $1.key }
            .map { "\($0.value.digest) \($0.value.width) \($0.value.height) \($0.key)" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Nil if there is no such file.
    static func read(_ path: String) throws(StoreError) -> HashList? {
        guard let bytes = try Files.read(path) else { return nil }
        if LFSPointer.recognises(bytes) { throw .lfsPointer(path: path) }
        return try HashList(text: String(decoding: bytes, as: UTF8.self), path: path)
    }

    package init(text: String, path: String) throws(StoreError) {
        self.init(stamp: DrawingStamp(tool: "", fonts: []), entries: [:])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map(String.init) == Self.title else {
            throw .malformed(path: path, line: 1, reason: "expected \"\(Self.title)\"")
        }
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            let words = line.split(separator: " ").map(String.init)
            guard take(words) else {
                throw .malformed(path: path, line: index + 1, reason: "expected a digest, width, height and name")
            }
        }
    }

    private mutating func take(_ words: [String]) -> Bool {
        if words.first == "#" {
            if words.count == 3, words[1] == "tool" { stamp.tool = words[2] }
            if words.count >= 4, words[1] == "font" {
                stamp.fonts.append(.init(file: words[2..<words.count - 1].joined(separator: " "), sha256: words.last!))
            }
            return true
        }
        guard words.count == 4, words[0].count == 64, let width = Int(words[1]), let height = Int(words[2]),
            let name = SnapshotName(exactly: words[3])
        else { return false }
        return entries.updateValue(Entry(digest: words[0], width: width, height: height), forKey: name) == nil
    }
}
