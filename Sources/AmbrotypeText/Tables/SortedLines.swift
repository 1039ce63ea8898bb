import Foundation

/// Lines `"name":{…},` in the order of their names' bytes, after a first line that opens the object.
struct SortedLines {
    private let data: Data
    private let start: Int

    init(_ data: Data) {
        self.data = data
        start = (data.firstIndex(of: SortedLines.newline) ?? data.endIndex - 1) + 1
    }

    private static let newline = UInt8(ascii: "\n")
    private static let quote = UInt8(ascii: "\"")

    /// The first line with the object it opens closed again.
    func first(endingWith end: String) -> Data { data[data.startIndex..<start - 1] + Data(end.utf8) }

    /// The value of `name`, without its comma.
    subscript(name: String) -> Data? {
        let wanted = Array(name.utf8)
        return data.withUnsafeBytes { bytes in
            var (low, high) = (start, bytes.count)
            while low < high {
                let line = lineStart(bytes, (low + high) / 2, from: low)
                let end = lineEnd(bytes, line)
                switch compare(bytes, line, wanted) {
                case .orderedSame: return value(bytes, line + wanted.count + 3, end)
                case .orderedAscending: low = end + 1
                case .orderedDescending: high = line
                }
            }
            return nil
        }
    }

    private func lineStart(_ bytes: UnsafeRawBufferPointer, _ place: Int, from low: Int) -> Int {
        var start = place
        while start > low, bytes[start - 1] != SortedLines.newline { start -= 1 }
        return start
    }

    private func lineEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != SortedLines.newline { end += 1 }
        return end
    }

    /// How the name of the line that starts at `line` stands to `wanted`.
    private func compare(_ bytes: UnsafeRawBufferPointer, _ line: Int, _ wanted: [UInt8]) -> ComparisonResult {
        // Lines that hold no name close the file.
        guard line < bytes.count, bytes[line] == SortedLines.quote else { return .orderedDescending }
        for (index, byte) in wanted.enumerated() {
            let own = bytes[line + 1 + index]
            if own == SortedLines.quote { return .orderedAscending }
            if own != byte { return own < byte ? .orderedAscending : .orderedDescending }
        }
        return bytes[line + 1 + wanted.count] == SortedLines.quote ? .orderedSame : .orderedDescending
    }

    private func value(_ bytes: UnsafeRawBufferPointer, _ from: Int, _ end: Int) -> Data {
        let to = end > from && bytes[end - 1] == UInt8(ascii: ",") ? end - 1 : end
        return Data(bytes[from..<to])
    }
}
