import AmbrotypeImages
import AmbrotypeTemplates
import Foundation

extension PictureMeasurement {
    /// Sizes from the pictures' headers; nothing is decoded.
    static let headers = PictureMeasurement { url in
        guard let data = try? Data(contentsOf: url), data.count > 24 else {
            return .failure(PictureProblem("it cannot be read"))
        }
        func number(_ at: Int) -> Int { data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        return .success(CGSize(width: number(16), height: number(20)))
    }
}
