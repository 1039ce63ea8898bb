import AmbrotypeDrawing
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

@MainActor @Suite("The shell of widget families")
struct FamilyShellTests {
    private var filled: some View { Color.red.containerBackground(.blue, for: .widget) }

    @Test("A widget measures what the table says of its device and version")
    func sizes() throws {
        let small = try Stage.place(filled, in: .family(.systemSmall), os: 18)
        #expect(small.size == CGSize(width: 162, height: 162))
        #expect(small.displayList.size == small.size)
        let newer = try Stage.place(filled, in: .family(.systemSmall), os: 26)
        #expect((newer.size.width * 100).rounded() / 100 == 164.33)
        #expect(newer.cornerRadius == 28 && small.cornerRadius == 22)
    }

    @Test("From iOS 17 on content stands 16 points inside; before it fills the widget")
    func margins() throws {
        let content = try #require(try Stage.place(filled, in: .family(.systemMedium), os: 17).content)
        #expect(content.leaves == [CGRect(x: 16, y: 16, width: 344 - 32, height: 162 - 32)])
        let older = try #require(try Stage.place(filled, in: .family(.systemMedium), on: "iphone-14", os: 16).content)
        #expect(older.leaves == [CGRect(x: 0, y: 0, width: 338, height: 158)])
    }

    @Test("Disabled margins leave the whole widget to the content, which can still read them")
    func disabledMargins() throws {
        struct Reader: View {
            @Environment(\.widgetContentMargins) var margins
            var body: some View {
                Color.red.padding(.leading, margins.leading).containerBackground(.blue, for: .widget)
            }
        }
        var shell = try Stage.shell(.family(.systemSmall))
        shell.disablesContentMargins = true
        let content = try #require(try shell.place(Reader(), session: Stage.session()).content)
        #expect(content.leaves == [CGRect(x: 16, y: 0, width: 146, height: 162)])
    }

    @Test("Content smaller than the widget stands in its middle")
    func centred() throws {
        let view = Color.red.frame(width: 40, height: 20).containerBackground(.blue, for: .widget)
        let content = try #require(try Stage.place(view, in: .family(.systemSmall)).content)
        #expect(content.leaves == [CGRect(x: 61, y: 71, width: 40, height: 20)])
    }

    @Test("Several views at the top stand below each other")
    func severalViews() throws {
        struct Pair: View {
            @ViewBuilder var body: some View {
                Color.red.frame(height: 10).containerBackground(.blue, for: .widget)
                Color.green.frame(height: 10)
            }
        }
        let leaves = try #require(try Stage.place(Pair(), in: .family(.systemSmall)).content).leaves
        #expect(leaves.count == 2 && leaves[1].minY == leaves[0].maxY + 8)
    }

    @Test("The container background fills the widget to its edge, margins included, whatever its own size")
    func background() throws {
        let view = Text(verbatim: "x").containerBackground(for: .widget, alignment: .bottomTrailing) {
            Color.blue.frame(width: 30, height: 20)
        }
        let widget = try Stage.place(view, in: .family(.systemSmall))
        #expect(widget.hasContainerBackground)
        #expect(widget.tree("background")?.leaves == [CGRect(x: 132, y: 142, width: 30, height: 20)])
        #expect(widget.codes.isEmpty)
    }

    @Test("Of two container backgrounds the outer one shows")
    func outerBackground() throws {
        let view = Color.red.containerBackground(.blue, for: .widget).containerBackground(.green, for: .widget)
        let colors = try Stage.place(view, in: .family(.systemSmall)).displayList.colors
        #expect(colors.count == 3)  // plate, background, content
        #expect(colors[1].green > colors[1].blue)
    }

    @Test("A widget without a container background is covered from iOS 17 on, and drawn before")
    func missingBackground() throws {
        let covered = try Stage.place(Color.red, in: .family(.systemSmall), os: 17)
        #expect(covered.codes == ["missing-container-background"])
        #expect(!covered.displayList.colors.contains { $0.red > 0.9 && $0.green < 0.5 })
        let older = try Stage.place(Color.red, in: .family(.systemSmall), on: "iphone-14", os: 16)
        #expect(older.codes.isEmpty)
        #expect(older.displayList.colors.contains { $0.red > 0.9 && $0.green < 0.5 })
    }

    @Test("The notice can be left out; the error stays")
    func uncovered() throws {
        var shell = try Stage.shell(.family(.systemSmall))
        shell.coversMissingBackground = false
        let widget = try shell.place(Color.red, session: Stage.session())
        #expect(widget.codes == ["missing-container-background"])
        #expect(widget.displayList.colors.contains { $0.red > 0.9 && $0.green < 0.5 })
    }

    @Test("A dark widget stands on the elevated background, which .background shows too")
    func plate() throws {
        let view = Color.clear.containerBackground(.background, for: .widget)
        let colors = try Stage.place(view, in: .family(.systemSmall), mode: .fullColor(.dark)).displayList.colors
        #expect(colors == [DrawingColor(bytes: 28, 28, 30), DrawingColor(bytes: 28, 28, 30)])
    }

    @Test("A shape relative to the container has the widget's corners less its distance to the edge")
    func containerRelative() throws {
        let view = ContainerRelativeShape().fill(.red).containerBackground(.blue, for: .widget)
        let list = try Stage.place(view, in: .family(.systemSmall)).displayList
        let path = try #require(
            list.all.compactMap { item -> Path? in
                if case .fill(let path, _, .color(let color)) = item, color.red > 0.9, color.green < 0.5 { return path }
                return nil
            }.first)
        let rect = CGRect(x: 16, y: 16, width: 130, height: 130)
        #expect(path == Path(roundedRect: rect, cornerRadius: 22 - 16, style: .continuous))
    }

    @Test("A circular accessory is clipped to a circle, a rectangular one to small corners")
    func accessories() throws {
        let mode = WidgetMode.vibrant
        let circular = try Stage.place(filled, in: .family(.accessoryCircular), on: "iphone-15", os: 17, mode: mode)
        #expect(circular.size == CGSize(width: 72, height: 72) && circular.cornerRadius == 36)
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 72, height: 72))
        #expect(
            circular.displayList.all.contains { item in
                if case .group(let group) = item { return group.clip?.path == circle }
                return false
            })
        let rectangular = try Stage.place(
            filled, in: .family(.accessoryRectangular), on: "iphone-15", os: 17, mode: mode)
        #expect(rectangular.size == CGSize(width: 160, height: 72) && rectangular.cornerRadius == 12)
        #expect(rectangular.content?.leaves == [CGRect(x: 0, y: 0, width: 160, height: 72)])
    }

    @Test("An iPad widget is laid out on its canvas and shown at its size on screen")
    func padCanvas() throws {
        let view = Link(destination: URL(string: "app://a")!) { Color.red }.containerBackground(.blue, for: .widget)
        let widget = try Stage.place(view, in: .family(.systemExtraLarge), on: "ipad-mini-a17-pro", os: 18)
        #expect(widget.layoutSize == CGSize(width: 634.5, height: 305.5))
        #expect(widget.size == CGSize(width: 540, height: 260))
        #expect(widget.content?.leaves.first?.width == 634.5 - 32)
        #expect(widget.tapMap[0].frame.rounded == CGRect(x: 0, y: 0, width: 540, height: 260))
        #expect(widget.tapMap[1].frame.rounded.minX == 13.62)
    }

    @Test("A family the device does not have is refused with the reason")
    func refused() throws {
        #expect(throws: PresentationUnavailable.self) {
            try Stage.place(filled, in: .family(.systemExtraLarge), on: "iphone-16")
        }
    }

    @Test("Views see family, mode, scheme and whether their background shows")
    func surroundings() throws {
        struct Reader: View {
            @Environment(\.widgetFamily) var family
            @Environment(\.widgetRenderingMode) var mode
            @Environment(\.colorScheme) var scheme
            @Environment(\.showsWidgetContainerBackground) var shows
            var body: some View {
                Text(verbatim: "\(family) \(mode) \(scheme) \(shows)").containerBackground(.blue, for: .widget)
            }
        }
        func words(_ mode: WidgetMode) throws -> String {
            let content = try #require(try Stage.place(Reader(), in: .family(.systemLarge), mode: mode).content)
            return content.texts.map(\.string).joined()
        }
        #expect(try words(.fullColor(.dark)) == "systemLarge fullColor dark true")
        #expect(try words(.accented()) == "systemLarge accented dark false")
    }
}
