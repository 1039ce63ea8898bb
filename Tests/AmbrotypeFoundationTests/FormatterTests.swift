import AmbrotypeFoundation
import AmbrotypeViews
import Foundation
import Testing

@Suite("Formatters that Foundation lacks", OwnSurroundings(), .serialized)
struct FormatterTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    @Test(
        "A length of time is written in the style asked for",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, 3_909.0, "1:05:09"), (.positional, 69, "1:09"),
            (.abbreviated, 3_909, "1h 5m 9s"), (.short, 7_500, "2 hr, 5 min"), (.full, 7_500, "2 hours, 5 minutes"),
        ])
    func durations(style: DateComponentsFormatter.UnitsStyle, seconds: TimeInterval, words: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: seconds) == words)
    }

    @Test("Padding keeps zeros; a count keeps the largest units only")
    func padding() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "00:01:05")
        formatter.zeroFormattingBehavior = .default
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 7_500) == "2 hours")
    }

    @Test("A distance in time is told from the date given, not from the clock")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        #expect(formatter.localizedString(for: start.addingTimeInterval(-7_200), relativeTo: start) == "2 hours ago")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(fromTimeInterval: 300) == "in 5m")
    }

    @Test("Formatters follow the pinned locale")
    func pinnedLocale() {
        with({ $0.locale = Locale(identifier: "de_DE") }) {
            #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a und b")
            let formatter = RelativeDateTimeFormatter()
            let early = formatter.localizedString(for: start.addingTimeInterval(-7_200), relativeTo: start)
            #expect(early == "vor 2 Stunden")
        }
    }

    @Test("Measurements come in the locale's unit, or in their own")
    func measurements() {
        let way = Measurement(value: 10, unit: UnitLength.kilometers)
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "10 km")
        #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "10 kilometers")
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .road)) == "6.2 mi")
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 21.5, unit: UnitTemperature.celsius)) == "21.5°C")
    }

    @Test("A literal is localised with its values, from the render's tables")
    func localized() {
        #expect(String(localized: "\(3) cups of \("tea")") == "3 cups of tea")
        with({ $0.strings = OneString() }) {
            #expect(String(localized: "\(3) cups of \("tea")") == "tea: 3")
        }
    }

    private struct OneString: StringSource {
        func string(for key: String, table: String?, locale: Locale, arguments: [any CVarArg]) -> String? {
            key == "%lld cups of %@" ? "%2$@: %1$lld" : nil
        }
    }

    @Test("An app group's folder is a fixture's, or none")
    func groups() {
        let group = "group.example"
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) == nil)
        with({ $0.groupContainers = URL(fileURLWithPath: "/fixtures", isDirectory: true) }) {
            let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
            #expect(url?.path == "/fixtures/group.example")
        }
    }

    private func with(_ change: (inout SharedSurroundings) -> Void, _ body: () -> Void) {
        var surroundings = SharedSurroundings()
        change(&surroundings)
        SharedSurroundings.$ofTask.withValue(surroundings) { body() }
    }
}

/// Tests of a suite see surroundings of their own, whatever renders elsewhere in the process.
private struct OwnSurroundings: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws { try await SharedSurroundings.$ofTask.withValue(SharedSurroundings()) { try await function() } }
}
