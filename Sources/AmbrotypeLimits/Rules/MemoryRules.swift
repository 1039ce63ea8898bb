/// Rules about bytes: pictures, entries, timelines, archives.
package enum MemoryRules {
    package static let all: [Rule] = [pictureArea]

    package static let pictureArea = Rule(
        "picture-area", .memory, .error,
        what: "A picture has more pixels than the system stores for the widget's family on a device.",
        why: """
            When the system stores a timeline it refuses a picture whose own pixel area is above 4.4 times the widget's (2.2 times \
            its width by 2.0 times its height). Its source pixels count, not the frame it is shown in. One such picture fails the \
            whole timeline: the widget keeps its grey placeholder, nothing crashes, and the next try comes about an hour later.
            """,
        mend: "Show a smaller copy: `ambrotype check --thumbnail` writes it beside the picture.",
        source: "Console lines of eleven devices in public reports; two independent projects measured the factors.",
        confidence: .measured,
        reports: [
            "TortugaPower/BookPlayer#1282", "TortugaPower/BookPlayer#1230",
            "better-rail/app#121", "wikimedia/wikipedia-ios#4413",
        ],
        failing: #"{"Image": "Photo"} with a photo of 4032 × 3024 pixels in a small widget"#,
        passing: #"{"Image": "Photo"} with a copy of 486 × 365 pixels"#)
}
