import ActivityKit
import Foundation

/// Starts, updates and ends the sale's activity. The countdown counts by itself, so nothing is updated every second.
final class SaleActivityService {
    private var current: Activity<SaleActivityAttributes>?

    func start(_ attributes: SaleActivityAttributes, price: String, discount: Double, length: TimeInterval) throws {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let now = Date.now
        let state = SaleActivityAttributes.ContentState(
            startedAt: now, endsAt: now.addingTimeInterval(length), currentPrice: price, discount: discount)
        current = try Activity.request(
            attributes: attributes, content: .init(state: state, staleDate: state.endsAt, relevanceScore: 60))
    }

    /// The last minutes matter most when several activities want the island.
    func emphasise() async {
        guard let current else { return }
        await current.update(
            ActivityContent(state: current.content.state, staleDate: current.content.state.endsAt, relevanceScore: 95))
    }

    func end(isPurchased: Bool) async {
        guard let current else { return }
        var state = current.content.state
        (state.isPurchased, state.isOver) = (isPurchased, !isPurchased)
        await current.end(
            ActivityContent(state: state, staleDate: nil), dismissalPolicy: .after(.now.addingTimeInterval(600)))
        self.current = nil
    }
}
