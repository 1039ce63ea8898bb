// StoreKit: the name a paywall's own source imports.
//
// In:  a StoreKit configuration file (`.storekit`) and the products that count as bought, both set by the top of the house
//      (`SharedSurroundings.storeConfiguration`, `.purchases`).
// Out: products with prices in the pinned locale, their subscriptions and offers, and the transactions of what was bought. Nothing is
//      ever charged: a purchase is pending.
//
// Reading order: `Product`, `SubscriptionInfo`, `Transaction`, `StoreShelf` (where they come from).

@_exported public import AmbrotypeFoundation
@_exported public import Foundation
