import AmbrotypeProjects
import Foundation
import Testing

@Suite struct OldPropertyLists {
    private func read(_ text: String) throws -> OldPropertyList {
        try OldPropertyList.read(Data(text.utf8), file: "project.pbxproj")
    }

    @Test func aDocumentHoldsDictionariesListsAndTexts() throws {
        let value = try read("// !$*UTF8*$!\n{ a = 1; \"b c\" = (x, \"y \\\" z\", ); d = {e = \"$(F)\"; }; }")
        #expect(value["a"]?.text == "1")
        #expect(value["b c"]?.texts == ["x", "y \" z"])
        #expect(value["d"]?["e"]?.text == "$(F)")
    }

    @Test func commentsStandAnywhere() throws {
        let value = try read("{ /* one */ a /* two */ = /* three */ b /* four */; }")
        #expect(value["a"]?.text == "b")
    }

    @Test func troubleNamesItsLine() {
        #expect(
            throws: ProjectTrouble.unreadable(file: "project.pbxproj", line: 3, expected: "\";\" after the value of a")
        ) {
            try read("{\n a = b\n c = d; }")
        }
    }

    @Test func anOpenTextIsTrouble() {
        #expect(throws: ProjectTrouble.self) { try read("{ a = \"b; }") }
    }
}
