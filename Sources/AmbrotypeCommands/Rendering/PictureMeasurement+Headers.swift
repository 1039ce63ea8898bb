import AmbrotypeImages
import AmbrotypeTemplates
import Foundation

extension PictureMeasurement {
    /// Sizes from the pictures' headers; nothing is decoded.
    static let headers = PictureMeasurement { url in
        do throws(ImageError) {
            let header = try readHeader(.file(url.path))
            return .success(CGSize(width: header.width, height: header.height))
        } catch { return .failure(PictureProblem(String(error.problem.reversed().drop { $0 == "." }.reversed()))) }
    }
}
