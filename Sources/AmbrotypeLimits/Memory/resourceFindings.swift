import Foundation

/// Files that take much memory once an extension reads them; pictures are measured by their pixels instead.
///
/// - Parameter sizes: bytes by path below the subject's folder.
package func resourceFindings(_ subject: String, _ sizes: [String: Int]) -> [Finding] {
    let pictures = ["png", "jpg", "jpeg", "heic", "webp", "gif", "pdf", "svg"]
    return sizes.sorted { $0.key < $1.key }.compactMap { path, bytes in
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        guard bytes > largestResource, !pictures.contains(ending) else { return nil }
        return Finding(
            MemoryRules.largeResource, subject: subject, at: FindingPlace(file: path),
            "\(path) has \(megabytes(bytes)): read whole it takes at least that, as values several times as much",
            numbers: ["bytes": Double(bytes)], weight: Double(bytes) / Double(largestResource))
    }
}

/// 2 MB: JSON grows several times once it is values (assumed).
private let largestResource = 2_097_152
