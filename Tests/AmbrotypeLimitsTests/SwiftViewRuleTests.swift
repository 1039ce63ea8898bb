import AmbrotypeDrawing
import AmbrotypeLimits
import AmbrotypeText
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

/// What templates cannot say: views that Swift has and widgets have not.
@MainActor @Suite("Rules on Swift views")
struct SwiftViewRuleTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("fonts")
    private static let engine = Result { TextEngine(fonts: try FontLibrary(folder: folder)) }

    private func rules<V: View>(
        _ view: V, in presentation: WidgetPresentation = .family(.systemSmall)
    ) throws -> Set<String> {
        let engine = try Self.engine.get()
        let device = try DeviceTable.load().defaultDevice
        let shell = WidgetShell(presentation, device: device, os: 26)
        let placed = try shell.place(view, session: RenderSession(text: engine))
        let picture = ObservedPicture(
            subject: "cup", name: "cup/one", presentation: presentation, entry: "one", device: device, system: 26,
            mode: .fullColor(.light), isRightToLeft: false, now: Date(timeIntervalSince1970: 0), nextEntry: nil,
            disablesContentMargins: false, isPlaceholder: false, size: placed.layoutSize, parts: placed.parts,
            displayList: placed.displayList, widgetURLs: placed.widgetURLs, targets: [],
            naturalHeight: placed.naturalHeight, diagnostics: placed.diagnostics, text: engine)
        return Set(layoutFindings(picture).map(\.rule))
    }

    /// exyte/Grid#15, ChartsOrg/Charts#4644, SAP/cloud-sdk-ios-fiori#87
    @Test("A scroll view is named, its content without it passes")
    func unsupported() throws {
        let words = Text(verbatim: "Row")
        #expect(try rules(ScrollView { words }.containerBackground(.white, for: .widget)).contains("unsupported-view"))
        #expect(try rules(VStack { words }.containerBackground(.white, for: .widget)).isEmpty)
    }

    /// dmytro-anokhin/url-image#81, #88, #125; SDWebImage/SDWebImageSwiftUI#155
    @Test("A picture from the network is an error, one of the entry is not")
    func asyncPicture() throws {
        let network = AsyncImage(url: URL(string: "https://example.com/cover.jpg"))
        #expect(try rules(network.containerBackground(.white, for: .widget)).contains("async-image"))
        #expect(try rules(Color.red.containerBackground(.white, for: .widget)).isEmpty)
    }

    /// jerryfane/herdrup#113
    @Test("An animation in an activity and one without end in a widget are ignored, a transition of content is not")
    func animation() throws {
        let words = Text(verbatim: "12")
        #expect(
            try rules(words.animation(.default, value: 1), in: .lockScreenActivity).contains("ignored-animation"))
        let endless = words.animation(.linear(duration: 1).repeatForever(), value: 1)
        #expect(try rules(endless.containerBackground(.white, for: .widget)) == ["ignored-animation"])
        #expect(try rules(words.contentTransition(.numericText()), in: .lockScreenActivity).isEmpty)
    }

    /// expo/expo#47167
    @Test("A widget's background on an activity's card is told, the card's own tint passes")
    func activityBackground() throws {
        let words = Text(verbatim: "Tea")
        let wrong = words.containerBackground(.red, for: .widget)
        #expect(try rules(wrong, in: .lockScreenActivity) == ["container-background-in-activity"])
        #expect(try rules(words.activityBackgroundTint(.red), in: .lockScreenActivity).isEmpty)
    }

    @Test("A real time below zero is told, a temperature is not")
    func negativeTime() throws {
        func found(_ words: String) throws -> Bool {
            try rules(Text(verbatim: words).containerBackground(.white, for: .widget)).contains("negative-countdown")
        }
        for words in ["-5 min", "−2 days left", "in -0:30", "-12 h"] { #expect(try found(words), "\(words)") }
        for words in ["-5°", "5 min", "9-5", "2026-06-09", "A - B", "-5 %"] { #expect(try !found(words), "\(words)") }
    }
}

@Suite("Contrast")
struct ContrastTests {
    @Test("Black on white is 21 to 1, the same on itself 1")
    func ends() {
        #expect(contrast(luminance(.black), luminance(.white)) == 21)
        #expect(contrast(luminance(.white), luminance(.white)) == 1)
    }

    @Test("Grey 118 on white is the border of 4.5 to 1")
    func border() {
        func ratio(_ grey: Int) -> Double {
            contrast(luminance(DrawingColor(bytes: grey, grey, grey)), luminance(.white))
        }
        #expect(ratio(118) > 4.5)
        #expect(ratio(119) < 4.5)
    }
}
