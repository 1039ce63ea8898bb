import AmbrotypeDrawing
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

@MainActor @Suite("Live Activities on the Lock Screen")
struct LockScreenActivityTests {
    private func place<V: View>(
        _ view: V, mode: WidgetMode = .fullColor(.light), _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> PlacedWidget {
        try Stage.place(view, in: .lockScreenActivity, on: "iphone-15-pro-max", os: 17, mode: mode, change)
    }

    @Test("The card is as wide as the device says and as tall as its content")
    func natural() throws {
        let card = try place(Color.red.frame(height: 120))
        #expect(card.size == CGSize(width: 402, height: 120))
        #expect(card.naturalHeight == 120 && card.cornerRadius == 24 && card.codes.isEmpty)
    }

    @Test("Content lower than 84 points stands in the middle of a card of 84")
    func least() throws {
        let card = try place(Color.red.frame(height: 40))
        #expect(card.size.height == 84 && card.naturalHeight == 40)
        #expect(card.content?.leaves == [CGRect(x: 0, y: 22, width: 402, height: 40)])
    }

    @Test("A card is cut at 160 points; the height it asked for is told, as an error")
    func greatest() throws {
        let card = try place(Color.red.frame(height: 210))
        #expect(card.size.height == 160 && card.naturalHeight == 210)
        #expect(card.codes == ["activity-too-tall"])
        #expect(card.diagnostics[0].severity == .error && card.diagnostics[0].message.contains("210"))
    }

    @Test("Content that takes all it is offered fills a card of 160")
    func greedy() throws {
        #expect(try place(Color.red).size.height == 160)
    }

    @Test("The ground is white in light and black in dark appearance, or the tint")
    func ground() throws {
        let clear = Color.clear.frame(height: 100)
        #expect(try place(clear).displayList.colors.first == .white)
        #expect(try place(clear, mode: .fullColor(.dark)).displayList.colors.first == .black)
        let tinted = try place(clear.activityBackgroundTint(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)))
        #expect(tinted.displayList.colors.first == DrawingColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(tinted.hasContainerBackground)
    }

    @Test("A nil tint asks for the system's ground, and the last word counts")
    func nilTint() throws {
        let view = Color.clear.frame(height: 100).activityBackgroundTint(.red).activityBackgroundTint(nil)
        #expect(try place(view).displayList.colors.first == .white)
    }

    @Test("The colour of the system's button is passed on")
    func action() throws {
        let card = try place(Color.red.frame(height: 100).activitySystemActionForegroundColor(.white))
        #expect(card.actionForeground == .white)
    }

    @Test("With reduced luminance the card is drawn as in dark appearance")
    func alwaysOn() throws {
        let card = try place(Color.clear.frame(height: 100)) { $0.isLuminanceReduced = true }
        #expect(card.displayList.colors.first == .black)
    }

    @Test("A shape relative to the container knows the card's real height")
    func containerRelative() throws {
        let view = ContainerRelativeShape().fill(.red).frame(height: 100).padding(10)
        let list = try place(view).displayList
        let rect = CGRect(x: 10, y: 10, width: 382, height: 100)
        #expect(
            list.all.contains { item in
                if case .fill(let path, _, _) = item {
                    return path == Path(roundedRect: rect, cornerRadius: 14, style: .continuous)
                }
                return false
            })
    }
}
