import AmbrotypeGeometry
import AmbrotypeSnapshots
import Foundation
import Testing

@Suite("JSON text")
struct JSONTextTests {
    @Test("Short values stay on a line, long ones break, keys keep their order")
    func layout() {
        let long = JSONValue.array((0..<40).map { .integer($0) })
        let value = JSONValue.object(["zebra": .array([1, 2.5]), "none": nil, "apple": long, "last": true])
        let lines = value.text.split(separator: "\n")
        #expect(lines.first == "{")
        #expect(lines[1] == "  \"zebra\": [1, 2.5],")
        #expect(lines[2] == "  \"apple\": [")
        #expect(lines.last == "}")
        #expect(JSONValue.object(["a": 1]).text == "{\"a\": 1}\n")
    }

    @Test("What is written reads back the same in Foundation's reader")
    func roundTrip() throws {
        let text = "quote \" slash \\ line\nbreak\ttab \u{1} \u{2028} é 天 🙂"
        let value = JSONValue.object(["text": .string(text), "small": .number(0.1 + 0.2), "big": .number(1e300)])
        for written in [value.text, value.compact, value.scriptText] {
            let read = try JSONDecoder().decode(Read.self, from: Data(written.utf8))
            #expect(read == Read(text: text, small: 0.1 + 0.2, big: 1e300))
        }
    }

    private struct Read: Decodable, Equatable {
        var text: String
        var small: Double
        var big: Double
    }

    @Test("Text for a script element cannot end it")
    func script() { #expect(!JSONValue.string("</script><!--").scriptText.contains("<")) }

    @Test("A tree is written as the documentation shows it and reads back")
    func tree() throws {
        let text = PlacedTree(
            place: "VStack/Text[1]", type: "Text", text: "Arriving",
            frame: CGRect(x: 16, y: 68, width: 61.5, height: 20.333),
            details: ["lines": 1, "fonts": .strings(["inter"])])
        let root = PlacedTree(
            place: "VStack", type: "VStack", frame: CGRect(x: 0, y: 0, width: 9, height: 9), children: [text])
        let written = root.json.text
        #expect(written.contains("\"frame\": [16, 68, 61.5, 20.333]"))
        let read = try JSONDecoder().decode(PlacedTree.self, from: Data(written.utf8))
        #expect(read.json == root.json)
        #expect(read == root)
    }
}
