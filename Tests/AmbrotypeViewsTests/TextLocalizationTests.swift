import AmbrotypeText
import AmbrotypeViews
import Foundation
import Testing

@MainActor @Suite("Localised text")
struct TextLocalizationTests {
    private func words(_ text: Text, _ strings: FakeStrings = FakeStrings([:]), _ locale: String = "en_US") throws
        -> String
    {
        try ResolvedText(text, strings: strings, locality(locale)).string
    }

    @Test("A literal becomes a key by Apple's rule")
    func keys() {
        #expect(LocalizedStringKey("\(3) of \("ten")").key == "%lld of %@")
        #expect(LocalizedStringKey("\(UInt8(3)) \(UInt(3)) \(Int32(3))").key == "%u %llu %d")
        #expect(LocalizedStringKey("\(1.5) \(Float(1)) \(CGFloat(2))").key == "%lf %f %lf")
        #expect(LocalizedStringKey("\(1.5, specifier: "%.1f")%").key == "%.1f%%")
        #expect(LocalizedStringKey("100%").key == "100%")
        #expect(LocalizedStringKey("At \(Date.distantPast, style: .time), \(Text("x").bold())").key == "At %@, %@")
    }

    @Test("A key is looked up, and is its own text where there is no entry")
    func lookUp() throws {
        let strings = FakeStrings(["ja_JP:Hello": ["こんにちは"]])
        #expect(try words(Text("Hello"), strings, "ja_JP") == "こんにちは")
        #expect(try words(Text("Hello"), strings) == "Hello")
        #expect(try words(Text(LocalizedStringKey("Hello")), strings, "ja_JP") == "こんにちは")
    }

    @Test("A string that is no literal, and verbatim text, are not looked up")
    func verbatim() throws {
        let strings = FakeStrings(["ja_JP:Hello": ["こんにちは"]])
        let variable = "Hello"
        #expect(try words(Text(variable), strings, "ja_JP") == "Hello")
        #expect(try words(Text(variable.prefix(4)), strings, "ja_JP") == "Hell")
        #expect(try words(Text(verbatim: "Hello **you**"), strings, "ja_JP") == "Hello **you**")
    }

    @Test("A table is asked by its name")
    func tables() throws {
        let strings = FakeStrings(["en_US:title": ["Heading"]], table: "Widget")
        #expect(try words(Text("title", tableName: "Widget"), strings) == "Heading")
        #expect(try words(Text("title"), strings) == "title")
    }

    @Test("Arguments go into the translation, in the order it asks for")
    func arguments() throws {
        let strings = FakeStrings(["de_DE:%lld of %@": ["%2$@: %1$lld"], "ja_JP:%lld of %@": ["%2$@の%1$lld個"]])
        #expect(try words(Text("\(1234) of \("Äpfel")"), strings, "de_DE") == "Äpfel: 1.234")
        #expect(try words(Text("\(3) of \("りんご")"), strings, "ja_JP") == "りんごの3個")
    }

    @Test("A number decides the plural form")
    func plural() throws {
        let strings = FakeStrings(["en_US:%lld books": ["%lld book", "%lld books"]])
        #expect(try words(Text("\(1) books"), strings) == "1 book")
        #expect(try words(Text("\(5) books"), strings) == "5 books")
    }

    @Test("A translation that asks for more than there is is reported")
    func tooMany() throws {
        let strings = FakeStrings(["en_US:%@": ["%@ and %@"]])
        let text = try ResolvedText(Text("\("a")"), strings: strings)
        #expect(text.string == "a and ")
        #expect(text.diagnostics.map(\.code) == ["missing-argument"])
    }

    @Test(
        "Numbers take the locale's digits, groups and decimal sign",
        arguments: [
            ("en_US", "1,234,567 3.141590 0.50"), ("de_DE", "1.234.567 3,141590 0,50"),
            ("fr_FR", "1\u{202F}234\u{202F}567 3,141590 0,50"), ("ar_EG", "١٬٢٣٤٬٥٦٧ ٣٫١٤١٥٩٠ ٠٫٥٠"),
        ])
    func numbers(locale: String, expected: String) throws {
        #expect(
            try words(Text("\(1_234_567) \(3.14159) \(0.5, specifier: "%.2f")"), FakeStrings([:]), locale) == expected)
    }

    @Test("Placeholders keep width, zeros, sign and base")
    func specifiers() throws {
        let text = Text(
            "\(7, specifier: "%02d")|\(7, specifier: "%4d")|\(7, specifier: "%-4d")|\(7, specifier: "%+d")|\(255, specifier: "%x")|\(65, specifier: "%c")|\(1.5, specifier: "%06.2f")|\(2.5, specifier: "%g")"
        )
        #expect(try words(text) == "07|   7|7   |+7|ff|A|001.50|2.5")
    }

    @Test("A percent sign beside a value stays one percent sign")
    func percent() throws {
        #expect(try words(Text("\(40)% of 100%")) == "40% of 100%")
        #expect(try words(Text("100% sure")) == "100% sure")
        let strings = FakeStrings(["fr_FR:%lld%%": ["%lld\u{A0}%%"]])
        #expect(try words(Text("\(40)%"), strings, "fr_FR") == "40\u{A0}%")
    }

    @Test("A text inside a text keeps its style, also where the translation moves it")
    func nested() throws {
        let strings = FakeStrings(["ja_JP:by %@": ["%@著"]])
        let content = try ResolvedText(Text("by \(Text("Ada").bold())"), strings: strings, locality("ja_JP")).content
        #expect(content.runs.map(\.text) == ["Ada", "著"])
        #expect(content.runs.map { $0.font.weight >= 600 } == [true, false])
    }

    @Test("Format styles and formatters speak the environment's locale and zone")
    func formats() throws {
        #expect(try words(Text(1234.5, format: .number), FakeStrings([:]), "de_DE") == "1.234,5")
        #expect(try words(Text(9.99, format: .currency(code: "JPY")), FakeStrings([:]), "ja_JP") == "¥10")
        #expect(try words(Text("\(0.25, format: .percent)"), FakeStrings([:]), "fr_FR") == "25\u{A0}%")
        let noon = ResolvedText.noon
        let date = Text(noon, format: .dateTime.hour().minute())
        #expect(try ResolvedText(date, locality("en_US", "Asia/Tokyo")).string == "9:00\u{202F}PM")
        let own = Date.FormatStyle(date: .omitted, time: .shortened, timeZone: TimeZone(identifier: "Europe/Berlin")!)
        #expect(try ResolvedText(Text(noon, format: own), locality("en_US", "Asia/Tokyo")).string == "2:00\u{202F}PM")
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE HH:mm"
        #expect(
            try ResolvedText(Text(noon, formatter: formatter), locality("de_DE", "Asia/Tokyo")).string
                == "Sonntag 21:00")
    }

    @Test("A relative format style counts from the pinned instant, not from the clock")
    func relativeFormat() throws {
        let text = Text(ResolvedText.noon.addingTimeInterval(7200), format: .relative(presentation: .numeric))
        #expect(try words(text) == "in 2 hours")
        #expect(try words(text, FakeStrings([:]), "de_DE") == "in 2 Stunden")
    }

    @Test("A resource has a key, and a default value of its own")
    func resources() throws {
        let strings = FakeStrings(["ja_JP:greeting": ["やあ、%@"]])
        let resource = LocalizedStringResource("greeting", defaultValue: "Hi, \("Ada")")
        #expect(try words(Text(resource)) == "Hi, Ada")
        #expect(try words(Text(resource), strings, "ja_JP") == "やあ、Ada")
        let literal: LocalizedStringResource = "\(2) left"
        #expect(literal.key == "%lld left")
        #expect(try words(Text("Now: \(literal)")) == "Now: 2 left")
    }

    @Test("Letters of a run name the render's language")
    func language() throws {
        #expect(try ResolvedText(Text("字"), locality("zh_HK")).content.style.locale == "zh-HK")
    }

    @Test("Nothing changes with the host's time zone")
    func host() throws {
        let noon = ResolvedText.noon
        let texts = [
            Text(noon, style: .time), Text(noon.addingTimeInterval(90_000), style: .relative), Text(noon, style: .date),
            Text(noon...noon.addingTimeInterval(60)), Text(noon, format: .dateTime), Text(noon, format: .iso8601),
            Text(noon, formatter: DateFormatter()), Text(noon, formatter: ISO8601DateFormatter()),
        ]
        let before = try texts.map { try words($0, FakeStrings([:]), "ja_JP") }
        let zone = NSTimeZone.default
        defer { NSTimeZone.default = zone }
        NSTimeZone.default = TimeZone(identifier: "Pacific/Kiritimati")!
        #expect(try texts.map { try words($0, FakeStrings([:]), "ja_JP") } == before)
    }
}
