import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeLimits
import AmbrotypeRendering
import Foundation

/// Writes copies of pictures at the size they are shown at.
@MainActor enum Thumbnail {
    /// Writes the copy beside the picture: `cover.jpg` → `cover-510x340.jpg`. Turned as its orientation says.
    ///
    /// - Returns: a line for a person: what was written, or why not.
    static func write(_ row: MemoryReport.Picture, of subject: any RenderSubject, budget: Int) -> String {
        guard let source = subject.pictures.source(named: row.file) else { return "\(row.file): no such picture" }
        let file = URL(fileURLWithPath: source.name)
        let name = name(file.deletingPathExtension().lastPathComponent, file.pathExtension, row)
        let target = file.deletingLastPathComponent().appendingPathComponent(name)
        do throws(ImageError) {
            let size = try writeThumbnail(
                source, fitting: (row.thumbnailWidth, row.thumbnailHeight), to: target.path,
                budget: MemoryBudget(limit: budget))
            let folder = row.file.split(separator: "/").dropLast().joined(separator: "/")
            return "\(subject.name): \(folder.isEmpty ? "" : folder + "/")\(name) is \(row.file) at \(size.width) × "
                + "\(size.height) pixels; name it in its stead"
        } catch { return "\(error)" }
    }

    /// ASCII letters, digits and dashes; a JPEG stays one, everything else becomes a PNG.
    private static func name(_ stem: String, _ ending: String, _ row: MemoryReport.Picture) -> String {
        let isJPEG = ["jpg", "jpeg", "heic"].contains(ending.lowercased())
        return "\(PictureName.safe(stem))-\(row.thumbnailWidth)x\(row.thumbnailHeight).\(isJPEG ? "jpg" : "png")"
    }
}

/// The files of a subject and their sizes.
enum ResourceFiles {
    /// Bytes by path below the folder.
    static func sizes(in folder: URL) -> [String: Int] {
        var sizes: [String: Int] = [:]
        let files = FileManager.default.enumerator(atPath: folder.path)
        while let path = files?.nextObject() as? String {
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path + "/" + path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular else { continue }
            sizes[path] = attributes?[.size] as? Int
        }
        return sizes
    }
}
