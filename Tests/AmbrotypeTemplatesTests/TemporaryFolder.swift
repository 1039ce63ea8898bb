import AmbrotypeTemplates
import Foundation

/// A folder with files, gone with the object.
final class TemporaryFolder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

extension PictureMeasurement {
    /// Takes the size from the file's own text: "300 200".
    static let fake = PictureMeasurement { url in
        let numbers =
            (try? String(contentsOf: url, encoding: .utf8))?.split(separator: " ").compactMap { Double($0) } ?? []
        guard numbers.count == 2 else { return .failure(PictureProblem("the file is no picture")) }
        return .success(CGSize(width: numbers[0], height: numbers[1]))
    }
}
