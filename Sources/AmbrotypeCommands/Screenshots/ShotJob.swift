import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeStorefront
import Foundation

/// One display list to one store picture; runs on any thread.
struct ShotJob: Sendable {
    var list: DisplayList
    var scale: CGFloat
    var budget: Int
    var pictures: PictureLibrary
    var format: StorefrontConfig.Format
    var mostBytes: Int?
    var file: URL

    struct Made: Sendable {
        var bytes: Int
        var record: DevelopmentRecord
        /// Of the JPEG, lower than asked where the size limit made it so.
        var quality: Int?
    }

    func run() -> Result<Made, ShotFailure> {
        do throws(DevelopmentError) {
            let made = try developed()
            guard mostBytes.map({ made.picture.png.count <= $0 }) ?? true else {
                return .failure(ShotFailure(lines: [tooLarge(made.picture.png.count)], isMemory: false))
            }
            do throws(ImageError) {
                try makeFolder(file.deletingLastPathComponent().path)
                try writeAtomically(made.picture.png, to: file.path)
            } catch { throw .image(error) }
            return .success(
                Made(bytes: made.picture.png.count, record: made.picture.record, quality: made.quality))
        } catch {
            if case .memory = error { return .failure(ShotFailure(lines: [error.words], isMemory: true)) }
            return .failure(ShotFailure(lines: [error.words], isMemory: false))
        }
    }

    private func tooLarge(_ bytes: Int) -> String {
        let limit = mostBytes ?? 0
        return format == .png
            ? "the PNG has \(bytes) bytes, more than format.maxBytes \(limit): set format.type to jpeg"
            : "even at quality 50 the JPEG has \(bytes) bytes, more than format.maxBytes \(limit): raise the limit"
    }

    /// Bytes tried first. Lower bands cost little time, and a picture that fits here leaves the rest of the budget
    /// untouched.
    static let modestBudget = 18 * 1024 * 1024

    /// The picture within the modest budget, or else within the whole.
    private func developed() throws(DevelopmentError) -> (picture: DevelopedPicture, quality: Int?) {
        guard budget > Self.modestBudget else { return try developed(within: budget) }
        do throws(DevelopmentError) { return try developed(within: Self.modestBudget) } catch {
            guard case .memory = error else { throw error }
            return try developed(within: budget)
        }
    }

    private func developed(within budget: Int) throws(DevelopmentError) -> (picture: DevelopedPicture, quality: Int?) {
        guard case .jpeg(let wished) = format else {
            let plain = PNGOptions(alpha: .dropped)
            let picture = try develop(list, scale: scale, budgetLimit: budget, pictures: pictures, options: plain)
            guard let mostBytes, picture.png.count > mostBytes else { return (picture, nil) }
            let small = PNGOptions(alpha: .dropped, optimised: true)
            return (try develop(list, scale: scale, budgetLimit: budget, pictures: pictures, options: small), nil)
        }
        var quality = wished
        while true {
            let picture = try developJPEG(
                list, scale: scale, budgetLimit: budget, pictures: pictures, options: JPEGOptions(quality: quality))
            guard let mostBytes, picture.png.count > mostBytes, quality > 50 else { return (picture, quality) }
            quality = max(50, quality - 8)
        }
    }
}

/// Why a shot was not made.
struct ShotFailure: Error {
    var lines: [String]
    var isMemory: Bool
}
