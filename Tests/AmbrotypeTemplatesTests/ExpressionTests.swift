import AmbrotypeTemplates
import Foundation
import Testing

@Suite("Expressions")
struct ExpressionTests {
    private let scope = Scope(
        values: [
            "n": .integer(7), "x": .number(2.5), "title": .string("The Quiet Harbour"), "none": .null,
            "plans": .list([
                .object(["name": .string("Plus"), "price": .number(4.99)]),
                .object(["name": .string("Basic"), "price": .number(1.99)]),
            ]),
            "state": .object(["status": .string("nearby"), "progress": .number(0.25)]),
        ],
        now: Date(timeIntervalSince1970: 1_775_219_400), zone: TimeZone(identifier: "Asia/Tokyo")!,
        locale: Locale(identifier: "en_US"))

    private func value(_ text: String, in scope: Scope? = nil) throws -> TemplateValue {
        try (scope ?? self.scope).evaluate(try ExpressionParser.parse(text))
    }

    @Test(
        "Operators bind as in Swift",
        arguments: [
            ("1 + 2 * 3", TemplateValue.integer(7)), ("(1 + 2) * 3", .integer(9)), ("7 % 3", .integer(1)),
            ("7 / 2", .number(3.5)),
            ("8 - 3 - 2", .integer(3)), ("-n + 1", .integer(-6)), ("1 + 1 == 2 && !(3 < 2)", .bool(true)),
            ("true || false && false", .bool(true)), ("none ?? none ?? 5", .integer(5)), ("none ?? 1 + 1", .integer(2)),
            ("n > 5 ? 'many' : 'few'", .string("many")), ("n < 5 ? 1 : n < 10 ? 2 : 3", .integer(2)),
            ("1 == 1.0", .bool(true)), ("'1' == 1", .bool(false)), ("'a' + 1 + 'b'", .string("a1b")),
            ("0..<3", .list([.integer(0), .integer(1), .integer(2)])), ("(1...2).count", .integer(2)),
            ("3..<1", .list([])),
            ("[1, 'a'] + [n]", .list([.integer(1), .string("a"), .integer(7)])), ("x * 2", .number(5)),
            ("title != 'x'", .bool(true)), ("1_000 + 0.5", .number(1000.5)), ("'it\\'s'", .string("it's")),
        ])
    func operators(text: String, expected: TemplateValue) throws {
        #expect(try value(text) == expected)
    }

    @Test(
        "Members, elements and methods reach into values",
        arguments: [
            ("plans[1].name", TemplateValue.string("Basic")), ("plans.count", .integer(2)),
            ("plans.first.price", .number(4.99)),
            ("state['status']", .string("nearby")), ("none?.name ?? 'nobody'", .string("nobody")),
            ("state?.missing == null", .bool(true)), ("title.uppercased().prefix(3)", .string("THE")),
            ("plans.sorted('price').first.name", .string("Basic")),
            ("plans.map('name').joined(', ')", .string("Plus, Basic")),
            ("plans.filter('name', 'Plus').count", .integer(1)), ("['a', 'b'].firstIndex('b')", .integer(1)),
            ("contains(['a', 'b'], 'c')", .bool(false)), ("title.split(' ').last", .string("Harbour")),
            ("clamp(n, 0, 5)", .integer(5)), ("round(x)", .integer(3)), ("max(1, n, x)", .integer(7)),
            ("encoded('a b&c')", .string("a%20b%26c")),
        ])
    func reaching(text: String, expected: TemplateValue) throws {
        #expect(try value(text) == expected)
    }

    @Test(
        "Dates follow the zone of the scope, not the host's",
        arguments: [
            ("now.hour", TemplateValue.integer(21)), ("now.day", .integer(3)),
            ("at(now, '08:30').hour", .integer(8)), ("(now + minutes(90) - now) / 60", .number(90)),
            ("date('2026-04-03T12:30:00Z') == now", .bool(true)), ("date('2026-04-03T21:30') == now", .bool(true)),
            ("isSameDay(now, now + hours(3))", .bool(false)), ("startOfDay(now).hour", .integer(0)),
            ("now < now + 1", .bool(true)), ("formatted(now, 'time')", .string("9:30\u{202F}PM")),
            ("formatted(now, 'weekday')", .string("Friday")),
        ])
    func dates(text: String, expected: TemplateValue) throws {
        #expect(try value(text) == expected)
    }

    @Test("A day added across daylight saving keeps the local time, 24 hours do not")
    func daylightSaving() throws {
        let berlin = Scope(
            values: ["d": .date(iso8601Date("2026-03-28T12:00:00+01:00", zone: .gmt)!)],
            now: Date(timeIntervalSince1970: 0),
            zone: TimeZone(identifier: "Europe/Berlin")!, locale: Locale(identifier: "de_DE"))
        #expect(try value("adding(d, 1, 'day').hour", in: berlin) == .integer(12))
        #expect(try value("(d + days(1)).hour", in: berlin) == .integer(13))
    }

    @Test(
        "Formats follow the locale",
        arguments: [
            ("en_US", "1,234.5", "25%", "$4,980.50", "1.2K"), ("de_DE", "1.234,5", "25 %", "4.980,50 $", "1234"),
            ("ja_JP", "1,234.5", "25%", "$4,980.50", "1234"),
        ])
    func formats(locale: String, number: String, percent: String, price: String, compact: String) throws {
        var scope = scope
        scope.locale = Locale(identifier: locale)
        func text(_ expression: String) throws -> String? {
            try value(expression, in: scope).string?.replacingOccurrences(of: "\u{A0}", with: " ")
        }
        #expect(try text("formatted(1234.5)") == number)
        #expect(try text("percent(state.progress)") == percent)
        #expect(try text("currency(4980.5, 'USD')") == price)
        #expect(try text("compact(1234)") == compact)
    }

    @Test(
        "Lengths of time read as a clock",
        arguments: [
            ("clock(65)", "1:05"), ("clock(3723)", "1:02:03"), ("clock(65, 'hms')", "0:01:05"),
            ("clock(3723, 'ms')", "62:03"),
            ("clock(-5)", "0:00"),
        ])
    func clocks(text: String, expected: String) throws {
        #expect(try value(text) == .string(expected))
    }

    @Test(
        "What cannot be parsed is named with its character",
        arguments: [
            ("", "the expression is empty", 1), ("1 +", "unexpected end", 4), ("(1", "expected `)`, found the end", 3),
            ("a b", "unexpected `b`", 3), ("'x", "a text is not closed", 1),
            ("f(1;)", "expected `,` or `)`, found `;`", 4),
            ("a ? 1", "expected `:` of `? :`, found the end", 6), ("a.", "expected a name, found the end", 3),
            ("#", "unexpected `#`", 1),
        ])
    func syntax(text: String, problem: String, at: Int) {
        #expect(throws: TemplateTrouble.expressionSyntax(problem, expression: text, at: at)) {
            try ExpressionParser.parse(text)
        }
    }

    @Test(
        "What cannot be evaluated says why",
        arguments: [
            ("titel", TemplateTrouble.unknownName("titel", kind: .variable, near: ["title"])),
            ("uppercase(title)", .unknownName("uppercase", kind: .function, near: ["uppercased"])),
            ("state.statsu", .expressionNoMember("statsu", of: "`state`", near: ["status"])),
            ("plans[2]", .expressionIndex(2, count: 2)), ("none.name", .expressionNull("none")),
            ("n ? 1 : 2", .wrongKind(expected: "true or false", found: "the number 7")),
            (
                "title * 2",
                .expressionOperands(operation: "*", left: "the text \"The Quiet Harbour\"", right: "the number 2")
            ),
            ("1 / 0", .expressionOperands(operation: "/", left: "the number 1", right: "the number 0")),
            ("5 % 0", .expressionOperands(operation: "%", left: "the number 5", right: "the number 0")),
            (
                "abs('x')",
                .expressionArguments(function: "abs", expected: "(number)", found: "the text \"x\" as argument 1")
            ),
            ("abs()", .expressionArguments(function: "abs", expected: "(number)", found: "0 arguments")),
            ("0..<99999", .tooMany("elements in a range", limit: 10_000)),
        ])
    func evaluation(text: String, trouble: TemplateTrouble) {
        #expect(throws: trouble) { try value(text) }
    }

    @Test("Whole numbers that do not fit become floats instead of a crash")
    func overflow() throws {
        #expect(try value("9223372036854775807 + 1") == .number(9_223_372_036_854_775_808))
        #expect(try value("9223372036854775807 * 2").double == 18_446_744_073_709_551_614)
    }

    @Test("Nesting without end is refused")
    func nesting() {
        for text in [
            String(repeating: "(", count: 5000), String(repeating: "!", count: 5000),
            String(repeating: "-", count: 5000),
        ] {
            #expect(throws: TemplateTrouble.expressionTooDeep) { try ExpressionParser.parse(text) }
        }
    }
}

@Suite("Text with expressions")
struct TextPatternTests {
    private let scope = Scope(
        values: ["n": .integer(1234), "d": .date(Date(timeIntervalSince1970: 0)), "s": .string("x")],
        now: Date(timeIntervalSince1970: 0), zone: .gmt, locale: Locale(identifier: "en_US"))

    @Test("One expression alone keeps its type, several join to text")
    func values() throws {
        #expect(try scope.value(of: try TextPattern.parse("{{ n }}")) == .integer(1234))
        #expect(try scope.value(of: try TextPattern.parse("a{{n}}b{{ s }}")) == .string("a1234bx"))
        #expect(try scope.value(of: try TextPattern.parse("plain } text {")) == .string("plain } text {"))
        #expect(try scope.value(of: try TextPattern.parse("{{ '{{' }} {{ \"}}\" }}")) == .string("{{ }}"))
        #expect(try scope.value(of: try TextPattern.parse("at {{d}}")) == .string("at 1970-01-01T00:00:00Z"))
    }

    @Test("An open expression is an error with its place")
    func open() {
        #expect(throws: TemplateTrouble.expressionSyntax("`{{` is not closed by `}}`", expression: "ab {{ n", at: 4)) {
            try TextPattern.parse("ab {{ n")
        }
    }

    @Test("Localised texts take plural forms and fill their placeholders by the locale")
    func localized() throws {
        var scope = scope
        let document = try JSONReader.read(
            #"""
            {"sourceLanguage": "en", "strings": {"plan.days": {"localizations": {
              "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld day"}}, "other": {"stringUnit": {"value": "%lld days"}}}}},
              "de": {"stringUnit": {"value": "%2$@ in %1$lld Tagen, 5%%"}}}}}}
            """#, file: "L")
        scope.texts.catalogs["Localizable"] = try StringCatalog.read(document, table: "Localizable").0
        #expect(try scope.localized("plan.days", arguments: [.integer(1)]) == "1 day")
        #expect(try scope.localized("plan.days", arguments: [.integer(1234)]) == "1,234 days")
        #expect(try scope.localized("no such key") == "no such key")
        scope.locale = Locale(identifier: "de_DE")
        #expect(try scope.localized("plan.days", arguments: [.integer(1234), .string("x")]) == "x in 1.234 Tagen, 5%")
        #expect(throws: TemplateTrouble.badSpecifier(key: "plan.days", specifier: "%lld", argument: "the text \"x\"")) {
            try scope.localized("plan.days", arguments: [.string("x"), .string("y")])
        }
    }
}
