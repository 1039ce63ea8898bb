import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

@MainActor @Suite("Accented and vibrant modes")
struct TintingTests {
    private let tint = DrawingColor(red: 0, green: 1, blue: 0)
    private var picture: Image {
        Image(
            PictureAsset(
                key: PictureKey(name: "p", pixelSize: CGSize(width: 4, height: 4)), size: CGSize(width: 4, height: 4)))
    }

    private func items<V: View>(_ view: V, _ mode: WidgetMode? = nil) throws -> [DisplayItem] {
        let mode = mode ?? .accented(tint: tint)
        var shell = try Stage.shell(.family(.systemSmall), mode: mode)
        shell.backdrop = .transparent
        let backed = view.containerBackground(.blue, for: .widget)
        return try shell.place(backed, session: Stage.session()).displayList.all
    }

    private func colors<V: View>(_ view: V) throws -> [DrawingColor] { try items(view).compactMap(\.color) }

    @Test("Accentable views get the tint, the rest white, each with its own alpha; the background goes")
    func groups() throws {
        let view = VStack {
            Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)
            Color.red.widgetAccentable()
        }
        #expect(try colors(view) == [DrawingColor.white.opacity(0.5), tint])
    }

    @Test("Once in the accent group a view stays there")
    func sticky() throws {
        #expect(try colors(VStack { Color.red.widgetAccentable(false) }.widgetAccentable()) == [tint])
        #expect(try colors(VStack { Color.red.widgetAccentable(false) }) == [.white])
    }

    @Test("A gradient keeps the alphas of its stops")
    func gradients() throws {
        let view = LinearGradient(
            colors: [.red, .red.opacity(0.25)], startPoint: .top, endPoint: .bottom)
        let stops = try items(view).compactMap { item -> [GradientStop]? in
            if case .fill(_, _, .linear(let stops, _, _, _)) = item { return stops }
            return nil
        }.first
        #expect(stops?.map(\.color) == [.white, DrawingColor.white.opacity(0.25)])
    }

    @Test("A picture becomes a flat area, unless its mode says otherwise")
    func pictures() throws {
        func tints<V: View>(_ view: V) throws -> [DrawingColor?] {
            try items(view).compactMap { item -> DrawingColor?? in
                if case .picture(_, _, _, _, let tint) = item { return .some(tint) }
                return nil
            }
        }
        func filters<V: View>(_ view: V) throws -> [PixelFilter] {
            try items(view).flatMap { item -> [PixelFilter] in
                if case .group(let group) = item { return group.filters }
                return []
            }
        }
        #expect(try tints(picture) == [.white])
        #expect(try tints(picture.widgetAccentedRenderingMode(.accented)) == [tint])
        #expect(try tints(picture.widgetAccentedRenderingMode(.fullColor)) == [nil])
        #expect(try tints(picture.widgetAccentedRenderingMode(nil)) == [.white])
        let desaturated = try filters(picture.widgetAccentedRenderingMode(.desaturated))
        #expect(desaturated.contains(.luminanceToAlpha))
        #expect(desaturated.contains(flat(.white)))
        #expect(try filters(picture.widgetAccentedRenderingMode(.accentedDesaturated)).contains(flat(tint)))
    }

    private func flat(_ color: DrawingColor) -> PixelFilter {
        .colorMatrix([
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
        ])
    }

    @Test("Colour glyphs and colour filters are flattened as a layer")
    func layers() throws {
        func flattens<V: View>(_ view: V) throws -> Bool {
            try items(view).contains { item in
                if case .group(let group) = item { return group.filters == [flat(.white)] }
                return false
            }
        }
        #expect(try flattens(Color.red.saturation(0.5)))
        #expect(try flattens(Text(verbatim: "🎈")))
        #expect(try !flattens(Text(verbatim: "a")))
    }

    @Test("A background that may not be removed stays under the accented content")
    func keptBackground() throws {
        var shell = try Stage.shell(.family(.systemSmall), mode: .accented())
        shell.isBackgroundRemovable = false
        let widget = try shell.place(
            Color.red.containerBackground(.green, for: .widget), session: Stage.session())
        #expect(widget.displayList.colors.count == 3)
        #expect(widget.displayList.colors[1].green > 0.5 && widget.displayList.colors[2] == .white)
    }

    @Test("Vibrant content is one layer in which brightness becomes alpha")
    func vibrant() throws {
        let items = try items(Color.red, .vibrant)
        let groups = items.compactMap { item -> DisplayGroup? in
            if case .group(let group) = item, !group.filters.isEmpty { return group }
            return nil
        }
        #expect(groups.map(\.filters) == [[.luminanceToAlpha, flat(.white)]])
        #expect(groups[0].items.count == 1)
    }

    @Test("A mode that iOS does not offer there is drawn all the same, with a note")
    func notOffered() throws {
        let view = Color.red.containerBackground(.blue, for: .widget)
        #expect(try Stage.place(view, in: .family(.accessoryCircular)).codes == ["mode-not-offered"])
        let older = try Stage.place(view, in: .family(.systemSmall), os: 17, mode: .accented())
        #expect(older.codes == ["mode-not-offered"])
        #expect(try Stage.place(view, in: .family(.systemSmall), os: 18, mode: .accented()).codes.isEmpty)
    }

    @Test("Without a backdrop the ground of an accented widget is transparent; the standard one is a plain fill")
    func backdrops() throws {
        let view = Color.clear.containerBackground(.blue, for: .widget)
        var shell = try Stage.shell(.family(.systemSmall), mode: .accented())
        #expect(try shell.place(view, session: Stage.session()).displayList.colors.count == 1)
        shell.backdrop = .transparent
        #expect(try shell.place(view, session: Stage.session()).displayList.colors.isEmpty)
        let red = DrawingColor(red: 1, green: 0, blue: 0)
        shell.backdrop = .items([
            .fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), style: FillStyle(), paint: .color(red))
        ])
        #expect(try shell.place(view, session: Stage.session()).displayList.colors == [red])
    }

    @Test("The accessory background shows in round and rectangular accessories only")
    func accessoryBackground() throws {
        let view = ZStack { AccessoryWidgetBackground() }.containerBackground(.blue, for: .widget)
        func count(_ family: WidgetFamily, _ mode: WidgetMode) throws -> Int {
            var shell = try Stage.shell(.family(family), mode: mode)
            shell.backdrop = .transparent
            return try shell.place(view, session: Stage.session()).displayList.colors.count
        }
        #expect(try count(.accessoryCircular, .vibrant) == 1)
        #expect(try count(.accessoryRectangular, .vibrant) == 1)
        #expect(try count(.accessoryInline, .vibrant) == 0)
        #expect(try count(.systemSmall, .fullColor(.light)) == 2)  // plate and background
    }
}

@MainActor @Suite("The inline accessory")
struct InlineTests {
    private func place<V: View>(_ view: V) throws -> PlacedWidget {
        try Stage.place(view, in: .family(.accessoryInline), on: "iphone-15", os: 17, mode: .vibrant)
    }

    private func texts(_ widget: PlacedWidget) -> [TextContent] { widget.content?.texts ?? [] }

    @Test("Text gets the system's font and one line, whatever the author asked for")
    func font() throws {
        let widget = try place(Text(verbatim: "Rain at four o'clock in the afternoon").font(.largeTitle).lineLimit(3))
        let text = try #require(texts(widget).first)
        #expect(text.runs.map(\.font.size) == [22] && text.style.lineLimit == 1)
        #expect(widget.size == CGSize(width: 234, height: 26) && widget.codes.isEmpty)
        #expect((widget.content?.frame.width ?? 999) <= 234)
    }

    @Test("More than one image and one text are not shown, and named")
    func dropped() throws {
        let view = VStack {
            Text(verbatim: "one")
            Text(verbatim: "two")
            Color.red.frame(width: 5, height: 5)
        }
        let widget = try place(view)
        #expect(texts(widget).map(\.string) == ["one"])
        #expect(widget.codes == ["inline-content-dropped"])
    }
}
