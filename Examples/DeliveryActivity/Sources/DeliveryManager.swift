import ActivityKit
import Foundation

enum DeliveryError: Error {
    case notAuthorized
    case notStarted
}

/// Starts, updates and ends a delivery's activity.
final class DeliveryManager {
    static let shared = DeliveryManager()

    func start(_ attributes: DeliveryAttributes, arrival: Date) throws -> Activity<DeliveryAttributes> {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { throw DeliveryError.notAuthorized }
        let state = DeliveryAttributes.ContentState(stage: .preparing, arrival: arrival, progress: 0.1)
        let activity = try Activity.request(
            attributes: attributes, content: content(state, freshFor: 30), pushType: .token)
        Task {
            for await token in activity.pushTokenUpdates { await register(token, for: activity.id) }
        }
        return activity
    }

    /// Tries again where the system may still agree, longer each time; a person's refusal is final.
    func startWithRetry(_ attributes: DeliveryAttributes, arrival: Date, tries: Int = 3) async throws
        -> Activity<DeliveryAttributes>
    {
        var last: (any Error)?
        for attempt in 0..<tries {
            do { return try start(attributes, arrival: arrival) } catch ActivityAuthorizationError.denied {
                throw DeliveryError.notAuthorized
            } catch { last = error }
            try await Task.sleep(for: .seconds(1 << attempt))
        }
        throw last ?? DeliveryError.notStarted
    }

    func update(orderID: String, to state: DeliveryAttributes.ContentState) async {
        let all = Activity<DeliveryAttributes>.activities
        guard let activity = all.first(where: { $0.attributes.orderID == orderID }) else { return }
        await activity.update(content(state, freshFor: 15))
    }

    func end(_ activity: Activity<DeliveryAttributes>) async {
        let state = DeliveryAttributes.ContentState(stage: .delivered, arrival: .now, progress: 1)
        await activity.end(
            ActivityContent(state: state, staleDate: nil), dismissalPolicy: .after(.now.addingTimeInterval(300)))
    }

    private func content(_ state: DeliveryAttributes.ContentState, freshFor minutes: Int)
        -> ActivityContent<DeliveryAttributes.ContentState>
    {
        ActivityContent(
            state: state, staleDate: Calendar.current.date(byAdding: .minute, value: minutes, to: .now),
            relevanceScore: DeliveryRelevance.score(for: state))
    }

    private func register(_ token: Data, for activityID: String) async {}
}

/// How much a delivery matters beside others: a pure function of the state, and no two stages alike.
enum DeliveryRelevance {
    static func score(for state: DeliveryAttributes.ContentState) -> Double {
        switch state.stage {
        case .preparing: 20
        case .pickedUp: 60
        case .nearBy: 92
        case .delivered: 100
        }
    }
}
