import ActivityKit
import SwiftUI
import WidgetKit

/// The views of a delivery in one state.
@MainActor struct DeliveryViews {
    let context: ActivityViewContext<DeliveryAttributes>

    private var stage: DeliveryStage { context.state.stage }
    private var arrival: Date { context.state.arrival }
    private var progress: Double { context.state.progress }
    private var isStale: Bool { context.isStale }
    private var link: URL? { URL(string: "juniper://orders/\(context.attributes.orderID)") }
    private var shop: LocalizedStringKey { LocalizedStringKey(context.attributes.shop) }
    private var order: LocalizedStringKey { LocalizedStringKey(context.attributes.order) }

    private var accent: Color { isStale ? .gray : .orange }

    var lockScreen: some View {
        VStack(spacing: 12) {
            HStack(spacing: 10) {
                Image(systemName: stage.symbol)
                    .font(.headline)
                    .foregroundStyle(.white)
                    .frame(width: 38, height: 38)
                    .background(accent.gradient, in: RoundedRectangle(cornerRadius: 10))
                VStack(alignment: .leading, spacing: 1) {
                    Text(shop).font(.headline).lineLimit(1)
                    Text(order).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                }
                Spacer(minLength: 0)
                pill.fixedSize()
            }
            ProgressView(value: progress).tint(accent)
            HStack(spacing: 4) {
                arrivalLine
                Spacer(minLength: 8)
                Text(arrival, style: .time).font(.caption.bold()).foregroundStyle(accent)
            }
        }
        .padding(16)
        .environment(\.colorScheme, .dark)
        .widgetURL(link)
        .activityBackgroundTint(.black.opacity(0.8))
        .activitySystemActionForegroundColor(.white)
    }

    var island: DynamicIsland {
        DynamicIsland {
            DynamicIslandExpandedRegion(.leading) {
                Image(systemName: stage.symbol).font(.title3).foregroundStyle(accent).padding(.leading, 6)
            }
            DynamicIslandExpandedRegion(.trailing) {
                Text(arrival, style: .time).font(.headline).monospacedDigit().padding(.trailing, 6)
            }
            DynamicIslandExpandedRegion(.center) {
                VStack(spacing: 1) {
                    Text(shop).font(.headline).lineLimit(1).minimumScaleFactor(0.7)
                    arrivalLine
                }
            }
            DynamicIslandExpandedRegion(.bottom) {
                VStack(spacing: 10) {
                    stageLine
                    HStack {
                        VStack(alignment: .leading, spacing: 1) {
                            Text("Now at").font(.caption2).foregroundStyle(.secondary)
                            Text(stage.place).font(.caption.bold()).lineLimit(1)
                        }
                        Spacer()
                        pill
                    }
                }
                .padding(.horizontal, 6)
                .padding(.top, 8)
            }
        } compactLeading: {
            Image(systemName: stage.symbol).foregroundStyle(accent)
        } compactTrailing: {
            if isStale {
                Image(systemName: "ellipsis").foregroundStyle(.gray)
            } else {
                Text(progress, format: .percent).font(.caption.weight(.semibold)).monospacedDigit()
                    .minimumScaleFactor(0.8).foregroundStyle(.white)
            }
        } minimal: {
            ZStack {
                ZStack {
                    Circle().stroke(accent.opacity(0.3), lineWidth: 3)
                    Circle().trim(from: 0, to: progress)
                        .stroke(accent, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                }
                .padding(1.5)
                .frame(width: 24, height: 24)
                Image(systemName: stage.symbol).font(.system(size: 9, weight: .bold)).foregroundStyle(accent)
            }
        }
        .widgetURL(link)
        .keylineTint(.orange)
    }

    private var pill: some View {
        Text(stage.key)
            .font(.caption.weight(.semibold))
            .lineLimit(1)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background((isStale ? .gray : stage.color).opacity(0.25), in: Capsule())
            .foregroundStyle(isStale ? .gray : stage.color)
    }

    private var stageLine: some View {
        HStack(spacing: 4) {
            ForEach(DeliveryStage.allCases, id: \.self) { step in
                Circle().fill(step.rawValue <= stage.rawValue ? accent : .gray.opacity(0.35)).frame(width: 8, height: 8)
                if step != .delivered {
                    Capsule().fill(step.rawValue < stage.rawValue ? accent : .gray.opacity(0.35)).frame(height: 3)
                }
            }
        }
    }

    @ViewBuilder private var arrivalLine: some View {
        if isStale {
            Text("Waiting for an update").font(.caption).foregroundStyle(.secondary)
        } else if stage == .delivered {
            Text("Enjoy your meal").font(.caption.weight(.semibold))
        } else {
            // One text, as a clock of its own would take more room than it shows.
            (Text("Arriving in").foregroundStyle(.secondary) + Text(verbatim: " ")
                + Text(arrival, style: .relative).bold())
                .font(.caption)
                .lineLimit(1)
                .minimumScaleFactor(0.8)
        }
    }
}
