import AmbrotypeActivities
import Foundation
import Testing

func push(_ json: String) -> (push: PushPayload?, problems: [PayloadProblem]) { readPush(Data(json.utf8)) }

func syntax(_ json: String) -> PayloadSyntaxError? {
    if case .syntax(let error)? = push(json).problems.first?.kind { return error }
    return nil
}

@Suite struct PayloadReaderTests {
    @Test("JSON that others let pass is refused with line and column")
    func strict() {
        #expect(syntax("{\"aps\": {\"event\": \"end\",}}") == error(.unexpected("}"), 1, 25))
        #expect(syntax("{\n \"a\": 1,\n \"a\": 2}") == error(.doubledKey("a"), 3, 2))
        #expect(syntax("{\"a\": 01}") == error(.unexpected("1"), 1, 8))
        #expect(syntax("{\"a\": 1.}") == error(.badNumber, 1, 7))
        #expect(syntax("{\"a\": \"\\x\"}") == error(.badString, 1, 7))
        #expect(syntax("{\"a\": tru}") == error(.unexpected("t"), 1, 7))
        #expect(syntax("{\"a\": ") == error(.endOfFile, 1, 7))
        #expect(syntax("") == error(.endOfFile, 1, 1))
        #expect(syntax("{} {}") == error(.unexpected("{"), 1, 4))
        #expect(syntax(String(repeating: "[", count: 100))?.trouble == .tooDeep)
        #expect(syntax("{\"a\": \"\\ud800\"}") == error(.badString, 1, 7))
        #expect(readPush(Data([0x22, 0xFF, 0x22])).problems.first?.isFatal == true)
    }

    func error(_ trouble: PayloadSyntaxError.Trouble, _ line: Int, _ column: Int) -> PayloadSyntaxError {
        PayloadSyntaxError(trouble: trouble, line: line, column: column)
    }

    @Test("Escapes, surrogate pairs and numbers are read")
    func values() throws {
        let json =
            #"{"aps": {"event": "update", "timestamp": 1780000000, "content-state": {"a": "\u00e9\ud83d\ude00\n", "b": -1.5e2}}}"#
        let state = try #require(push(json).push?.contentState?.node)
        #expect(state["a"]?.string == "é😀\n")
        #expect(state["b"]?.number == -150)
    }

    @Test("Size counts what is sent: without white space between tokens, with the space inside texts")
    func compactSize() throws {
        let compact =
            #"{"aps":{"event":"update","timestamp":1780000000,"content-state":{"a":"x y","b":[1,2]}}}"#
        let airy = """
            { "aps" : {
                "event" : "update", "timestamp" : 1780000000,
                "content-state" : { "a" : "x y", "b" : [ 1, 2 ] } } }
            """
        let (small, large) = (try #require(push(compact).push), try #require(push(airy).push))
        #expect(small.size.compact == compact.utf8.count && small.size.file == small.size.compact)
        #expect(large.size.compact == small.size.compact && large.size.file == airy.utf8.count)
        #expect(small.size.contentState == #"{"a":"x y","b":[1,2]}"#.utf8.count)
    }
}
