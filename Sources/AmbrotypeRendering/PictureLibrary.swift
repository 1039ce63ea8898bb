package import AmbrotypeDrawing
package import AmbrotypeImages
package import Foundation
import Synchronization

/// Where pictures named by display lists come from. Knows names, opens nothing until a render asks.
package struct PictureLibrary: Sendable {
    private let find: @Sendable (String) -> ImageSource?

    /// - Parameter find: the bytes of a picture by the name its key carries; nil where there is none. Pictures that a person's own code
    ///   made in memory are found without it.
    package init(find: @escaping @Sendable (String) -> ImageSource?) {
        self.find = { name in MadePictures.source(named: name) ?? find(name) }
    }

    package static let empty = PictureLibrary { _ in nil }

    /// Both libraries; the first has the word where both know a name.
    package func joined(with other: PictureLibrary) -> PictureLibrary {
        PictureLibrary { [find] name in find(name) ?? other.find(name) }
    }

    /// Where a picture's bytes are; nil where there is none of that name.
    package func source(named name: String) -> ImageSource? { find(name) }

    /// For one render: keeps what it decoded until the render ends.
    package func session() -> PictureSession { PictureSession(find: find) }
}

/// The pictures of one render.
package final class PictureSession: PictureProvider {
    private let find: @Sendable (String) -> ImageSource?
    private let state = Mutex(State())

    private struct State {
        var decoded: [String: Pixmap] = [:]
        var uses: [PictureUse] = []
    }

    /// Pictures of earlier bands go when anything does not fit; one that a later band asks for is decoded again.
    private func lendRoom(_ budget: MemoryBudget) {
        budget.whenFull { [weak self] in
            let kept = self?.state.withLock { state in
                defer { state.decoded = [:] }
                return state.decoded
            }
            // What is given back is given back outside the lock.
            _ = kept
        }
    }

    fileprivate init(find: @escaping @Sendable (String) -> ImageSource?) { self.find = find }

    /// In the order first asked for.
    package var uses: [PictureUse] { state.withLock { $0.uses } }

    package func pixmap(for key: PictureKey, pixelWidth: Int, pixelHeight: Int, budget: MemoryBudget) throws -> Pixmap {
        let part = key.part.map { " \($0.minX) \($0.minY) \($0.width) \($0.height)" } ?? ""
        let asked = "\(key.name) \(pixelWidth) \(pixelHeight)\(part)"
        if let known = state.withLock({ $0.decoded[asked] }) { return known }
        guard let source = find(key.name) else {
            throw ImageError.unreadable(name: key.name, reason: "no such picture")
        }
        lendRoom(budget)
        let (pixmap, record) = try decoded(source, key.part, pixelWidth, pixelHeight, budget)
        let use = PictureUse(
            name: key.name, sourceWidth: Int(key.pixelSize.width), sourceHeight: Int(key.pixelSize.height),
            decodedWidth: pixmap.width, decodedHeight: pixmap.height, peakBytes: record.peakBytes,
            profile: record.profile.word)
        state.withLock {
            $0.decoded[asked] = pixmap
            if !$0.uses.contains(use) { $0.uses.append(use) }
        }
        return pixmap
    }

    /// What does not fit is told as the budget tells it, so that the raster can try again with a lower band.
    private func decoded(
        _ source: ImageSource, _ part: CGRect?, _ width: Int, _ height: Int, _ budget: MemoryBudget
    ) throws -> (Pixmap, DecodeRecord) {
        do throws(ImageError) {
            return try decode(source, part: part, toFit: (width, height), budget: budget)
        } catch { throw Self.told(error) }
    }

    private static func told(_ error: ImageError) -> any Error {
        guard case .budget(_, let exceeded) = error else { return error }
        return exceeded
    }
}

extension ImageHeader.Profile {
    /// As a manifest calls it.
    fileprivate var word: String {
        switch self {
        case .none: "none"
        case .sRGB: "sRGB"
        case .displayP3: "displayP3"
        case .other: "other"
        }
    }
}
