import AmbrotypeDrawing
import AmbrotypeImages
import Foundation
import Testing

/// A public report made small: a template that shows what was reported, and its mended twin.
struct ReportedTrouble: CustomTestStringConvertible, Sendable {
    /// Reports, as the rules name them.
    var reports: [String]
    var rule: String
    var failing: String
    var passing: String
    /// Further arguments of the command.
    var arguments: [String]

    init(_ rule: String, _ reports: String..., failing: String, passing: String, arguments: [String] = []) {
        (self.rule, self.reports, self.failing) = (rule, reports, failing)
        (self.passing, self.arguments) = (passing, arguments)
    }

    var testDescription: String { "\(rule) \(reports.joined(separator: " "))" }

    /// A widget of one family with a body and further members.
    static func widget(_ body: String, family: String = "systemSmall", _ members: String = "") -> String {
        """
        {"kind": "widget", "families": ["\(family)"], "containerBackground": "background", \(members) "body": \(body)}
        """
    }

    /// A Live Activity with its card and further members.
    static func activity(_ card: String, _ members: String = #""minimal": {"Text": "1"}"#, state: String = "{}")
        -> String
    {
        """
        {"kind": "liveActivity", "states": [{"name": "running", "state": \(state)}], "lockScreen": \(card), \(members)}
        """
    }
}

extension ReportedTrouble {
    static let layout: [ReportedTrouble] = [
        ReportedTrouble(
            "flattened-picture", "komadorirobin/Softcover#6", "home-assistant/iOS#3006",
            failing: widget(#"{"Image": "Photo", "modifiers": ["resizable"]}"#),
            passing: widget(
                #"{"Image": "Photo", "modifiers": ["resizable", {"widgetAccentedRenderingMode": "desaturated"}]}"#)),
        ReportedTrouble(
            "low-contrast", "evcc-io/app#262", "rafsoh/dimeApp#62", "home-assistant/iOS#3006",
            failing: widget(
                #"{"Text": "12:30", "modifiers": [{"font": "title"}, {"foregroundStyle": "white"}, {"padding": 8}, {"background": "blue"}]}"#
            ), passing: widget(#"{"Text": "12:30", "modifiers": [{"font": "title"}]}"#)),
        ReportedTrouble(
            "low-contrast", "ryanbr/noop#1715",
            failing: widget(
                #"{"Text": "82", "modifiers": [{"font": "title"}, {"foregroundStyle": "black"}]}"#,
                family: "accessoryCircular"),
            passing: widget(#"{"Text": "82", "modifiers": [{"font": "title"}]}"#, family: "accessoryCircular")),
        ReportedTrouble(
            "low-contrast", "callstackincubator/voltra#240", "expo/expo#46987",
            failing: activity(
                #"{"Text": "Tea", "modifiers": [{"foregroundStyle": "black"}, {"padding": 20}]}"#,
                #""minimal": {"Text": "7", "modifiers": [{"foregroundStyle": "black"}]}"#),
            passing: activity(#"{"Text": "Tea", "modifiers": [{"padding": 20}]}"#, #""minimal": {"Text": "7"}"#)),
        ReportedTrouble(
            "missing-container-background", "wordpress-mobile/WordPress-iOS#21672", "Automattic/pocket-casts-ios#892",
            failing: #"{"kind": "widget", "families": ["systemSmall"], "body": {"Text": "12"}}"#,
            passing: widget(#"{"Text": "12"}"#)),
        ReportedTrouble(
            "doubled-margins", "samuelclay/NewsBlur#1842", "daneden/Zeitgeist#98",
            failing: widget(#"{"VStack": [{"Text": "One"}, {"Text": "Two"}], "modifiers": [{"padding": 16}]}"#),
            passing: widget(#"{"VStack": [{"Text": "One"}, {"Text": "Two"}]}"#)),
        ReportedTrouble(
            "unbounded-timer", "jordibruin/Dynamic-Islands#4",
            failing: activity(
                #"{"Text": "Tea"}"#,
                #""compactLeading": {"Image": {"systemName": "timer"}}, "compactTrailing": {"Text": {"timerInterval": ["{{ now }}", "{{ now + minutes(5) }}"]}, "modifiers": [{"font": "caption2"}]}"#
            ),
            passing: activity(
                #"{"Text": "Tea"}"#,
                #""compactLeading": {"Image": {"systemName": "timer"}}, "compactTrailing": {"Text": {"timerInterval": ["{{ now }}", "{{ now + minutes(5) }}"]}, "modifiers": [{"font": "caption2"}, {"frame": {"width": 28}}]}"#
            )),
        ReportedTrouble(
            "timer-cut", "home-assistant/iOS#5450", "jerryfane/herdrup#117", "Ebullioscopic/Atoll#563",
            failing: activity(
                #"{"Text": "Tea"}"#,
                #""compactLeading": {"Image": {"systemName": "timer"}}, "compactTrailing": {"Text": {"timerInterval": ["{{ now }}", "{{ now + hours(2) }}"]}, "modifiers": [{"lineLimit": 1}, {"frame": {"width": 40}}]}"#
            ),
            passing: activity(
                #"{"Text": "Tea"}"#,
                #""compactLeading": {"Image": {"systemName": "timer"}}, "compactTrailing": {"Text": {"timerInterval": ["{{ now }}", "{{ now + hours(2) }}"]}, "modifiers": [{"lineLimit": 1}, {"minimumScaleFactor": 0.5}, {"frame": {"width": 44}}]}"#
            )),
        ReportedTrouble(
            "activity-too-tall", "callstackincubator/voltra#133", "ZingerLittleBee/Heeler#294",
            failing: activity(#"{"Text": "Tea", "modifiers": [{"frame": {"height": 200}}]}"#),
            passing: activity(#"{"Text": "Tea", "modifiers": [{"frame": {"height": 150}}]}"#)),
        ReportedTrouble(
            "island-content-cut", "home-assistant/iOS#5450",
            failing: activity(#"{"Text": "Tea"}"#, #""minimal": {"Text": "12 minutes", "modifiers": ["fixedSize"]}"#),
            passing: activity(#"{"Text": "Tea"}"#, #""minimal": {"Text": "12"}"#)),
        ReportedTrouble(
            "truncated-number", "LoopKit/Loop#2391", "LoopKit/Loop#2423", "LoopKit/Loop#2444",
            failing: widget(#"{"Text": "134 mg/dl", "modifiers": [{"lineLimit": 1}, {"font": "largeTitle"}]}"#),
            passing: widget(
                #"{"Text": "134 mg/dl", "modifiers": [{"lineLimit": 1}, {"font": "largeTitle"}, {"minimumScaleFactor": 0.3}]}"#
            ), arguments: ["--device", "iphone-16-pro-max,iphone-se"]),
        ReportedTrouble(
            "truncated-text", "wikimedia/wikipedia-ios#3705", "Team-B1ND/dodamdodam-ios#164",
            failing: widget(#"{"Text": "Today’s featured article is long", "modifiers": [{"lineLimit": 1}]}"#),
            passing: widget(#"{"Text": "Today’s featured article is long"}"#)),
        ReportedTrouble(
            "doubled-flip", "wordpress-mobile/WordPress-iOS#17731",
            failing: widget(
                #"{"Text": "Views 48", "modifiers": [{"flipsForRightToLeftLayoutDirection": true}]}"#),
            passing: widget(#"{"Text": "Views 48"}"#)),
        ReportedTrouble(
            "left-right-constant", "wordpress-mobile/WordPress-iOS#17731",
            failing: widget(#"{"Image": {"systemName": "chevron.right"}}"#),
            passing: widget(#"{"Image": {"systemName": "chevron.forward"}}"#)),
        ReportedTrouble(
            "private-readable", "Automattic/simplenote-ios#1445",
            failing: #"""
                {"kind": "widget", "families": ["systemSmall", "accessoryRectangular"], "containerBackground": "background", "bodies": {
                "systemSmall": {"Text": "Buy a ring", "modifiers": ["privacySensitive"]}, "accessoryRectangular": {"Text": "Buy a ring"}}}
                """#,
            passing: #"""
                {"kind": "widget", "families": ["systemSmall", "accessoryRectangular"], "containerBackground": "background", "bodies": {
                "systemSmall": {"Text": "Buy a ring", "modifiers": ["privacySensitive"]},
                "accessoryRectangular": {"VStack": [{"Text": "Note"}, {"Text": "Buy a ring", "modifiers": ["privacySensitive"]}]}}}
                """#),
        ReportedTrouble(
            "public-redacted", "brave/brave-ios#6305",
            failing: widget(#"{"Text": "9 tabs", "modifiers": ["privacySensitive"]}"#, family: "accessoryRectangular"),
            passing: widget(#"{"Text": "9 tabs"}"#, family: "accessoryRectangular")),
        ReportedTrouble(
            "blank-picture", "wikimedia/wikipedia-ios#4413", "jtbandes/SpacePOD#6",
            failing: widget(#"{"Text": "{{ entry.title }}"}"#, #""entry": {"title": ""},"#),
            passing: widget(
                #"{"Text": "{{ entry.title == '' ? 'Nothing yet' : entry.title }}"}"#, #""entry": {"title": ""},"#)),
        ReportedTrouble(
            "negative-countdown", "a countdown that passes zero",
            failing: widget(
                #"{"Text": {"date": "{{ now + minutes(20) }}", "style": "timer"}}"#,
                #""timeline": {"everyMinutes": 60, "count": 2},"#),
            passing: widget(
                #"{"Text": {"date": "{{ now + minutes(60) }}", "style": "timer"}}"#,
                #""timeline": {"everyMinutes": 30, "count": 1, "policy": {"afterMinutes": 30}},"#)),
        ReportedTrouble(
            "several-widget-urls", "ABausG/home_widget#235",
            failing: widget(
                #"{"VStack": [{"Text": "1", "modifiers": [{"widgetURL": "cup://1"}]}, {"Text": "2", "modifiers": [{"widgetURL": "cup://2"}]}]}"#
            ), passing: widget(#"{"VStack": [{"Text": "1"}, {"Text": "2"}], "modifiers": [{"widgetURL": "cup://1"}]}"#)),
        ReportedTrouble(
            "link-ignored", "ABausG/home_widget#72", "TrainLCD/MobileApp#6585",
            failing: widget(#"{"Link": {"destination": "cup://1"}, "label": {"Text": "1"}}"#),
            passing: widget(#"{"Text": "1", "modifiers": [{"widgetURL": "cup://1"}]}"#)),
        ReportedTrouble(
            "link-in-one-presentation", "ABausG/home_widget#235",
            failing: activity(
                #"{"Text": "Tea"}"#,
                #""expanded": {"bottom": {"Link": {"destination": "cup://1"}, "label": {"Text": "Open"}}}"#),
            passing: activity(
                #"{"Link": {"destination": "cup://1"}, "label": {"Text": "Open"}}"#,
                #""expanded": {"bottom": {"Link": {"destination": "cup://1"}, "label": {"Text": "Open"}}}"#)),
        ReportedTrouble(
            "content-outside", "a fixed offset",
            failing: widget(#"{"Text": "Total", "modifiers": [{"offset": {"x": 120}}]}"#),
            passing: widget(#"{"Text": "Total"}"#)),
        ReportedTrouble(
            "text-at-minimum-scale", "a text that fits by a hair",
            failing: widget(
                #"{"Text": "Seventy letters that shrink and shrink", "modifiers": [{"lineLimit": 1}, {"minimumScaleFactor": 0.53}, {"frame": {"width": 165}}]}"#,
                family: "systemMedium"),
            passing: widget(#"{"Text": "Seven", "modifiers": [{"lineLimit": 1}, {"minimumScaleFactor": 0.4}]}"#)),
        ReportedTrouble(
            "missing-font", "a font of the app",
            failing: widget(
                #"{"Text": "Hello", "modifiers": [{"font": {"custom": "Garamond Nowhere", "size": 16}}]}"#),
            passing: widget(#"{"Text": "Hello", "modifiers": [{"font": "body"}]}"#)),
    ]
}

/// Pictures for tests of size, made of noise or of nothing.
enum TestPhotograph {
    /// A JPEG of so many pixels. `isNoise` makes a file of about a byte a pixel, else one of a few kilobytes.
    static func jpeg(_ width: Int, _ height: Int, isNoise: Bool = false) throws -> [UInt8] {
        let encoder = try JPEGEncoder(width: width, height: height, budget: MemoryBudget(limit: 1 << 27))
        var row = [UInt8](repeating: 128, count: width * 4)
        for x in 0..<width { row[x * 4 + 3] = 255 }
        var seed: UInt32 = 7
        for y in 0..<height {
            for x in 0..<width {
                if isNoise {
                    seed = seed &* 1_664_525 &+ 1_013_904_223
                    row[x * 4] = UInt8(seed >> 24)
                } else {
                    row[x * 4] = UInt8((y / 16) & 255)
                }
            }
            try row.withUnsafeBufferPointer { try encoder.append($0) }
        }
        return try encoder.finish()
    }
}

extension Scratch {
    /// A picture of an asset catalog below a folder.
    func picture(_ name: String, _ bytes: [UInt8], in folder: String) throws {
        let set = "\(folder)/Assets.xcassets/\(name).imageset"
        try write(
            #"{"images": [{"filename": "picture.jpg", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#,
            to: set + "/Contents.json")
        try Data(bytes).write(to: url.appendingPathComponent(set + "/picture.jpg"))
    }
}
