import AmbrotypeDrawing
import AmbrotypeTemplates
import Foundation
import Testing

@Suite("Asset catalogs")
struct AssetCatalogTests {
    private func read(_ files: [String: String]) throws -> (AssetCatalog, [TemplateIssue]) {
        let folder = try TemporaryFolder(files)
        return AssetCatalog.read(in: TemplateFolder(folder.url), measure: .fake)
    }

    private let info = #""info": {"author": "xcode", "version": 1}"#

    @Test("A picture's slot is chosen by appearance first and then by scale")
    func imageSlots() throws {
        let (catalog, issues) = try read([
            "A.xcassets/Contents.json": "{\(info)}",
            "A.xcassets/Photo.imageset/Contents.json": """
            {"images": [{"idiom": "universal", "scale": "1x"},
              {"filename": "a.png", "idiom": "universal", "scale": "2x"},
              {"filename": "b.png", "idiom": "universal", "scale": "3x"},
              {"filename": "d.png", "idiom": "universal", "scale": "2x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"filename": "pad.png", "idiom": "ipad", "scale": "2x"}],
             "properties": {"template-rendering-intent": "template"}, \(info)}
            """,
            "A.xcassets/Photo.imageset/a.png": "20 10", "A.xcassets/Photo.imageset/b.png": "30 15",
            "A.xcassets/Photo.imageset/d.png": "22 12", "A.xcassets/Photo.imageset/pad.png": "40 20",
        ])
        #expect(issues.isEmpty)
        let set = try #require(catalog.images["Photo"])
        #expect(set.isTemplate == true)
        func file(_ scale: CGFloat, dark: Bool = false, idiom: String = "iphone") -> String? {
            set.slot(scale: scale, dark: dark, idiom: idiom)?.file.split(separator: "/").last.map(String.init)
        }
        #expect([file(1), file(2), file(3)] == ["a.png", "a.png", "b.png"])
        #expect([file(3, dark: true), file(1, dark: true)] == ["d.png", "d.png"])
        #expect(file(3, idiom: "ipad") == "pad.png")
        #expect(catalog.pixelSizes["A.xcassets/Photo.imageset/b.png"] == CGSize(width: 30, height: 15))
    }

    @Test("Only groups that provide a namespace show in names, also nested")
    func namespaces() throws {
        let color =
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0", "blue": "0", "alpha": "1"}}}]}"#
        let (catalog, _) = try read([
            "A.xcassets/Plain/Red.colorset/Contents.json": color,
            "A.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Brand/Red.colorset/Contents.json": color,
            "A.xcassets/Brand/Inner/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Brand/Inner/Red.colorset/Contents.json": color,
        ])
        #expect(catalog.colors.keys.sorted() == ["Brand/Inner/Red", "Brand/Red", "Red"])
    }

    @Test("Colour components come as fractions, hexadecimal or bytes, and have a dark variant")
    func colorNotations() throws {
        let (catalog, issues) = try read([
            "A.xcassets/C.colorset/Contents.json": """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
               "components": {"red": "0xFF", "green": "128", "blue": "0.250", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "extended-gray", "components": {"white": 0.5, "alpha": 1}}}], \(info)}
            """,
            "A.xcassets/S.colorset/Contents.json":
                #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#,
        ])
        #expect(issues.isEmpty)
        let set = try #require(catalog.colors["C"])
        #expect(set.value(dark: false) == .color(DrawingColor(red: 1, green: 128.0 / 255, blue: 0.25)))
        #expect(set.value(dark: true) == .color(DrawingColor(red: 0.5, green: 0.5, blue: 0.5)))
        #expect(catalog.colors["S"]?.value(dark: true) == .system("systemBlue"))
    }

    @Test("Display P3 becomes sRGB and keeps what lies outside; neutral colours do not move")
    func gamut() {
        let red = AssetColorSpace.displayP3.color(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(abs(red.red - 1.0931) < 0.001 && abs(red.green + 0.2267) < 0.001 && abs(red.blue + 0.1501) < 0.001)
        for value in [0.0, 0.2, 0.5, 1] {
            let gray = AssetColorSpace.displayP3.color(red: value, green: value, blue: value, alpha: 1)
            #expect(abs(Double(gray.red) - value) < 1e-5 && abs(Double(gray.blue) - value) < 1e-5)
        }
        let linear = AssetColorSpace.extendedLinearSRGB.color(red: 0.2140, green: 0, blue: 0, alpha: 1)
        #expect(abs(linear.red - 0.5) < 0.001)
        let gray = AssetColorSpace.grayGamma22.color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        #expect(abs(gray.red - 0.5038) < 0.001)
    }

    @Test("Missing, unreadable and unsupported pieces are named with their place")
    func issues() throws {
        let (catalog, issues) = try read([
            "A.xcassets/P.imageset/Contents.json":
                "{\"images\": [{\"filename\": \"phto.png\"},\n {\"filename\": \"v.pdf\"}, {\"filename\": \"bad.png\"},\n {\"filename\": \"../../../out.png\"}]}",
            "A.xcassets/P.imageset/photo.png": "1 1", "A.xcassets/P.imageset/bad.png": "no",
            "A.xcassets/P.imageset/v.pdf": "pdf",
            "A.xcassets/C.colorset/Contents.json":
                #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "half"}}}]}"#,
            "A.xcassets/B.colorset/Contents.json": "{",
        ])
        #expect(
            Set(issues.map(\.trouble)) == [
                .jsonUnexpected(found: "the end of the file", expected: "a key in double quotes"),
                .badColorComponent("red", value: "half"), .emptySet("C"),
                .fileMissing("A.xcassets/P.imageset/phto.png", near: ["A.xcassets/P.imageset/photo.png"]),
                .unsupportedPicture("A.xcassets/P.imageset/v.pdf", kind: "a PDF"),
                .pathLeavesFolder("A.xcassets/P.imageset/../../../out.png"),
                .unreadablePicture("A.xcassets/P.imageset/bad.png", reason: "the file is no picture"),
            ])
        let missing = issues.first { if case .fileMissing = $0.trouble { true } else { false } }
        #expect(missing?.place.pointer == "/images/0/filename")
        #expect(catalog.images["P"]?.slots.isEmpty == true)
    }
}

@Suite("Template folder")
struct TemplateFolderTests {
    @Test(
        "Paths that leave the folder are refused, links included",
        arguments: [
            "../secret", "/etc/passwd", "a/../../b", "~/x", "link/passwd", "",
        ])
    func leaving(path: String) throws {
        let folder = try TemporaryFolder(["a/b": "x"])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("link"), withDestinationURL: URL(fileURLWithPath: "/etc"))
        let place = SourcePlace(file: "template.json", line: 3, column: 7, pointer: "/data/x")
        #expect(throws: TemplateIssue(.pathLeavesFolder(path), at: place)) {
            try TemplateFolder(folder.url).data(path, at: place)
        }
    }

    @Test("A link inside the folder and a nested file are read")
    func inside() throws {
        let folder = try TemporaryFolder(["a/b.json": "[1]"])
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("c.json").path, withDestinationPath: "a/b.json")
        #expect(try TemplateFolder(folder.url).json("c.json").array?.count == 1)
    }

    @Test("A Git LFS pointer is told from the file it stands for")
    func largeFileStorage() throws {
        let folder = try TemporaryFolder(["d.json": "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"])
        #expect(throws: TemplateIssue(.pointerFileOfLargeFileStorage("d.json"), at: SourcePlace(file: "d.json"))) {
            try TemplateFolder(folder.url).json("d.json")
        }
    }
}
