import AmbrotypeViews
import Foundation
import StoreKit
import Testing

@Suite("Products of a StoreKit configuration", .serialized)
struct ProductTests {
    private static let file = #"""
        {"identifier": "A", "products": [], "nonRenewingSubscriptions": [],
         "settings": {"_storefront": "USA", "_locale": "en_US"},
         "subscriptionGroups": [{"id": "G", "name": "Tea", "localizations": [], "subscriptions": [
          {"productID": "tea.month", "referenceName": "Tea", "displayPrice": "4.99", "type": "RecurringSubscription",
           "recurringSubscriptionPeriod": "P1M", "groupNumber": 1, "familyShareable": false,
           "localizations": [{"locale": "en_US", "displayName": "Tea monthly", "description": "Tea"}],
           "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W", "displayPrice": "0"}}]}],
         "version": {"major": 3, "minor": 0}}
        """#

    private func shelf<Result>(bought: [String: Date] = [:], _ body: () async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "store-\(UInt32.random(in: 0...UInt32.max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("Tea.storekit")
        try Data(Self.file.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: folder) }
        var surroundings = SharedSurroundings()
        surroundings.storeConfiguration = url
        surroundings.purchases = bought
        return try await SharedSurroundings.$ofTask.withValue(surroundings) { try await body() }
    }

    @Test("A subscription has its price, period and offer")
    func subscription() async throws {
        try await shelf {
            let product = try #require(try await Product.products(for: ["tea.month", "other"]).first)
            #expect(product.displayName == "Tea monthly")
            #expect(product.displayPrice == "$4.99")
            let subscription = try #require(product.subscription)
            #expect(subscription.subscriptionPeriod == .monthly)
            #expect(subscription.introductoryOffer?.paymentMode == .freeTrial)
            #expect(subscription.introductoryOffer?.period == .weekly)
            #expect(await subscription.isEligibleForIntroOffer)
        }
    }

    @Test("What was bought is entitled to, and ends the introductory offer")
    func bought() async throws {
        let day = Date(timeIntervalSince1970: 1_749_945_600)
        try await shelf(bought: ["tea.month": day]) {
            var ids: [String] = []
            for await result in Transaction.currentEntitlements {
                if case .verified(let transaction) = result { ids.append(transaction.productID) }
            }
            #expect(ids == ["tea.month"])
            #expect(await !Product.SubscriptionInfo.isEligibleForIntroOffer(for: "G"))
        }
    }
}
