import AmbrotypeIntents
import Foundation
import Testing

@Suite struct ConfigurationParameterTests {
    let parameters: [ConfigurationParameter]

    init() throws {
        let options = ["nature", "city", "sky"].map { ParameterOption(id: $0) }
        parameters = [
            try #require(
                ConfigurationParameter(
                    name: "category", title: "Category", kind: .choice(options), fallback: .choice("city"))),
            try #require(ConfigurationParameter(name: "dark", kind: .bool, fallback: .bool(false))),
            try #require(ConfigurationParameter(name: "count", kind: .integer(1...9))),
        ]
    }

    @Test("What is not chosen takes its fallback; without one it is missing")
    func fallbacks() {
        let choices = parameters.choices(["category": "sky"])
        #expect(choices.values == ["category": .choice("sky"), "dark": .bool(false)])
        #expect(choices.problems == [.missing(name: "count")])
    }

    @Test("Words that do not fit are named with what is allowed, and the fallback stays")
    func badWords() {
        let choices = parameters.choices(["category": "sea", "count": "10", "dark": "on", "colour": "red"])
        #expect(choices.values == ["category": .choice("city"), "dark": .bool(true)])
        #expect(
            choices.problems == [
                .unknownName("colour", known: ["category", "dark", "count"]),
                .badValue(name: "category", word: "sea", allowed: ["nature", "city", "sky"]),
                .badValue(name: "count", word: "10", allowed: nil),
            ])
    }

    @Test("A matrix runs over choices and switches, the first slowest, up to a limit")
    func combinations() {
        let rows = parameters.combinations()
        #expect(rows.count == 6)
        #expect(rows[0] == ["category": .choice("nature"), "dark": .bool(false)])
        #expect(rows[1] == ["category": .choice("nature"), "dark": .bool(true)])
        #expect(rows[5] == ["category": .choice("sky"), "dark": .bool(true)])
        #expect(parameters.combinations(limit: 4).count == 4)
        #expect([ConfigurationParameter]().combinations() == [[:]])
    }

    @Test("A fallback outside its kind makes no parameter")
    func badFallback() {
        #expect(ConfigurationParameter(name: "a", kind: .integer(1...9), fallback: .integer(0)) == nil)
        #expect(ConfigurationParameter(name: "a", kind: .choice([]), fallback: .choice("x")) == nil)
        #expect(ConfigurationParameter(name: "a", kind: .bool, fallback: .text("true")) == nil)
        #expect(ConfigurationParameter(name: "a", kind: .number(nil), fallback: .number(.nan)) == nil)
    }

    @Test("Every value is read back from its word")
    func words() throws {
        let pairs: [(ConfigurationParameter.Kind, ParameterValue)] = [
            (.text, .text("a b")), (.integer(nil), .integer(-3)), (.number(0...1), .number(0.1)), (.bool, .bool(true)),
            (.choice([ParameterOption(id: "x")]), .choice("x")),
            (.date, .date(Date(timeIntervalSince1970: 1_780_000_000.5))),
            (.url, .url(try #require(URL(string: "app://a?b=c")))),
        ]
        for (kind, value) in pairs { #expect(kind.value(value.word) == value) }
        let written = ConfigurationParameter.Kind.date
        #expect(written.value("2026-05-28T20:26:40Z") == .date(Date(timeIntervalSince1970: 1_780_000_000)))
        #expect(written.value("2026-05-28") == .date(Date(timeIntervalSince1970: 1_779_926_400)))
        #expect(written.value("soon") == nil)
    }

    @Test("An intent call names its parameters in order")
    func intentCall() {
        let call = IntentCall(name: "AddDrink", parameters: ["sugar": .bool(false), "size": .choice("large")])
        #expect(call.text == "AddDrink(size: large, sugar: false)")
    }
}
