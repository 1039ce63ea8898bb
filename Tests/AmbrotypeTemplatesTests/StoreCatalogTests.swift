import AmbrotypeTemplates
import Foundation
import Testing

@Suite("StoreKit configurations")
struct StoreCatalogTests {
    private func read(_ text: String) throws -> (StoreCatalog, [TemplateIssue]) {
        try StoreCatalog.read(try JSONReader.read(text, file: "P.storekit"))
    }

    private func subscription(_ id: String, _ price: String, _ more: String = "") -> String {
        """
        {"type": "RecurringSubscription", "productID": "\(id)", "displayPrice": "\(price)", "groupNumber": 1,
         "recurringSubscriptionPeriod": "P1M", "localizations": [{"locale": "en_US", "displayName": "\(id)", "description": ""}]\(more)}
        """
    }

    private func file(_ subscriptions: [String], storefront: String = "USA") -> String {
        """
        {"settings": {"_locale": "en_US", "_storefront": "\(storefront)"}, "products": [], "version": {"major": 3, "minor": 0},
         "subscriptionOffersKeyPair": {"id": "x", "privateKey": "secret"},
         "subscriptionGroups": [{"id": "G", "name": "Basic", "localizations": [], "subscriptions": [\(subscriptions.joined(separator: ","))]}]}
        """
    }

    @Test("Plans come cheapest first, by decimal price and not by text")
    func order() throws {
        let (catalog, issues) = try read(
            file([subscription("a", "39.0"), subscription("b", "4.99"), subscription("c", "4.990")]))
        #expect(issues.isEmpty)
        #expect(catalog.groups[0].subscriptionsByPrice.map(\.id) == ["b", "c", "a"])
        #expect(catalog.groups[0].subscriptionsByPrice[0].price == Decimal(string: "4.99"))
    }

    @Test("Introductory offers know their three modes, period and count")
    func offers() throws {
        let (catalog, issues) = try read(
            file([
                subscription(
                    "free", "1", #", "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W"}"#),
                subscription(
                    "go", "2",
                    #", "introductoryOffer": {"paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 3, "displayPrice": "0.99"}"#
                ),
                subscription(
                    "front", "3",
                    #", "introductoryOffer": {"paymentMode": "payUpFront", "subscriptionPeriod": "P6M", "displayPrice": "9.99"}"#
                ),
                subscription("none", "4", #", "introductoryOffer": null"#),
            ]))
        #expect(issues.isEmpty)
        let offers = catalog.groups[0].subscriptions.map(\.subscription!.offer)
        #expect(offers[0] == .init(mode: .freeTrial, price: 0, period: .init(value: 1, unit: .week), count: 1))
        #expect(
            offers[1]
                == .init(
                    mode: .payAsYouGo, price: Decimal(string: "0.99")!, period: .init(value: 1, unit: .month), count: 3)
        )
        #expect(offers[2]?.mode == .payUpFront && offers[2]?.period == .init(value: 6, unit: .month))
        #expect(offers[3] == nil)
    }

    @Test(
        "Price text has the storefront's currency and the locale's form",
        arguments: [
            ("USA", "en_US", "$4,980.50"), ("USA", "de_DE", "4.980,50 $"), ("JPN", "ja_JP", "¥4,980"),
            ("JPN", "en_US", "¥4,980"),
            ("DEU", "de_DE", "4.980,50 €"), ("ESP", "en_US", "€4,980.50"),
        ])
    func prices(storefront: String, locale: String, expected: String) throws {
        let (catalog, _) = try read(file([], storefront: storefront))
        let text = catalog.displayPrice(Decimal(string: "4980.5")!, locale: Locale(identifier: locale))
        let plain = text.replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "￥", with: "¥")
        #expect(plain == expected)
    }

    @Test("Names follow the locale's language, then the file's own")
    func localizations() throws {
        let (catalog, _) = try read(
            """
            {"settings": {"_locale": "en_US"}, "products": [{"type": "NonConsumable", "productID": "p", "displayPrice": "1", "localizations": [
              {"locale": "ja", "displayName": "永久", "description": ""}, {"locale": "en_US", "displayName": "Forever", "description": ""},
              {"locale": "es_ES", "displayName": "Siempre", "description": ""}]}], "subscriptionGroups": []}
            """)
        func name(_ locale: String) -> String? {
            catalog.products[0].localization(for: Locale(identifier: locale), fileLocale: catalog.fileLocale)?.name
        }
        #expect(
            [name("ja_JP"), name("en_GB"), name("es_MX"), name("fr_FR")] == ["永久", "Forever", "Siempre", "Forever"])
    }

    @Test("A wrong price, period or mode leaves out its product and is named; the private key never is")
    func issues() throws {
        let (catalog, issues) = try read(
            file([
                subscription("a", "4,99"),
                subscription(
                    "b", "1", #", "introductoryOffer": {"paymentMode": "payAsYuoGo", "subscriptionPeriod": "P1W"}"#),
                subscription(
                    "c", "1", #", "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "1 week"}"#),
                subscription("d", "1"),
            ]))
        #expect(
            issues.map(\.trouble) == [
                .badPrice("4,99"), .unknownName("payAsYuoGo", kind: .value, near: ["payAsYouGo"]), .badPeriod("1 week"),
            ])
        #expect(issues[2].place.pointer == "/subscriptionGroups/0/subscriptions/2/introductoryOffer/subscriptionPeriod")
        #expect(catalog.groups[0].subscriptions.map(\.id) == ["d"])
        #expect(!"\(catalog)\(issues)".contains("secret"))
    }
}
