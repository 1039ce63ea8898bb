import AmbrotypeTemplates
public import Foundation

extension Product {
    /// A subscription's period, group and offers.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let subscriptionGroupID: String
        public let groupDisplayName: String
        /// 1 is the highest level of service.
        public let groupLevel: Int
        public let subscriptionPeriod: SubscriptionPeriod

        init(
            _ subscription: StoreCatalog.Subscription, group: StoreCatalog.Group?, _ catalog: StoreCatalog,
            _ locale: Locale
        ) {
            introductoryOffer = subscription.offer.map { SubscriptionOffer($0, catalog, locale) }
            promotionalOffers = []
            subscriptionGroupID = group?.id ?? ""
            let name = group?.localization(for: locale, fileLocale: catalog.fileLocale)?.name ?? ""
            groupDisplayName = name.isEmpty ? group?.name ?? "" : name
            groupLevel = subscription.level
            subscriptionPeriod = SubscriptionPeriod(subscription.period)
        }

        /// A person who has bought nothing of the group may have its introductory offer.
        public var isEligibleForIntroOffer: Bool {
            get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
        }

        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            let shelf = StoreShelf.current
            return !shelf.products.contains {
                $0.subscription?.subscriptionGroupID == groupID && shelf.purchases[$0.id] != nil
            }
        }

        public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }

        public static func status(for groupID: String) async throws -> [Status] {
            let shelf = StoreShelf.current
            let ids = Set(shelf.products.filter { $0.subscription?.subscriptionGroupID == groupID }.map(\.id))
            return shelf.transactions.filter { ids.contains($0.productID) }.map {
                Status(
                    state: .subscribed, transaction: .verified($0),
                    renewalInfo: .verified(RenewalInfo(currentProductID: $0.productID)))
            }
        }

        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>
        }

        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }

        public struct RenewalInfo: Hashable, Sendable {
            public let currentProductID: String
            public var willAutoRenew: Bool { true }
            public var autoRenewPreference: String? { currentProductID }
        }
    }

    /// A whole number of calendar units.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable {
            case day
            case week
            case month
            case year
        }

        public let unit: Unit
        public let value: Int

        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
        public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
        public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)

        private init(unit: Unit, value: Int) { (self.unit, self.value) = (unit, value) }

        init(_ period: StoreCatalog.Period) {
            value = period.value
            unit =
                switch period.unit {
                case .day: .day
                case .week: .week
                case .month: .month
                case .year: .year
                }
        }
    }

    /// A lower price for a while.
    public struct SubscriptionOffer: Hashable, Sendable {
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        /// Length of one charge.
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode

        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = OfferType(rawValue: "introductory")
            public static let promotional = OfferType(rawValue: "promotional")
        }

        /// Closed here, so that a `switch` with `default` and one with `@unknown default` both compile.
        public enum PaymentMode: String, Hashable, Sendable {
            case freeTrial
            case payAsYouGo
            case payUpFront
        }

        init(_ offer: StoreCatalog.Offer, _ catalog: StoreCatalog, _ locale: Locale) {
            (id, type) = (nil, .introductory)
            price = offer.price
            displayPrice = catalog.displayPrice(offer.price, locale: locale)
            period = SubscriptionPeriod(offer.period)
            periodCount = offer.count
            paymentMode =
                switch offer.mode {
                case .freeTrial: .freeTrial
                case .payAsYouGo: .payAsYouGo
                case .payUpFront: .payUpFront
                }
        }
    }
}
