import AmbrotypeTesting
import SwiftUI
import Testing
import WidgetKit

// Ambrotype's own tests compile this file and the widget into one module.
#if canImport(CommuteWidget)
    import CommuteWidget
#endif

@MainActor @Suite("Commute widget")
struct CommuteWidgetTests {
    private let entry = TramEntry(date: Date(timeIntervalSince1970: 1_780_000_000), line: "9", minutes: 3)

    @Test func small() {
        assertSnapshot(of: CommuteWidget(), entry: entry, as: .widget(.systemSmall), named: "light")
        assertSnapshot(
            of: CommuteWidget(), entry: entry, as: .widget(.systemSmall, .init(colorScheme: .dark)), named: "dark")
    }

    @Test(arguments: ["en", "ar"])
    func medium(locale: String) {
        assertSnapshot(
            of: CommuteWidget(), entry: entry, as: .widget(.systemMedium, .init(locale: locale)), named: locale)
    }

    @Test func view() {
        assertSnapshot(of: TramView(entry: entry), as: .image(width: 160, height: 160))
    }
}
