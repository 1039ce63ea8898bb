import AmbrotypeActivities
import Foundation
import Testing

@Suite("Keys that a type does not read")
struct UnreadKeyTests {
    private struct Stop: Codable { var name: String }
    private struct State: Codable {
        var stage: Int
        var note: String?
        var stops: [Stop]
    }

    private func problems(_ json: String) throws -> [PayloadProblem] {
        let part = try PayloadPart(Data(json.utf8))
        do {
            let value = try JSONDecoder().decode(State.self, from: part.json)
            return part.unread(by: try PayloadPart(try JSONEncoder().encode(value)), at: "/s")
        } catch let error as DecodingError { return part.problems(of: error, at: "/s") }
    }

    @Test("A key that was not read is named with its place, also in a list; an optional sent as null is none")
    func unread() throws {
        let found = try problems(#"{"stage": 1, "note": null, "stops": [{"name": "a", "nam": "b"}], "other": {}}"#)
        #expect(found.map(\.pointer) == ["/s/stops/0/nam", "/s/other"])
        #expect(found[0].kind == .unknown(nearest: "name") && found.allSatisfy { !$0.isFatal })
    }

    @Test("Where a key is missing, the slip of the pen that is near is named beside it")
    func slip() throws {
        let found = try problems(#"{"stge": 1, "stops": []}"#)
        #expect(found.map(\.pointer) == ["/s/stge", "/s/stage"])
        #expect(found[0].kind == .unknown(nearest: "stage") && found[1].kind == .missing && found[1].isFatal)
    }
}
