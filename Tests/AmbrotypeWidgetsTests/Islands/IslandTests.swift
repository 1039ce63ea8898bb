import AmbrotypeActivities
import AmbrotypeDrawing
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

@MainActor @Suite("The Dynamic Island")
struct IslandTests {
    private func place(
        _ island: DynamicIsland, _ form: IslandPresentation, on device: String = "iphone-15-pro-max",
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> PlacedWidget {
        try Stage.shell(.island(form), on: device, os: 17, change).place(island, session: Stage.session())
    }

    private func block(_ width: CGFloat, _ height: CGFloat = 20) -> some View {
        Color.red.frame(width: width, height: height)
    }

    private func island(leading: CGFloat = 26, trailing: CGFloat = 18) -> DynamicIsland {
        DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { block(40, 40) }
            DynamicIslandExpandedRegion(.trailing) { block(30, 30) }
            DynamicIslandExpandedRegion(.center) { block(60) }
            DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: 30) }
        } compactLeading: {
            block(leading)
        } compactTrailing: {
            block(trailing)
        } minimal: {
            block(20)
        }
    }

    private func frame(_ widget: PlacedWidget, _ name: String) throws -> CGRect {
        try #require(widget.tree(name)).leaves[0].rounded
    }

    // MARK: Compact

    @Test("Each compact side is 16 points wider than its content; the sensors stand between them")
    func compact() throws {
        // Measured on a picture: 41.67 points left of the sensors, 34 right of them.
        let widget = try place(island(leading: 25.67), .compact)
        #expect(widget.parts.map(\.name) == ["compactLeading", "compactTrailing"])
        #expect(widget.parts.map { $0.frame.rounded.width } == [41.67, 34])
        #expect((widget.size.width * 100).rounded() / 100 == 201)
        #expect((widget.size.height * 100).rounded() / 100 == 36.67)
        #expect(try frame(widget, "compactLeading").minX == 15.33)
        #expect(try frame(widget, "compactTrailing").maxX == 185.67)
    }

    @Test("In a right-to-left layout the sides change places")
    func mirrored() throws {
        let widget = try place(island(), .compact) { $0.layoutDirection = .rightToLeft }
        let (leading, trailing) = (try frame(widget, "compactLeading"), try frame(widget, "compactTrailing"))
        #expect(leading.minX > trailing.maxX)
        #expect(trailing.minX == 15.33 && (widget.size.width - leading.maxX).rounded() == 15)
    }

    @Test("A side shows no more than the system gives it, and says what it cut")
    func tooWide() throws {
        let widget = try place(island(leading: 90), .compact)
        #expect(widget.parts[0].frame.rounded.width == 62.33)
        #expect(widget.codes == ["island-content-cut"])
    }

    @Test("Margins set by the author replace the system's; the first word for an edge holds")
    func margins() throws {
        let changed = island().contentMargins(.leading, 8, for: .compactLeading)
            .contentMargins(.all, 2, for: .compactLeading)
        let widget = try place(changed, .compact)
        #expect(try frame(widget, "compactLeading").minX == 8)
        #expect(widget.parts[0].frame.rounded.width == 36)
        #expect(widget.parts[1].frame.rounded.width == 34)
    }

    @Test("One side alone is as wide as in the whole island")
    func sides() throws {
        let leading = try place(island(), .compactLeading)
        #expect(leading.size.width == 42 && leading.parts.map(\.name) == ["compactLeading"])
        #expect(try place(island(), .compactTrailing).size.width == 34)
    }

    // MARK: Minimal

    @Test("Minimal is a circle, for wide content a pill of at most 45 points")
    func minimal() throws {
        let circle = try place(island(), .minimal)
        #expect((circle.size.width * 100).rounded() / 100 == 36.67)
        let wide = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { EmptyView() }
        } compactLeading: {
            EmptyView()
        } compactTrailing: {
            EmptyView()
        } minimal: {
            block(80)
        }
        #expect(try place(wide, .minimal).size.width == 45)
    }

    // MARK: Expanded

    @Test("Expanded: sides beside the sensors, center below them, bottom below all")
    func expanded() throws {
        let widget = try place(island(), .expanded)
        #expect(widget.size.width == 408 && widget.cornerRadius == 44)
        #expect(try frame(widget, "leading") == CGRect(x: 16, y: 16, width: 40, height: 40))
        #expect(try frame(widget, "trailing") == CGRect(x: 408 - 16 - 30, y: 16, width: 30, height: 30))
        #expect(try frame(widget, "center") == CGRect(x: 174, y: 36.67, width: 60, height: 20))
        // The sensors end at 36.67, center at 56.67, leading at 56: bottom begins at 56.67.
        #expect(try frame(widget, "bottom") == CGRect(x: 16, y: 56.67, width: 376, height: 30))
        #expect(abs((widget.naturalHeight ?? 0) - (56.67 + 30 + 16)) < 0.01)
    }

    @Test("Leading and trailing change sides in a right-to-left layout")
    func expandedMirrored() throws {
        let widget = try place(island(), .expanded) { $0.layoutDirection = .rightToLeft }
        #expect(try frame(widget, "leading").maxX == 392)
        #expect(try frame(widget, "trailing").minX == 16)
    }

    @Test("A side offers its content the width up to the sensors, less when center needs it")
    func sideWidth() throws {
        func leading(center: CGFloat) throws -> CGFloat {
            let island = DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Color.red.frame(height: 10) }
                DynamicIslandExpandedRegion(.center) { block(center) }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
            return try frame(try place(island, .expanded), "leading").width
        }
        #expect(try abs(leading(center: 60) - 125.335) < 0.01)  // (408 - 125.33) / 2 - 16
        #expect(try leading(center: 200) == 88)  // (376 - 200) / 2
    }

    @Test("The region of highest priority gets the full width below the sensors")
    func priority() throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.leading, priority: 1) { Color.red.frame(height: 10) }
            DynamicIslandExpandedRegion(.trailing) { block(20) }
        } compactLeading: {
            EmptyView()
        } compactTrailing: {
            EmptyView()
        } minimal: {
            EmptyView()
        }
        let widget = try place(island, .expanded)
        #expect(try frame(widget, "leading") == CGRect(x: 16, y: 36.67, width: 376, height: 10))
    }

    @Test("A view moves below the sensors only when it is too wide and asked to")
    func belowIfTooWide() throws {
        func leading(_ width: CGFloat, asks: Bool) throws -> CGRect {
            let island = DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    block(10, 10)
                    if asks { block(width).dynamicIsland(verticalPlacement: .belowIfTooWide) } else { block(width) }
                }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
            return try #require(try place(island, .expanded).parts.last).tree.leaves.last!.rounded
        }
        #expect(try leading(200, asks: true) == CGRect(x: 16, y: 36.67, width: 200, height: 20))
        #expect(try leading(60, asks: true).minY == 34)  // 16 + 10 + 8, in the column
        #expect(try leading(200, asks: false).minY == 34)
    }

    @Test("The island is 84 points high at least; bottom gets what is left over")
    func least() throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Color.green.frame(minHeight: 10) }
        } compactLeading: {
            EmptyView()
        } compactTrailing: {
            EmptyView()
        } minimal: {
            EmptyView()
        }
        let widget = try place(island, .expanded)
        #expect(widget.size.height == 84)
        #expect(try frame(widget, "bottom") == CGRect(x: 16, y: 36.67, width: 376, height: 31.33))
    }

    @Test("An island taller than 160 points is cut, and says so")
    func greatest() throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { block(10, 200) }
        } compactLeading: {
            EmptyView()
        } compactTrailing: {
            EmptyView()
        } minimal: {
            EmptyView()
        }
        let widget = try place(island, .expanded)
        #expect(widget.size.height == 160 && widget.codes == ["activity-too-tall"])
    }

    // MARK: Looks

    @Test("The island is black and dark whatever the mode, with white text")
    func dark() throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Color.primary.frame(height: 10) }
        } compactLeading: {
            Color.primary.frame(width: 10, height: 10)
        } compactTrailing: {
            EmptyView()
        } minimal: {
            EmptyView()
        }
        #expect(try place(island, .compact).displayList.colors == [.black, .white])
    }

    @Test("A keyline is one point inside the edge")
    func keyline() throws {
        let list = try place(island().keylineTint(.white), .expanded).displayList
        let ring = list.all.last { $0.color == DrawingColor.white.opacity(0.5) }
        guard case .fill(let path, let style, _)? = ring else {
            Issue.record("no keyline")
            return
        }
        #expect(style.isEOFilled && path.controlBounds.rounded.width == 408)
    }

    @Test("A tap opens the island's URL; links act in the expanded form only")
    func taps() throws {
        func url(_ name: String) -> URL { URL(string: "app://\(name)")! }
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Link(destination: url("link")) { block(50) } }
        } compactLeading: {
            Link(destination: url("link")) { block(20) }
        } compactTrailing: {
            EmptyView()
        } minimal: {
            block(10).widgetURL(url("minimal"))
        }.widgetURL(url("island"))
        #expect(try place(island, .expanded).tapMap.map(\.action) == [.url(url("island")), .url(url("link"))])
        let compact = try place(island, .compact)
        #expect(compact.tapMap.map(\.action) == [.url(url("island"))] && compact.codes == ["link-ignored"])
        let minimal = try place(island, .minimal)
        #expect(minimal.tapMap.map(\.action) == [.url(url("minimal"))] && minimal.codes.isEmpty)
    }

    @Test("A phone without an island refuses")
    func refused() throws {
        #expect(throws: PresentationUnavailable.self) { try place(island(), .compact, on: "iphone-14") }
    }

    @Test("A single view stands for the region of its form")
    func singleView() throws {
        let widget = try Stage.place(block(26), in: .island(.compactLeading), on: "iphone-15-pro-max", os: 17)
        #expect(widget.size.width == 42)
    }
}

struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }

    var driver: String
}

@MainActor @Suite("Activity configurations")
struct ActivityConfigurationTests {
    private struct RideWidget: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: Ride.self) { context in
                Text(verbatim: "\(context.attributes.driver) \(context.state.minutes) \(context.isStale)")
            } dynamicIsland: { context in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "\(context.state.minutes)") }
                } compactLeading: {
                    Text(verbatim: "L")
                } compactTrailing: {
                    Text(verbatim: "\(context.state.minutes)")
                } minimal: {
                    Text(verbatim: "M")
                }
            }
            .supplementalActivityFamilies([.small])
        }
    }

    private func words(_ widget: PlacedWidget) -> [String] { widget.parts.flatMap(\.tree.texts).map(\.string) }

    private func source() throws -> (WidgetDescription, ActivitySource) {
        let description = try #require(describe(RideWidget()).first)
        guard case .activity(let source) = description.content else { throw CocoaError(.featureUnsupported) }
        return (description, source)
    }

    @Test("Views are made from attributes and state, on the card and in the island")
    func values() throws {
        let (description, source) = try source()
        #expect(description.kind == "Ride" && description.activityFamilies == [.small])
        let views = try #require(
            source.views(attributes: Ride(driver: "Ada"), state: Ride.ContentState(minutes: 4), isStale: true))
        let card = try Stage.shell(.lockScreenActivity).place(description, activity: views, session: Stage.session())
        #expect(words(card) == ["Ada 4 true"])
        let island = try Stage.shell(.island(.compact)).place(description, activity: views, session: Stage.session())
        #expect(words(island) == ["L", "4"])
    }

    @Test("Views are made from a push's JSON, read by a plain decoder")
    func json() throws {
        let (description, source) = try source()
        let views = try source.views(
            attributes: Data(#"{"driver": "Bob"}"#.utf8), state: Data(#"{"minutes": 9}"#.utf8))
        let card = try Stage.shell(.lockScreenActivity).place(description, activity: views, session: Stage.session())
        #expect(words(card) == ["Bob 9 false"])
        #expect(throws: DecodingError.self) {
            try source.views(attributes: Data("{}".utf8), state: Data(#"{"minutes": 9}"#.utf8))
        }
    }

    @Test("Values of other types make no views")
    func otherTypes() throws {
        #expect(try source().1.views(attributes: 1, state: 2) == nil)
    }

    @Test("A preview of an activity carries its fixture and presentation")
    func preview() throws {
        let view = Ride(driver: "Ada").previewContext(
            Ride.ContentState(minutes: 3), isStale: true, viewKind: .dynamicIsland(.expanded))
        let context = ResolveContext(environment: EnvironmentValues(), session: try Stage.session())
        guard case .annotation(.custom(let value)) = context.resolveOne(view).kind,
            let remark = value as? ActivityPreviewRemark
        else {
            Issue.record("no remark")
            return
        }
        #expect((remark.attributes as? Ride)?.driver == "Ada" && remark.isStale)
        #expect(remark.presentation == .island(.expanded))
    }
}
