import AmbrotypeTimelines
import Foundation
import Testing

let start = instant("2026-06-01T00:00Z")

func after(_ hours: Double) -> Date { start.addingTimeInterval(hours * 3600) }

func answer(_ hours: [Double], _ policy: TimelineReloadPolicy) -> TimelineAnswer {
    TimelineAnswer(entries: hours.map(after), policy: policy)
}

@Suite struct SimulationTests {
    /// One entry for now and the next question half an hour later, as the reading widget of the examples does.
    func halfHourly(_ question: TimelineQuestion) -> TimelineAnswer {
        TimelineAnswer(entries: [question.date], policy: .after(question.date.addingTimeInterval(1800)))
    }

    @Test("A question every half hour spends a budget of 40 by the evening, one of 70 lasts")
    func halfHourlyBudget() throws {
        var request = DayRequest(start: start)
        let poor = simulate(request, provider: halfHourly)
        #expect(poor.paidAsks == 40 && poor.freeAsks == 1 && poor.busiestDay == 40)
        let exhausted = try #require(poor.finding(.budgetExhausted))
        #expect(exhausted.first == after(20.5))
        #expect(poor.stale == [StaleSpan(from: after(20.5), until: after(24), cause: .budget)])
        #expect(poor.finding(.staleShown)?.worst == 3.5 * 3600)
        request.budget = RefreshBudget(perDay: 70)
        let rich = simulate(request, provider: halfHourly)
        #expect(rich.paidAsks == 47 && rich.findings.isEmpty && rich.stale.isEmpty)
    }

    @Test("The budget is a rolling day: the second day goes on where the first question falls out")
    func rollingBudget() {
        let report = simulate(DayRequest(start: start, duration: 2 * 86_400), provider: halfHourly)
        #expect(report.busiestDay == 40)
        #expect(report.asks.contains { $0.date == after(24.5) && $0.due == after(20.5) })
    }

    @Test("Six entries half an hour apart cost eight questions a day and never show old data")
    func timerPattern() {
        let pattern = ReloadPattern.timer(minutes: 30, entries: 6)
        let report = simulate(DayRequest(start: start)) { pattern.answer(at: $0.date) }
        #expect(report.asks.map(\.date) == (0..<8).map { after(Double($0) * 3) })
        #expect(report.paidAsks == 7 && report.findings.isEmpty)
        #expect(report.showings.count == 48)
        #expect(report.showings.allSatisfy { $0.until.timeIntervalSince($0.from) == 1800 })
    }

    @Test("A fixed timeline costs nothing and stands still; one driven by launches is free too")
    func otherPatterns() throws {
        let fixed = simulate(DayRequest(start: start)) { ReloadPattern.fixed.answer(at: $0.date) }
        #expect(fixed.paidAsks == 0 && fixed.asks.count == 1)
        #expect(try #require(fixed.finding(.frozen)).first == start)
        var request = DayRequest(start: start)
        request.events = ReloadPattern.appLaunch.events(launches: [after(8), after(13), after(21)])
        let driven = simulate(request) { ReloadPattern.appLaunch.answer(at: $0.date) }
        #expect(driven.asks.map(\.date) == [start, after(8), after(13), after(21)])
        #expect(driven.paidAsks == 0 && driven.freeAsks == 4)
        #expect(driven.asks[1].reason == .appReload)
        #expect(try #require(driven.finding(.frozen)).first == after(21))
    }

    @Test("One entry with reload at end leaves the moment to the system")
    func oneEntryAtEnd() throws {
        let report = simulate(DayRequest(start: start)) { TimelineAnswer(entries: [$0.date], policy: .atEnd) }
        #expect(report.finding(.oneEntryAtEnd) != nil)
        #expect(report.stale.first?.cause == .systemChooses)
        #expect(report.asks[1].date == after(0.6))
    }

    @Test("At end asks when the last entry is due; after asks at its date, before or behind the last entry")
    func policies() {
        let atEnd = simulate(DayRequest(start: start)) { question in
            question.index == 0 ? answer([0, 1, 4], .atEnd) : answer([30], .never)
        }
        #expect(atEnd.asks[1].date == after(4) && atEnd.asks[1].reason == .policyAtEnd)
        let early = simulate(DayRequest(start: start)) { question in
            question.index == 0 ? answer([0, 1, 4], .after(after(2))) : answer([2], .never)
        }
        #expect(early.asks[1].date == after(2))
        #expect(early.finding(.unseen)?.worst == 1)
        let late = simulate(DayRequest(start: start)) { question in
            question.index == 0 ? answer([0, 1, 4], .after(after(9))) : answer([9], .never)
        }
        #expect(late.asks[1].date == after(9) && late.finding(.unseen) == nil)
        #expect(late.showings.map(\.from) == [after(0), after(1), after(4), after(9)])
    }

    @Test("A storm of reload calls is merged by the five-minute gap and counted")
    func storm() throws {
        var request = DayRequest(start: start, kind: "wallpaper")
        request.events = (0..<60).map { DayEvent(after(8 + Double($0) / 60), .reload(kind: "wallpaper")) }
        request.events.append(DayEvent(after(20), .reload(kind: "another")))
        let report = simulate(request) { TimelineAnswer(entries: [$0.date], policy: .never) }
        // At 8:00, then every five minutes until 9:00, which answers the calls after 8:55.
        #expect(report.paidAsks == 13)
        #expect(report.asks.reduce(0) { $0 + $1.merged } + report.paidAsks == 60)
        #expect(try #require(report.finding(.merged)).total == 47)
        #expect(!report.asks.contains { $0.date >= after(20) })
    }

    @Test("Reloads in the background cost, in the foreground or by an intent they do not")
    func freeReloads() {
        var request = DayRequest(start: start)
        request.events = [
            DayEvent(after(8), .reload(kind: nil)), DayEvent(after(9), .foreground(600)),
            DayEvent(after(9.1), .reload(kind: nil)), DayEvent(after(10), .intent),
            DayEvent(after(11), .localeChange), DayEvent(after(12), .textSizeChange), DayEvent(after(13), .push),
            DayEvent(after(14), .session(60)), DayEvent(after(14), .reload(kind: nil)),
        ]
        let report = simulate(request) { TimelineAnswer(entries: [$0.date], policy: .never) }
        #expect(report.asks.map(\.isFree) == [true, false, true, true, true, true, false, true])
        #expect(
            report.asks.map(\.reason) == [
                .placed, .appReload, .appReload, .intent, .localeChange, .textSizeChange, .push, .appReload,
            ])
    }

    @Test("Opening the app frees a question that waited for budget")
    func foregroundFreesWaiting() {
        var request = DayRequest(start: start)
        request.events = [DayEvent(after(22), .foreground(60))]
        let report = simulate(request, provider: halfHourly)
        #expect(report.stale.first == StaleSpan(from: after(20.5), until: after(22), cause: .budget))
        #expect(report.asks.contains { $0.date == after(22) && $0.isFree })
    }

    @Test("A switch thrown on the server is seen by the widget only at its next question")
    func remoteSwitch() throws {
        var request = DayRequest(start: start)
        request.events = [DayEvent(after(10), .remoteSwitch(isOn: false))]
        var told: [Bool] = []
        let report = simulate(request) { question in
            told.append(question.isSwitchedOn)
            return ReloadPattern.timer(minutes: 30, entries: 6).answer(at: question.date)
        }
        #expect(told.firstIndex(of: false) == 4)
        #expect(report.stale == [StaleSpan(from: after(10), until: after(12), cause: .switchUnnoticed)])
        #expect(try #require(report.finding(.switchUnnoticed)).worst == 7200)
    }

    @Test("A provider that fails or gives nothing is tried again an hour later, the old entry stays")
    func failures() throws {
        struct Broken: Error {}
        let report = simulate(DayRequest(start: start)) { question in
            switch question.index {
            case 0: return answer([0, 1], .after(after(2)))
            case 1: throw Broken()
            case 2: return TimelineAnswer(entries: [], policy: .never)
            default: return answer([4], .never)
            }
        }
        #expect(report.asks.map(\.date) == [after(0), after(2), after(3), after(4)])
        #expect(report.asks[1].failure == "Broken()")
        #expect(report.finding(.failed)?.times == 1 && report.finding(.empty)?.times == 1)
        #expect(report.showings[1] == Showing(from: after(1), until: after(4), ask: 0, entry: 1))
        #expect(report.stale.filter { $0.cause == .failed }.count == 2)
    }
}

@Suite struct AnswerFindingTests {
    func findings(_ hours: [Double], _ policy: TimelineReloadPolicy = .never) -> DayReport {
        simulate(DayRequest(start: start, duration: 6 * 3600)) { _ in answer(hours, policy) }
    }

    @Test("Entries in order, five minutes apart, give no finding")
    func clean() {
        let report = findings([0, 1.0 / 12, 2, 5], .after(after(7)))
        #expect(report.findings.isEmpty)
    }

    @Test("Entries out of order are sorted and named")
    func unordered() {
        let report = findings([2, 0, 1], .after(after(7)))
        #expect(report.findings.map(\.rule) == [.unordered])
        #expect(report.showings.map { $0.entry ?? -1 } == [1, 2, 0])
    }

    @Test("Doubled entries: the later in the list wins")
    func doubled() {
        let report = findings([0, 1, 1, 2], .after(after(7)))
        #expect(report.findings.map(\.rule) == [.doubled])
        #expect(report.showings.map { $0.entry ?? -1 } == [0, 2, 3])
    }

    @Test("The earlier of two doubled entries never comes on show, however late the system is")
    func doubledAndLate() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var request = DayRequest(start: start, duration: 6 * 3600)
            request.delivery = Delivery(seed: seed, askShift: 0...0, showDelay: 0...60)
            let report = simulate(request) { _ in answer([0, 1, 1, 2], .after(after(7))) }
            #expect(report.showings.map { $0.entry ?? -1 } == [0, 2, 3], "seed \(seed)")
        }
    }

    @Test("Entries a minute apart are too dense, and the least gap is told")
    func dense() {
        let report = findings([0, 1.0 / 6, 11.0 / 60, 1], .after(after(7)))
        #expect(report.finding(.dense)?.worst == 60)
        #expect(findings([0, 1.0 / 60, 1], .after(after(7))).finding(.dense) == nil, "the first is the one due now")
    }

    @Test("Entries of the past that nobody can see are counted; one that is due now is not")
    func past() {
        #expect(findings([-3, -2, -1, 1], .after(after(7))).finding(.pastEntries)?.worst == 2)
        #expect(findings([-1, 1], .after(after(7))).finding(.pastEntries) == nil)
        #expect(findings([-2], .after(after(7))).finding(.pastEntries)?.worst == 1)
    }

    @Test("A reload date in the past is named")
    func pastReload() {
        let report = simulate(DayRequest(start: start, duration: 600)) { _ in answer([0], .after(after(-1))) }
        #expect(report.finding(.pastReload)?.worst ?? 0 >= 3600)
        #expect(report.asks.count == 2)
    }

    @Test("Before the first entry there is nothing to show")
    func nothingYet() {
        let report = findings([2], .after(after(7)))
        #expect(report.finding(.nothingYet)?.worst == 7200)
        #expect(report.showings.first?.ask == nil)
    }

    @Test("More than 400 entries are named")
    func many() {
        let hours = (0..<401).map { Double($0) / 10 }
        #expect(findings(hours, .atEnd).finding(.many)?.worst == 401)
    }
}

@Suite struct SimulationLawTests {
    @Test("Budget, gap and a screen without holes hold for any day", arguments: 1...40)
    func laws(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var request = DayRequest(start: start, duration: 3 * 86_400, kind: "a")
        request.budget = RefreshBudget(perDay: 20 + Int(random.next() % 50))
        request.delivery = .ordinary(seed: seed)
        request.events = (0..<30).map { _ in
            let date = start.addingTimeInterval(random.seconds(in: 0...(3 * 86_400)))
            let kinds: [DayEvent.Kind] = [
                .foreground(300), .reload(kind: nil), .reload(kind: "a"), .intent, .push, .localeChange,
                .remoteSwitch(isOn: random.next() % 2 == 0),
            ]
            return DayEvent(date, kinds[Int(random.next() % 7)])
        }
        func provider(_ question: TimelineQuestion) -> TimelineAnswer {
            var mix = SeededGenerator(seed: seed &* 977 &+ UInt64(question.index))
            let entries = (0..<Int(mix.next() % 8)).map { _ in question.date + mix.seconds(in: -3600...20_000) }
            let policies: [TimelineReloadPolicy] = [.atEnd, .after(question.date + mix.seconds(in: 60...9000))]
            return TimelineAnswer(entries: entries, policy: policies[Int(mix.next() % 2)])
        }
        let report = simulate(request, provider: provider)
        #expect(report.busiestDay <= request.budget.perDay, "seed \(seed)")
        let paid = report.asks.filter { !$0.isFree }.map(\.date)
        #expect(zip(paid, paid.dropFirst()).allSatisfy { $1.timeIntervalSince($0) >= request.budget.gap })
        #expect(report.showings.first?.from == report.start && report.showings.last?.until == report.end)
        #expect(zip(report.showings, report.showings.dropFirst()).allSatisfy { $0.until == $1.from })
        #expect(report.stale.allSatisfy { $0.from < $0.until && $0.from >= report.start && $0.until <= report.end })
        #expect(simulate(request, provider: provider) == report, "the same request gives the same day")
    }

    @Test("Late delivery lets old data stand, by a known seed")
    func lateDelivery() {
        let pattern = ReloadPattern.timer(minutes: 30, entries: 6)
        func report(_ delivery: Delivery) -> DayReport {
            var request = DayRequest(start: start)
            request.delivery = delivery
            return simulate(request) { pattern.answer(at: $0.date) }
        }
        let late = report(Delivery(seed: 7, askShift: 600...1800, showDelay: 0...60))
        #expect(late.stale.allSatisfy { $0.cause == .late && 600...1800 ~= $0.seconds } && !late.stale.isEmpty)
        #expect(report(.ordinary(seed: 1)) != report(.ordinary(seed: 2)))
        let early = report(Delivery(seed: 7, askShift: -300...(-300), showDelay: 0...0))
        #expect(early.stale.isEmpty && early.asks[1].date == after(3) - 300)
    }

    @Test("Random numbers come out the same everywhere")
    func generator() {
        var random = SeededGenerator(seed: 42)
        #expect([random.next(), random.next()] == [13_679_457_532_755_275_413, 2_949_826_092_126_892_291])
        #expect((0..<100).allSatisfy { _ in 5...9 ~= random.seconds(in: 5...9) })
    }

    @Test("A schedule runs through both clock changes in four zones", arguments: Zone.all)
    func zones(zone: TimeZone) throws {
        var schedule = EntrySchedule(.every(minutes: 60, aligned: true), until: .hours(6))
        schedule.reload = .atEnd
        let clock = LocalClock(timeZone: zone)
        let changes = clock.nextChanges(after: instant("2026-01-01T00:00Z")).map(\.date)
        for change in changes + [instant("2026-02-10T00:00Z")] {
            let request = DayRequest(start: change - 12 * 3600)
            let report = simulate(request) { question in
                let timeline = try entries(of: schedule, rowCount: 24, now: question.date, timeZone: zone)
                return TimelineAnswer(entries: timeline.entries.map(\.date), policy: timeline.policy)
            }
            #expect(report.finding(.failed) == nil && report.finding(.pastEntries) == nil)
            #expect(report.stale.isEmpty && report.paidAsks <= 6)
            // Whatever is on show began on a full hour of the wall clock, or with the jump, or with a question.
            for showing in report.showings {
                let full = clock.reading(of: showing.from).time.second % 3600 == 0
                #expect(full || changes.contains(showing.from) || report.asks.contains { $0.date == showing.from })
            }
        }
    }
}
