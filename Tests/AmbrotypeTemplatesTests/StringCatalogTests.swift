import AmbrotypeTemplates
import Foundation
import Testing

@Suite("String catalogs")
struct StringCatalogTests {
    private func catalog(_ strings: String, source: String = "en") throws -> StringCatalog {
        let document = "{\"sourceLanguage\": \"\(source)\", \"version\": \"1.0\", \"strings\": \(strings)}"
        let (catalog, issues) = try StringCatalog.read(try JSONReader.read(document, file: "L"), table: "L")
        #expect(issues.isEmpty)
        return catalog
    }

    private func unit(_ value: String) -> String {
        "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
    }

    @Test(
        "Each language takes its own plural form",
        arguments: [
            ("en", 1, "%lld book"), ("en", 2, "%lld books"), ("ru", 1, "%lld книга"), ("ru", 3, "%lld книги"),
            ("ru", 5, "%lld книг"), ("ru", 21, "%lld книга"), ("ja", 1, "%lld冊"), ("ar", 0, "لا كتب"),
            ("ar", 2, "كتابان"),
            ("ar", 11, "%lld كتابًا"),
        ])
    func plurals(language: String, number: Int, expected: String) throws {
        let catalog = try catalog(
            """
            {"%lld books": {"localizations": {
              "en": {"variations": {"plural": {"one": \(unit("%lld book")), "other": \(unit("%lld books"))}}},
              "ru": {"variations": {"plural": {"one": \(unit("%lld книга")), "few": \(unit("%lld книги")),
                     "many": \(unit("%lld книг")), "other": \(unit("%lld книги"))}}},
              "ja": {"variations": {"plural": {"other": \(unit("%lld冊"))}}},
              "ar": {"variations": {"plural": {"zero": \(unit("لا كتب")), "one": \(unit("كتاب")), "two": \(unit("كتابان")),
                     "few": \(unit("%lld كتب")), "many": \(unit("%lld كتابًا")), "other": \(unit("%lld كتاب"))}}}
            }}}
            """)
        #expect(catalog.text(for: "%lld books", languages: [language], arguments: [Double(number)])?.text == expected)
    }

    @Test("A zero form serves the number 0 also in a language without that category")
    func zero() throws {
        let catalog = try catalog(
            """
            {"k": {"localizations": {"en": {"variations": {"plural": {"zero": \(unit("none")), "other": \(unit("%lld"))}}}}}}
            """)
        #expect(catalog.text(for: "k", languages: ["en"], arguments: [0])?.text == "none")
        #expect(catalog.text(for: "k", languages: ["en"], arguments: [1])?.text == "%lld")
    }

    @Test("Device variations fall back to other and then to any form, and nest plurals")
    func devices() throws {
        let catalog = try catalog(
            """
            {"tap": {"localizations": {"en": {"variations": {"device": {"mac": \(unit("Click")), "other": \(unit("Tap"))}}}}},
             "odd": {"localizations": {"en": {"variations": {"device": {"mac": \(unit("Click")), "applevision": \(unit("Look"))}}}}},
             "n": {"localizations": {"en": {"variations": {"device": {"ipad": {"variations": {"plural": {
                  "one": \(unit("%lld page")), "other": \(unit("%lld pages"))}}}, "other": \(unit("%lld p."))}}}}}}
            """)
        #expect(catalog.text(for: "tap", languages: ["en"], device: "mac")?.text == "Click")
        #expect(catalog.text(for: "tap", languages: ["en"])?.text == "Tap")
        #expect(catalog.text(for: "odd", languages: ["en"])?.text == "Look")
        #expect(catalog.text(for: "n", languages: ["en"], arguments: [1], device: "ipad")?.text == "%lld page")
        #expect(catalog.text(for: "n", languages: ["en"], arguments: [1])?.text == "%lld p.")
    }

    @Test("Substitutions vary with their own argument and number the placeholders")
    func substitutions() throws {
        let catalog = try catalog(
            """
            {"%@ %lld %lld": {"localizations": {"en": {
              "stringUnit": {"state": "translated", "value": "%@: %#@books@ in %#@days@"},
              "substitutions": {
                "books": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                   "one": \(unit("%arg book")), "other": \(unit("%arg books"))}}},
                "days": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
                   "one": \(unit("a day")), "other": \(unit("%lld days"))}}}}}}}}
            """)
        let text = catalog.text(for: "%@ %lld %lld", languages: ["en"], arguments: [nil, 1, 7])?.text
        #expect(text == "%1$@: %2$lld book in %3$lld days")
        #expect(
            catalog.text(for: "%@ %lld %lld", languages: ["en"], arguments: [nil, 2, 1])?.text
                == "%1$@: %2$lld books in a day")
    }

    @Test("A single substitution without a number takes the first argument")
    func singleSubstitution() throws {
        let catalog = try catalog(
            """
            {"k": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "You have %#@n@."},
              "substitutions": {"n": {"formatSpecifier": "lld", "variations": {"plural": {
                 "one": \(unit("%arg plan")), "other": \(unit("%arg plans"))}}}}}}}}
            """)
        #expect(catalog.text(for: "k", languages: ["en"], arguments: [3])?.text == "You have %1$lld plans.")
    }

    @Test("Lookup goes from region to language to the source language, never to a stranger")
    func fallback() throws {
        let catalog = try catalog(
            """
            {"a": {"localizations": {"en": \(unit("colour")), "pt_BR": \(unit("cor")), "zh-Hant": \(unit("色")), "de": \(unit("Farbe"))}}}
            """)
        func text(_ locale: String) -> String? {
            catalog.text(for: "a", languages: languageFallback(for: Locale(identifier: locale)))?.text
        }
        #expect(text("pt_BR") == "cor")
        #expect(text("zh_TW") == "色")
        #expect(text("zh_HK") == "色")
        #expect(text("de_AT") == "Farbe")
        #expect(text("zh_CN") == "colour")
        #expect(text("fr_FR") == "colour")
    }

    @Test("Needs-review texts are used, keys without texts are their own text")
    func states() throws {
        var texts = LocalizedTexts()
        texts.catalogs["Localizable"] = try catalog(
            """
            {"Keep reading": {}, "OK": {"localizations": {"ja": {"stringUnit": {"state": "needs_review", "value": "はい"}}}}}
            """)
        let japanese = Locale(identifier: "ja_JP")
        #expect(texts.text(for: "OK", locale: japanese)?.text == "はい")
        #expect(texts.text(for: "Keep reading", locale: japanese)?.text == "Keep reading")
        #expect(texts.text(for: "Keep reading", locale: japanese)?.language == "en")
        #expect(texts.text(for: "Other", locale: japanese) == nil)
        #expect(texts.languages == ["en", "ja"])
    }

    @Test("A wrong entry is named with its place and the rest is read")
    func issues() throws {
        let text = """
            {"strings": {"a": {"localizations": {"en": {"variations": {"plural": {"mny": \(unit("x")), "other": \(unit("y"))}}}}},
             "b": {"localizations": {"en": \(unit("B"))}}, "c": 7}}
            """
        let (catalog, issues) = try StringCatalog.read(try JSONReader.read(text, file: "L"), table: "L")
        #expect(
            issues.map(\.trouble) == [
                .badPluralCategory("mny", near: ["many"]), .wrongKind(expected: "an object", found: "a number"),
            ])
        #expect(issues[0].place.pointer == "/strings/a/localizations/en/variations/plural/mny")
        #expect(catalog.text(for: "b", languages: ["en"])?.text == "B")
    }
}

@Suite("Strings files")
struct StringsFileTests {
    @Test("Comments, escapes and bare keys are read, in UTF-8 and UTF-16")
    func reading() throws {
        let text = "/* one */ \"a\\\"b\" = \"x\\ny\";\n// two\nbare.key = \"\\U3042\"; \"same\";"
        let entries = try StringsFile.read(Data(text.utf8), file: "L.strings")
        #expect(entries.map(\.key) == ["a\"b", "bare.key", "same"])
        #expect(entries.map(\.text) == ["x\ny", "あ", "same"])
        for (mark, encoding) in [
            ([0xFF, 0xFE] as [UInt8], String.Encoding.utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
        ] {
            let data = Data(mark) + text.data(using: encoding)!
            #expect(try StringsFile.read(data, file: "L.strings").map(\.text) == entries.map(\.text))
        }
    }

    @Test("A mistake is named with line and column")
    func mistakes() {
        #expect(
            throws: TemplateIssue(
                .stringsSyntax(expected: "a semicolon after the text of \"a\"", found: "`\"`"),
                at: SourcePlace(file: "L", line: 2, column: 1))
        ) { try StringsFile.read(Data("\"a\" = \"b\"\n\"c\" = \"d\";".utf8), file: "L") }
        #expect(throws: TemplateIssue(.jsonOpenString, at: SourcePlace(file: "L", line: 1, column: 7))) {
            try StringsFile.read(Data("\"a\" = \"b;".utf8), file: "L")
        }
    }
}
