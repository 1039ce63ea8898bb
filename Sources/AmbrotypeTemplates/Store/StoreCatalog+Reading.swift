import AmbrotypeDrawing
import Foundation
import _FoundationICU

extension StoreCatalog {
    /// The catalog in a `.storekit` document and what is wrong in it; a product that is wrong is left out. The private key such a
    /// file may hold is not looked at.
    package static func read(_ document: JSONValue) throws(TemplateIssue) -> (StoreCatalog, [TemplateIssue]) {
        guard document.members != nil else {
            throw TemplateIssue(
                .wrongKind(expected: "a StoreKit configuration's object", found: document.kindName), at: document.place)
        }
        var reader = StoreCatalogReader()
        let settings = document["settings"]
        var catalog = StoreCatalog(
            currency: currency(ofStorefront: settings?["_storefront"]?.string ?? "USA"), products: [], groups: [],
            fileLocale: normalizedLanguageCode(settings?["_locale"]?.string ?? "en_US"))
        for key in ["products", "nonRenewingSubscriptions"] {
            catalog.products += (document[key]?.array ?? []).compactMap { reader.product($0) }
        }
        catalog.groups = (document["subscriptionGroups"]?.array ?? []).map { reader.group($0) }
        return (catalog, reader.issues)
    }

    /// Currency of an ISO 3166 alpha-3 country.
    private static func currency(ofStorefront country: String) -> String {
        for region in Locale.Region.isoRegions where region.identifier.count == 2 {
            if String(cString: swift_uloc_getISO3Country("und_" + region.identifier)) == country.uppercased() {
                return Locale(identifier: "und_" + region.identifier).currency?.identifier ?? "USD"
            }
        }
        return "USD"
    }
}

private struct StoreCatalogReader {
    var issues: [TemplateIssue] = []

    mutating func group(_ value: JSONValue) -> StoreCatalog.Group {
        StoreCatalog.Group(
            id: value["id"]?.string ?? "", name: value["name"]?.string ?? "",
            localizations: localizations(value["localizations"]),
            subscriptions: (value["subscriptions"]?.array ?? []).compactMap { product($0) })
    }

    mutating func product(_ value: JSONValue) -> StoreCatalog.Product? {
        do { return try readProduct(value) } catch {
            issues.append(error)
            return nil
        }
    }

    private func readProduct(_ value: JSONValue) throws(TemplateIssue) -> StoreCatalog.Product {
        let period = value["recurringSubscriptionPeriod"]
        return StoreCatalog.Product(
            id: try required("productID", of: value, "a product"), type: value["type"]?.string ?? "Consumable",
            referenceName: value["referenceName"]?.string ?? "", price: try price(value),
            isFamilyShareable: value["familyShareable"]?.bool ?? false,
            localizations: localizations(value["localizations"]),
            subscription: try period.map { period throws(TemplateIssue) in
                StoreCatalog.Subscription(
                    period: try self.period(period), level: value["groupNumber"]?.integer ?? 1,
                    offer: try offer(value))
            })
    }

    private func offer(_ subscription: JSONValue) throws(TemplateIssue) -> StoreCatalog.Offer? {
        // Version 5 has a list beside the single offer; the first of it counts where the single one is absent.
        let single = subscription["introductoryOffer"].flatMap { $0.isNull ? nil : $0 }
        guard let value = single ?? subscription["introductoryOffers"]?.array?.first else { return nil }
        let modes: [String: StoreCatalog.Offer.Mode] = [
            "free": .freeTrial, "payAsYouGo": .payAsYouGo, "payUpFront": .payUpFront,
        ]
        let name = try required("paymentMode", of: value, "an introductory offer")
        guard let mode = modes[name] else {
            let near = nearestNames(to: name, among: modes.keys)
            throw TemplateIssue(.unknownName(name, kind: .value, near: near), at: value["paymentMode"]!.place)
        }
        guard let length = value["subscriptionPeriod"] else {
            throw TemplateIssue(.missingMember("subscriptionPeriod", of: "an introductory offer"), at: value.place)
        }
        return StoreCatalog.Offer(
            mode: mode, price: mode == .freeTrial ? 0 : try price(value), period: try period(length),
            count: max(1, value["numberOfPeriods"]?.integer ?? 1))
    }

    private func required(_ key: String, of value: JSONValue, _ owner: String) throws(TemplateIssue) -> String {
        guard let member = value[key] else { throw TemplateIssue(.missingMember(key, of: owner), at: value.place) }
        guard let text = member.string else {
            throw TemplateIssue(.wrongKind(expected: "a string", found: member.kindName), at: member.place)
        }
        return text
    }

    private func price(_ value: JSONValue) throws(TemplateIssue) -> Decimal {
        let text = try required("displayPrice", of: value, "a product")
        let isDecimal =
            !text.isEmpty && text.allSatisfy { $0.isASCIIDigit || $0 == "." } && text.count(where: { $0 == "." }) < 2
        guard isDecimal, let price = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
            throw TemplateIssue(.badPrice(text), at: value["displayPrice"]!.place)
        }
        return price
    }

    private func period(_ value: JSONValue) throws(TemplateIssue) -> StoreCatalog.Period {
        let text = value.string ?? ""
        let units: [Character: StoreCatalog.Period.Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
        guard text.first == "P", let unit = text.last.flatMap({ units[$0] }),
            let count = Int(text.dropFirst().dropLast()),
            count > 0
        else { throw TemplateIssue(.badPeriod(text), at: value.place) }
        return StoreCatalog.Period(value: count, unit: unit)
    }

    private func localizations(_ value: JSONValue?) -> [StoreCatalog.Localization] {
        (value?.array ?? []).map { item in
            StoreCatalog.Localization(
                locale: normalizedLanguageCode(item["locale"]?.string ?? "en_US"),
                name: item["displayName"]?.string ?? "", description: item["description"]?.string ?? "")
        }
    }
}
