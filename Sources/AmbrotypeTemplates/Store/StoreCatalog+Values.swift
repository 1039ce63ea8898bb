package import Foundation

extension StoreCatalog {
    /// What expressions see as `store`: `groups`, `plans` (all subscriptions, cheapest first) and `products`, worded for a locale.
    package func values(for locale: Locale) -> TemplateValue {
        let subscriptions = groups.flatMap(\.subscriptions).enumerated()
            .sorted { ($0.element.price, $0.offset) < ($1.element.price, $1.offset) }.map(\.element)
        return .object([
            "currency": .string(currency),
            "groups": .list(groups.map { value(of: $0, locale) }),
            "plans": .list(subscriptions.map { value(of: $0, locale) }),
            "products": .list(products.map { value(of: $0, locale) }),
        ])
    }

    private func value(of group: Group, _ locale: Locale) -> TemplateValue {
        let wording = group.localization(for: locale, fileLocale: fileLocale)
        let name = wording.map(\.name) ?? ""
        return .object([
            "id": .string(group.id), "name": .string(name.isEmpty ? group.name : name),
            "plans": .list(group.subscriptionsByPrice.map { value(of: $0, locale) }),
        ])
    }

    private func value(of product: Product, _ locale: Locale) -> TemplateValue {
        let wording = product.localization(for: locale, fileLocale: fileLocale)
        var members: [String: TemplateValue] = [
            "id": .string(product.id), "type": .string(product.type),
            "name": .string(wording?.name ?? product.referenceName),
            "description": .string(wording?.description ?? ""), "currency": .string(currency),
            "price": .number(double(product.price)),
            "displayPrice": .string(displayPrice(product.price, locale: locale)),
            "isFamilyShareable": .bool(product.isFamilyShareable), "period": .null, "offer": .null, "level": .null,
        ]
        if let subscription = product.subscription {
            members["period"] = value(of: subscription.period)
            members["level"] = .integer(subscription.level)
            members["offer"] = subscription.offer.map { value(of: $0, locale) } ?? .null
        }
        return .object(members)
    }

    private func value(of offer: Offer, _ locale: Locale) -> TemplateValue {
        .object([
            "mode": .string(offer.mode.rawValue), "price": .number(double(offer.price)),
            "displayPrice": .string(displayPrice(offer.price, locale: locale)), "period": value(of: offer.period),
            "count": .integer(offer.count),
            "duration": value(of: Period(value: offer.period.value * offer.count, unit: offer.period.unit)),
        ])
    }

    private func value(of period: Period) -> TemplateValue {
        .object(["value": .integer(period.value), "unit": .string(period.unit.rawValue)])
    }

    private func double(_ price: Decimal) -> Double { NSDecimalNumber(decimal: price).doubleValue }
}
