import AmbrotypeTemplates
import Foundation
import Testing

@MainActor @Suite("Stale states of a template")
struct StaleStateTests {
    private let document = """
        {"kind": "liveActivity", "lockScreen": "EmptyView",
         "states": [{"name": "on", "state": {"n": 1}, "staleDate": "{{ start + minutes(10) }}"},
                    {"name": "late", "from": "on", "shownAt": "{{ start + minutes(10) }}", "staleDate": "{{ start + minutes(10) }}"},
                    {"name": "over", "from": "on", "phase": "ended"}]}
        """

    @Test("An active state is stale from its stale date on, an ended one without a stale date never")
    func byDate() throws {
        let entries = try Template.reading(document, [:]).entries()
        #expect(entries[0].phase(at: entries[0].date) == .active)
        #expect(entries[0].phase(at: entries[0].date + 599) == .active)
        #expect(entries[0].phase(at: entries[0].date + 600) == .stale)
        #expect(entries[1].isStale(at: entries[1].date))
        #expect(entries[2].phase(at: .distantFuture) == .ended && !entries[2].isStale(at: .distantFuture))
    }
}
