import AmbrotypeDrawing
import AmbrotypeTemplates
import Foundation
import Testing

@Suite("JSON reader")
struct JSONReaderTests {
    private func found(in text: String) -> TemplateIssue? {
        do {
            _ = try JSONReader.read(text, file: "t.json")
            return nil
        } catch { return error }
    }

    @Test("Every value knows its line, column and pointer")
    func places() throws {
        let value = try JSONReader.read("{\n  \"a/b\": [1, {\"c~\": true}]\n}", file: "t.json")
        let flag = try #require(value["a/b"]?.array?[1]["c~"])
        #expect(flag.bool == true)
        #expect(flag.place == SourcePlace(file: "t.json", line: 2, column: 21, pointer: "/a~1b/1/c~0"))
        #expect(value.members?.first?.keyPlace == SourcePlace(file: "t.json", line: 2, column: 3, pointer: "/a~1b"))
    }

    @Test("Columns count characters, not bytes, and a byte-order mark is not one")
    func columns() throws {
        let value = try JSONReader.read(
            "\u{FEFF}[\"日本語\", 👩‍👩‍👧]".replacingOccurrences(of: "👩‍👩‍👧", with: "\"👩‍👩‍👧\", 7"), file: "t.json")
        #expect(value.array?[2].place.column == 14)
    }

    @Test("Members keep the order of the document")
    func order() throws {
        let value = try JSONReader.read(#"{"z": 1, "a": 2, "m": 3}"#, file: "t.json")
        #expect(value.members?.map(\.key) == ["z", "a", "m"])
    }

    @Test("Whole numbers that fit are integers, all others floats")
    func numbers() throws {
        let value = try JSONReader.read(
            "[0, -7, 9223372036854775807, 9223372036854775808, 1.5, 2e3, -0.0]", file: "t.json")
        let kinds = value.array!.map { $0.integer != nil }
        #expect(kinds == [true, true, true, false, false, false, false])
        #expect(value.array![5].number == 2000)
    }

    @Test("Escapes become characters, surrogate pairs one scalar")
    func escapes() throws {
        let value = try JSONReader.read(#"["\"\\\/\b\f\n\r\t", "\u3042", "\ud83d\ude00"]"#, file: "t.json")
        #expect(value.array!.map(\.string) == ["\"\\/\u{8}\u{C}\n\r\t", "あ", "😀"])
    }

    @Test(
        "What is not JSON is named with its place",
        arguments: [
            ("", TemplateTrouble.jsonEmpty, 1, 1),
            ("  \n ", .jsonEmpty, 2, 2),
            ("[1,\n 2,]", .jsonTrailingComma, 2, 4),
            ("{\"a\": 1,\n}", .jsonTrailingComma, 2, 1),
            ("{\"a\": 1,\n \"a\": 2}", .jsonDuplicateKey("a", firstLine: 1), 2, 2),
            ("[\"\\x\"]", .jsonBadEscape("\\x"), 1, 3),
            ("[\"\\ud800\"]", .jsonBadEscape("\\ud800"), 1, 3),
            ("[\"\\u12\"]", .jsonBadEscape("\\u12\"]"), 1, 3),
            ("[\"open\n\"]", .jsonOpenString, 1, 7),
            ("[\"open", .jsonOpenString, 1, 2),
            ("[\"a\tb\"]", .jsonControlCharacter(9), 1, 4),
            ("// no\n[]", .jsonComment, 1, 1),
            ("[tru]", .jsonUnexpected(found: "`tru`", expected: "a value"), 1, 2),
            ("{\"a\" 1}", .jsonUnexpected(found: "`1`", expected: "a colon after the key \"a\""), 1, 6),
            ("{a: 1}", .jsonUnexpected(found: "`a`", expected: "a key in double quotes"), 1, 2),
            ("[1 2]", .jsonUnexpected(found: "`2`", expected: "a comma or a closing bracket"), 1, 4),
            ("[01]", .jsonUnexpected(found: "a number with a leading zero", expected: "a number"), 1, 2),
            ("[1.]", .jsonUnexpected(found: "`]`", expected: "a digit"), 1, 4),
            ("[] []", .jsonUnexpected(found: "`[`", expected: "the end of the file"), 1, 4),
            ("{\"a\": ", .jsonUnexpected(found: "the end of the file", expected: "a value"), 1, 7),
        ])
    func wrong(text: String, trouble: TemplateTrouble, line: Int, column: Int) throws {
        let issue = try #require(found(in: text))
        #expect(issue.trouble == trouble)
        #expect((issue.place.line, issue.place.column) == (line, column))
    }

    @Test("Bytes that are not UTF-8 are refused")
    func encoding() {
        #expect(throws: TemplateIssue(.notUTF8, at: SourcePlace(file: "t", line: 1, column: 2, pointer: "/0"))) {
            try JSONReader.read(Data([0x5B, 0x22, 0xFF, 0x22, 0x5D]), file: "t")
        }
        #expect(throws: TemplateIssue(.notUTF8, at: SourcePlace(file: "t"))) {
            try JSONReader.read(Data([0xFF, 0xFE, 0x5B, 0x00]), file: "t")
        }
    }

    @Test("Nesting beyond the limit is an error, not a crash")
    func depth() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(found(in: deep)?.trouble == .jsonTooDeep(limit: JSONReader.deepestNesting))
        #expect(found(in: String(repeating: "[", count: 200) + String(repeating: "]", count: 200)) == nil)
    }

    @Test("An issue reads as one line with file, line, column, pointer and mend")
    func wording() {
        #expect(
            found(in: "{\"a\": [1,]}")?.description
                == "t.json:1:10: error: a comma stands before a closing bracket (/a). Remove the comma.")
    }
}

@Suite("Nearest names")
struct NearestNamesTests {
    @Test("A swapped, missing, doubled or wrongly cased letter still finds the name")
    func near() {
        let names = ["VStack", "HStack", "ZStack", "Text", "Spacer", "ProgressView", "Gauge"]
        #expect(nearestNames(to: "VStakc", among: names).first == "VStack")
        #expect(nearestNames(to: "Txt", among: names) == ["Text"])
        #expect(nearestNames(to: "spacer", among: names) == ["Spacer"])
        #expect(nearestNames(to: "Progress", among: names) == ["ProgressView"])
        #expect(nearestNames(to: "Rhombus", among: names).isEmpty)
    }

    @Test("Distance counts insertions, deletions, changes and swaps")
    func distance() {
        #expect(editDistance("", "abc") == 3)
        #expect(editDistance("abc", "acb") == 1)
        #expect(editDistance("kitten", "sitting") == 3)
    }
}
