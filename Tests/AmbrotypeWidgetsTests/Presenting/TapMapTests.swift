import AmbrotypeDrawing
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

@MainActor @Suite("Tap maps")
struct TapMapTests {
    private func url(_ name: String) -> URL { URL(string: "app://\(name)")! }

    private var links: some View {
        HStack(spacing: 0) {
            Link(destination: url("left")) { Color.red }
            Link(destination: url("right")) { Color.green }
        }
        .widgetURL(url("all")).containerBackground(.blue, for: .widget)
    }

    @Test("A small widget has one target, and says that its links do nothing")
    func small() throws {
        let widget = try Stage.place(links, in: .family(.systemSmall))
        #expect(widget.tapMap.map(\.action) == [.url(url("all"))])
        #expect(widget.tapMap[0].frame == CGRect(x: 0, y: 0, width: 162, height: 162))
        #expect(widget.codes == ["link-ignored", "link-ignored"])
        #expect(widget.diagnostics[0].place != widget.diagnostics[1].place)
    }

    @Test("A medium widget answers to its links, and to its own URL elsewhere")
    func medium() throws {
        let widget = try Stage.place(links, in: .family(.systemMedium))
        #expect(widget.tapMap.map(\.action) == [.url(url("all")), .url(url("left")), .url(url("right"))])
        #expect(widget.tapMap[0].frame == CGRect(x: 0, y: 0, width: 344, height: 162))
        #expect(widget.tapMap[1].frame == CGRect(x: 16, y: 16, width: 156, height: 130))
        #expect(widget.tapMap[2].frame == CGRect(x: 172, y: 16, width: 156, height: 130))
        #expect(widget.codes.isEmpty)
    }

    @Test("Without a widget URL a tap opens the app")
    func bare() throws {
        let widget = try Stage.place(Color.red.containerBackground(.blue, for: .widget), in: .family(.systemSmall))
        #expect(widget.tapMap.map(\.action) == [.openApp])
        #expect(widget.widgetURLs.isEmpty)
    }

    @Test("Of several widget URLs the last counts, and a warning names it")
    func several() throws {
        let view = VStack {
            Color.red.widgetURL(url("one"))
            Color.red.widgetURL(url("two"))
        }
        .widgetURL(url("three")).containerBackground(.blue, for: .widget)
        let widget = try Stage.place(view, in: .family(.systemSmall))
        #expect(widget.widgetURLs == [url("one"), url("two"), url("three")])
        #expect(widget.tapMap.map(\.action) == [.url(url("three"))])
        #expect(widget.codes == ["several-widget-urls"])
        #expect(widget.diagnostics[0].message.contains("app://three"))
    }

    @Test("The same URL twice is no trouble")
    func sameTwice() throws {
        let view = VStack {
            Color.red.widgetURL(url("one"))
            Color.red.widgetURL(url("one"))
        }.containerBackground(.blue, for: .widget)
        #expect(try Stage.place(view, in: .family(.systemSmall)).codes.isEmpty)
    }

    @Test("What is turned answers in the box around it, what is hidden in none")
    func transformed() throws {
        let view = ZStack {
            Link(destination: url("a")) { Color.red.frame(width: 40, height: 20) }.rotationEffect(.degrees(90))
            Link(destination: url("b")) { Color.red.frame(width: 40, height: 20) }.hidden()
            Link(destination: url("c")) { Color.red.frame(width: 40, height: 20) }.opacity(0)
        }.containerBackground(.blue, for: .widget)
        let widget = try Stage.place(view, in: .family(.systemMedium))
        #expect(widget.tapMap.dropFirst().map(\.action) == [.url(url("a"))])
        #expect(widget.tapMap[1].frame.rounded == CGRect(x: 162, y: 61, width: 20, height: 40))
    }

    @Test("Targets end where the widget ends")
    func cut() throws {
        let view = Link(destination: url("a")) { Color.red.frame(width: 600, height: 20) }
            .containerBackground(.blue, for: .widget)
        let widget = try Stage.place(view, in: .family(.systemMedium))
        #expect(widget.tapMap[1].frame == CGRect(x: 0, y: 71, width: 344, height: 20))
    }

    @Test("A button with an action is a target from iOS 17 on")
    func buttons() throws {
        let view = Button(action: {}, label: { Color.red }).buttonStyle(.plain).containerBackground(.blue, for: .widget)
        #expect(try Stage.place(view, in: .family(.systemSmall), os: 17).tapMap.count == 2)
        let older = try Stage.place(view, in: .family(.systemSmall), on: "iphone-14", os: 16)
        #expect(older.tapMap.count == 1 && older.codes == ["intent-ignored"])
    }
}
