import AmbrotypeProjects
import Foundation
import Testing

@Suite struct SourceCopies {
    private func copy(_ text: String, dropsMain: Bool = false) -> String? {
        SourceCopy.make(
            of: Array(text.utf8), path: "/app/Cup.swift", identifier: "x", fileID: "Cups/Cup.swift",
            dropsMain: dropsMain
        )
        .map { String(decoding: $0.text, as: UTF8.self) }
    }

    @Test func aSourceThatServesIsNotCopied() {
        #expect(copy("import SwiftUI\n// os(iOS) and #Preview in a comment\nlet a = \"#if os(iOS)\"\n") == nil)
    }

    @Test func aConditionOnIOSIsTrue() {
        let text = copy("#if os(iOS) || os(watchOS)\nlet a = 1\n#elseif !os(iOS)\n#endif\n")
        #expect(
            text
                == "#sourceLocation(file: \"/app/Cup.swift\", line: 1)\n#if os(Linux) || os(watchOS)\nlet a = 1\n#elseif !os(Linux)\n#endif\n"
        )
    }

    @Test func aPreviewBecomesATypeOnTheSameLines() {
        let text = copy(
            "let a = 1\n#Preview(\"Cup\", as: .systemSmall) {\n    Cup()\n} timeline: {\n    entry\n}\nlet b = 2\n")
        let lines = text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
        #expect(lines.count == 9)
        #expect(lines[2].hasPrefix("struct _Preview_x_0: _PreviewRegistry {"))
        #expect(lines[2].contains("static var _line: Int { 2 }"))
        #expect(lines[2].hasSuffix("_Preview(\"Cup\", as: .systemSmall) {"))
        #expect(lines[6] == "} } }")
        #expect(lines[7] == "let b = 2")
    }

    @Test func aPreviewWithoutArgumentsEndsBehindItsClosure() {
        #expect(copy("#Preview { Cup() }\nlet b = 2\n")?.hasSuffix("_Preview { Cup() } } }\nlet b = 2\n") == true)
    }

    @Test func attributesOfObjectiveCLeaveBlanks() {
        #expect(
            copy("@objc(Cup) class Cup {}\n@objcMembers class D {}\n")?.hasSuffix(
                "           class Cup {}\n             class D {}\n") == true)
    }

    @Test func stringsInsideInterpolationsAreStrings() {
        let text = "let a = \"\\(b(\"}\")) {\"\n#Preview { Text(\"}\") }\n"
        #expect(copy(text)?.hasSuffix("_Preview { Text(\"}\") } } }\n") == true)
    }

    @Test func aColumnBehindAPreviewIsThatOfTheOriginal() throws {
        let text = "let a = 1\n#Preview { Cup().wrong }\n"
        let made = SourceCopy.make(
            of: Array(text.utf8), path: "/a.swift", identifier: "x", fileID: "A/a.swift", dropsMain: false)
        let copy = try #require(made)
        let line = String(decoding: copy.text, as: UTF8.self).split(separator: "\n")[2]
        let column = line.distance(from: line.startIndex, to: try #require(line.range(of: "wrong")).lowerBound) + 1
        #expect(SourceCopy.original(line: 2, column: column, copy.shifts) == 18)
        #expect(SourceCopy.original(line: 1, column: 5, copy.shifts) == 5)
    }
}
