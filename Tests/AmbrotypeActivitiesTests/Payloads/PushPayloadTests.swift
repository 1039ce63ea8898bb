import AmbrotypeActivities
import Foundation
import Testing

/// The state of a delivery, as an app would write it.
struct Delivery: ActivityAttributes {
    enum Stage: String, Codable { case preparing, pickedUp, delivered }

    struct ContentState: Codable, Hashable {
        var stage: Stage
        var arrival: Date
        var progress: Double
        var place: String?
    }

    var order: String
}

let deliveryShape = StateShape([
    .init("stage", .choice(["preparing", "pickedUp", "delivered"])), .init("arrival", .date),
    .init("progress", .number), .init("place", .text, isOptional: true),
])

func update(_ state: String) -> String {
    #"{"aps": {"event": "update", "timestamp": 1780000000, "content-state": \#(state)}}"#
}

@Suite struct PushPayloadTests {
    let start = """
        {"aps": {"timestamp": 1780000000, "event": "start", "attributes-type": "Delivery",
          "attributes": {"order": "A-17"},
          "content-state": {"stage": "preparing", "arrival": 801700000, "progress": 0.1},
          "stale-date": 1780001800, "relevance-score": 75, "input-push-token": 1,
          "alert": {"title": {"loc-key": "ORDER_TITLE", "loc-args": ["A-17"]}, "body": "On its way", "sound": "bell"}}}
        """

    @Test("A start push decodes into all its parts")
    func startPush() throws {
        let (push, problems) = push(start)
        #expect(problems.isEmpty)
        let payload = try #require(push)
        #expect(payload.event == .start && payload.attributesType == "Delivery" && payload.relevanceScore == 75)
        #expect(payload.staleDate == Date(timeIntervalSince1970: 1_780_001_800))
        #expect(payload.wantsToken && payload.dismissalDate == nil)
        #expect(payload.alert?.title == .localized(key: "ORDER_TITLE", arguments: ["A-17"]))
        #expect(payload.alert?.body == .plain("On its way") && payload.alert?.sound == "bell")
        #expect(!payload.size.isOverLimit && payload.size.attributes == #"{"order":"A-17"}"#.utf8.count)
        let state = try #require(payload.contentState).decode(Delivery.ContentState.self, at: "/aps/content-state")
        #expect(state.arrival == Date(timeIntervalSinceReferenceDate: 801_700_000) && state.place == nil)
        let attributes = try #require(payload.attributes).decode(Delivery.self, at: "/aps/attributes")
        #expect(attributes.order == "A-17")
    }

    @Test("Everything a start needs is asked for by name")
    func incompleteStart() {
        let (push, problems) = push(#"{"aps": {"timestamp": 1780000000, "event": "start"}}"#)
        #expect(push == nil)
        #expect(
            problems.map(\.pointer)
                == ["/aps/content-state", "/aps/attributes-type", "/aps/attributes", "/aps/alert"])
        #expect(problems.map(\.isFatal) == [true, true, true, false])
    }

    @Test("A wrong key of the envelope is named, with the one that was meant")
    func wrongKeys() {
        let json = #"{"aps": {"timestamp": 1780000000, "event": "end", "staleDate": 1, "contentstate": {}, "zzz": 0}}"#
        let (push, problems) = push(json)
        #expect(push?.event == .end)
        #expect(
            problems == [
                PayloadProblem(pointer: "/aps/staleDate", kind: .unknown(nearest: "stale-date"), isFatal: false),
                PayloadProblem(pointer: "/aps/contentstate", kind: .unknown(nearest: "content-state"), isFatal: false),
                PayloadProblem(pointer: "/aps/zzz", kind: .unknown(nearest: nil), isFatal: false),
            ])
    }

    @Test("Types and events that do not fit are told with what was expected")
    func wrongTypes() {
        func kinds(_ json: String) -> [PayloadProblem.Kind] { push(json).problems.map(\.kind) }
        #expect(kinds("[]") == [.wrongType(expected: "an object", found: "an array")])
        #expect(kinds("{}") == [.missing])
        #expect(
            kinds(#"{"aps": {"timestamp": "now", "event": "stop", "content-state": 3}}"#) == [
                .notAllowed(found: "stop", allowed: ["start", "update", "end"]),
                .wrongType(expected: "an integer", found: "a string"),
                .wrongType(expected: "an object", found: "an integer"),
            ])
        #expect(
            kinds(#"{"aps": {"timestamp": 1780000000.5, "event": "end"}}"#)
                == [.wrongType(expected: "an integer", found: "a number")])
    }

    @Test("Milliseconds and seconds since 2001 in place of seconds since 1970 are recognised")
    func implausibleDates() {
        func hint(_ number: String) -> PayloadProblem.DateHint? {
            let json = #"{"aps": {"timestamp": 1780000000, "event": "end", "dismissal-date": \#(number)}}"#
            if case .implausibleDate(_, let hint)? = push(json).problems.first?.kind { return hint }
            return nil
        }
        #expect(hint("1780000000") == nil)
        #expect(hint("1780000000000") == .milliseconds)
        #expect(hint("801700000") == .since2001)
        #expect(hint("12") == PayloadProblem.DateHint.none)
    }

    @Test("A payload over 4 KB is over, one byte less is not")
    func limit() throws {
        func payload(_ letters: Int) throws -> PushPayload {
            try #require(push(update(#"{"text": "\#(String(repeating: "x", count: letters))"}"#)).push)
        }
        let envelope = try payload(0).size.compact
        #expect(try payload(PayloadSize.limit - envelope).size.isOverLimit == false)
        #expect(try payload(PayloadSize.limit - envelope + 1).size.isOverLimit)
    }
}

@Suite struct StateFitTests {
    func shapeProblems(_ state: String) throws -> [PayloadProblem] {
        let part = try #require(push(update(state)).push?.contentState)
        return deliveryShape.problems(in: part.node, at: "/aps/content-state")
    }

    func typeProblem(_ state: String) throws -> PayloadProblem? {
        let part = try #require(push(update(state)).push?.contentState)
        do throws(PayloadMismatch) {
            _ = try part.decode(Delivery.ContentState.self, at: "/aps/content-state")
            return nil
        } catch { return error.problem }
    }

    @Test("A state that fits has no problem, for the shape and for the Swift type")
    func fits() throws {
        let state = #"{"stage": "pickedUp", "arrival": 801700000, "progress": 1, "place": null}"#
        #expect(try shapeProblems(state).isEmpty)
        #expect(try typeProblem(state) == nil)
    }

    @Test("A date written out is the error of the field: both readers name the key")
    func dateAsText() throws {
        let state = #"{"stage": "pickedUp", "arrival": "2026-04-03T12:30:00Z", "progress": 0.6}"#
        let expected = PayloadProblem(
            pointer: "/aps/content-state/arrival", kind: .dateAsText("2026-04-03T12:30:00Z"), isFatal: true)
        #expect(try shapeProblems(state) == [expected])
        #expect(try typeProblem(state) == expected)
    }

    @Test("A missing key, a wrong type and a word that is no case are named")
    func misfits() throws {
        let state = #"{"stage": "lost", "progress": "half", "Place": "x"}"#
        #expect(
            try shapeProblems(state) == [
                PayloadProblem(
                    pointer: "/aps/content-state/stage",
                    kind: .notAllowed(found: "lost", allowed: ["preparing", "pickedUp", "delivered"]), isFatal: true),
                PayloadProblem(
                    pointer: "/aps/content-state/progress",
                    kind: .wrongType(expected: "a number", found: "a string"), isFatal: true),
                PayloadProblem(
                    pointer: "/aps/content-state/Place", kind: .unknown(nearest: "place"), isFatal: false),
                PayloadProblem(pointer: "/aps/content-state/arrival", kind: .missing, isFatal: true),
            ])
        let missing = try #require(try typeProblem(#"{"stage": "preparing", "progress": 1}"#))
        #expect(missing.pointer == "/aps/content-state/arrival" && missing.kind == .missing)
        let wrong = try #require(try typeProblem(#"{"stage": "preparing", "arrival": 1, "progress": true}"#))
        #expect(wrong.pointer == "/aps/content-state/progress")
        #expect(wrong.kind == .wrongType(expected: "Double", found: "a boolean"))
        let word = try #require(try typeProblem(#"{"stage": "lost", "arrival": 1, "progress": 1}"#))
        #expect(word.pointer == "/aps/content-state/stage")
    }

    @Test("A date counted from 1970 where 2001 is meant lies 31 years ahead and is doubted")
    func dateFrom1970() throws {
        let state = #"{"stage": "preparing", "arrival": 1780000000, "progress": 0}"#
        #expect(
            try shapeProblems(state).map(\.kind) == [.implausibleDate(1_780_000_000, hint: .since1970)])
    }

    @Test("Lists and objects are followed to the element that does not fit")
    func nested() throws {
        let shape = StateShape([
            .init("stops", .list(.object(StateShape([.init("name", .text), .init("at", .integer)])))),
            .init("link", .url), .init("open", .bool),
        ])
        let state = #"{"stops": [{"name": "a", "at": 1}, {"name": "b", "at": 1.5}], "link": "", "open": true}"#
        let part = try #require(push(update(state)).push?.contentState)
        #expect(
            shape.problems(in: part.node, at: "/aps/content-state").map(\.pointer)
                == ["/aps/content-state/stops/1/at", "/aps/content-state/link"])
    }
}
