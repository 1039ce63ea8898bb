import SwiftUI

/// A picture to put behind everything. Names are keys of the string catalog.
struct Wallpaper: Identifiable {
    let id, category, picture, symbol: String

    var title: LocalizedStringKey { LocalizedStringKey("wallpaper.\(id)" as String) }
    var categoryTitle: LocalizedStringKey { LocalizedStringKey("category.\(category)" as String) }

    static let dunes = Wallpaper(id: "dunes", category: "desert", picture: "Dunes", symbol: "sun.max.fill")
    static let coast = Wallpaper(id: "coast", category: "sea", picture: "Coast", symbol: "water.waves")
    static let aurora = Wallpaper(id: "aurora", category: "night", picture: "Aurora", symbol: "moon.stars.fill")

    /// In the order they are shown, of one category or of all.
    static func all(in category: String) -> [Wallpaper] {
        let every = [dunes, coast, aurora]
        return category == WallpaperCategory.all.id ? every : every.filter { $0.category == category }
    }
}
