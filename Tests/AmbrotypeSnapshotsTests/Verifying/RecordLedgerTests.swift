import AmbrotypeSnapshots
import Foundation
import Testing

@Suite("The ledger of records")
struct RecordLedgerTests {
    private static func plan(_ capture: Capture) -> RecordLedger.Plan {
        RecordLedger.Plan(
            name: capture.name, context: capture.context, scale: capture.scale, source: capture.source)
    }

    @Test(
        "It gives back every record as it was: equal, changed, missing, recorded, tolerated and in error",
        arguments: [GoldenKind.pictures, .hashes])
    func wholeRecords(kind: GoldenKind) throws {
        let folder = try Folder()
        try Captures.record(
            try ["same", "other", "lenient", "bad"].map { try Captures.capture($0) }, in: folder, kind: kind)
        if kind == .pictures { try folder.write("no picture", to: "goldens/bad.png") }
        var captures = [
            try Captures.capture("same"), try Captures.capture("other", box: 20), try Captures.capture("missing"),
            try Captures.capture("lenient", box: 20), try Captures.capture("bad"),
        ]
        for index in captures.indices { captures[index].source = SourcePlace(file: "widget.json", line: index + 1) }
        let rules = ComparisonRules(rules: [.init(pattern: "len*", settings: .init(allowedPixels: 500))])
        for mode in [RecordMode.never, .missing] {
            let run = SnapshotRun(
                store: SnapshotStore(root: folder.path + "/goldens"), mode: mode, kind: kind, rules: rules)
            let recording = mode == .never ? nil : try Recording(into: run.store)
            var ledger = RecordLedger(run)
            var records: [SnapshotRecord] = []
            for (index, capture) in captures.enumerated() {
                let record = run.check(capture, recording: recording, budget: Canvas.budget)
                records.append(record)
                ledger.add(record, of: Self.plan(capture), picture: index)
            }
            try recording?.cancel()
            let kept = ledger.records { Self.plan(captures[$0]) }
            #expect(kept.sorted { $0.name < $1.name } == records.sorted { $0.name < $1.name })
            #expect(Set(records.map(\.type)).count > 1)
        }
    }
}
