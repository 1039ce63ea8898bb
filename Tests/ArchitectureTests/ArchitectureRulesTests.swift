import Testing

/// The checker on sources made up for it: each rule passes what it should and finds what it should.
@Suite("Architecture rules")
struct ArchitectureRulesTests {
    let rules = ArchitectureRules(
        page: ArchitecturePage(
            """
            <!-- imports -->
            | floor | module | what it is | may import |
            | --- | --- | --- | --- |
            | 0 | `C*` | libraries | |
            | 1 | `AmbrotypeGeometry` | points | `Foundation` |
            | 2 | `AmbrotypeDrawing` | colours | `Foundation` `AmbrotypeGeometry` `CPNG` |
            | 3 | `AmbrotypeRendering` | all | all below |
            | 9 | `ambrotype` | tool | all below |
            <!-- end -->
            <!-- outside -->
            | where | may use | why |
            | --- | --- | --- |
            | `AmbrotypeDrawing/Loading` | `FileManager` | the loader of the tests |
            <!-- end -->
            """))

    func violations(_ path: String, _ text: String) -> [String] {
        rules.violations(in: SourceFile(path: path, text: text))
    }

    @Test(
        "An allowed import passes", arguments: ["import Foundation", "package import AmbrotypeGeometry", "import CPNG"])
    func allowed(line: String) {
        #expect(violations("AmbrotypeDrawing/A.swift", line).isEmpty)
    }

    @Test(
        "A forbidden import is found however it is written",
        arguments: [
            "import AmbrotypeRaster", "public import AmbrotypeRaster", "@preconcurrency import AmbrotypeRaster",
            "import struct AmbrotypeRaster.Band", "#if X\n    @_exported public import AmbrotypeRaster\n#endif",
        ])
    func forbidden(text: String) {
        #expect(
            violations("AmbrotypeDrawing/A.swift", text) == [
                "AmbrotypeDrawing/A.swift: AmbrotypeDrawing may not import AmbrotypeRaster"
            ])
    }

    @Test("A module may not import upwards or a library that its row does not name")
    func upwards() {
        #expect(violations("AmbrotypeGeometry/A.swift", "import AmbrotypeDrawing").count == 1)
        #expect(violations("AmbrotypeDrawing/A.swift", "import CWebP").count == 1)
    }

    @Test("All below means lower floors and the toolchain, not the own floor")
    func allBelow() {
        let text = "import AmbrotypeDrawing\nimport CWebP\nimport Glibc\nimport ambrotype"
        #expect(violations("AmbrotypeRendering/A.swift", text).map { $0.hasSuffix("import ambrotype") } == [true])
    }

    @Test("A module without a row is found")
    func unknownModule() {
        #expect(violations("AmbrotypeOther/A.swift", "").count == 1)
    }

    @Test("Words in comments and strings are not code")
    func comments() {
        let text = """
            // import AmbrotypeRaster, Date()
            /* Locale.current
               import AmbrotypeRaster */
            let a = "Date() \\" FileManager"
            """
        #expect(violations("AmbrotypeDrawing/A.swift", text).isEmpty)
        #expect(SourceFile(path: "", text: text).code.contains("let a ="))
    }

    @Test(
        "Asking the outside is found",
        arguments: [
            "let a = Date()", "Date.now", "init(locale: Locale = .current)", "TimeZone.current", "FileManager.default",
            "ProcessInfo.processInfo", "Int.random(in: 0..<2)", "try Data(contentsOf: url)",
        ])
    func outside(text: String) {
        #expect(violations("AmbrotypeGeometry/A.swift", text).count == 1)
    }

    @Test("A longer name that ends or begins like a forbidden one passes")
    func wholeWords() {
        #expect(
            violations("AmbrotypeGeometry/A.swift", "EntryDate()\nFileManagerless()\na.append(contentsOf: b)").isEmpty)
    }

    @Test("An exception holds in its folder, for its calls, and nowhere else")
    func exceptions() {
        #expect(violations("AmbrotypeDrawing/Loading/A.swift", "FileManager.default").isEmpty)
        #expect(violations("AmbrotypeDrawing/Loading/A.swift", "Date.now").count == 1)
        #expect(violations("AmbrotypeDrawing/LoadingToo/A.swift", "FileManager.default").count == 1)
    }

    @Test("The tool may ask the outside")
    func tool() {
        #expect(violations("ambrotype/main.swift", "Date.now; FileManager.default").isEmpty)
    }

    @Test("A row that imports its own floor or a module without a row is found")
    func table() {
        let page = ArchitecturePage(
            """
            <!-- imports -->
            | 1 | `AmbrotypeA` | a | `AmbrotypeB` |
            | 1 | `AmbrotypeB` | b | `AmbrotypeC` |
            <!-- end -->
            """)
        #expect(
            ArchitectureRules(page: page).tableViolations == [
                "AmbrotypeA: AmbrotypeB is not on a lower floor", "AmbrotypeB: AmbrotypeC has no row",
            ])
    }
}
