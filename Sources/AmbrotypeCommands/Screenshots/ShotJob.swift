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
    /// Pixels across of the copy for the contact sheet.
    var copyWidth: Int

    struct Made: Sendable {
        var bytes: Int
        var record: DevelopmentRecord
        /// Of the JPEG, lower than asked where the size limit made it so.
        var quality: Int?
        /// The small copy as a PNG; nil where the file's own pixels differ from those drawn, as a JPEG's do.
        var copy: [UInt8]?
    }

    func run() -> Result<Made, ShotFailure> {
        do throws(DevelopmentError) {
            let made = try developed()
            guard mostBytes.map({ made.picture.png.count <= $0 }) ?? true else {
                return .failure(ShotFailure(lines: [tooLarge(made.picture.png.count)], kind: .failed))
            }
            do throws(ImageError) {
                try makeFolder(file.deletingLastPathComponent().path)
                try writeAtomically(made.picture.png, to: file.path)
            } catch { throw .image(error) }
            return .success(
                Made(
                    bytes: made.picture.png.count, record: made.picture.record, quality: made.quality,
                    copy: try copy(made.picture)))
        } catch {
            if case .memory = error {
                return .failure(ShotFailure(lines: [error.words], kind: .overBudget))
            }
            return .failure(ShotFailure(lines: [error.words], kind: .failed))
        }
    }

    private func copy(_ picture: DevelopedPicture) throws(DevelopmentError) -> [UInt8]? {
        guard let pixmap = picture.copy else { return nil }
        let options = PNGOptions(alpha: .dropped, isHurried: true)
        do throws(ImageError) {
            return try encodePNG(pixmap, options: options, budget: MemoryBudget(limit: budget))
        } catch { throw .image(error) }
    }

    private func tooLarge(_ bytes: Int) -> String {
        let limit = mostBytes ?? 0
        return format == .png
            ? "the PNG has \(bytes) bytes, more than format.maxBytes \(limit): set format.type to jpeg"
            : "even at quality 50 the JPEG has \(bytes) bytes, more than format.maxBytes \(limit): raise the limit"
    }

    /// Bytes tried first, one after the other. Lower bands cost little time, and a picture that fits here leaves the
    /// rest of the budget untouched.
    static let modestBudgets = [8 * 1024 * 1024, 18 * 1024 * 1024]

    /// The picture within the first budget that does, at last the whole one.
    private func developed() throws(DevelopmentError) -> (picture: DevelopedPicture, quality: Int?) {
        try Self.trying(Self.modestBudgets.filter { $0 < budget }, then: budget, developed(within:))
    }

    /// What is made within the first of some budgets that suffices; within the last its own trouble is thrown.
    static func trying<Made>(
        _ modest: [Int], then last: Int, _ make: (Int) throws(DevelopmentError) -> Made
    ) throws(DevelopmentError) -> Made {
        for budget in modest {
            do throws(DevelopmentError) { return try make(budget) } catch {
                guard case .memory = error else { throw error }
            }
        }
        return try make(last)
    }

    private func developed(within budget: Int) throws(DevelopmentError) -> (picture: DevelopedPicture, quality: Int?) {
        guard case .jpeg(let wished) = format else {
            let plain = PNGOptions(alpha: .dropped, isHurried: true)
            let picture = try develop(
                list, scale: scale, budgetLimit: budget, pictures: pictures, options: plain,
                copyWidth: copyWidth)
            guard let mostBytes, picture.png.count > mostBytes else { return (picture, nil) }
            let small = PNGOptions(alpha: .dropped, optimised: true)
            return (
                try develop(
                    list, scale: scale, budgetLimit: budget, pictures: pictures, options: small,
                    copyWidth: copyWidth),
                nil
            )
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
    var kind: ShotReport.State
}
