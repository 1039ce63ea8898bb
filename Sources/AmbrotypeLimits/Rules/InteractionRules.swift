/// Rules about taps.
package enum InteractionRules {
    package static let all: [Rule] = [
        severalURLs, linkIgnored, intentIgnored, oneSided,
    ]

    package static let severalURLs = Rule(
        "several-widget-urls", .interaction, .warning,
        what: "A widget has more than one widgetURL.",
        why: "Which one counts is undefined; reports say the last.",
        mend: "Keep one.",
        source: "Documentation of widgetURL.",
        confidence: .documented,
        reports: ["ABausG/home_widget#235", "ABausG/home_widget#72", "TrainLCD/MobileApp#6585"],
        failing: "widgetURL on two rows",
        passing: "Link on the rows, one widgetURL on the widget")

    package static let linkIgnored = Rule(
        "link-ignored", .interaction, .warning,
        what: "A Link stands where links have no effect.",
        why: "Small widgets, accessories and the compact island are one tap target.",
        mend: "Use widgetURL there.",
        source: "Documentation of Link in widgets.",
        confidence: .documented,
        reports: ["ABausG/home_widget#72", "TrainLCD/MobileApp#6585"],
        failing: "a Link in systemSmall",
        passing: "widgetURL in systemSmall")

    package static let intentIgnored = Rule(
        "intent-ignored", .interaction, .warning,
        what: "A button or toggle stands where it has no effect.",
        why: "Buttons act from iOS 17 on, and never in inline accessories or the compact island.",
        mend: "Leave it out there.",
        source: "Documentation of interactive widgets.",
        confidence: .documented,
        failing: "a Button in the compact island",
        passing: "the Button in the expanded island")

    package static let oneSided = Rule(
        "link-in-one-presentation", .interaction, .warning,
        what: "A Live Activity can be tapped for something in one presentation and not in the other.",
        why: "People without a Dynamic Island see only the card; people with one mostly the island. What only "
            + "one of them opens, half of them never find.",
        mend: "Put the link into both, or into none.",
        source: "Our own judgement, after reports of taps that go nowhere.",
        confidence: .assumed,
        reports: ["ABausG/home_widget#235", "TrainLCD/MobileApp#6585"],
        failing: "a Link in the expanded island only",
        passing: "the Link in the card too")
}
