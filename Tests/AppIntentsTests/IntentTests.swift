import AmbrotypeWidgets
import AppIntents
import Testing

@Suite("App intents") @MainActor
struct IntentTests {
    private func parameter(_ name: String, of intent: some AppIntent) throws -> any ConfigurableParameter {
        let found = Mirror(reflecting: intent).children.first { $0.label == "_" + name }
        return try #require(found?.value as? any ConfigurableParameter)
    }

    @Test("Parameters nobody chose have their defaults, nil, or the zero of their type")
    func defaults() {
        let intent = ChooseDrinkIntent()
        #expect(intent.cup == .large)
        #expect(intent.second == nil)
        #expect(intent.goal == 8)
        #expect(intent.flavour == nil)
        #expect(AddDrinkIntent().cups == 0)
    }

    @Test("A thing nobody chose is the default of its query")
    func entity() async throws {
        let intent = ChooseDrinkIntent()
        await (try parameter("drink", of: intent)).chooseStandard()
        #expect(intent.drink.id == "water")
        #expect(intent.drink.name == "Water")
    }

    @Test("A word of the command line chooses a case, a thing by its identifier, a number, a switch")
    func words() async throws {
        let intent = ChooseDrinkIntent()
        for (name, word) in [
            ("drink", "tea"), ("cup", "small"), ("second", "large"), ("goal", "3"), ("showsSugar", "yes"),
            ("flavour", "lemon"),
        ] { #expect(await (try parameter(name, of: intent)).choose(word), "\(name)") }
        #expect(intent.drink.id == "tea")
        #expect((intent.cup, intent.second) == (.small, .large))
        #expect((intent.goal, intent.showsSugar) == (3, true))
        #expect(intent.flavour == "lemon")
    }

    @Test("A word that does not fit is refused and changes nothing", arguments: [("cup", "huge"), ("goal", "many")])
    func misfits(name: String, word: String) async throws {
        let intent = ChooseDrinkIntent()
        #expect(await (try parameter(name, of: intent)).choose(word) == false)
        #expect((intent.cup, intent.goal) == (.large, 8))
    }

    @Test("An intent runs with the objects its app handed over")
    func perform() async throws {
        AppDependencyManager.shared.add(dependency: Counter())
        #expect(try await AddDrinkIntent(cups: 2).perform().value == 2)
    }

    @Test("Controls of a bundle come to descriptions with a tile for now and one for the gallery")
    func controls() async throws {
        let described = describe(bundle: DrinkControls())
        #expect(described.map(\.kind) == ["Reminders", "Add"])
        #expect(described.map(\.typeName) == ["ReminderControl", "AddControl"])
        guard case .control(let source)? = described.first?.content else {
            Issue.record("the first is no control")
            return
        }
        #expect(source.preview().isOn == false)
        let now = try await source.current()
        #expect((now.isOn, now.isToggle, now.action) == (true, true, "SwitchReminders"))
        #expect(now.tint == .purple)
    }
}
