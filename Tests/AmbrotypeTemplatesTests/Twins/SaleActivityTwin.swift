import AmbrotypeTemplates
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

/// What a person would write in Swift for the sale's Live Activity.
@MainActor struct SaleActivityTwin {
    let originalPrice: String
    let currentPrice: String
    let startedAt: Date
    let endsAt: Date
    let now: Date
    var isPurchased = false
    var isOver = false
    var isStale = false

    private let discount = 0.4
    private let deepLink = URL(string: "lantern://upgrade?source=live_activity&sale=spring")!
    private var isDimmed: Bool { isStale || isOver }
    private var percent: Text { Text(discount, format: .percent) }
    private var countdown: Text { Text(timerInterval: now...endsAt, countsDown: true) }

    @ViewBuilder private var card: some View {
        if isPurchased {
            done("checkmark", .green, "Thank you! Premium is yours.", Text(currentPrice))
        } else if isOver {
            done("hourglass", .gray, "The sale has ended", Text("sale.spring"))
        } else {
            HStack(spacing: 14) {
                badge(size: 60, isDimmed: isStale)
                VStack(alignment: .leading, spacing: 4) {
                    Text("sale.spring").font(.headline).lineLimit(1)
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
            .activityBackgroundTint(Color(system: "systemBackground"))
            .activitySystemActionForegroundColor(.primary)
    }

    var island: DynamicIsland {
        DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { badge(size: 52, isDimmed: isDimmed).padding(.leading, 4) }
            DynamicIslandExpandedRegion(.trailing) { trailing.padding(.trailing, 4) }
            DynamicIslandExpandedRegion(.center) {
                VStack(spacing: 2) {
                    Text("sale.spring").font(.headline).lineLimit(1).minimumScaleFactor(0.7)
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

@MainActor @Suite("Twin of the sale activity")
struct SaleActivityTwinTests {
    @Test(
        "Template and Swift draw the same", arguments: ["running", "last-minutes", "stale", "purchased", "ended"],
        ["en", "ja"])
    func same(name: String, language: String) throws {
        for scheme in ColorScheme.allCases {
            let comparison = try TwinComparison("sale-activity", language: language, scheme: scheme)
            let entry = try comparison.entry(name)
            let prices = language == "ja" ? ("¥9,800", "¥5,880") : ("$59.99", "$35.99")
            var twin = SaleActivityTwin(
                originalPrice: prices.0, currentPrice: prices.1, startedAt: noon.addingTimeInterval(-46 * 60),
                endsAt: noon.addingTimeInterval(134 * 60), now: entry.date)
            (twin.isPurchased, twin.isOver, twin.isStale) = (name == "purchased", name == "ended", name == "stale")
            #expect(
                try comparison.ofTemplate(entry, .widget(.lockScreenActivity))
                    == comparison.drawn(twin.lockScreen, .widget(.lockScreenActivity), at: entry.date))
            for form in [IslandPresentation.compact, .minimal, .expanded] {
                #expect(
                    try comparison.ofTemplate(entry, .widget(.island(form)))
                        == comparison.drawn(twin.island, .widget(.island(form)), at: entry.date), "\(form)")
            }
        }
    }
}
