/// Rules about what a widget looks like: on every device, in every language, size and mode.
package enum LayoutRules {
    package static let all: [Rule] = [
        truncated, truncatedNumber, minimumScale, outside, unboundedTimer, timerCut, negativeCountdown, blank,
        missingBackground, doubledMargins, activityBackground, tooTall, islandCut, inlineDropped, unsupported,
        asyncPicture, ignoredAnimation, flattened, lowContrast, weakContrast, doubledFlip, leftRight, privateReadable,
        publicRedacted, missingFont, missingGlyph, missingPicture, unknownSymbol,
    ]

    package static let truncated = Rule(
        "truncated-text", .layout, .warning,
        what: "A text is cut and ends in “…”.",
        why: "A widget has no scrolling: what is cut is gone. Small phones, large text sizes and long languages "
            + "cut what fits on the author’s own phone.",
        mend: "Give the text more room or lines, shorter words, or minimumScaleFactor.",
        source: "The text engine, which sets text as wide as iOS does.",
        confidence: .measured,
        reports: ["mozilla-mobile/firefox-ios#7442", "wikimedia/wikipedia-ios#3705", "Team-B1ND/dodamdodam-ios#164"],
        failing: #"{"Text": "Next appointment with the dentist", "modifiers": [{"lineLimit": 1}]} in a small widget"#,
        passing: #"{"Text": "Next appointment with the dentist", "modifiers": [{"lineLimit": 3}]}"#)

    package static let truncatedNumber = Rule(
        "truncated-number", .layout, .error,
        what: "A number is cut: 13… stands where 130 should.",
        why: "A cut number reads as another number. Small phones and large text sizes do it first.",
        mend: "Let the number shrink with minimumScaleFactor, or give it the room of its longest value.",
        source: "The text engine, which sets text as wide as iOS does.",
        confidence: .measured,
        reports: ["LoopKit/Loop#2391", "LoopKit/Loop#2423", "LoopKit/Loop#2444"],
        failing: #"{"Text": "134 mg/dl"} in 40 points"#,
        passing: #"{"Text": "134 mg/dl", "modifiers": [{"minimumScaleFactor": 0.4}]} in 40 points"#)

    package static let minimumScale = Rule(
        "text-at-minimum-scale", .layout, .warning,
        what: "A text has shrunk as far as minimumScaleFactor lets it.",
        why: "One letter more, or one step of text size, and it is cut; and it is much smaller than the author "
            + "meant.",
        mend: "Give it more room, or shorter words.",
        source: "The text engine.",
        confidence: .measured,
        failing: #"{"Text": "Next appointment", "modifiers": [{"lineLimit": 1}, {"minimumScaleFactor": 0.5}]} in 66 "#
            + "points",
        passing: #"{"Text": "Next", "modifiers": [{"lineLimit": 1}, {"minimumScaleFactor": 0.5}]} in 66 points"#)

    package static let outside = Rule(
        "content-outside", .layout, .error,
        what: "Words or a symbol reach over the edge of the widget, or a picture lies beyond it.",
        why: "The system cuts everything at the edge. A fixed frame or offset that fits one phone does not fit a "
            + "smaller one.",
        mend: "Replace fixed sizes and offsets by flexible frames and spacers.",
        source: "The placed tree.",
        confidence: .measured,
        failing: #"{"Text": "Total", "modifiers": [{"offset": {"x": 120}}]} in a small widget"#,
        passing: #"{"Text": "Total"}"#)

    package static let unboundedTimer = Rule(
        "unbounded-timer", .layout, .error,
        what: "A text that counts by itself takes all the width of the compact or minimal island.",
        why: "Self-updating text asks for all the width it is offered, so the island grows to its greatest width "
            + "with the digits at one side.",
        mend: "Set a frame of fixed or greatest width round the text, or fixedSize.",
        source: "Public reports; measured pictures.",
        confidence: .reported,
        reports: ["jordibruin/Dynamic-Islands#4"],
        failing: #"{"Text": {"timerInterval": …}} as compactTrailing"#,
        passing: #"the same with {"frame": {"width": 44}}"#)

    package static let timerCut = Rule(
        "timer-cut", .layout, .error,
        what: "A text that counts by itself will need more width than it has.",
        why: "From an hour on a timer shows hours too: 1:00:00 is cut where 59:59 fits. Its frame must hold its "
            + "widest moment, separators included.",
        mend: "Measure the frame for the longest time it shows, or let the text shrink with minimumScaleFactor.",
        source: "The widest form of the text over its range, set by the text engine.",
        confidence: .measured,
        reports: ["home-assistant/iOS#5450", "jerryfane/herdrup#117", "Ebullioscopic/Atoll#563"],
        failing: #"a timer of two hours in {"frame": {"width": 36}}"#,
        passing: #"the same in {"frame": {"width": 60}}"#)

    package static let negativeCountdown = Rule(
        "negative-countdown", .time, .warning,
        what: "A countdown passes zero while its entry is on show, or a text shows a time below zero.",
        why: "A timer to a date counts up again once the date is past, and a text made from minutes left turns "
            + "negative, until the next entry comes.",
        mend: "Add an entry at the date itself, or use timerInterval, which stops at 0:00.",
        source: "Documentation of Text’s date styles; public reports.",
        confidence: .documented,
        failing: "Text(date, style: .timer) to a date that lies between two entries",
        passing: "the same with an entry at that date")

    package static let blank = Rule(
        "blank-picture", .layout, .error,
        what: "Nothing at all is drawn.",
        why: "A blank widget looks broken. It comes from a state nobody drew, a picture that is missing, or "
            + "content without a size.",
        mend: "Draw something in every state: a placeholder, a sentence, an icon.",
        source: "The placed tree.",
        confidence: .measured,
        reports: ["wikimedia/wikipedia-ios#4413", "TeamNADA/NADA-iOS-ForRelease#643", "jtbandes/SpacePOD#6"],
        failing: #"{"Text": "{{ entry.title }}"} with an empty title"#,
        passing: #"{"Text": "{{ entry.title.isEmpty ? 'Nothing yet' : entry.title }}"}"#)

    package static let missingBackground = Rule(
        "missing-container-background", .layout, .error,
        what: "A widget has no container background.",
        why: "From iOS 17 on the system covers such a widget by a notice: Please adopt containerBackground API.",
        mend: "Add containerBackground(for: .widget) to the view of every family; in a template the member "
            + "containerBackground.",
        source: "Documentation; public reports.",
        confidence: .documented,
        reports: ["wordpress-mobile/WordPress-iOS#21672", "Automattic/pocket-casts-ios#892"],
        failing: #"a widget template without "containerBackground""#,
        passing: #"the same with "containerBackground": "background""#)

    package static let doubledMargins = Rule(
        "doubled-margins", .layout, .warning,
        what: "The content has padding of its own inside the margins of the system.",
        why: "Since iOS 17 the system puts about 16 points round a widget’s content. Padding from before that "
            + "doubles it.",
        mend: "Take the outer padding away, or disable the system’s with contentMarginsDisabled.",
        source: "Documentation; public reports.",
        confidence: .documented,
        reports: [
            "samuelclay/NewsBlur#1842", "TelemetryDeck/TelemetryViewer#167", "AtB-AS/mittatb-app#4636",
            "steipete/CodexBar#3480", "daneden/Zeitgeist#98", "MacMagazine/app-iOS#225",
        ],
        failing: #"{"VStack": […], "modifiers": [{"padding": 16}]} as the body"#,
        passing: "the same without padding")

    package static let activityBackground = Rule(
        "container-background-in-activity", .layout, .warning,
        what: "A Live Activity sets a container background.",
        why: "containerBackground is a widget’s. An activity keeps the system’s ground, black in the island; its "
            + "card is coloured by activityBackgroundTint.",
        mend: "Use activityBackgroundTint for the card.",
        source: "Documentation of activityBackgroundTint; a public report.",
        confidence: .reported,
        reports: ["expo/expo#47167"],
        failing: ".containerBackground(.red, for: .widget) on an activity’s card",
        passing: ".activityBackgroundTint(.red)")

    package static let tooTall = Rule(
        "activity-too-tall", .layout, .error,
        what: "A Lock Screen card or expanded island asks for more height than the system gives.",
        why: "The system cuts a card at 160 points. sizeThatFits answers another height than the card gets, so "
            + "measuring it in the app misleads.",
        mend: "Leave something out or make it lower.",
        source: "Human Interface Guidelines: 84 to 160 points.",
        confidence: .documented,
        reports: ["callstackincubator/voltra#133", "ZingerLittleBee/Heeler#294"],
        failing: "a card of 200 points",
        passing: "a card of 150 points")

    package static let islandCut = Rule(
        "island-content-cut", .layout, .error,
        what: "A side of the compact island, or the minimal island, holds more than it can show.",
        why: "The system gives a side a greatest width and cuts the rest at the sensors or the edge.",
        mend: "Show less: a symbol, a short number.",
        source: "Measured pictures of the island.",
        confidence: .measured,
        reports: ["home-assistant/iOS#5450"],
        failing: #"{"Text": "Delivery in 12 minutes"} as compactLeading"#,
        passing: #"{"Text": "12m"}"#)

    package static let inlineDropped = Rule(
        "inline-content-dropped", .layout, .warning,
        what: "An inline accessory has more than one picture and one text.",
        why: "The line above the clock shows one symbol and one text, and drops the rest.",
        mend: "Put the words into one text.",
        source: "Documentation of accessoryInline.",
        confidence: .documented,
        failing: "an HStack of three texts as accessoryInline",
        passing: "one text")

    package static let unsupported = Rule(
        "unsupported-view", .layout, .error,
        what: "A view cannot be shown in a widget.",
        why: "Scroll views, lists, text fields, UIKit wrappers and their like are drawn as a yellow plate with a "
            + "no-entry sign.",
        mend: "Show its content without it: stacks, grids, texts.",
        source: "Documentation of WidgetKit; public reports.",
        confidence: .documented,
        reports: ["exyte/Grid#15", "ChartsOrg/Charts#4644", "SAP/cloud-sdk-ios-fiori#87"],
        failing: "ScrollView { rows }",
        passing: "VStack { rows }")

    package static let asyncPicture = Rule(
        "async-image", .layout, .error,
        what: "A picture is to be loaded while the widget is on show.",
        why: "A widget is drawn once and stored. AsyncImage and its like never get further than their first, "
            + "empty state.",
        mend: "Load the picture in the timeline provider and show it with Image.",
        source: "Public reports.",
        confidence: .reported,
        reports: [
            "dmytro-anokhin/url-image#81", "dmytro-anokhin/url-image#88", "dmytro-anokhin/url-image#125",
            "SDWebImage/SDWebImageSwiftUI#155",
        ],
        failing: "AsyncImage(url: cover)",
        passing: "Image(uiImage: entry.cover)")

    package static let ignoredAnimation = Rule(
        "ignored-animation", .layout, .warning,
        what: "A view asks for an animation that the system does not run.",
        why: "Widgets move only from one entry to the next and for two seconds at most; a Live Activity ignores "
            + "animation modifiers and moves in the system’s own way.",
        mend: "Leave it out, or use a content transition.",
        source: "Documentation of ActivityKit; a public report.",
        confidence: .documented,
        reports: ["jerryfane/herdrup#113"],
        failing: ".animation(.linear.repeatForever(), value: angle)",
        passing: ".contentTransition(.numericText())")

    package static let flattened = Rule(
        "flattened-picture", .layout, .warning,
        what: "A picture becomes one flat area in the accented mode.",
        why: "On a tinted or clear Home Screen the system uses only the alpha of what a widget draws. A photo "
            + "has none, and becomes a white block.",
        mend: "Say .widgetAccentedRenderingMode(.desaturated), .accentedDesaturated or .fullColor.",
        source: "Documentation of widgetAccentedRenderingMode; public reports.",
        confidence: .documented,
        reports: [
            "komadorirobin/Softcover#6", "home-assistant/iOS#3006", "Automattic/pocket-casts-ios#2212",
            "duckduckgo/iOS#3498",
        ],
        failing: #"{"Image": "Cover"}"#,
        passing: #"{"Image": "Cover", "modifiers": [{"widgetAccentedRenderingMode": "desaturated"}]}"#)

    package static let lowContrast = Rule(
        "low-contrast", .layout, .error,
        what: "Words or a symbol stand out from their ground by less than 3 to 1.",
        why: "They cannot be read in that mode: white on white when tinted, dark colours on the Lock Screen, "
            + "fixed black in the dark island.",
        mend: "Use the system’s label colours, or colours for light and dark; keep dark colours out of the Lock "
            + "Screen.",
        source: "WCAG 2.2, 1.4.3 and 1.4.11; measured from the rendered pixels.",
        confidence: .documented,
        reports: [
            "home-assistant/iOS#3006", "evcc-io/app#262", "rafsoh/dimeApp#62", "ryanbr/noop#1715",
            "callstackincubator/voltra#240", "expo/expo#46987", "Automattic/pocket-casts-ios#2212",
            "duckduckgo/iOS#3498",
        ],
        failing: #"{"Text": "12", "modifiers": [{"foregroundStyle": "black"}]} in the island"#,
        passing: #"{"Text": "12"}"#)

    package static let weakContrast = Rule(
        "weak-contrast", .layout, .warning,
        what: "Small words stand out from their ground by less than 4.5 to 1.",
        why: "They are hard to read outdoors and for many people at any time.",
        mend: "Use a stronger colour, or larger letters.",
        source: "WCAG 2.2, 1.4.3; measured from the rendered pixels.",
        confidence: .documented,
        failing: #"{"Text": "12 min", "modifiers": [{"foregroundStyle": "gray"}, {"font": "caption"}]} on white"#,
        passing: #"the same with "primary""#)

    package static let doubledFlip = Rule(
        "doubled-flip", .layout, .error,
        what: "Words are drawn in a mirror from right to left, or a symbol is turned twice.",
        why: "A right-to-left layout changes sides by itself, and never mirrors letters or figures. A flip on "
            + "top mirrors them, or turns a symbol back.",
        mend: "Take the flip away; keep flipsForRightToLeftLayoutDirection for pictures that point somewhere.",
        source: "Human Interface Guidelines, right to left; a public report.",
        confidence: .documented,
        reports: ["wordpress-mobile/WordPress-iOS#17731"],
        failing: ".flipsForRightToLeftLayoutDirection(true) on the whole widget",
        passing: "no flip")

    package static let leftRight = Rule(
        "left-right-constant", .layout, .warning,
        what: "A symbol points left or right in every language.",
        why: "In Arabic and Hebrew forward is left. arrow.right keeps pointing right; arrow.forward turns.",
        mend: "Use the symbol’s forward or backward form.",
        source: "Documentation of SF Symbols.",
        confidence: .documented,
        reports: ["wordpress-mobile/WordPress-iOS#17731"],
        failing: #"{"Image": {"systemName": "chevron.right"}}"#,
        passing: #"{"Image": {"systemName": "chevron.forward"}}"#)

    package static let privateReadable = Rule(
        "private-readable", .layout, .error,
        what: "Words that one presentation hides when the phone is locked can be read in another.",
        why: "privacySensitive was forgotten in one family: the same words stand readable on the locked screen.",
        mend: "Add privacySensitive to them in every family.",
        source: "A public report.",
        confidence: .reported,
        reports: ["Automattic/simplenote-ios#1445"],
        failing: "a note private in systemMedium and not in accessoryRectangular",
        passing: "privacySensitive in both")

    package static let publicRedacted = Rule(
        "public-redacted", .layout, .warning,
        what: "Everything a Lock Screen widget says is hidden when the phone is locked.",
        why: "Redacting the whole view leaves bars where nothing is private.",
        mend: "Put privacySensitive on the private words only.",
        source: "A public report.",
        confidence: .reported,
        reports: ["brave/brave-ios#6305"],
        failing: "privacySensitive on the whole accessory",
        passing: "privacySensitive on the amount")

    package static let missingFont = Rule(
        "missing-font", .layout, .error,
        what: "A font is not among the fonts the widget has.",
        why: "A font that the app registers is unknown to the extension until it is in the extension’s own list: "
            + "the text falls back to the system’s.",
        mend: "Add the file to the extension and its UIAppFonts; here, to the folder of --fonts.",
        source: "Second-hand notes of public projects.",
        confidence: .reported,
        failing: #"{"font": {"custom": "Garamond", "size": 16}} without the file"#,
        passing: "the same with the file in --fonts")

    package static let missingGlyph = Rule(
        "missing-glyph", .layout, .warning,
        what: "No font has a glyph for a letter.",
        why: "A box is drawn in its place; on a phone the system’s own fonts may have it.",
        mend: "Replace the letter, or add a font with --fonts.",
        source: "The text engine.",
        confidence: .measured,
        failing: #"{"Text": "\uE000"}"#,
        passing: #"{"Text": "●"}"#)

    package static let missingPicture = Rule(
        "missing-picture", .layout, .error,
        what: "No asset catalog of the widget has a picture of that name.",
        why: "Nothing is drawn, and nothing is said on a phone. An asset of the app is not the extension’s.",
        mend: "Add the picture to the widget’s own catalog.",
        source: "Documentation of asset catalogs.",
        confidence: .documented,
        failing: #"{"Image": "Covr"}"#,
        passing: #"{"Image": "Cover"}"#)

    package static let unknownSymbol = Rule(
        "unknown-symbol", .layout, .error,
        what: "There is no SF Symbol of that name.",
        why: "Nothing is drawn, and nothing is said on a phone.",
        mend: "Use a name that SF Symbols has.",
        source: "The table of SF Symbols’ names.",
        confidence: .documented,
        failing: #"{"Image": {"systemName": "book.filled"}}"#,
        passing: #"{"Image": {"systemName": "book.fill"}}"#)
}
