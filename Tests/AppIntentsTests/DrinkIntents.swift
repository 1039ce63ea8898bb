import AppIntents
import WidgetKit

// Written as a person writes it for iOS.

enum Cup: String, AppEnum {
    case small
    case large

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
    static var caseDisplayRepresentations: [Cup: DisplayRepresentation] = [
        .small: "Small", .large: DisplayRepresentation(title: "Large", image: .init(systemName: "cup.and.saucer")),
    ]
}

struct Drink: AppEntity {
    let id: String
    @Property(title: "Name") var name: String

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Drink", numericFormat: "drinks")
    static let defaultQuery = DrinkQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "a drink") }

    init(id: String) {
        self.id = id
        name = id.capitalized
    }
}

struct DrinkQuery: EntityStringQuery {
    func entities(for identifiers: [Drink.ID]) async throws -> [Drink] { identifiers.map(Drink.init) }
    func entities(matching string: String) async throws -> [Drink] { [] }
    func suggestedEntities() async throws -> [Drink] { ["tea", "water"].map(Drink.init) }
    func defaultResult() async -> Drink? { Drink(id: "water") }
}

struct FlavourOptions: DynamicOptionsProvider {
    @IntentParameterDependency<ChooseDrinkIntent>(\.$drink) var intent

    func results() async throws -> [String] { intent?.drink.id == "tea" ? ["lemon"] : ["plain"] }
}

struct ChooseDrinkIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a drink"
    static let description = IntentDescription("What the widget counts.", categoryName: "Water")

    @Parameter(title: "Drink") var drink: Drink
    @Parameter(title: "Cup", default: .large) var cup: Cup
    @Parameter(title: "Second cup") var second: Cup?
    @Parameter(title: "Goal", default: 8, inclusiveRange: (1, 20)) var goal: Int
    @Parameter(title: "Flavour", optionsProvider: FlavourOptions()) var flavour: String?
    @Parameter(title: "Shows sugar", default: false) var showsSugar: Bool

    static var parameterSummary: some ParameterSummary {
        When(\.$showsSugar, .equalTo, true) {
            Summary("Count \(\.$drink) with sugar") {
                \.$goal
                \.$cup
            }
        } otherwise: {
            Summary("Count \(\.$drink)")
        }
    }

    init() {}
    init(drink: Drink) { self.drink = drink }
}

struct AddDrinkIntent: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "AddDrinkIntent"
    static let title: LocalizedStringResource = "Add a drink"
    static let openAppWhenRun = false

    @Parameter(title: "Cups") var cups: Int
    @Dependency var counter: Counter

    init() {}
    init(cups: Int) { self.cups = cups }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: counter.add(cups), dialog: "Added \(cups) cups")
    }
}

final class Counter: @unchecked Sendable {
    private var count = 0

    func add(_ cups: Int) -> Int {
        count += cups
        return count
    }
}

struct SwitchReminders: SetValueIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Reminders"
    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct OpenDrink: OpenIntent {
    static let title: LocalizedStringResource = "Open a drink"
    @Parameter(title: "Drink") var target: Drink
}

struct PlayGulp: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Gulp"
    func perform() async throws -> some IntentResult { .result() }
}

struct DrinkShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: AddDrinkIntent(), phrases: ["Add a drink in \(.applicationName)"], shortTitle: "Add",
            systemImageName: "plus")
    }
}

struct ReminderValue: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
}

struct ReminderControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Reminders", provider: ReminderValue()) { isOn in
            ControlWidgetToggle("Reminders", isOn: isOn, action: SwitchReminders()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "bell.fill").controlWidgetActionHint("Switch")
            }
            .tint(.purple)
        }
        .displayName("Reminders")
        .description("Water reminders")
    }
}

struct AddControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Add") {
            ControlWidgetButton(action: AddDrinkIntent(cups: 1)) { Label("Add a cup", systemImage: "plus") }
        }
    }
}

struct DrinkControls: WidgetBundle {
    var body: some Widget {
        ReminderControl()
        if #available(iOS 18, *) { AddControl() }
    }
}
