import StoreKit
import SwiftUI

/// What Premium costs: the plans by group, cheapest first, with introductory offers for those who never had one.
struct PaywallView: View {
    @StateObject private var groups = SubscriptionGroups()
    @State private var isEligible: Bool

    init(isEligible: Bool = false) { _isEligible = State(initialValue: isEligible) }

    var body: some View {
        plans.task { await groups.load() }
    }

    private var plans: some View {
        VStack(spacing: 22) {
            VStack(spacing: 8) {
                Image(systemName: "book.fill")
                    .font(.system(size: 34))
                    .foregroundStyle(.white)
                    .frame(width: 76, height: 76)
                    .background(
                        LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing),
                        in: RoundedRectangle(cornerRadius: 18)
                    )
                    .shadow(color: .orange.opacity(0.35), radius: 12, y: 6)
                Text("Read without limits").font(.title2.bold()).padding(.top, 8)
                Text("Every article, offline and without ads. Cancel at any time.")
                    .font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            }
            ForEach(groups.all) { group in
                VStack(alignment: .leading, spacing: 8) {
                    Text(group.name).font(.footnote.weight(.semibold)).foregroundStyle(.secondary).textCase(.uppercase)
                        .padding(.leading, 4)
                    ForEach(group.plans) { product in
                        PlanRow(product: product, showsOffer: isEligible, isBest: product.id == groups.best?.id)
                    }
                }
            }
            VStack(spacing: 12) {
                Button {
                } label: {
                    Text("Continue").font(.headline).frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                Text("Restore purchases").font(.footnote).foregroundStyle(Color.accentColor)
            }
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 28)
        .frame(maxWidth: .infinity)
        .background(Color(.systemGroupedBackground))
    }

}

/// One plan, with its introductory offer where the person may still have it.
struct PlanRow: View {
    let product: Product
    let showsOffer: Bool
    let isBest: Bool

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 6) {
                HStack(spacing: 8) {
                    Text(product.displayName).font(.headline)
                    if isBest {
                        Text("Best value").font(.caption2.bold()).foregroundStyle(.white).padding(.horizontal, 7)
                            .padding(.vertical, 3).background(Color.orange.gradient, in: Capsule())
                    }
                }
                if showsOffer, let offer = product.subscription?.introductoryOffer {
                    VStack(alignment: .leading, spacing: 2) {
                        offerText(offer)
                        Text(
                            LocalizedStringResource("then", defaultValue: "then \(product.displayPrice) per \(period)")
                        )
                        .font(.caption).foregroundStyle(Color.secondary)
                    }
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(Color.accentColor)
                } else {
                    Text(LocalizedStringResource("price", defaultValue: "\(product.displayPrice) per \(period)")).font(
                        .subheadline)
                }
            }
            Spacer(minLength: 0)
            Image(systemName: isBest ? "checkmark.circle.fill" : "circle").font(.title3)
                .foregroundStyle(isBest ? Color.accentColor : Color(.systemGray3))
        }
        .padding(16)
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 14))
        .overlay {
            if isBest { RoundedRectangle(cornerRadius: 14).strokeBorder(Color.accentColor, lineWidth: 2) }
        }
    }

    private var period: String { product.subscription.map { Self.rate(of: $0.subscriptionPeriod) } ?? "" }

    private func offerText(_ offer: Product.SubscriptionOffer) -> Text {
        let length = Self.length(of: offer.period, count: offer.periodCount)
        switch offer.paymentMode {
        case .freeTrial: return Text(LocalizedStringResource("offer.free", defaultValue: "Free for \(length)"))
        case .payAsYouGo:
            return Text(
                LocalizedStringResource(
                    "offer.payAsYouGo",
                    defaultValue: "\(offer.displayPrice) per \(Self.rate(of: offer.period)) for the first \(length)"))
        default:
            return Text(
                LocalizedStringResource(
                    "offer.payUpFront", defaultValue: "\(offer.displayPrice) up front for \(length)"))
        }
    }

    /// "month", or "3 months" where the period has several.
    private static func rate(of period: Product.SubscriptionPeriod) -> String {
        if period.value > 1 { return length(of: period, count: 1) }
        switch period.unit {
        case .day: return String(localized: "per.day")
        case .week: return String(localized: "per.week")
        case .month: return String(localized: "per.month")
        default: return String(localized: "per.year")
        }
    }

    /// "1 week", "6 months".
    private static func length(of period: Product.SubscriptionPeriod, count: Int) -> String {
        let number = period.value * count
        switch period.unit {
        case .day: return String(localized: LocalizedStringResource("length.day", defaultValue: "\(number) days"))
        case .week: return String(localized: LocalizedStringResource("length.week", defaultValue: "\(number) weeks"))
        case .month: return String(localized: LocalizedStringResource("length.month", defaultValue: "\(number) months"))
        default: return String(localized: LocalizedStringResource("length.year", defaultValue: "\(number) years"))
        }
    }
}
