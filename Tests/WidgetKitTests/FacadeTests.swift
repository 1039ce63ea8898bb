import Testing
import WidgetKit

@Suite("Facades") @MainActor
struct FacadeTests {
    @Test("A file that imports only WidgetKit sees Foundation")
    func foundation() {
        #expect(URL(string: "cup://today")?.scheme == "cup")
        #expect(Date(timeIntervalSince1970: 0) < Date(timeIntervalSince1970: 1))
    }

    @Test("A bundle written for iOS is understood")
    func bundle() {
        let described = describe(bundle: CupBundle())
        #expect(described.map(\.kind) == ["Cup"])
        #expect(described.map(\.typeName) == ["CupWidget"])
        #expect(described.first?.families == [.systemSmall, .systemMedium])
    }
}
