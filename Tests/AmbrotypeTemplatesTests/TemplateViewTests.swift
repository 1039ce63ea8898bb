import AmbrotypeDrawing
import AmbrotypeTemplates
import AmbrotypeViews
import Foundation
import Testing

@MainActor @Suite("Views of a template")
struct TemplateViewTests {
    private func template(_ body: String, _ more: String = "", files: [String: String] = [:]) throws -> Template {
        try Template.reading("{\"kind\": \"widget\", \"families\": [\"systemSmall\"], \"body\": \(body)\(more)}", files)
    }

    private func scene(_ scheme: ColorScheme = .light, _ locale: String = "en_US") -> TemplateScene {
        TemplateScene(colorScheme: scheme, zone: .gmt, locale: Locale(identifier: locale))
    }

    private func drawn(_ template: Template, _ scheme: ColorScheme = .light, entry index: Int = 0) throws -> DisplayList
    {
        let entry = try template.entries()[index]
        let view = try template.drawing(of: entry, as: template.presentations[0], in: scene(scheme)).view!
        return try DrawnView(view, template: template, scheme: scheme).list
    }

    private func expect(_ body: String, _ more: String = "", draws view: some View) throws {
        let template = try template(body, more)
        #expect(template.issues == [])
        #expect(try drawn(template) == DrawnView(view).list)
    }

    @Test("A template draws what its Swift twin draws: stacks, shapes, styles and layout")
    func shapes() throws {
        try expect(
            """
            {"VStack": {"alignment": "leading", "spacing": 6}, "content": [
              {"Circle": {}, "modifiers": [{"fill": "orange.opacity(0.2)"}, {"frame": {"width": 40, "height": 40}}]},
              {"HStack": [{"Color": "red"}, "Spacer", {"RoundedRectangle": 8, "modifiers": [{"fill": {"LinearGradient":
                {"colors": ["blue", "#FF8800"], "startPoint": "topLeading", "endPoint": "bottomTrailing"}}}]}]},
              "Divider",
              {"Capsule": {}, "modifiers": [{"strokeBorder": {"style": "tint", "lineWidth": 2}}, {"frame": {"maxWidth": "infinity", "maxHeight": 20}}]}
            ], "modifiers": [{"padding": {"edges": "horizontal", "length": 10}}, {"padding": 4}, {"background": {"content": "regularMaterial", "in": "ContainerRelativeShape"}}]}
            """,
            draws: VStack(alignment: .leading, spacing: 6) {
                Circle().fill(.orange.opacity(0.2)).frame(width: 40, height: 40)
                HStack {
                    Color.red
                    Spacer()
                    RoundedRectangle(cornerRadius: 8).fill(
                        LinearGradient(
                            colors: [.blue, Color(red: 1, green: 136.0 / 255, blue: 0)], startPoint: .topLeading,
                            endPoint: .bottomTrailing))
                }
                Divider()
                Capsule().strokeBorder(.tint, lineWidth: 2).frame(maxWidth: .infinity, maxHeight: 20)
            }
            .padding(.horizontal, 10).padding(4).background(.regularMaterial, in: ContainerRelativeShape()))
    }

    @Test("Effects and layers come in the order of the list")
    func effects() throws {
        try expect(
            """
            {"Rectangle": {}, "modifiers": [{"fill": "blue.gradient"}, {"frame": {"width": 50, "height": 30}}, {"rotationEffect": 30},
              {"shadow": {"radius": 4, "y": 2}}, {"overlay": {"alignment": "topTrailing"}, "content": {"Circle": {}, "modifiers": [{"frame": {"width": 9, "height": 9}}]}},
              {"opacity": 0.5}, {"clipShape": {"RoundedRectangle": {"cornerRadius": 5, "style": "circular"}}}, {"offset": {"x": 3}}, {"blur": 2},
              {"mask": ["Capsule"]}]}
            """,
            draws: Rectangle().fill(Color.blue.gradient).frame(width: 50, height: 30).rotationEffect(.degrees(30))
                .shadow(radius: 4, y: 2).overlay(alignment: .topTrailing) { Circle().frame(width: 9, height: 9) }
                .opacity(0.5)
                .clipShape(RoundedRectangle(cornerRadius: 5, style: .circular)).offset(x: 3).blur(radius: 2).mask {
                    Capsule()
                })
    }

    @Test("Controls draw as their twins")
    func controls() throws {
        try expect(
            """
            {"VStack": [
              {"Gauge": {"value": 0.4, "in": [0, 2]}, "label": {"Text": "Speed"}, "modifiers": [{"gaugeStyle": "accessoryCircularCapacity"}]},
              {"ProgressView": {"value": 3, "total": 4}, "modifiers": [{"tint": "orange"}]},
              {"Toggle": {"title": "On", "isOn": true}},
              {"Button": "Buy", "modifiers": [{"buttonStyle": "borderedProminent"}]},
              {"Label": {"title": "Read", "systemImage": "book.fill"}, "modifiers": [{"labelStyle": "titleOnly"}]}
            ]}
            """,
            draws: VStack {
                Gauge(value: 0.4, in: 0...2) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity)
                ProgressView(value: 3.0, total: 4).tint(.orange)
                Toggle("On", isOn: .constant(true))
                Button("Buy") {}.buttonStyle(.borderedProminent)
                Label("Read", systemImage: "book.fill").labelStyle(.titleOnly)
            })
    }

    @Test("Conditions, choices and repetition depend on data and scene")
    func structure() throws {
        let body = """
            {"VStack": {"spacing": 0}, "content": [
              {"if": "entry.flag && colorScheme == 'dark'", "then": {"Color": "white"}, "else": [{"Color": "red"}, {"Color": "blue"}]},
              {"switch": "entry.kind", "cases": {"a": {"Color": "green"}, "b": "Circle"}, "default": "Divider"},
              {"ForEach": "i, width in entry.widths", "content": {"Color": "black", "modifiers": [{"frame": {"width": "{{ width + i }}", "height": 4}},
                 {"if": "i == 1", "then": ["hidden"], "else": {"opacity": 0.5}}]}}
            ]}
            """
        let template = try template(body, #", "entry": {"flag": true, "kind": "b", "widths": [10, 20, 30]}"#)
        #expect(template.issues == [])
        let light = VStack(spacing: 0) {
            Color.red
            Color.blue
            Circle()
            ForEach(0..<3) { i in
                let bar = Color.black.frame(width: CGFloat(10 * (i + 1) + i), height: 4)
                if i == 1 { bar.hidden() } else { bar.opacity(0.5) }
            }
        }
        #expect(try drawn(template) == DrawnView(light).list)
        let dark = try drawn(template, .dark)
        #expect(dark != (try drawn(template)))
    }

    @Test("Views of the document's own take parameters and see nothing of their caller")
    func definitions() throws {
        let more = """
            , "views": {"Bar": {"parameters": {"width": null, "color": "red"}, "body": {"Color": "{{ color }}", "modifiers": [{"frame": {"width": "{{ width }}", "height": 5}}]}}}
            """
        try expect(
            "{\"VStack\": [{\"Bar\": {\"width\": 20}}, {\"ForEach\": \"w in [30, 40]\", \"content\": {\"Bar\": {\"width\": \"{{ w }}\", \"color\": \"blue\"}}}]}",
            more,
            draws: VStack {
                Color.red.frame(width: 20, height: 5)
                Color.blue.frame(width: 30, height: 5)
                Color.blue.frame(width: 40, height: 5)
            })
        let endless = try template("\"Loop\"", ", \"views\": {\"Loop\": {\"body\": {\"ZStack\": [\"Loop\"]}}}")
        #expect { try drawn(endless) } throws: {
            ($0 as? TemplateFailure)?.issues.map(\.trouble) == [.endlessView("Loop")]
        }
    }

    @Test("A geometry reader hands its size to its content")
    func geometry() throws {
        try expect(
            #"{"GeometryReader": "space", "content": {"Color": "red", "modifiers": [{"frame": {"width": "{{ space.width / 4 }}", "height": "{{ space.height }}"}}]}}"#,
            draws: GeometryReader { space in Color.red.frame(width: space.size.width / 4, height: space.size.height) })
    }

    @Test("Catalog colours and pictures follow scale and scheme")
    func assets() throws {
        let files = [
            "A.xcassets/Brand.colorset/Contents.json": """
            {"colors": [{"color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}},
              {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"blue": "1.0"}}}]}
            """,
            "A.xcassets/Photo.imageset/Contents.json": #"{"images": [{"filename": "p.png", "scale": "2x"}]}"#,
            "A.xcassets/Photo.imageset/p.png": "100 60",
        ]
        let template = try template(
            #"{"VStack": [{"Image": "Photo"}, {"Image": "Photo", "modifiers": ["resizable", "scaledToFit", {"frame": {"width": 20}}]}], "modifiers": [{"background": "Brand"}]}"#,
            files: files)
        #expect(template.issues == [])
        var sizes: [CGRect] = []
        func gather(_ items: [DisplayItem]) {
            for item in items {
                switch item {
                case .picture(let key, let rect, _, _, _):
                    #expect(
                        key.name == "A.xcassets/Photo.imageset/p.png" && key.pixelSize == CGSize(width: 100, height: 60)
                    )
                    sizes.append(rect)
                case .group(let group): gather(group.items)
                default: break
                }
            }
        }
        gather(try drawn(template).items)
        #expect(sizes.map(\.size) == [CGSize(width: 50, height: 30), CGSize(width: 20, height: 12)])
        #expect(try drawn(template) != drawn(template, .dark))
        #expect(template.pictureFile(named: "A.xcassets/Photo.imageset/p.png") != nil)
        #expect(template.pictureFile(named: "../../etc/passwd") == nil)
    }

    @Test("The document's background and URL stand around the body")
    func members() throws {
        try expect(
            "{\"Color\": \"red\"}",
            #", "containerBackground": "fill.tertiary", "widgetURL": "app://open?n={{ entry.n }}", "entry": {"n": 5}"#,
            draws: Color.red.widgetURL(URL(string: "app://open?n=5")).containerBackground(.fill.tertiary, for: .widget))
    }

    @Test(
        "What is wrong in a view tree is found without drawing, in every branch",
        arguments: [
            (
                "{\"VStak\": []}",
                TemplateTrouble.unknownName("VStak", kind: .view, near: ["VStack", "HStack", "ZStack"]), "/body/VStak"
            ),
            (
                "{\"if\": \"false\", \"then\": {\"Txt\": \"x\"}}", .unknownName("Txt", kind: .view, near: ["Text"]),
                "/body/then/Txt"
            ),
            (
                "{\"Color\": \"red\", \"modifiers\": [{\"paddng\": 3}]}",
                .unknownName("paddng", kind: .modifier, near: ["padding"]), "/body/modifiers/0/paddng"
            ),
            (
                "{\"VStack\": {\"aligment\": \"leading\"}}",
                .unknownMember("aligment", of: "VStack", near: ["alignment"]), "/body/VStack/aligment"
            ),
            (
                "{\"VStack\": {\"alignment\": \"left\"}}", .unknownName("left", kind: .value, near: []),
                "/body/VStack/alignment"
            ),
            ("{\"Color\": \"orang\"}", .unknownName("orang", kind: .color, near: ["orange"]), "/body/Color"),
            (
                "{\"Color\": \"red\", \"modifiers\": [{\"opacity\": \"half\"}]}",
                .badValue("half", expected: "a number"), "/body/modifiers/0/opacity"
            ),
            (
                "{\"Text\": \"{{ entry.titel }}\"}", .expressionNoMember("titel", of: "`entry`", near: ["title"]),
                "/body/Text"
            ),
            (
                "{\"Text\": \"{{ entri.title }}\"}", .unknownName("entri", kind: .variable, near: ["entry"]),
                "/body/Text"
            ),
            (
                "{\"Text\": \"{{ uppercase(entry.title) }}\"}",
                .unknownName("uppercase", kind: .function, near: ["uppercased"]), "/body/Text"
            ),
            ("{\"Image\": \"Phto\"}", .missingPicture("Phto", near: ["Photo"]), "/body/Image"),
            ("{\"Link\": \"x\"}", .missingMember("destination", of: "Link"), "/body/Link"),
            ("{\"VStack\": [], \"content\": [], \"Text\": \"\"}", .contradiction("VStack", "Text"), "/body/Text"),
            ("{\"text\": \"x\"}", .viewMissing(keys: ["text"]), "/body"),
            (
                "{\"Color\": \"red\", \"modifiers\": [{\"font\": \"headlin\"}]}",
                .unknownName("headlin", kind: .font, near: ["headline", "subheadline"]), "/body/modifiers/0/font"
            ),
            (
                "{\"ForEach\": \"x of y\", \"content\": []}",
                .badValue("x of y", expected: "a loop such as \"plan in store.plans\""), "/body/ForEach"
            ),
            ("7", .wrongKind(expected: "a view", found: "a number"), "/body"),
        ])
    func checking(body: String, trouble: TemplateTrouble, pointer: String) throws {
        let template = try template(
            body, #", "entry": {"title": "x"}"#,
            files: [
                "A.xcassets/Photo.imageset/Contents.json": #"{"images": [{"filename": "p"}]}"#,
                "A.xcassets/Photo.imageset/p": "1 1",
            ])
        #expect(template.issues.map(\.trouble) == [trouble])
        #expect(template.issues.first?.place.pointer == pointer)
    }

    @Test("A picture that is spoilt says why; its neighbours are drawn")
    func failures() throws {
        let template = try Template.reading(
            """
            {"kind": "widget", "families": ["systemSmall", "systemMedium"], "entry": {"n": 1},
             "bodies": {"systemSmall": {"Color": "red", "modifiers": [{"resizable": {}}]}, "systemMedium": {"Color": "{{ entry.n }}"}, "systemLarge": "Circle"}}
            """)
        let entry = try template.entries()[0]
        func failure(_ index: Int) -> [TemplateTrouble] {
            do {
                _ = try template.drawing(of: entry, as: template.presentations[index], in: scene())
                return []
            } catch { return error.issues.map(\.trouble) }
        }
        #expect(failure(0) == [.wrongTarget("resizable", needs: "a picture", found: "a view")])
        #expect(failure(1) == [.wrongKind(expected: "a colour", found: "a number")])
    }
}
