import AmbrotypeText
import AmbrotypeViews
import Foundation
import Testing

@MainActor @Suite("Dates in text")
struct TextDateTests {
    private let noon = ResolvedText.noon

    private func words(_ text: Text, _ locale: String = "en_US", _ zone: String = "UTC") throws -> String {
        try ResolvedText(text, locality(locale, zone)).string
    }

    @Test(
        "The clock time follows locale and zone",
        arguments: [
            ("en_US", "UTC", "12:00\u{202F}PM"), ("en_US", "America/New_York", "8:00\u{202F}AM"),
            ("ja_JP", "Asia/Tokyo", "21:00"), ("de_DE", "Europe/Berlin", "14:00"), ("fr_FR", "UTC", "12:00"),
            ("es_ES", "UTC", "12:00"), ("ko_KR", "Asia/Seoul", "오후 9:00"), ("zh_TW", "Asia/Taipei", "晚上8:00"),
            ("ar_EG", "UTC", "١٢:٠٠\u{A0}م"),
        ])
    func time(locale: String, zone: String, expected: String) throws {
        #expect(try words(Text(noon, style: .time), locale, zone) == expected)
    }

    @Test(
        "The day is the zone's day, in the locale's long form",
        arguments: [
            ("en_US", "UTC", "June 15, 2025"), ("en_US", "Pacific/Kiritimati", "June 16, 2025"),
            ("ja_JP", "UTC", "2025年6月15日"), ("de_DE", "UTC", "15. Juni 2025"), ("fr_FR", "UTC", "15 juin 2025"),
            ("es_ES", "UTC", "15 de junio de 2025"), ("ko_KR", "UTC", "2025년 6월 15일"), ("zh_CN", "UTC", "2025年6月15日"),
            ("ar_EG", "UTC", "١٥ يونيو، ٢٠٢٥"),
        ])
    func day(locale: String, zone: String, expected: String) throws {
        #expect(try words(Text(noon, style: .date), locale, zone) == expected)
    }

    @Test(
        "A relative date has two units, without a direction",
        arguments: [
            (8580.0, "en_US", "2 hr, 23 min"), (-8580.0, "en_US", "2 hr, 23 min"), (674.0, "en_US", "11 min, 14 sec"),
            (7200.0, "en_US", "2 hr"), (7205.0, "en_US", "2 hr"), (0.0, "en_US", "0 sec"), (8580.0, "ja_JP", "2時間 23分"),
            (8580.0, "de_DE", "2 Std., 23 Min."), (8580.0, "fr_FR", "2\u{202F}h et 23\u{A0}min"),
            (8580.0, "es_ES", "2 h y 23 min"), (8580.0, "ko_KR", "2시간 23분"), (8580.0, "zh_CN", "2小时23分钟"),
            (8580.0, "ar_EG", "٢ س ٢٣ د"), (86_400.0 * 75, "ja_JP", "2か月 14日"),
        ])
    func relative(seconds: Double, locale: String, expected: String) throws {
        #expect(try words(Text(noon.addingTimeInterval(seconds), style: .relative), locale) == expected)
    }

    @Test(
        "An offset has one unit and a sign: plus for what is past, minus for what is ahead",
        arguments: [
            (-7300.0, "en_US", "+2 hours"), (674.0, "en_US", "-11 minutes"), (86_400.0 * 75, "de_DE", "-2 Monate"),
            (-45.0, "ja_JP", "+45秒"), (-86_400.0 * 400, "es_ES", "+1 año"), (0.0, "en_US", "0 seconds"),
        ])
    func offset(seconds: Double, locale: String, expected: String) throws {
        #expect(try words(Text(noon.addingTimeInterval(seconds), style: .offset), locale) == expected)
    }

    @Test("The Arabic word for two hours keeps its sign")
    func dual() throws {
        let text = try words(Text(noon.addingTimeInterval(7300), style: .offset), "ar_EG")
        #expect(text.hasSuffix("ساعتان"))
        #expect(text.contains("-"))
    }

    @Test(
        "A timer counts down to a date ahead and up from one that is past",
        arguments: [
            (754.0, "12:34"), (7509, "2:05:09"), (-45, "0:45"), (133_141, "36:59:01"), (0.4, "0:01"), (-0.4, "0:00"),
        ])
    func timer(seconds: Double, expected: String) throws {
        #expect(try words(Text(noon.addingTimeInterval(seconds), style: .timer)) == expected)
    }

    @Test("A day with a change of clocks is one day, though it has 23 hours")
    func daylightSaving() throws {
        // 2025-03-08 12:00 in New York; the clocks go forward in the night.
        let eve = Date(timeIntervalSince1970: 1_741_453_200)
        let text = try ResolvedText(Text(eve.addingTimeInterval(23 * 3600), style: .relative)) {
            locality("en_US", "America/New_York")(&$0)
            $0.now = eve
        }
        #expect(text.string == "1 day")
        let utc = try ResolvedText(Text(eve.addingTimeInterval(23 * 3600), style: .relative)) { $0.now = eve }
        #expect(utc.string == "23 hr")
    }

    @Test("Clock times on both sides of the change")
    func clockChange() throws {
        let change = Date(timeIntervalSince1970: 1_741_503_600)
        #expect(
            try words(Text(change.addingTimeInterval(-60), style: .time), "en_US", "America/New_York")
                == "1:59\u{202F}AM")
        #expect(try words(Text(change, style: .time), "en_US", "America/New_York") == "3:00\u{202F}AM")
    }

    @Test(
        "An interval names its day half once, and days where they differ",
        arguments: [
            ("en_US", 7200.0, "12:00\u{2009}–\u{2009}2:00\u{202F}PM"), ("de_DE", 7200, "12:00–14:00 Uhr"),
            ("ja_JP", 7200, "12時00分～14時00分"),
            ("en_US", 86_400, "6/15/2025, 12:00\u{202F}PM\u{2009}–\u{2009}6/16/2025, 12:00\u{202F}PM"),
        ])
    func interval(locale: String, length: Double, expected: String) throws {
        #expect(try words(Text(noon...noon.addingTimeInterval(length)), locale) == expected)
        #expect(try words(Text(DateInterval(start: noon, duration: length)), locale) == expected)
    }

    // MARK: Timer intervals

    private func span(_ from: Double, _ to: Double) -> ClosedRange<Date> {
        noon.addingTimeInterval(from)...noon.addingTimeInterval(to)
    }

    @Test("A timer interval counts down by default, up on request, and stays inside its ends")
    func timerInterval() throws {
        #expect(try words(Text(timerInterval: span(-600, 8109))) == "2:15:09")
        #expect(try words(Text(timerInterval: span(-600, 8109), countsDown: false)) == "10:00")
        #expect(try words(Text(timerInterval: span(60, 660))) == "10:00")
        #expect(try words(Text(timerInterval: span(60, 660), countsDown: false)) == "0:00")
        #expect(try words(Text(timerInterval: span(-600, -60))) == "0:00")
        #expect(try words(Text(timerInterval: span(-600, -60), countsDown: false)) == "9:00")
    }

    @Test("Without hours the minutes go on")
    func minutesOnly() throws {
        #expect(try words(Text(timerInterval: span(-600, 8109), showsHours: false)) == "135:09")
    }

    @Test("A paused timer stands still at its pause and counts no more")
    func paused() throws {
        let text = Text(timerInterval: span(-600, 600), pauseTime: noon.addingTimeInterval(-300))
        let resolved = try ResolvedText(text)
        #expect(resolved.string == "15:00")
        #expect(!resolved.content.isSelfUpdating)
        let later = try ResolvedText(Text(timerInterval: span(-600, 600), pauseTime: noon.addingTimeInterval(300)))
        #expect(later.string == "10:00")
        #expect(later.content.isSelfUpdating)
    }

    @Test("A clock's digits take one width from iOS 18 on", arguments: [(17, false), (18, true), (26, true)])
    func clockDigits(version: Int, expected: Bool) throws {
        let text = try ResolvedText(Text(noon.addingTimeInterval(60), style: .timer)) { $0.systemVersion = version }
        #expect(text.content.runs[0].font.monospacedDigits == expected)
    }

    // MARK: Texts that count by themselves

    @Test("Texts that count by themselves say so, the others do not")
    func selfUpdating() throws {
        let ahead = noon.addingTimeInterval(60)
        for style in [Text.DateStyle.relative, .offset, .timer] {
            #expect(try ResolvedText(Text(ahead, style: style)).content.isSelfUpdating)
        }
        for style in [Text.DateStyle.time, .date] {
            let content = try ResolvedText(Text(ahead, style: style)).content
            #expect(!content.isSelfUpdating)
            #expect(content.widest == nil)
        }
        #expect(try ResolvedText(Text("Ends \(ahead, style: .relative)")).content.isSelfUpdating)
    }

    @Test("The widest form keeps the separators and the words around it")
    func widest() throws {
        let clock = try ResolvedText(Text("Left: \(Text(timerInterval: span(-600, 8109)))")).content
        #expect(clock.widest == "Left: 0:00:00")
        let short = try ResolvedText(Text(noon.addingTimeInterval(8580), style: .relative)).content
        #expect(short.widest == "00 min, 00 sec")
        let arabic = try ResolvedText(Text(noon.addingTimeInterval(700), style: .timer), locality("ar_EG")).content
        #expect(arabic.widest == "٠٠:٠٠")
    }

    @Test("A text that counts by itself takes all the width it is offered, another only what it needs")
    func width() throws {
        let size = CGSize(width: 300, height: 100)
        let live = try placed(Text(noon, style: .timer).frame(width: 200), in: size)
        #expect(live.leaves[0].width == 200)
        let still = try placed(Text("0:00").frame(width: 200), in: size)
        #expect(still.leaves[0].width < 60)
    }
}
