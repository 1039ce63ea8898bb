import AmbrotypeProjects
import Foundation
import Testing

@Suite struct GeneratedSymbols {
    private func catalog(_ scratch: ProjectScratch) throws -> URL {
        let contents = "{\"info\": {\"version\": 1}}"
        for set in [
            "cup-blue.colorset", "AccentColor.colorset", "URLIcon.imageset", "default.imageset", "2fast.imageset",
        ] {
            try scratch.write(contents, to: "Media.xcassets/\(set)/Contents.json")
        }
        try scratch.write(
            "{\"properties\": {\"provides-namespace\": true}}", to: "Media.xcassets/Brand/Contents.json")
        try scratch.write(contents, to: "Media.xcassets/Brand/Logo Image.imageset/Contents.json")
        return scratch.url.appendingPathComponent("Media.xcassets")
    }

    @Test func assetsGetTheNamesThatXcodeGivesThem() throws {
        let scratch = ProjectScratch()
        let symbols = AssetSymbols(catalogs: [try catalog(scratch)])
        let source = try #require(symbols.source(used: ["cupBlue"], hasUIKit: false))
        #expect(source.contains("static let cupBlue = ColorResource(name: \"cup-blue\", bundle: .main)"))
        #expect(source.contains("static let accent = ColorResource(name: \"AccentColor\", bundle: .main)"))
        #expect(source.contains("static let urlIcon = ImageResource(name: \"URLIcon\", bundle: .main)"))
        #expect(source.contains("static let `default` = ImageResource(name: \"default\", bundle: .main)"))
        #expect(source.contains("static let _2Fast") || source.contains("static let _2fast"))
        #expect(
            source.contains("enum Brand { static let logo = ImageResource(name: \"Brand/Logo Image\", bundle: .main) }")
        )
        #expect(source.contains("static var cupBlue: Color { Color(ColorResource.cupBlue) }"))
        #expect(!source.contains("static var accent: Color"))
    }

    @Test func nothingIsMadeWhereNoNameIsUsed() throws {
        let scratch = ProjectScratch()
        #expect(AssetSymbols(catalogs: [try catalog(scratch)]).source(used: ["blue"], hasUIKit: true) == nil)
    }

    @Test func anIntentDefinitionBecomesClasses() throws {
        let scratch = ProjectScratch()
        let definition: [String: Any] = [
            "INEnums": [
                ["INEnumName": "Size", "INEnumValues": [["INEnumValueName": "small", "INEnumValueIndex": 1]]]
            ],
            "INTypes": [
                [
                    "INTypeName": "Cup",
                    "INTypeProperties": [
                        ["INTypePropertyName": "identifier", "INTypePropertyDefault": true],
                        ["INTypePropertyName": "volume", "INTypePropertyType": "Decimal"],
                    ],
                ]
            ],
            "INIntents": [
                [
                    "INIntentName": "Pour", "INIntentCategory": "information",
                    "INIntentParameters": [
                        ["INIntentParameterName": "Name", "INIntentParameterType": "String"],
                        ["INIntentParameterName": "size", "INIntentParameterEnumType": "Size"],
                        [
                            "INIntentParameterName": "cups", "INIntentParameterType": "Object",
                            "INIntentParameterObjectType": "Cup", "INIntentParameterSupportsMultipleValues": true,
                        ],
                    ],
                ],
                ["INIntentName": "PlayMedia", "INIntentCategory": "system"],
            ],
        ]
        let file = scratch.url.appendingPathComponent("Cups.intentdefinition")
        try PropertyListSerialization.data(fromPropertyList: definition, format: .xml, options: 0).write(to: file)
        let source = try #require(IntentClasses(file)?.source)
        #expect(source.contains("public enum Size: Int {\n    case unknown = 0\n    case `small` = 1\n}"))
        #expect(
            source.contains("public class Cup: INObject, @unchecked Sendable {\n    public var volume: NSNumber?\n}"))
        #expect(source.contains("public class PourIntent: INIntent"))
        #expect(source.contains("    public var Name: String?\n"))
        #expect(source.contains("    public var size: Size = .unknown\n"))
        #expect(source.contains("    public var cups: [Cup]?\n"))
        #expect(!source.contains("PlayMedia"))
    }
}
