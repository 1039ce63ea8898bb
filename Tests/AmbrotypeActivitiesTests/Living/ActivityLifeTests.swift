import AmbrotypeActivities
import Foundation
import Testing

let noon = Date(timeIntervalSince1970: 1_780_000_000)

func minutes(_ count: Double) -> Date { noon.addingTimeInterval(count * 60) }
func hours(_ count: Double) -> Date { minutes(count * 60) }

@Suite struct ActivityLifeTests {
    func started(_ stale: Date? = nil) -> ActivityEvent {
        ActivityEvent(noon, .start(ActivityUpdate(content: 0, timestamp: noon, staleDate: stale), style: .standard))
    }

    func states(_ life: ActivityLife) -> [ActivityState] { life.phases.map(\.state) }
    func rules(_ life: ActivityLife) -> [LifeRule] { life.findings.map(\.rule) }

    @Test("Start, update, end: active until the end, four hours on the Lock Screen, then gone")
    func plainLife() {
        let events = [
            started(minutes(30)),
            ActivityEvent(minutes(20), .update(ActivityUpdate(content: 1, staleDate: minutes(60)))),
            ActivityEvent(minutes(45), .end(ActivityUpdate(content: 2), .default)),
        ]
        let life = life(of: events, until: hours(24))
        #expect(states(life) == [.active, .active, .ended])
        #expect(life.phases.map(\.content) == [0, 1, 2])
        #expect(life.phases.map(\.until) == [minutes(20), minutes(45), minutes(45) + 4 * 3600])
        #expect(life.phases.map(\.isInIsland) == [true, true, false])
        #expect(life.phases.allSatisfy { $0.isOnLockScreen } && life.findings.isEmpty)
        #expect(life.phase(at: minutes(50))?.content == 2 && life.phase(at: hours(6)) == nil)
    }

    @Test("Past its stale date an activity is stale until the next update, and stays on show")
    func stale() {
        let events = [
            started(minutes(10)),
            ActivityEvent(minutes(40), .update(ActivityUpdate(content: 1, staleDate: minutes(90)))),
            ActivityEvent(minutes(60), .end(ActivityUpdate(content: 2), .immediate)),
        ]
        let life = life(of: events, until: hours(24))
        #expect(states(life) == [.active, .stale, .active])
        #expect(life.phases[1].isInIsland && life.phases[1].isOnLockScreen)
        #expect(life.findings == [LifeFinding(rule: .staleShown, date: minutes(10), amount: 1800, event: nil)])
        #expect(life.phases.last?.until == minutes(60), "immediate leaves nothing behind")
    }

    @Test("The system ends an activity after eight hours and clears it after twelve")
    func eightAndTwelve() {
        let life = life(of: [started()], until: hours(24))
        #expect(states(life) == [.active, .ended])
        #expect(life.phases.map(\.until) == [hours(8), hours(12)])
        #expect(rules(life) == [.endedBySystem, .staleNeverReached])
    }

    @Test("A dismissal date counts up to four hours after the end; a past one removes at once")
    func dismissalDates() {
        func run(_ date: Date) -> ActivityLife {
            life(
                of: [started(minutes(5)), ActivityEvent(hours(1), .end(ActivityUpdate(content: 1), .after(date)))],
                until: hours(24))
        }
        #expect(run(hours(2)).phases.last?.until == hours(2))
        #expect(run(hours(9)).phases.last?.until == hours(5))
        #expect(rules(run(hours(9))).contains(.dismissalTooLate))
        #expect(run(minutes(30)).phases.last?.state == .stale)
        #expect(rules(run(minutes(30))).contains(.dismissalInPast))
    }

    @Test("Updates after the end and updates older than the last are ignored and named")
    func ignored() {
        let events = [
            started(hours(7)),
            ActivityEvent(minutes(10), .update(ActivityUpdate(content: 1, timestamp: minutes(9), staleDate: hours(7)))),
            ActivityEvent(minutes(20), .update(ActivityUpdate(content: 2, timestamp: minutes(5)))),
            ActivityEvent(minutes(30), .end(ActivityUpdate(content: 3), .default)),
            ActivityEvent(minutes(40), .update(ActivityUpdate(content: 4))),
        ]
        let life = life(of: events, until: hours(2))
        #expect(life.phases.map(\.content) == [0, 1, 3])
        #expect(rules(life) == [.olderUpdate, .updateAfterEnd])
        #expect(life.findings.map(\.event) == [2, 4])
    }

    @Test("Ending without content, or with the content that was there, is named")
    func finalContent() {
        let bare = life(of: [started(hours(1)), ActivityEvent(minutes(5), .end(nil, .default))], until: hours(1))
        #expect(rules(bare) == [.noFinalContent] && bare.phases.last?.content == 0)
        let same = life(
            of: [started(hours(1)), ActivityEvent(minutes(5), .end(ActivityUpdate(content: 0), .default))],
            until: hours(1))
        #expect(rules(same) == [.finalUnchanged])
    }

    @Test("Stale dates in the past, or behind the eight hours, are named")
    func staleDates() {
        let past = life(of: [started(minutes(-5))], until: hours(1))
        #expect(states(past) == [.stale] && rules(past).first == .staleDateInPast)
        let late = life(of: [started(hours(9))], until: hours(1))
        #expect(rules(late) == [.neverEnded, .staleNeverReached])
    }

    @Test("Updates every second are too often")
    func tooOften() {
        let events =
            [started(hours(1))]
            + (1...3).map { second in
                ActivityEvent(
                    noon + Double(second), .update(ActivityUpdate(content: second, staleDate: hours(1))))
            }
        let life = life(of: events, until: minutes(1))
        #expect(life.findings.filter { $0.rule == .tooOften }.map(\.amount) == [1, 1, 1])
    }

    @Test("A scheduled activity is pending and unseen until its start")
    func pending() {
        let events = [ActivityEvent(noon, .schedule(ActivityUpdate(content: 0, staleDate: hours(2)), start: hours(1)))]
        let life = life(of: events, until: hours(3))
        #expect(states(life) == [.pending, .active, .stale])
        #expect(!life.phases[0].isInIsland && !life.phases[0].isOnLockScreen)
        #expect(life.phases[0].until == hours(1))
    }

    @Test("A transient activity lives in the island only and ends when the phone locks")
    func transient() {
        let events = [
            ActivityEvent(noon, .start(ActivityUpdate(content: 0, staleDate: hours(1)), style: .transient)),
            ActivityEvent(minutes(3), .locked),
        ]
        let life = life(of: events, until: hours(1))
        #expect(life.phases.count == 1 && life.phases[0].until == minutes(3))
        #expect(life.phases[0].isInIsland && !life.phases[0].isOnLockScreen)
    }

    @Test("An update without a start, and a second start, are named")
    func wrongOrder() {
        let orphan = life(of: [ActivityEvent(noon, .update(ActivityUpdate(content: 0)))], until: hours(1))
        #expect(orphan.phases.isEmpty && rules(orphan) == [.notStarted])
        let twice = life(of: [started(hours(1)), started(hours(1))], until: minutes(1))
        #expect(rules(twice).contains(.startedTwice) && twice.phases.count == 1)
    }

    @Test("A person can remove an activity at any time")
    func removed() {
        let life = life(
            of: [started(hours(1)), ActivityEvent(minutes(7), .removedByPerson)], until: hours(1))
        #expect(life.phases.map(\.until) == [minutes(7)])
    }
}

@Suite struct IslandChoiceTests {
    func running(_ id: String, _ app: String, _ relevance: Double, _ start: Double) -> RunningActivity {
        RunningActivity(id: id, app: app, relevance: relevance, started: minutes(start))
    }

    @Test("Of one app the most relevant is compact, on a tie the one that started first")
    func oneApp() {
        let choice = island(for: [
            running("a", "shop", 50, 0), running("b", "shop", 100, 5), running("c", "shop", 100, 2),
        ])
        #expect(choice.compact == "c" && choice.attached == nil && choice.hidden == ["b", "a"])
        #expect(choice.lockScreen == ["c", "b", "a"])
    }

    @Test("With two apps both are minimal, one attached and one detached")
    func twoApps() {
        let choice = island(for: [running("late", "sport", 1000, 5), running("early", "shop", 1, 0)])
        #expect(choice.compact == nil && choice.attached == "early" && choice.detached == "late")
        #expect(choice.hidden.isEmpty)
    }

    @Test("A third app is hidden, and nothing runs when nothing runs")
    func threeApps() {
        let choice = island(for: [running("a", "1", 0, 0), running("b", "2", 0, 1), running("c", "3", 0, 2)])
        #expect(choice.hidden == ["c"] && choice.lockScreen == ["a", "b", "c"])
        let none = island(for: [])
        #expect(none.compact == nil && none.attached == nil && none.lockScreen.isEmpty)
    }
}

@Suite struct PushRateTests {
    func size(_ bytes: Int) -> PayloadSize {
        PayloadSize(file: bytes, compact: bytes, attributes: 0, contentState: bytes / 2)
    }

    @Test("A push over 4 KB is named with its bytes")
    func tooLarge() {
        let findings = pushFindings([SentPush(date: noon, size: size(900)), SentPush(date: noon, size: size(5000))])
        #expect(findings == [LifeFinding(rule: .payloadTooLarge, date: noon, amount: 5000, event: 1)])
    }

    @Test("Urgent pushes over the hourly budget are named once, at the fullest hour; priority 5 is free")
    func urgent() {
        let busy = (0..<90).map { SentPush(date: minutes(Double($0) / 2), size: size(100)) }
        let findings = pushFindings(busy)
        #expect(findings.map(\.rule) == [.urgentBudget] && findings[0].amount == 90)
        let calm = busy.map { SentPush(date: $0.date, priority: 5, size: $0.size) }
        #expect(pushFindings(calm).isEmpty)
        #expect(pushFindings((0..<90).map { SentPush(date: minutes(Double($0)), size: size(100)) }).isEmpty)
    }
}

@Suite struct ActivityScenarioTests {
    let story = """
        {"activities": {"order": {"app": "shop", "attributes": {"order": "A-17"}}, "game": {"app": "sport"}},
         "steps": [
           {"after": "00:00", "activity": "order", "event": "start", "state": {"stage": "a"}, "staleAfter": 600,
            "relevance": 50},
           {"after": "05:00", "push": "update.json", "priority": 5},
           {"after": "01:00:00", "event": "end", "state": {"stage": "c"}, "dismissal": 300},
           {"after": 30, "activity": "game", "event": "start", "state": {"stage": "a"}}]}
        """

    func load(_ file: String) -> Data {
        Data(
            #"{"aps": {"event": "update", "timestamp": 1780000290, "content-state": {"stage": "b"}, "stale-date": 1780001800}}"#
                .utf8)
    }

    @Test("A scenario with steps and push files becomes the lives of its activities")
    func steps() throws {
        let (scenario, problems) = ActivityScenario.read(Data(story.utf8))
        #expect(problems.isEmpty)
        let resolved = try #require(scenario).resolved(start: noon, load: load)
        #expect(resolved.tracks.map(\.actor.id) == ["order", "game"])
        #expect(resolved.contents.map(\.activity) == ["order", "order", "order", "game"])
        #expect(resolved.tracks[0].pushes.map(\.priority) == [5])
        let order = life(of: resolved.tracks[0].events, until: hours(3))
        #expect(order.phases.map(\.state) == [.active, .active, .stale, .ended])
        #expect(order.phases.last?.until == hours(1) + 300)
        #expect(resolved.tracks[1].events.map(\.date) == [noon + 30])
    }

    @Test("Push files alone tell a story by their timestamps; a broken one is named by file")
    func pushFiles() {
        let files = [
            "1.json": """
            {"aps": {"event": "start", "timestamp": 1780000000, "attributes-type": "D", "attributes": {},
             "content-state": {"n": 1}, "alert": "x"}}
            """,
            "2.json": #"{"aps": {"event": "update", "timestamp": 1780000600, "content-state": {"n": 1}}}"#,
            "3.json": #"{"aps": {"event": "end", "timestamp": 1780000900, "dismissal-date": 1780001000}}"#,
            "4.json": #"{"aps": {"event": "end"}}"#,
        ]
        let scenario = ActivityScenario(pushFiles: files.keys.sorted())
        let resolved = scenario.resolved(start: noon) { Data((files[$0] ?? "").utf8) }
        #expect(resolved.contents.count == 1, "equal states share a number")
        #expect(resolved.problems.map(\.file) == ["4.json"])
        let run = life(of: resolved.tracks[0].events, until: hours(1))
        #expect(run.phases.map(\.until) == [minutes(10), minutes(15), Date(timeIntervalSince1970: 1_780_001_000)])
    }

    @Test("What does not fit in a scenario is named by its place")
    func problems() {
        func pointers(_ json: String) -> [String] { ActivityScenario.read(Data(json.utf8)).problems.map(\.pointer) }
        #expect(pointers("{}") == ["/steps"])
        #expect(
            pointers(
                """
                {"actvities": {}, "steps": [{"event": "begin", "after": "00:00"}, {"event": "end"},
                 {"push": "a", "after": "1:99"}, {"event": "start", "after": 0, "activity": "x"}]}
                """)
                == ["/actvities", "/steps/0/event", "/steps/1/after", "/steps/2/after", "/steps/3/activity"])
        #expect(ActivityScenario.read(Data("{}".utf8)).scenario == nil)
    }
}
