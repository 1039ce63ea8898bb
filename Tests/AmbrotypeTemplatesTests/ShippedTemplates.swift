import AmbrotypeTemplates
import Foundation

/// The templates of the repository.
enum ShippedTemplates {
    static let names = [
        "app-clip-card", "delivery-activity", "paywall-plans", "reading-widget", "sale-activity", "wallpaper-home",
        "wallpaper-lock",
    ]

    @MainActor static func load(_ name: String) throws -> Template {
        try Template.load(folder: Repository.templates.appendingPathComponent(name), measure: .jpegHeader)
    }
}

extension PictureMeasurement {
    /// The frame header of a JPEG file without orientation.
    static let jpegHeader = PictureMeasurement { url in
        guard let data = try? Data(contentsOf: url) else { return .failure(PictureProblem("no file")) }
        var at = 2
        while at + 9 < data.count {
            let marker = data[at + 1]
            if 0xC0...0xC3 ~= marker {
                let number = { (i: Int) in Int(data[at + i]) << 8 | Int(data[at + i + 1]) }
                return .success(CGSize(width: number(7), height: number(5)))
            }
            at += 2 + (Int(data[at + 2]) << 8 | Int(data[at + 3]))
        }
        return .failure(PictureProblem("no frame"))
    }
}
