import ActivityKit
import Foundation
import Testing

struct RaceAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var lap: Int
    }

    var name: String
}

@Suite("Activities")
struct ActivityTests {
    private func start(_ name: String, lap: Int = 1) throws -> Activity<RaceAttributes> {
        try Activity.request(
            attributes: RaceAttributes(name: name),
            content: ActivityContent(
                state: RaceAttributes.ContentState(lap: lap), staleDate: .distantFuture, relevanceScore: 5),
            pushType: .token)
    }

    private func calls(of activity: Activity<RaceAttributes>) -> [ActivityLog.Call] {
        ActivityLog.shared.calls.filter { $0.activityID == activity.id }
    }

    @Test("An activity lives among its kind from request to end, with the content of the last update")
    func life() async throws {
        let activity = try start("life")
        #expect(Activity<RaceAttributes>.activities.contains { $0.id == activity.id })
        await activity.update(ActivityContent(state: .init(lap: 2), staleDate: nil))
        #expect(activity.content.state.lap == 2)
        #expect(activity.activityState == .active)
        await activity.end(nil, dismissalPolicy: .immediate)
        #expect(activity.content.state.lap == 2)
        #expect(activity.activityState == .dismissed)
        #expect(!Activity<RaceAttributes>.activities.contains { $0.id == activity.id })
    }

    @Test("Every call is written down with its state as a push carries it")
    func log() async throws {
        let activity = try start("log")
        let alert = AlertConfiguration(title: "Lap", body: "Two", sound: .default)
        await activity.update(ActivityContent(state: .init(lap: 2), staleDate: nil), alertConfiguration: alert)
        await activity.end(
            ActivityContent(state: .init(lap: 3), staleDate: nil), dismissalPolicy: .after(.distantFuture))
        let calls = calls(of: activity)
        #expect(
            calls.map(\.kind) == [
                .request(.token, .standard), .update(isAlerting: true), .end(.after(.distantFuture)),
            ])
        #expect(
            calls.map { String(decoding: $0.state ?? Data(), as: UTF8.self) } == [1, 2, 3].map { "{\"lap\":\($0)}" })
        #expect(calls.map(\.relevance) == [5, 0, 0])
        #expect(calls.allSatisfy { $0.attributesName == "RaceAttributes" })
    }

    @Test("What was written down is a life that the simulator runs")
    func events() async throws {
        let activity = try start("events")
        await activity.end(ActivityContent(state: .init(lap: 9), staleDate: nil), dismissalPolicy: .default)
        let calls = calls(of: activity)
        let events = calls.enumerated().map { $1.event(content: $0) }
        let end = try #require(calls.last).date.addingTimeInterval(3600)
        #expect(AmbrotypeActivities.life(of: events, until: end).phases.last?.state == .ended)
    }

    @Test("Attributes and state above 4 KB are refused, as on a phone")
    func large() {
        #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
            try start(String(repeating: "x", count: 4100))
        }
    }

    @Test("Tokens and updates never come, and waiting for them ends")
    func updates() async throws {
        let activity = try start("updates")
        for await _ in activity.pushTokenUpdates { Issue.record("a token came") }
        for await _ in activity.activityStateUpdates { Issue.record("a state came") }
        #expect(activity.pushToken == nil)
        #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
    }
}
