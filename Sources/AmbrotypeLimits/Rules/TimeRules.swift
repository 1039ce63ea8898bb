/// Rules about a widget’s day: timelines, the refresh budget, the clock.
package enum TimeRules {
    package static let all: [Rule] = [
        oldContent, budgetSpent, frozen, pastEntries, unordered, doubled, dense, many, unseen, empty, failed,
        nothing, oneAtEnd, pastReload, merged, switchUnnoticed, shifted, skipped, repeated, allPast,
    ]

    package static let oldContent = Rule(
        "old-content-shown", .time, .warning,
        what: "Content that should have been replaced stays on show for more than 15 minutes.",
        why: "The system asks when it has budget, not when the author would like it.",
        mend: "Ask less often, put more entries into a timeline, or let the app reload when its data change.",
        source: "Apple’s documentation of WidgetKit: keeping a widget up to date.",
        confidence: .documented,
        reports: ["nsysu-code-club/NSYSU-AP#132"],
        failing: #"{"timeline": {"everyMinutes": 30, "count": 1, "policy": "atEnd"}}"#,
        passing: #"{"timeline": {"everyMinutes": 30, "count": 6, "policy": {"afterMinutes": 180}}}"#)

    package static let budgetSpent = Rule(
        "refresh-budget-spent", .time, .error,
        what: "The widget asks for more timelines than the system grants in a day.",
        why: "A widget that is often looked at gets 40 to 70 questions in 24 hours. When they are spent it "
            + "keeps its last entry until the first of them is a day old.",
        mend: "Put more entries into a timeline; reload from the app only what changed, and once.",
        source: "Apple’s documentation of WidgetKit: keeping a widget up to date.",
        confidence: .documented,
        reports: [
            "wordpress-mobile/WordPress-iOS#19685", "wordpress-mobile/WordPress-iOS#19694", "MapleTechLabs/maple#548",
        ],
        failing: #"{"timeline": {"everyMinutes": 5, "count": 1, "policy": {"afterMinutes": 5}}}"#,
        passing: #"{"timeline": {"everyMinutes": 5, "count": 36, "policy": {"afterMinutes": 180}}}"#)

    package static let frozen = Rule(
        "widget-frozen", .time, .warning,
        what: "The policy is never and the last entry has come: the widget stays as it is until the app reloads "
            + "it.",
        why: "Nobody asks any more. If the app is not opened, the entry stays for good.",
        mend: "Give .after(date) or .atEnd; or keep never and reload from the app whenever its data change, and "
            + "say so in the project’s exceptions.",
        source: "Apple’s documentation of WidgetKit: keeping a widget up to date.",
        confidence: .documented,
        reports: ["pawello2222/WidgetExamples#16"],
        failing: #"{"timeline": {"everyMinutes": 60, "count": 3, "policy": "never"}}"#,
        passing: #"{"timeline": {"everyMinutes": 60, "count": 3, "policy": {"afterMinutes": 180}}}"#)

    package static let pastEntries = Rule(
        "entries-in-the-past", .time, .warning,
        what: "Entries of a timeline lie in the past when it is made.",
        why: "Only the last of them is shown; the others cost bytes and say that the schedule begins too early, "
            + "often by a time zone.",
        mend: "Begin with the entry that is due now.",
        source: "Our own judgement, after reports of entries shifted by a time zone.",
        confidence: .reported,
        reports: ["daneden/Solstice#79", "daneden/Solstice#125", "daneden/Solstice#14"],
        failing: "a provider asked at 10:00 that answers with 08:00, 09:00, 11:00",
        passing: "the same with 09:00, 11:00")

    package static let unordered = Rule(
        "entries-out-of-order", .time, .warning,
        what: "The entries of a timeline are not in the order of their dates.",
        why: "The system puts them in order, but .atEnd then looks at another entry than the last of the list.",
        mend: "Sort the entries by date.",
        source: "Our own judgement.",
        confidence: .assumed,
        failing: "a provider that answers with 10:00, 09:00, 11:00",
        passing: "09:00, 10:00, 11:00")

    package static let doubled = Rule(
        "entries-doubled", .time, .warning,
        what: "Two entries of a timeline have the same date.",
        why: "One of them is never seen.",
        mend: "Give each entry a moment of its own.",
        source: "Our own judgement.",
        confidence: .assumed,
        failing: #"{"timeline": {"dates": ["2027-01-01T08:00Z", "2027-01-01T09:00+01:00"]}}"#,
        passing: #"{"timeline": {"dates": ["2027-01-01T08:00Z", "2027-01-01T09:00Z"]}}"#)

    package static let dense = Rule(
        "entries-too-dense", .time, .warning,
        what: "Entries of a timeline are less than about five minutes apart.",
        why: "The system may skip entries that are closer. A clock or countdown needs none: text that runs by "
            + "itself does it.",
        mend: "Space the entries out; use Text(date, style:) or Text(timerInterval:) for what runs.",
        source: "Apple’s documentation of WidgetKit: keeping a widget up to date.",
        confidence: .documented,
        failing: #"{"timeline": {"everyMinutes": 1, "count": 60}}"#,
        passing: #"{"timeline": {"everyMinutes": 15, "count": 12}}"#)

    package static let many = Rule(
        "entries-too-many", .time, .error,
        what: "A timeline has more than about 400 entries.",
        why: "Timelines of that many entries were reported to fail: the widget keeps what it had.",
        mend: "Fewer entries at a time.",
        source: "Public reports.",
        confidence: .reported,
        failing: #"{"timeline": {"everyMinutes": 5, "count": 500}}"#,
        passing: #"{"timeline": {"everyMinutes": 5, "count": 48}}"#)

    package static let unseen = Rule(
        "entries-never-shown", .time, .off,
        what: "Entries are replaced by a new timeline before they come on show.",
        why: "They were made for nothing; that is no harm in itself.",
        mend: "Let the timeline end where the next one begins.",
        source: "The simulation.",
        confidence: .assumed,
        failing: #"{"timeline": {"everyMinutes": 30, "count": 12, "policy": {"afterMinutes": 60}}}"#,
        passing: #"{"timeline": {"everyMinutes": 30, "count": 2, "policy": {"afterMinutes": 60}}}"#)

    package static let empty = Rule(
        "timeline-empty", .time, .error,
        what: "A timeline has no entry.",
        why: "The widget shows its placeholder, or what it had, and is asked again after about an hour.",
        mend: "Answer with an entry that says there is nothing to show.",
        source: "Public reports.",
        confidence: .reported,
        reports: ["steipete/CodexBar#3339"],
        failing: "Timeline(entries: [], policy: .atEnd)",
        passing: "Timeline(entries: [Entry(date: .now, state: .empty)], policy: .atEnd)")

    package static let failed = Rule(
        "provider-failed", .time, .error,
        what: "The provider fails.",
        why: "The widget keeps what it had and is asked again after about an hour.",
        mend: "Answer with an entry that says what is wrong.",
        source: "Public reports.",
        confidence: .reported,
        failing: #"{"timeline": {"everyMinutes": 60, "count": 1, "items": "data.none"}}"#,
        passing: #"{"timeline": {"everyMinutes": 60, "count": 1}}"#)

    package static let nothing = Rule(
        "nothing-to-show", .time, .error,
        what: "There is no entry for now when the widget is placed.",
        why: "The person sees the placeholder until the first entry’s date.",
        mend: "Begin the timeline with an entry for now.",
        source: "Apple’s documentation of WidgetKit: keeping a widget up to date.",
        confidence: .documented,
        failing: #"{"timeline": {"atTimes": ["08:00"], "startsNow": false}}"#,
        passing: #"{"timeline": {"atTimes": ["08:00"]}}"#)

    package static let oneAtEnd = Rule(
        "one-entry-at-end", .time, .warning,
        what: "A timeline has one entry and the policy atEnd.",
        why: "The end has passed as soon as the entry is on show: the system chooses when to ask again, and old "
            + "content stays until then.",
        mend: "Give an entry for each change, or .after(date).",
        source: "Apple’s documentation of WidgetKit: keeping a widget up to date. A public report.",
        confidence: .reported,
        reports: ["nsysu-code-club/NSYSU-AP#132"],
        failing: #"{"timeline": {"everyMinutes": 60, "count": 1, "policy": "atEnd"}}"#,
        passing: #"{"timeline": {"everyMinutes": 60, "count": 1, "policy": {"afterMinutes": 60}}}"#)

    package static let pastReload = Rule(
        "reload-date-in-the-past", .time, .warning,
        what: "The date at which to ask again lies in the past.",
        why: "The system asks as soon as gap and budget let it, and spends the budget.",
        mend: "Count the date from now.",
        source: "Apple’s documentation of WidgetKit: keeping a widget up to date.",
        confidence: .documented,
        failing: "Timeline(entries: entries, policy: .after(.now - 60))",
        passing: "Timeline(entries: entries, policy: .after(.now + 3600))")

    package static let merged = Rule(
        "reloads-merged", .time, .off,
        what: "Several reload calls were answered by one question.",
        why: "The system joins them; that is no harm in itself, but says that the app reloads more often than "
            + "it changes.",
        mend: "Reload once, and only the kinds that changed.",
        source: "Apple’s documentation of WidgetKit: keeping a widget up to date.",
        confidence: .documented,
        reports: ["MapleTechLabs/maple#548"],
        failing: "six reloadTimelines(ofKind:) calls for one change",
        passing: "one")

    package static let switchUnnoticed = Rule(
        "switch-unnoticed", .time, .warning,
        what: "The app’s remote switch was thrown and the widget did not learn of it for a while.",
        why: "A widget learns of a switch only when it is asked for a timeline.",
        mend: "Have the app reload its timelines when the switch changes; ask again within the hour while it "
            + "may.",
        source: "The simulation.",
        confidence: .assumed,
        failing: "a switch thrown at 10:00, a timeline that ends at 18:00",
        passing: "the same with a reload by the app at 10:00")

    package static let shifted = Rule(
        "entries-shifted-by-clock-change", .time, .warning,
        what: "After the clocks change, every entry comes at another time of the wall clock than before.",
        why: "Entries that are planned by adding hours do not follow the clock.",
        mend: "Plan entries by times of the wall clock (atTimes; Calendar.nextDate).",
        source: "A run over the clock change.",
        confidence: .measured,
        reports: ["daneden/Solstice#79", "daneden/Solstice#125", "daneden/Solstice#14"],
        failing: #"{"timeline": {"everyMinutes": 720, "count": 6}}"#,
        passing: #"{"timeline": {"atTimes": ["08:00", "20:00"], "count": 6}}"#)

    package static let skipped = Rule(
        "time-skipped-by-clock-change", .time, .off,
        what: "A time of the schedule does not exist on the day the clocks go forward.",
        why: "Its entry comes at the first moment after the jump, or not at all.",
        mend: "Choose a time outside the hour that is skipped, or say missingTime.",
        source: "A run over the clock change.",
        confidence: .measured,
        reports: ["daneden/Solstice#79"],
        failing: #"{"timeline": {"atTimes": ["02:30"]}} in Berlin"#,
        passing: #"{"timeline": {"atTimes": ["06:30"]}}"#)

    package static let repeated = Rule(
        "time-repeated-by-clock-change", .time, .off,
        what: "A time of the schedule comes two times on the day the clocks go back.",
        why: "One of the two is chosen.",
        mend: "Choose a time outside the hour that is repeated, or say repeatedTime.",
        source: "A run over the clock change.",
        confidence: .measured,
        reports: ["daneden/Solstice#79"],
        failing: #"{"timeline": {"atTimes": ["02:30"]}} in Berlin"#,
        passing: #"{"timeline": {"atTimes": ["06:30"]}}"#)

    package static let allPast = Rule(
        "dates-all-past", .time, .warning,
        what: "All dates of a timeline have passed.",
        why: "Only the entry for now is left, and nothing ever replaces it.",
        mend: "Give dates that come, or times of the wall clock.",
        source: "The schedule.",
        confidence: .measured,
        failing: #"{"timeline": {"dates": ["2020-01-01T08:00"]}}"#,
        passing: #"{"timeline": {"atTimes": ["08:00"]}}"#)
}
