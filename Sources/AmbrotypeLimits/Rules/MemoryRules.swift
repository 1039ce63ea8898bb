/// Rules about bytes: pictures, entries, timelines, archives.
package enum MemoryRules {
    package static let all: [Rule] = [
        pictureArea, pictureMemory, entryMemory, timelineMemory, bundleMemory, wasteful, largeResource, overhead,
        archiveSize, archiveNear, activityPicture,
    ]

    package static let pictureArea = Rule(
        "picture-area", .memory, .error,
        what: "A picture has more pixels than the system stores for the widget’s family on a device.",
        why: "When the system stores a timeline it refuses a picture whose own pixel area is above 4.4 times the "
            + "widget’s (2.2 times its width by 2.0 times its height). Its source pixels count, not the frame it "
            + "is shown in. One such picture fails the whole timeline: the widget keeps its grey placeholder, "
            + "nothing crashes, and the next try comes about an hour later.",
        mend: "Show a smaller copy: ambrotype check --thumbnail writes it beside the picture.",
        source: "Console lines of eleven devices in public reports; two independent projects measured the factors.",
        confidence: .measured,
        reports: [
            "TortugaPower/BookPlayer#1230", "TortugaPower/BookPlayer#1282", "better-rail/app#121",
            "wikimedia/wikipedia-ios#4413", "TeamNADA/NADA-iOS-ForRelease#643", "jtbandes/SpacePOD#6",
        ],
        failing: #"{"Image": "Photo"} with a photo of 4032 × 3024 pixels in a small widget"#,
        passing: #"{"Image": "Photo"} with a copy of 486 × 365 pixels"#)

    package static let pictureMemory = Rule(
        "picture-memory", .memory, .error,
        what: "One picture, decoded, takes more than a widget’s process has left.",
        why: "Decoded, a picture takes width × height × 4 bytes, whatever its file’s size: a JPEG of 1.6 MB and "
            + "5309 × 3543 pixels takes 75 MB. The process ends at about 30 MB.",
        mend: "Decode a thumbnail (CGImageSourceCreateThumbnailAtIndex with kCGImageSourceThumbnailMaxPixelSize), "
            + "or store a smaller copy: ambrotype check --thumbnail.",
        source: "Kills at 30.0 to 30.6 MB in public reports.",
        confidence: .measured,
        reports: ["wikimedia/wikipedia-ios#6019", "wikimedia/wikipedia-ios#3725"],
        failing: "a JPEG of 5309 × 3543 pixels",
        passing: "the same at 510 × 340")

    package static let entryMemory = Rule(
        "entry-memory", .memory, .error,
        what: "The pictures of one entry together take more than a widget’s process has left.",
        why: "All pictures of an entry are decoded before it is stored.",
        mend: "Show smaller copies.",
        source: "Kills at 30.0 to 30.6 MB in public reports.",
        confidence: .measured,
        reports: ["wikimedia/wikipedia-ios#6019"],
        failing: "six covers of 1200 × 1200 pixels in one entry",
        passing: "six covers of 200 × 200")

    package static let timelineMemory = Rule(
        "timeline-memory", .memory, .error,
        what: "The pictures of all entries of a timeline together take more than a widget’s process has left.",
        why: "All entries of a timeline live in memory together while it is made.",
        mend: "Fewer entries at a time, or smaller copies.",
        source: "feedback-assistant/reports#177.",
        confidence: .reported,
        reports: ["feedback-assistant/reports#177"],
        failing: "twelve entries, each with its photo of 1000 × 1000 pixels",
        passing: "twelve photos of 300 × 300")

    package static let bundleMemory = Rule(
        "bundle-memory", .memory, .warning,
        what: "The pictures of all widgets of one run together take more than a process has left.",
        why: "All widgets of a bundle share one extension process.",
        mend: "Smaller copies, or fewer widgets that reload together.",
        source: "A forum report of a watch bundle of about 50 widgets.",
        confidence: .reported,
        reports: ["https://developer.apple.com/forums/thread/744726"],
        failing: "three widgets with 10 MB of pictures each",
        passing: "the same with thumbnails")

    package static let wasteful = Rule(
        "wasteful-picture", .memory, .warning,
        what: "A picture has far more pixels than are ever shown of it.",
        why: "The pixels that nobody sees are decoded and stored all the same. Decoding at full size and drawing "
            + "a scaled copy holds both at once; decoding a thumbnail holds the small one only.",
        mend: "Decode a thumbnail or store a smaller copy: ambrotype check --thumbnail.",
        source: "Measured in a public report: about 11 MB against 3 MB.",
        confidence: .measured,
        reports: ["wikimedia/wikipedia-ios#6019", "TortugaPower/BookPlayer#1230"],
        failing: "a cover of 1200 × 1200 pixels shown at 44 points",
        passing: "the same at 132 × 132 pixels")

    package static let largeResource = Rule(
        "large-resource", .memory, .warning,
        what: "A file that the widget carries is large.",
        why: "What an extension reads it holds in memory: 14 MB of JSON work in the simulator, which has no "
            + "limit, and end the process on a phone.",
        mend: "Read it in the app and hand the widget the few lines it shows; or raise memoryOverheadMegabytes if "
            + "it never is read whole.",
        source: "A public report.",
        confidence: .reported,
        reports: ["mattmaddux/FASwiftUI#16"],
        failing: "data/icons.json of 14 MB",
        passing: "data/icons.json of 20 kB")

    package static let overhead = Rule(
        "memory-overhead", .memory, .error,
        what: "What the process takes before its first picture leaves no room.",
        why: "Frameworks, a database and decoded data count too; a database library alone added about 20 MB.",
        mend: "Load less in the extension; set memoryOverheadMegabytes to what was measured.",
        source: "A public report.",
        confidence: .reported,
        reports: ["home-assistant/iOS#2741"],
        failing: #""limits": {"memoryOverheadMegabytes": 31}"#,
        passing: #""limits": {"memoryOverheadMegabytes": 12}"#)

    package static let archiveSize = Rule(
        "archive-size", .memory, .error,
        what: "The stored timeline is estimated above what the system takes.",
        why: "The system stores the drawn tree and the pictures of every entry, and refuses the file above about "
            + "10 MB (CHSErrorDomain 1050). The old widget or the placeholder stays, and the next try comes about "
            + "an hour later.",
        mend: "Fewer entries at a time, or smaller pictures.",
        source: "Accepted and refused sizes in public reports; phones differ in both directions.",
        confidence: .reported,
        reports: ["steipete/CodexBar#3339", "https://developer.apple.com/forums/thread/779546"],
        failing: "60 entries with a picture of 640 × 640 pixels each",
        passing: "12 of them")

    package static let archiveNear = Rule(
        "archive-near-limit", .memory, .warning,
        what: "The stored timeline is estimated near what the system takes.",
        why: "It is an estimate, and phones have refused smaller ones.",
        mend: "Fewer entries at a time, or smaller pictures.",
        source: "Reports for phones disagree in both directions.",
        confidence: .reported,
        reports: ["steipete/CodexBar#3339"],
        failing: "20 entries with a picture of 640 × 640 pixels each",
        passing: "10 of them")

    package static let activityPicture = Rule(
        "activity-picture-size", .memory, .error,
        what: "A picture of a Live Activity has more pixels than its presentation.",
        why: "A picture larger than the presentation keeps the activity from starting. This is not the 4 KB "
            + "limit, which is that of attributes and state.",
        mend: "Show a copy that fits the presentation: ambrotype check --thumbnail.",
        source: "Documentation of ActivityKit; a forum answer (751341).",
        confidence: .documented,
        reports: ["software-mansion-labs/expo-live-activity", "https://developer.apple.com/forums/thread/751341"],
        failing: "a map of 2000 × 1200 pixels in the card",
        passing: "the same at 900 × 400")
}
