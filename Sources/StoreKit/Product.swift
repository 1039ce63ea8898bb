import AmbrotypeTemplates
public import Foundation

/// Something for sale.
public struct Product: Identifiable, Hashable, Sendable {
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    /// The price in the pinned locale and the storefront's currency.
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    public let priceFormatStyle: Decimal.FormatStyle.Currency

    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    init(_ product: StoreCatalog.Product, group: StoreCatalog.Group?, _ catalog: StoreCatalog, _ locale: Locale) {
        let wording = product.localization(for: locale, fileLocale: catalog.fileLocale)
        id = product.id
        type = Self.types[product.type] ?? .nonConsumable
        displayName = wording?.name ?? product.referenceName
        description = wording?.description ?? ""
        price = product.price
        displayPrice = catalog.displayPrice(product.price, locale: locale)
        isFamilyShareable = product.isFamilyShareable
        priceFormatStyle = .currency(code: catalog.currency).locale(locale)
        subscription = product.subscription.map { SubscriptionInfo($0, group: group, catalog, locale) }
    }

    private static let types: [String: ProductType] = [
        "Consumable": .consumable, "NonConsumable": .nonConsumable, "NonRenewingSubscription": .nonRenewable,
        "RecurringSubscription": .autoRenewable,
    ]

    /// The products of the configuration file with these ids, in the file's order.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        let wanted = Set(identifiers)
        return StoreShelf.current.products.filter { wanted.contains($0.id) }
    }

    public struct PurchaseOption: Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
    }

    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// Always pending: a picture buys nothing.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .pending }

    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.currentEntitlement(for: id) }
    }

    public var latestTransaction: VerificationResult<Transaction>? { get async { await Transaction.latest(for: id) } }

    public enum PurchaseError: Error, Sendable {
        case invalidQuantity
        case productUnavailable
        case purchaseNotAllowed
    }
}
