import AmbrotypeActivities
import AmbrotypeTemplates
import Foundation
import Testing

@Suite("Values as pushes carry them")
struct PushedValueTests {
    private let fields: [String: TemplateValue] = [
        "stage": .integer(2), "share": .number(0.5), "done": .bool(false), "note": .null,
        "place": .string("a \"b\"\n\u{1}\\ 家"), "arrival": .date(Date(timeIntervalSinceReferenceDate: 802_700_000)),
        "stops": .list([
            .object(["name": .string("x"), "at": .date(Date(timeIntervalSinceReferenceDate: 802_700_060))])
        ]),
    ]

    @Test("A state sent as JSON and read by its shape is the same state")
    func roundTrip() throws {
        let shape = StateShape(samples: [fields])
        let part = try PayloadPart(Data(TemplateValue.object(fields).pushedJSON.utf8))
        #expect(shape.problems(in: part.node, at: "").isEmpty)
        #expect(TemplateValue(part.node, as: .object(shape)).object == fields)
    }

    @Test("Samples that differ widen the shape: whole and other numbers are numbers, what is missing may be missing")
    func widening() {
        let shape = StateShape(samples: [
            ["progress": .number(0.1), "name": .string("a"), "odd": .bool(true)],
            ["progress": .integer(1), "odd": .string("x")],
        ])
        #expect(
            shape.fields == [
                .init("name", .text, isOptional: true), .init("odd", .anything), .init("progress", .number),
            ])
    }

    @Test("A date written as text and a key that nobody reads are named with the nearest")
    func misfits() throws {
        let shape = StateShape(samples: [fields])
        let text =
            #"{"stage": 1, "share": 1, "done": true, "place": "x", "arival": 5, "arrival": "2026-06-09T10:00:00Z", "stops": []}"#
        let problems = shape.problems(in: try PayloadPart(Data(text.utf8)).node, at: "/s")
        #expect(problems.map(\.pointer) == ["/s/arival", "/s/arrival"])
        #expect(problems[0].kind == .unknown(nearest: "arrival"))
        #expect(problems[1].kind == .dateAsText("2026-06-09T10:00:00Z") && problems[1].isFatal)
    }
}
