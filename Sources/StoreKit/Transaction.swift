public import Foundation

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let subscriptionGroupID: String?
    public let purchaseDate: Date
    public let expirationDate: Date?

    public var originalID: UInt64 { id }
    public var originalPurchaseDate: Date { purchaseDate }
    public var revocationDate: Date? { nil }
    public var isUpgraded: Bool { false }
    public var purchasedQuantity: Int { 1 }

    init(id: UInt64, product: Product?, productID: String, purchaseDate: Date) {
        (self.id, self.productID, self.purchaseDate) = (id, productID, purchaseDate)
        productType = product?.type ?? .nonConsumable
        subscriptionGroupID = product?.subscription?.subscriptionGroupID
        expirationDate = product?.subscription.flatMap { Self.end(of: $0.subscriptionPeriod, from: purchaseDate) }
    }

    private static func end(of period: Product.SubscriptionPeriod, from start: Date) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let unit: Calendar.Component =
            switch period.unit {
            case .day: .day
            case .week: .weekOfYear
            case .month: .month
            case .year: .year
            }
        return calendar.date(byAdding: unit, value: period.value, to: start)
    }

    public func finish() async {}

    /// Transactions one after the other.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        let all: [Transaction]

        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: ArraySlice<Transaction>
            public mutating func next() async -> VerificationResult<Transaction>? {
                rest.popFirst().map { .verified($0) }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: all[...]) }
    }

    public static var currentEntitlements: Transactions { Transactions(all: StoreShelf.current.transactions) }
    public static var all: Transactions { Transactions(all: StoreShelf.current.transactions) }
    /// Nothing is bought while a picture is made.
    public static var updates: Transactions { Transactions(all: []) }
    public static var unfinished: Transactions { Transactions(all: []) }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        StoreShelf.current.transactions.last { $0.productID == productID }.map { .verified($0) }
    }

    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        await latest(for: productID)
    }
}

/// Something signed by the App Store; what the fixtures say counts as verified.
@frozen public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate
        case invalidSignature
        case missingRequiredProperties
    }

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// The App Store.
public enum AppStore {
    public static var canMakePayments: Bool { false }
    public static func sync() async throws {}
}

/// Why a call to the store failed.
public enum StoreKitError: Error, Sendable {
    case unknown
    case userCancelled
    case notAvailableInStorefront
    case notEntitled
}
