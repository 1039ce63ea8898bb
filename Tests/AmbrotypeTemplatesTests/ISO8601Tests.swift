import AmbrotypeTemplates
import Foundation
import Testing

@Suite("Dates in texts")
struct ISO8601Tests {
    /// Seconds since 1970 of what is read, with times of no offset taken in Tokyo.
    private func seconds(_ text: String) -> Double? {
        iso8601Date(text, zone: TimeZone(secondsFromGMT: 9 * 3600)!)?.timeIntervalSince1970
    }

    @Test(
        "An offset decides over the zone; without one the time is local",
        arguments: [
            ("2026-04-03T12:30:00Z", 1_775_219_400.0), ("2026-04-03T12:30Z", 1_775_219_400),
            ("2026-04-03T21:30:00", 1_775_219_400), ("2026-04-03T21:30:00+09:00", 1_775_219_400),
            ("2026-04-03T07:00:00-0530", 1_775_219_400), ("2026-04-03T12:30:00.25Z", 1_775_219_400.25),
        ])
    func reads(text: String, expected: Double) { #expect(seconds(text) == expected) }

    @Test(
        "What is not wholly a date and time stays a text",
        arguments: [
            "", "2026", "2026-04-03", "2026-4-3T12:30:00Z", "2026-04-03 12:30:00Z", "2026-04-03T12",
            "2026-04-03T12:30:",
            "2026-04-03T12:30:00.", "2026-04-03T12:30:00+9", "2026-04-03T12:30:00Z ", " 2026-04-03T12:30:00Z",
            "2026-02-30T12:30:00Z", "2026-04-03T25:30:00Z", "２０２６-04-03T12:30:00Z",
        ])
    func leaves(text: String) { #expect(seconds(text) == nil) }
}
