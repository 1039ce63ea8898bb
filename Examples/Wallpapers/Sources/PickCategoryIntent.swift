import AppIntents
import WidgetKit

/// Which pictures a person wants to see.
struct WallpaperCategory: AppEntity {
    let id: String

    static let all = WallpaperCategory(id: "all")
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"
    static let defaultQuery = WallpaperCategoryQuery()

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct WallpaperCategoryQuery: EntityQuery {
    func entities(for identifiers: [WallpaperCategory.ID]) async throws -> [WallpaperCategory] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [WallpaperCategory] {
        ["all", "desert", "sea", "night"].map(WallpaperCategory.init(id:))
    }

    func defaultResult() async -> WallpaperCategory? { .all }
}

struct PickCategoryIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a category"
    static let description = IntentDescription("One picture from the category you like")

    @Parameter(title: "Category") var category: WallpaperCategory

    init() {}
    init(category: WallpaperCategory) { self.category = category }
}
