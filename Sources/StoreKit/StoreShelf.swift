import AmbrotypeTemplates
import AmbrotypeViews
import Foundation

/// What is for sale and what was bought, as the surroundings say.
struct StoreShelf {
    var catalog: StoreCatalog?
    var purchases: [String: Date]
    var locale: Locale

    /// Read anew at each question: surroundings may change between two renders.
    static var current: StoreShelf {
        let surroundings = SharedSurroundings.current
        let catalog = surroundings.storeConfiguration.flatMap { url in
            let folder = TemplateFolder(url.deletingLastPathComponent())
            return (try? folder.json(url.lastPathComponent)).flatMap { try? StoreCatalog.read($0).0 }
        }
        return StoreShelf(catalog: catalog, purchases: surroundings.purchases, locale: surroundings.locale)
    }

    var products: [Product] {
        guard let catalog else { return [] }
        let single = catalog.products.map { Product($0, group: nil, catalog, locale) }
        let recurring = catalog.groups.flatMap { group in
            group.subscriptions.map { Product($0, group: group, catalog, locale) }
        }
        return single + recurring
    }

    /// Of what was bought, in order of product ids.
    var transactions: [Transaction] {
        let products = products
        return purchases.sorted { $0.key < $1.key }.enumerated().map { index, purchase in
            Transaction(
                id: UInt64(index + 1), product: products.first { $0.id == purchase.key }, productID: purchase.key,
                purchaseDate: purchase.value)
        }
    }
}
