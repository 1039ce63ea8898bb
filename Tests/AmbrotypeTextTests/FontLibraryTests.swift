import AmbrotypeText
import Foundation
import Testing

@Suite("Font library")
struct FontLibraryTests {
    /// A copy of the font folder made of links, in which a test may break things.
    private func copy() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        let files = folder.appendingPathComponent("files")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        let source = TextFixture.repository.appendingPathComponent("fonts")
        try FileManager.default.copyItem(
            at: source.appendingPathComponent("fonts.json"), to: folder.appendingPathComponent("fonts.json"))
        let real = source.appendingPathComponent("files").resolvingSymlinksInPath()
        for name in try FileManager.default.contentsOfDirectory(atPath: real.path) where name.hasSuffix(".ttf") {
            try FileManager.default.createSymbolicLink(
                at: files.appendingPathComponent(name), withDestinationURL: real.appendingPathComponent(name))
        }
        return folder
    }

    @Test("A folder without fonts.json, a missing file, a file of another size: each is named")
    func errors() throws {
        let folder = try copy()
        defer { try? FileManager.default.removeItem(at: folder) }
        let inter = folder.appendingPathComponent("files/Inter.ttf")
        try FileManager.default.removeItem(at: inter)
        #expect(throws: FontError.missingFile(file: inter.path)) { try FontLibrary(folder: folder) }
        try Data([1, 2, 3]).write(to: inter)
        #expect(throws: FontError.otherFile(file: inter.path, expected: "876576 bytes", found: "3 bytes")) {
            try FontLibrary(folder: folder)
        }
        let nowhere = folder.appendingPathComponent("nowhere")
        #expect(throws: FontError.missingTable(folder: nowhere.path)) { try FontLibrary(folder: nowhere) }
    }

    @Test("Broken JSON and a role that names no file are errors that name fonts.json")
    func malformed() throws {
        let folder = try copy()
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = folder.appendingPathComponent("fonts.json")
        let text = try String(contentsOf: table, encoding: .utf8)
        for broken in ["{", text.replacingOccurrences(of: "\"regular\": \"inter\"", with: "\"regular\": \"outer\"")] {
            try broken.write(to: table, atomically: true, encoding: .utf8)
            let error = #expect(throws: FontError.self) { try FontLibrary(folder: folder) }
            guard case .malformedTable(let file, _) = error else { return #expect(Bool(false), "\(error as Any)") }
            #expect(file == table.path)
        }
    }

    @Test("The reason says which line of fonts.json, or which member of it, is wrong")
    func reasons() throws {
        let folder = try copy()
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = folder.appendingPathComponent("fonts.json")
        let text = try String(contentsOf: table, encoding: .utf8)
        let cases = [
            ("{\n\n  oops", "line 3: a name was expected"), (text + "x", "something follows"),
            (text.replacingOccurrences(of: "\"emoji\":", with: "\"emojis\":"), "/emoji is missing"),
            (
                text.replacingOccurrences(of: "\"bytes\": 876576", with: "\"bytes\": \"many\""),
                "/files/0/bytes is not a number"
            ),
            ("{\"a\": \"\\u12\"}", "four hexadecimal digits"), ("[[[[", "ends too early"),
        ]
        for (broken, wanted) in cases {
            try broken.write(to: table, atomically: true, encoding: .utf8)
            let error = #expect(throws: FontError.self) { try FontLibrary(folder: folder) }
            guard case .malformedTable(_, let reason) = error else { return #expect(Bool(false), "\(error as Any)") }
            #expect(reason.contains(wanted), "\(reason)")
        }
    }

    @Test("A file with its size but other bytes is found by its digest")
    func digests() throws {
        let folder = try copy()
        defer { try? FileManager.default.removeItem(at: folder) }
        let mono = folder.appendingPathComponent("files/JetBrainsMono.ttf")
        var bytes = try Data(contentsOf: mono.resolvingSymlinksInPath())
        bytes[bytes.count / 2] ^= 1
        try FileManager.default.removeItem(at: mono)
        try bytes.write(to: mono)
        let found = try FontLibrary(folder: folder).verify()
        guard found.count == 1, case .otherFile(let file, let expected, let actual) = found[0] else {
            return #expect(Bool(false), "one file differs: \(found)")
        }
        #expect(file == mono.path && expected != actual && actual.count == 64)
    }

    @Test("A user's font is found by family and PostScript name, with its own line box")
    func userFonts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = TextFixture.repository.appendingPathComponent("fonts/files/SourceSerif4.ttf")
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("a.ttf"), withDestinationURL: source.resolvingSymlinksInPath())
        let library = try FontLibrary(
            folder: TextFixture.repository.appendingPathComponent("fonts"), userFolder: folder)
        let engine = TextEngine(fonts: library)
        let request = FontRequest(family: "Source Serif 4", size: 17)
        let layout = engine.layout([TextRun(text: "a", font: request)], style: ParagraphStyle())
        #expect(layout.missingFonts.isEmpty && layout.fontNames != ["inter"])
        #expect(abs(layout.firstMetrics.lineHeight - 17 * 1.193359375) > 0.5)
        #expect(library.digests.contains { $0.file == "a.ttf" && $0.sha256.count == 64 })
    }

    @Test("A family of Apple's in the user's folder takes the place of its stand-in")
    func ownSystemFont() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // A stand-in renamed to "SF Mono" is not at hand, so the table is made to say that the role stands for Source
        // Serif.
        let fonts = try copy()
        defer { try? FileManager.default.removeItem(at: fonts) }
        let table = fonts.appendingPathComponent("fonts.json")
        let text = try String(contentsOf: table, encoding: .utf8)
        try text.replacingOccurrences(of: "\"SF Mono\"", with: "\"Source Serif 4\"")
            .write(to: table, atomically: true, encoding: .utf8)
        let source = TextFixture.repository.appendingPathComponent("fonts/files/SourceSerif4.ttf")
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("mine.ttf"), withDestinationURL: source.resolvingSymlinksInPath())
        let engine = TextEngine(fonts: try FontLibrary(folder: fonts, userFolder: folder))
        let mono = engine.layout(
            [TextRun(text: "iW", font: FontRequest(design: .monospaced, size: 17))], style: ParagraphStyle())
        #expect(mono.fontNames != ["jetbrains-mono"] && abs(mono.size.height - 20.3333) < 0.001)
        #expect(abs(mono.lines[0].width - 2 * 10.5087890625) > 0.5)
    }

    @Test("A file in the user's folder that is no font is an error that names it")
    func brokenUserFont() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("broken.ttf")
        try Data(repeating: 7, count: 100).write(to: file)
        let error = #expect(throws: FontError.self) {
            try FontLibrary(folder: TextFixture.repository.appendingPathComponent("fonts"), userFolder: folder)
        }
        guard case .unreadable(file.path, _) = error else { return #expect(Bool(false), "\(error as Any)") }
    }
}
