import StoreKit
import SwiftUI

/// The plans for sale, in their subscription groups.
@MainActor final class SubscriptionGroups: ObservableObject {
    struct Group: Identifiable {
        let id: String
        let name: String
        /// Cheapest first.
        let plans: [Product]
    }

    static let productIDs = [
        "lantern.reader.monthly", "lantern.reader.yearly", "lantern.studio.monthly", "lantern.studio.yearly",
    ]

    @Published private(set) var all: [Group] = []

    /// The first yearly plan.
    var best: Product? {
        all.lazy.flatMap(\.plans).first { $0.subscription?.subscriptionPeriod.unit == .year }
    }

    func load() async {
        let products = (try? await Product.products(for: Self.productIDs)) ?? []
        let recurring = products.filter { $0.subscription != nil }
        let grouped = Dictionary(grouping: recurring) { $0.subscription?.subscriptionGroupID ?? "" }
        all = grouped.sorted { $0.key < $1.key }.map { id, plans in
            Group(
                id: id, name: plans[0].subscription?.groupDisplayName ?? "", plans: plans.sorted { $0.price < $1.price }
            )
        }
    }
}
