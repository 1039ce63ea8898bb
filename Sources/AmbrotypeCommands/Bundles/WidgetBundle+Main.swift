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

@MainActor private func runBundle(_ widgets: @escaping @MainActor () -> [WidgetDescription]) async -> Never {
    let code = await runCommandLine(
        Array(CommandLine.arguments.dropFirst()), outside: .machine(), source: CompiledWidgets(widgets))
    exit(code.rawValue)
}
