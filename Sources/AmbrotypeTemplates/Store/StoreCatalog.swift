package import Foundation

/// The products of a StoreKit configuration file (`.storekit`), as Xcode writes it, versions 1 to 5.
package struct StoreCatalog: Equatable, Sendable {
    /// ISO 4217 code of the storefront's currency; `USD` where the file names no storefront.
    package var currency: String
    /// Consumables, non-consumables and non-renewing subscriptions.
    package var products: [Product]
    package var groups: [Group]

    /// Something for sale.
    package struct Product: Equatable, Sendable {
        package var id: String
        /// `Consumable`, `NonConsumable`, `NonRenewingSubscription` or `RecurringSubscription`.
        package var type: String
        package var referenceName: String
        package var price: Decimal
        package var isFamilyShareable: Bool
        package var localizations: [Localization]
        /// Only for recurring subscriptions.
        package var subscription: Subscription?

        /// The wording for a locale: its language, else the file's own locale, else the first there is.
        package func localization(for locale: Locale, fileLocale: String) -> Localization? {
            localizations.best(for: locale, fileLocale: fileLocale) { $0.locale }
        }
    }

    package struct Localization: Equatable, Sendable {
        /// Normalised code, such as `en-US`.
        package var locale: String
        package var name: String
        package var description: String
    }

    package struct Subscription: Equatable, Sendable {
        package var period: Period
        /// 1 is the highest level of service in its group.
        package var level: Int
        package var offer: Offer?
    }

    /// An introductory offer.
    package struct Offer: Equatable, Sendable {
        package var mode: Mode
        /// Zero for a free trial.
        package var price: Decimal
        /// Length of one charge.
        package var period: Period
        /// How many periods the offer lasts, at least 1.
        package var count: Int

        package init(mode: Mode, price: Decimal, period: Period, count: Int) {
            (self.mode, self.price, self.period, self.count) = (mode, price, period, count)
        }

        package enum Mode: String, CaseIterable, Sendable {
            case freeTrial, payAsYouGo, payUpFront
        }
    }

    /// A whole number of calendar units.
    package struct Period: Equatable, Sendable {
        package var value: Int
        package var unit: Unit

        package init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }

        package enum Unit: String, CaseIterable, Sendable { case day, week, month, year }
    }

    /// Subscriptions of which a person has at most one.
    package struct Group: Equatable, Sendable {
        package var id: String
        package var name: String
        package var localizations: [Localization]
        package var subscriptions: [Product]

        package func localization(for locale: Locale, fileLocale: String) -> Localization? {
            localizations.best(for: locale, fileLocale: fileLocale) { $0.locale }
        }

        /// Cheapest first; equal prices in the file's order.
        package var subscriptionsByPrice: [Product] {
            subscriptions.enumerated().sorted { ($0.element.price, $0.offset) < ($1.element.price, $1.offset) }
                .map(\.element)
        }
    }

    /// `settings._locale`, normalised.
    package var fileLocale: String
}

extension StoreCatalog {
    /// A price as the App Store writes it in the wanted locale: the storefront's currency with that currency's digits.
    package func displayPrice(_ price: Decimal, locale: Locale) -> String {
        price.formatted(.currency(code: currency).locale(locale))
    }
}

extension Array {
    fileprivate func best(for locale: Locale, fileLocale: String, _ code: (Element) -> String) -> Element? {
        for wanted in languageFallback(for: locale) {
            if let exact = first(where: { code($0) == wanted }) { return exact }
        }
        let language = locale.language.languageCode?.identifier ?? locale.identifier
        return first { code($0).split(separator: "-").first.map(String.init) == language }
            ?? first { code($0) == fileLocale } ?? first
    }
}
