import Foundation

/// Something to read. Title, summary and section are keys of the string catalog.
struct Article: Identifiable {
    let id, title, summary, section, picture: String
    let minutes: Int
    let progress: Double

    static let all = [
        Article("unhurried-harbour", "harbour", "section.travel", "Harbour", 6, 0.35),
        Article("mountain-weather", "peaks", "section.nature", "Peaks", 9, 0.1),
        Article("night-train", "train", "section.journeys", "NightTrain", 7, 0.6),
        Article("tea-field", "tea", "section.craft", "TeaField", 5, 0),
    ]

    private init(_ id: String, _ key: String, _ section: String, _ picture: String, _ minutes: Int, _ progress: Double)
    {
        (self.id, title, summary) = (id, "article.\(key).title", "article.\(key).summary")
        (self.section, self.picture, self.minutes, self.progress) = (section, picture, minutes, progress)
    }
}
