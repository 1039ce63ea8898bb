import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeStorefront
import AmbrotypeTemplates
import Foundation

/// The pictures of a shot: the user's own by their path, a widget's by its subject and its name there.
enum ScenePictures {
    /// Stands between a subject and a name; no path holds it.
    private static let mark: Character = "\u{1F}"

    static func name(_ picture: String, of subject: String) -> String { subject + String(mark) + picture }

    /// Finds both kinds. Asked on any thread.
    static func library(_ subjects: [String: PictureLibrary]) -> PictureLibrary {
        PictureLibrary { name in
            guard let at = name.firstIndex(of: mark) else { return .file(name) }
            return subjects[String(name[..<at])]?.source(named: String(name[name.index(after: at)...]))
        }
    }
}

/// Finds the user's pictures below the folder of the configuration, header first.
final class PictureFinder {
    private let folder: URL
    private var known: [String: PictureKey] = [:]

    init(folder: URL) { self.folder = folder }

    func key(_ path: String, at place: SourcePlace) throws(TemplateIssue) -> PictureKey {
        let file = folder.resolving(path).path
        if let key = known[file] { return key }
        do throws(ImageError) {
            let header = try readHeader(.file(file))
            let key = PictureKey(name: file, pixelSize: CGSize(width: header.width, height: header.height))
            known[file] = key
            return key
        } catch { throw TemplateIssue(.unreadablePicture(path, reason: error.problem.trimmed), at: place) }
    }
}

extension URL {
    /// A path as a configuration in this folder writes it: absolute, or from here.
    func resolving(_ path: String) -> URL {
        (path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)).standardizedFileURL
    }
}

extension String {
    /// Without a full stop at the end.
    fileprivate var trimmed: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension DisplayList {
    /// The list with other names for its pictures.
    func renamed(_ rename: (String) -> String) -> DisplayList {
        DisplayList(size: size, items: items.map { $0.renamed(rename) })
    }
}

extension DisplayItem {
    fileprivate func renamed(_ rename: (String) -> String) -> DisplayItem {
        func key(_ key: PictureKey) -> PictureKey {
            var key = key
            key.name = rename(key.name)
            return key
        }
        switch self {
        case .picture(let picture, let rect, let source, let interpolation, let tint):
            return .picture(key(picture), rect: rect, source: source, interpolation: interpolation, tint: tint)
        case .fill(let path, let style, .tile(let picture, let origin, let size)):
            return .fill(path, style: style, paint: .tile(key(picture), origin: origin, tileSize: size))
        case .group(var group):
            group.items = group.items.map { $0.renamed(rename) }
            group.mask = group.mask?.map { $0.renamed(rename) }
            return .group(group)
        case .fill, .bitmap, .backdrop: return self
        }
    }
}
