public import AmbrotypeViews
public import AmbrotypeWidgets
import Glibc

/// The entry of a program that is a widget bundle: the program is the tool itself, with the bundle's widgets to draw.
extension WidgetBundle {
    @MainActor public static func main() async { await runBundle { describe(bundle: Self()) } }
}

/// As for a bundle, for a program with one widget.
extension Widget {
    @MainActor public static func main() async { await runBundle { describe(Self()) } }
}

/// A program with an app shows nothing of its scenes; it draws the previews compiled into it.
extension App {
    @MainActor public static func main() async { await runBundle { [] } }
}

@MainActor private func runBundle(_ widgets: @escaping @MainActor () -> [WidgetDescription]) async -> Never {
    PinnedLocale.allow()
    let machine = Outside.machine()
    let supervision = Supervision(machine.environment)
    let issues = supervision?.begin() ?? beginByHand(machine)
    let code = await runCommandLine(
        Array(CommandLine.arguments.dropFirst()), outside: supervision?.outside(machine) ?? machine,
        source: CompiledWidgets(widgets, supervision: supervision, fixtureIssues: issues))
    if let supervision { supervision.end() } else { ScratchHome.leave(machine) }
    exit(code.rawValue)
}

/// Before any of the author's code runs: a home of its own, and the values of the fixtures.
private func beginByHand(_ machine: Outside) -> [String] {
    ScratchHome.enter(machine)
    guard let fixtures = machine.environment["AMBROTYPE_FIXTURES"] else { return [] }
    var defaults = FixtureDefaults()
    defaults.load(from: machine.url(fixtures))
    return defaults.issues
}
