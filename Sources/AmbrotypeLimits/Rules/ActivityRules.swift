/// Rules about a Live Activity’s life.
package enum ActivityRules {
    package static let all: [Rule] = [
        notStarted, startedTwice, olderUpdate, updateAfterEnd, staleInPast, staleNever, staleShown, staleFresh,
        staleUnreachable, dismissalInPast, dismissalLate, noFinal, finalUnchanged, endedBySystem, neverEnded,
        tooOften, urgent, tooLarge,
    ]

    package static let notStarted = Rule(
        "activity-not-started", .activity, .error,
        what: "An update or end comes before any start.",
        why: "The system drops it.",
        mend: "Send the start first.",
        source: "Apple’s documentation of ActivityKit.",
        confidence: .documented,
        failing: #"{"steps": [{"after": 0, "event": "update", "state": {"n": 1}}]}"#,
        passing: #"{"steps": [{"after": 0, "event": "start", "state": {"n": 1}}]}"#)

    package static let startedTwice = Rule(
        "activity-started-twice", .activity, .error,
        what: "An activity is started while it runs.",
        why: "A second start makes a second activity; people see both.",
        mend: "Update the one that runs.",
        source: "Apple’s documentation of ActivityKit.",
        confidence: .documented,
        failing: "two start pushes for one order",
        passing: "a start and an update")

    package static let olderUpdate = Rule(
        "update-older-than-last", .activity, .warning,
        what: "An update carries an older timestamp than the one before.",
        why: "The system ignores it.",
        mend: "Set timestamp when the push is made, and keep the order.",
        source: "Apple’s documentation of ActivityKit.",
        confidence: .documented,
        failing: "timestamps 1780000600, 1780000300",
        passing: "timestamps 1780000300, 1780000600")

    package static let updateAfterEnd = Rule(
        "update-after-end", .activity, .warning,
        what: "An update comes after the end.",
        why: "The system ignores it.",
        mend: "Send the final content with the end.",
        source: "Apple’s documentation of ActivityKit.",
        confidence: .documented,
        failing: "end, then update",
        passing: "update, then end")

    package static let staleInPast = Rule(
        "stale-date-in-the-past", .activity, .warning,
        what: "A stale date lies in the past when its update comes.",
        why: "The activity is stale at once.",
        mend: "Count the stale date from now, in seconds since 1970.",
        source: "Apple’s documentation of ActivityKit.",
        confidence: .documented,
        failing: #""staleDate": "{{ start - minutes(1) }}""#,
        passing: #""staleDate": "{{ start + minutes(15) }}""#)

    package static let staleNever = Rule(
        "stale-never-reached", .activity, .warning,
        what: "No update of an activity has a stale date.",
        why: "When pushes stop coming, old content looks fresh until the system ends the activity after 8 "
            + "hours.",
        mend: "Give each update the date until which it may be believed.",
        source: "Apple’s documentation of ActivityKit.",
        confidence: .documented,
        reports: ["OneBusAway/onebusaway-ios#1376"],
        failing: #"{"name": "on", "state": {"n": 1}}"#,
        passing: #"{"name": "on", "state": {"n": 1}, "staleDate": "{{ now + minutes(15) }}"}"#)

    package static let staleShown = Rule(
        "stale-content-shown", .activity, .off,
        what: "An activity is stale for more than 15 minutes.",
        why: "No update came after the stale date.",
        mend: "Send an update before the stale date, or set it later.",
        source: "The run.",
        confidence: .measured,
        failing: "a stale date at 10:00, the next update at 11:00",
        passing: "the next update at 09:55")

    package static let staleFresh = Rule(
        "stale-looks-fresh", .activity, .warning,
        what: "Stale and fresh look the same.",
        why: "The system tells the view that the content is old (context.isStale); a view that does not listen "
            + "shows old content as if it were new.",
        mend: "Grey it, or say when it was last known.",
        source: "Fresh and stale, drawn at the same instant and compared pixel by pixel.",
        confidence: .measured,
        reports: ["OneBusAway/onebusaway-ios#1376", "ImL1s/xmrig-multi#132", "pingdotgg/t3code#12047"],
        failing: #"{"Text": "{{ state.n }}"}"#,
        passing: #"{"Text": "{{ state.n }}", "modifiers": [{"foregroundStyle": "{{ isStale ? 'gray' : "#
            + #"'white' }}"}]}"#)

    package static let staleUnreachable = Rule(
        "stale-branch-unreachable", .activity, .warning,
        what: "There is a stale look and no update carries a stale date.",
        why: "Nobody will ever see it.",
        mend: "Send stale-date with each update.",
        source: "Fresh and stale, drawn and compared; the dates of the updates.",
        confidence: .measured,
        reports: ["jerryfane/herdrup#264"],
        failing: "isStale in a view, no staleDate in the states",
        passing: #""staleDate": "{{ now + minutes(15) }}" in the states"#)

    package static let dismissalInPast = Rule(
        "dismissal-date-in-the-past", .activity, .warning,
        what: "A dismissal date lies in the past.",
        why: "The activity goes at once: nobody sees how it came out.",
        mend: "Count it from now, in seconds since 1970.",
        source: "Apple’s documentation of ActivityKit.",
        confidence: .documented,
        failing: #""dismissal-date": 1780000000 in a push of 1780000600"#,
        passing: #""dismissal-date": 1780001200"#)

    package static let dismissalLate = Rule(
        "dismissal-beyond-four-hours", .activity, .warning,
        what: "A dismissal date lies more than four hours after the end.",
        why: "The system takes the activity away after four hours all the same.",
        mend: "Choose an earlier date.",
        source: "Apple’s documentation of ActivityKit.",
        confidence: .documented,
        failing: #""dismissal": 18000"#,
        passing: #""dismissal": 3600"#)

    package static let noFinal = Rule(
        "no-final-content", .activity, .warning,
        what: "An end carries no content.",
        why: "The last state stays on the Lock Screen for up to four hours as if it still held.",
        mend: "Send the outcome with the end.",
        source: "Apple’s documentation of ActivityKit.",
        confidence: .documented,
        failing: #"{"event": "end"}"#,
        passing: #"{"event": "end", "state": {"stage": 3}}"#)

    package static let finalUnchanged = Rule(
        "final-content-unchanged", .activity, .warning,
        what: "The final content is the same as the content before.",
        why: "People do not see how it came out: whether the order has come, whether the purchase went through.",
        mend: "Give the state a field for the outcome and show it.",
        source: "The run.",
        confidence: .measured,
        failing: "an end with the state of the last update",
        passing: #"an end with {"stage": 3}"#)

    package static let endedBySystem = Rule(
        "activity-ended-by-system", .activity, .warning,
        what: "Nobody ends the activity.",
        why: "The system does after eight hours; until then it stands there with old content.",
        mend: "Send an end event.",
        source: "Apple’s documentation of ActivityKit.",
        confidence: .documented,
        failing: "a start and no end",
        passing: "a start and an end")

    package static let neverEnded = Rule(
        "activity-never-ended", .activity, .off,
        what: "The activity still runs when the run stops.",
        why: "The run was shorter than the activity.",
        mend: "Run longer, or send an end event.",
        source: "The run.",
        confidence: .measured,
        failing: "--hours 1 for an activity of two",
        passing: "--hours 3")

    package static let tooOften = Rule(
        "updates-too-often", .activity, .warning,
        what: "Updates are less than 15 seconds apart.",
        why: "Changes closer than about 16 seconds were reported to be dropped on iOS 18; one a second got an "
            + "activity killed in under a minute.",
        mend: "Send what matters; let text that runs by itself count seconds.",
        source: "Public reports.",
        confidence: .reported,
        failing: "updates at 10:00:00 and 10:00:05",
        passing: "updates at 10:00:00 and 10:00:30")

    package static let urgent = Rule(
        "urgent-pushes-over-budget", .activity, .warning,
        what: "More than 60 pushes of priority 10 within an hour.",
        why: "The system has a budget for them and delays what is over it. It does not say how large; 60 is "
            + "assumed.",
        mend: "Send what can wait with priority 5; ask for frequent updates.",
        source: "Apple’s documentation of ActivityKit. The figure is ours.",
        confidence: .assumed,
        failing: "90 pushes of priority 10 in an hour",
        passing: "80 of priority 5 and 10 of priority 10")

    package static let tooLarge = Rule(
        "payload-too-large", .payload, .error,
        what: "Attributes and state together take more than 4 KB.",
        why: "The system refuses the start or drops the update. This limit is for these data, not for picture "
            + "files.",
        mend: "Send identifiers and let the widget look the rest up in the app group.",
        source: "Apple’s documentation of ActivityKit.",
        confidence: .documented,
        reports: ["software-mansion-labs/expo-live-activity"],
        failing: "attributes of 4200 bytes",
        passing: "attributes of 200 bytes")
}
