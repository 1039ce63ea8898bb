import AmbrotypeStorefront
import AmbrotypeWidgets
import Foundation
import Testing

@MainActor @Suite("Folder check")
struct FolderCheckTests {
    private func picture(
        _ path: String, _ width: Int = 1320, _ height: Int = 2868, change: (inout PictureFact) -> Void = { _ in }
    ) -> PictureFact {
        var fact = PictureFact(
            path: path, language: path.split(separator: "/").first.map(String.init), format: .png,
            size: .init(width, height), digest: path)
        change(&fact)
        return fact
    }

    private func rules(_ facts: FolderFacts, _ wishes: FolderWishes = FolderWishes()) throws -> [String] {
        try FolderCheck(rules: Theatre.tables.get().store, wishes: wishes).findings(in: facts).map {
            "\($0.path): \($0.rule)"
        }
    }

    private func findings(_ pictures: [PictureFact], folders: [String] = ["en-US"]) throws -> [String] {
        try rules(FolderFacts(pictures: pictures, folders: folders))
    }

    @Test("A good folder has no findings")
    func aGoodFolderHasNoFindings() throws {
        #expect(try findings([picture("en-US/1.png"), picture("en-US/2.png", 2868, 1320)]).isEmpty)
    }

    @Test("A wrong size is told with the nearest valid one")
    func aWrongSizeIsToldWith() throws {
        let facts = FolderFacts(
            pictures: [picture("en-US/1.png"), picture("en-US/2.png", 1320, 2866)], folders: ["en-US"])
        let found = try FolderCheck(rules: Theatre.tables.get().store).findings(in: facts)
        #expect(found.map(\.rule) == ["wrong-size"])
        #expect(found[0].message.contains("1320 × 2868"))
        #expect(found[0].message.contains("6.9\""))
    }

    @Test("Alpha, profile, ending and format are told")
    func alphaProfileEndingAndFormatAre() throws {
        let found = try findings([
            picture("en-US/1.png") { $0.hasAlpha = true },
            picture("en-US/2.png") { ($0.isSRGB, $0.profileName) = (false, "Display P3") },
            picture("en-US/3.jpg"), picture("en-US/4.png") { $0.format = .other },
        ])
        #expect(
            found == [
                "en-US/1.png: alpha", "en-US/2.png: profile", "en-US/3.jpg: wrong-extension",
                "en-US/4.png: wrong-format",
            ])
    }

    @Test("Damaged files are told once and nothing else of them")
    func damagedFilesAreToldOnceAnd() throws {
        let found = try findings([
            picture("en-US/0.png"), picture("en-US/1.png") { ($0.damage, $0.size) = (.truncated, nil) },
            picture("en-US/2.png") { ($0.damage, $0.size) = (.notAPicture("a text"), nil) },
        ])
        #expect(found == ["en-US/1.png: truncated", "en-US/2.png: unreadable"])
    }

    @Test("Eleven pictures are one too many, in each set by itself")
    func elevenPicturesAreOneTooMany() throws {
        let phones = (1...11).map { picture("en-US/p\($0).png") }
        let pads = (1...10).map { picture("en-US/t\($0).png", 2064, 2752) }
        #expect(try findings(phones + pads) == ["en-US: too-many"])
    }

    @Test("An unknown language is told with the right one")
    func anUnknownLanguageIsToldWith() throws {
        let facts = FolderFacts(pictures: [picture("ja-JP/1.png")], folders: ["ja-JP"])
        let found = try FolderCheck(rules: Theatre.tables.get().store).findings(in: facts)
        #expect(found.map(\.rule) == ["unknown-language"])
        #expect(found[0].message.contains("write ja"))
    }

    @Test("Folders that fastlane knows are no languages and no trouble")
    func foldersThatFastlaneKnowsAreNo() throws {
        let facts = FolderFacts(pictures: [picture("default/1.png")], folders: ["default", "fonts"])
        #expect(try rules(facts).isEmpty)
    }

    @Test("A phone needs the large set, a pad its own")
    func aPhoneNeedsTheLargeSet() throws {
        #expect(try findings([picture("en-US/1.png", 1179, 2556)]) == ["en-US: missing-set"])
        #expect(try findings([picture("en-US/1.png", 1668, 2388)]) == ["en-US: missing-set"])
        #expect(try findings([picture("en-US/1.png", 1284, 2778), picture("en-US/2.png", 1179, 2556)]).isEmpty)
    }

    @Test("What was asked for and is not there is told")
    func whatWasAskedForAndIs() throws {
        let facts = FolderFacts(pictures: [picture("en-US/1.png")], folders: ["en-US"])
        let found = try rules(facts, FolderWishes(languages: ["ja"], classes: ["ipad-13"]))
        #expect(found == ["en-US: missing-set", "ja: missing-language", "ja: missing-set"])
    }

    @Test("The same picture twice in a set is told, in two languages it is not")
    func theSamePictureTwiceInA() throws {
        let twins = ["en-US/1.png", "en-US/2.png", "ja/1.png"].map { picture($0) { $0.digest = "same" } }
        let facts = FolderFacts(pictures: twins, folders: ["en-US", "ja"])
        #expect(try rules(facts) == ["en-US/2.png: duplicate"])
    }

    @Test("Beside framed pictures plain ones are left behind")
    func besideFramedPicturesPlainOnesAre() throws {
        #expect(
            try findings([picture("en-US/1_framed.png"), picture("en-US/1.png")]) == ["en-US/1.png: not-uploaded"])
    }

    @Test("Corners and contrast are warnings")
    func cornersAndContrastAreWarnings() throws {
        let facts = FolderFacts(
            pictures: [
                picture("en-US/1.png") { $0.look = PictureLook(busyCorners: ["upper left"], captionContrast: 1.6) }
            ], folders: ["en-US"])
        let found = try FolderCheck(rules: Theatre.tables.get().store).findings(in: facts)
        #expect(found.map(\.rule) == ["rounded-corner", "text-contrast"])
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    @Test("Two sizes belong to two classes by their path")
    func twoSizesBelongToTwoClasses() throws {
        let store = try Theatre.tables.get().store
        #expect(store.displayClass(of: .init(2048, 2732), path: "en-US/a.png")?.id == "ipad-13")
        #expect(
            store.displayClass(of: .init(2048, 2732), path: "en-US/iPad Pro (12.9-inch) (2nd generation)-1.png")?.id
                == "ipad-12.9")
        #expect(store.displayClass(of: .init(3840, 2160), path: "en-US/Vision-1.png")?.id == "vision")
    }

    @Test("Every class that is drawn has a device of exactly its size")
    func everyClassThatIsDrawnHas() throws {
        for displayClass in try Theatre.tables.get().store.classes {
            guard let name = displayClass.device else { continue }
            let pixels = try Theatre.device(name).pixels
            #expect(displayClass.sizes.contains(.init(Int(pixels.width), Int(pixels.height))), "\(name)")
        }
    }
}
