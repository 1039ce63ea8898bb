import AmbrotypeTemplates
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

struct Plan {
    enum Offer {
        case free
        case payAsYouGo(String)
        case payUpFront(String)
    }

    let id, name, price, unit: String
    let offer: Offer?
    let offerLength: (unit: String, count: Int)
}

/// What a person would write in Swift for the paywall.
struct PaywallTwin: View {
    let groups: [(name: String, plans: [Plan])]
    let isEligible: Bool
    let best: String
    let words: (String, Int?) -> String

    var body: some View {
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
            ForEach(groups, id: \.name) { group in
                VStack(alignment: .leading, spacing: 8) {
                    Text(group.name).font(.footnote.weight(.semibold)).foregroundStyle(.secondary).textCase(.uppercase)
                        .padding(.leading, 4)
                    ForEach(group.plans, id: \.id) { row($0) }
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
        .background(Color(system: "systemGroupedBackground"))
    }

    private func row(_ plan: Plan) -> some View {
        let isBest = plan.id == best
        return HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 6) {
                HStack(spacing: 8) {
                    Text(plan.name).font(.headline)
                    if isBest {
                        Text("Best value").font(.caption2.bold()).foregroundStyle(.white).padding(.horizontal, 7)
                            .padding(.vertical, 3).background(Color.orange.gradient, in: Capsule())
                    }
                }
                if isEligible, let offer = plan.offer {
                    VStack(alignment: .leading, spacing: 2) {
                        offerText(offer, plan)
                        Text(LocalizedStringResource("then", defaultValue: "then \(plan.price) per \(per(plan))"))
                            .font(.caption).foregroundStyle(Color.secondary)
                    }
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(Color.accentColor)
                } else {
                    Text(LocalizedStringResource("price", defaultValue: "\(plan.price) per \(per(plan))")).font(
                        .subheadline)
                }
            }
            Spacer(minLength: 0)
            Image(systemName: isBest ? "checkmark.circle.fill" : "circle").font(.title3)
                .foregroundStyle(isBest ? Color.accentColor : Color(system: "systemGray3"))
        }
        .padding(16)
        .background(Color(system: "secondarySystemGroupedBackground"), in: RoundedRectangle(cornerRadius: 14))
        .overlay {
            if isBest { RoundedRectangle(cornerRadius: 14).strokeBorder(Color.accentColor, lineWidth: 2) }
        }
    }

    private func per(_ plan: Plan) -> String { words("per.\(plan.unit)", nil) }

    private func offerText(_ offer: Plan.Offer, _ plan: Plan) -> Text {
        let length = words("length.\(plan.offerLength.unit)", plan.offerLength.count)
        return switch offer {
        case .free: Text(LocalizedStringResource("offer.free", defaultValue: "Free for \(length)"))
        case .payAsYouGo(let price):
            Text(
                LocalizedStringResource(
                    "offer.payAsYouGo", defaultValue: "\(price) per \(words("per.month", nil)) for the first \(length)")
            )
        case .payUpFront(let price):
            Text(LocalizedStringResource("offer.payUpFront", defaultValue: "\(price) up front for \(length)"))
        }
    }
}

/// What a person would write in Swift for the App Clip's card.
struct AppClipTwin: View {
    let showsUpgrade: Bool
    let minutes: Int

    var body: some View {
        ZStack(alignment: .bottom) {
            VStack(alignment: .leading, spacing: 0) {
                Color.clear.frame(height: 262).overlay { Image("Ceramics").resizable().scaledToFill() }.clipped()
                VStack(alignment: .leading, spacing: 8) {
                    Text("Lantern · \(minutes) min").font(.caption.weight(.semibold)).foregroundStyle(.orange).textCase(
                        .uppercase)
                    Text("Three Vases, One Kiln").font(.system(.title, design: .serif, weight: .bold))
                    Text("preview").font(.system(.body, design: .serif)).lineSpacing(4)
                }
                .padding(20)
                Spacer(minLength: 0)
            }
            if showsUpgrade { banner.padding(16) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(system: "systemBackground"))
    }

    private var banner: some View {
        VStack(spacing: 12) {
            Text("Try the whole app for free").font(.headline)
            Text("This is a preview. The app has every article, offline.")
                .font(.caption).foregroundStyle(.secondary).multilineTextAlignment(.center)
            Button("Get the app") {}.buttonStyle(.borderedProminent).controlSize(.large)
        }
        .frame(maxWidth: .infinity)
        .padding(20)
        .background(.regularMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .shadow(radius: 8)
    }
}

@MainActor @Suite("Twins of the canvases")
struct CanvasTwinTests {
    private func plans(_ language: String) -> [(name: String, plans: [Plan])] {
        let isJapanese = language == "ja"
        func plan(
            _ id: String, _ english: String, _ japanese: String, _ dollars: String, _ yen: String, _ unit: String,
            _ offer: Plan.Offer?, _ length: (String, Int)
        ) -> Plan {
            Plan(
                id: id, name: isJapanese ? japanese : english, price: isJapanese ? yen : dollars, unit: unit,
                offer: offer,
                offerLength: length)
        }
        return [
            (
                isJapanese ? "リーダー" : "Reader",
                [
                    plan("rm", "Reader, monthly", "リーダー 月額", "$4.99", "¥680", "month", .free, ("week", 1)),
                    plan(
                        "ry", "Reader, yearly", "リーダー 年額", "$39.99", "¥5,800", "year",
                        .payUpFront(isJapanese ? "¥1,980" : "$14.99"), ("month", 6)),
                ]
            ),
            (
                isJapanese ? "スタジオ" : "Studio",
                [
                    plan(
                        "sm", "Studio, monthly", "スタジオ 月額", "$9.99", "¥1,280", "month",
                        .payAsYouGo(isJapanese ? "¥380" : "$2.99"), ("month", 3)),
                    plan("sy", "Studio, yearly", "スタジオ 年額", "$89.99", "¥11,800", "year", nil, ("month", 0)),
                ]
            ),
        ]
    }

    @Test("Template and Swift draw the same paywall", arguments: ["new", "returning"], ["en", "ja"])
    func paywall(sample: String, language: String) throws {
        for scheme in ColorScheme.allCases {
            let comparison = try TwinComparison("paywall-plans", language: language, scheme: scheme)
            let twin = PaywallTwin(groups: plans(language), isEligible: sample == "new", best: "ry") { key, count in
                count.map { comparison.words(key, $0) } ?? comparison.words(key)
            }
            #expect(
                try comparison.ofTemplate(try comparison.entry(sample), .view)
                    == comparison.canvas(twin, 393, nil, at: noon))
        }
    }

    @Test("Template and Swift draw the same App Clip card", arguments: ["preview", "upgrade"], ["en", "ja"])
    func appClip(sample: String, language: String) throws {
        for scheme in ColorScheme.allCases {
            let comparison = try TwinComparison("app-clip-card", language: language, scheme: scheme)
            let twin = AppClipTwin(showsUpgrade: sample == "upgrade", minutes: 4)
            #expect(
                try comparison.ofTemplate(try comparison.entry(sample), .view)
                    == comparison.canvas(twin, 393, 700, at: noon))
        }
    }
}
