import ActivityKit
import SwiftUI
import WidgetKit

/// The views of the sale in one state.
@MainActor struct SaleViews {
    let context: ActivityViewContext<SaleActivityAttributes>

    private var name: LocalizedStringKey { LocalizedStringKey(context.attributes.saleName) }
    private var originalPrice: String { context.attributes.originalPrice }
    private var deepLink: URL { URL(string: context.attributes.deepLink)! }
    private var currentPrice: String { context.state.currentPrice }
    private var startedAt: Date { context.state.startedAt }
    private var endsAt: Date { context.state.endsAt }
    private var discount: Double { context.state.discount }
    private var isPurchased: Bool { context.state.isPurchased }
    private var isOver: Bool { context.state.isOver }
    private var isStale: Bool { context.isStale }
    private var now: Date { .now }
    private var isDimmed: Bool { isStale || isOver }
    private var percent: Text { Text(discount, format: .percent) }
    private var countdown: Text { Text(timerInterval: now...endsAt, countsDown: true) }

    @ViewBuilder private var card: some View {
        if isPurchased {
            done("checkmark", .green, "Thank you! Premium is yours.", Text(currentPrice))
        } else if isOver {
            done("hourglass", .gray, "The sale has ended", Text(name))
        } else {
            HStack(spacing: 14) {
                badge(size: 60, isDimmed: isStale)
                VStack(alignment: .leading, spacing: 4) {
                    Text(name).font(.headline).lineLimit(1)
                    prices
                    if isStale {
                        Text("Checking for the latest price…").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    } else {
                        HStack(spacing: 4) {
                            Image(systemName: "clock.fill").font(.caption2)
                            countdown.font(.caption.weight(.semibold)).monospacedDigit()
                        }
                        .foregroundStyle(endsAt.timeIntervalSince(now) < 600 ? .red : .orange)
                    }
                }
                Spacer(minLength: 0)
                if !isStale {
                    Link(destination: deepLink) {
                        Label("Buy", systemImage: "cart.fill")
                            .font(.subheadline.weight(.semibold))
                            .foregroundStyle(.white)
                            .padding(.horizontal, 12)
                            .padding(.vertical, 8)
                            .background(Color.blue.gradient, in: Capsule())
                    }
                    .fixedSize()
                }
            }
            .padding(16)
            .opacity(isStale ? 0.7 : 1)
        }
    }

    var lockScreen: some View {
        card.widgetURL(deepLink)
            .activityBackgroundTint(Color(.systemBackground))
            .activitySystemActionForegroundColor(.primary)
    }

    var island: DynamicIsland {
        DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { badge(size: 52, isDimmed: isDimmed).padding(.leading, 4) }
            DynamicIslandExpandedRegion(.trailing) { trailing.padding(.trailing, 4) }
            DynamicIslandExpandedRegion(.center) {
                VStack(spacing: 2) {
                    Text(name).font(.headline).lineLimit(1).minimumScaleFactor(0.7)
                    prices
                }
            }
            DynamicIslandExpandedRegion(.bottom) { bottom }
        } compactLeading: {
            Image(systemName: isPurchased ? "checkmark.circle.fill" : "tag.fill").foregroundStyle(iconColor)
        } compactTrailing: {
            compactTrailing
        } minimal: {
            Image(systemName: isPurchased ? "checkmark" : "percent").foregroundStyle(iconColor)
        }
        .widgetURL(deepLink)
        .keylineTint(.orange)
    }

    // MARK: Pieces

    private var iconColor: Color { isPurchased ? .green : isDimmed ? .gray : .orange }

    private func badge(size: CGFloat, isDimmed: Bool) -> some View {
        VStack(spacing: 0) {
            percent.font(.title3.bold()).minimumScaleFactor(0.6).lineLimit(1)
            Text("OFF").font(.caption2.bold())
        }
        .foregroundStyle(isDimmed ? .gray : .orange)
        .frame(width: size, height: size)
        .background((isDimmed ? Color.gray : .orange).opacity(0.15), in: Circle())
    }

    private var prices: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Text(originalPrice).strikethrough().foregroundStyle(.secondary)
            Text(currentPrice).bold()
        }
        .font(.subheadline)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }

    private func done(_ symbol: String, _ color: Color, _ title: LocalizedStringKey, _ detail: Text) -> some View {
        HStack(spacing: 14) {
            Image(systemName: symbol)
                .font(.system(size: 30))
                .foregroundStyle(color)
                .frame(width: 60, height: 60)
                .background(color.opacity(0.15), in: Circle())
            VStack(alignment: .leading, spacing: 4) {
                Text(title).font(.headline)
                detail.font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(16)
    }

    @ViewBuilder private var compactTrailing: some View {
        if isPurchased {
            Text(currentPrice).font(.caption.weight(.semibold)).foregroundStyle(.green).lineLimit(1).minimumScaleFactor(
                0.6)
        } else if isDimmed {
            percent.font(.caption.weight(.semibold)).foregroundStyle(.gray)
        } else if endsAt.timeIntervalSince(now) >= 3600 {
            ZStack {
                Circle().stroke(.orange.opacity(0.3), lineWidth: 3)
                Circle().trim(from: 0, to: endsAt.timeIntervalSince(now) / endsAt.timeIntervalSince(startedAt))
                    .stroke(.orange, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            }
            .padding(1.5)
            .frame(width: 18, height: 18)
        } else {
            countdown.font(.caption.weight(.semibold)).monospacedDigit().multilineTextAlignment(.trailing)
                .foregroundStyle(.orange).frame(width: 36)
        }
    }

    private var trailing: some View {
        VStack(alignment: .trailing, spacing: 2) {
            Text(isPurchased ? "Purchased" : isDimmed ? "Ended" : "Time left" as LocalizedStringKey)
                .font(.caption2).foregroundStyle(.secondary)
            if isPurchased || isDimmed {
                Image(systemName: isPurchased ? "checkmark.circle.fill" : "hourglass").foregroundStyle(.secondary)
            } else {
                countdown.font(.title3.weight(.semibold)).monospacedDigit().multilineTextAlignment(.trailing)
                    .foregroundStyle(.orange).frame(width: 80, alignment: .trailing)
            }
        }
    }

    @ViewBuilder private var bottom: some View {
        if isPurchased {
            Text("Thank you! Premium is yours.").font(.subheadline.weight(.semibold)).foregroundStyle(.green).lineLimit(
                1
            )
            .padding(.top, 8)
        } else if isDimmed {
            Text(isOver ? "The sale has ended" : "Checking for the latest price…" as LocalizedStringKey)
                .font(.subheadline).foregroundStyle(.secondary).padding(.top, 8)
        } else {
            Link(destination: deepLink) {
                Label {
                    Text("Buy now for \(currentPrice)")
                } icon: {
                    Image(systemName: "cart.fill")
                }
                .font(.callout.bold())
                .foregroundStyle(.white)
                .frame(maxWidth: .infinity)
                .padding(.vertical, 9)
                .background(Color.blue.gradient, in: RoundedRectangle(cornerRadius: 12))
            }
            .padding(.top, 6)
        }
    }
}
