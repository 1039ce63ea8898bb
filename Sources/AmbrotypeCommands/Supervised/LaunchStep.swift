/// Something a program does before any other code of its author's: found by its type, as previews are.
///
/// The builder writes one into a program whose sources speak to the network, so that a request fails and says so.
public protocol _LaunchStep {
    static func launch()
}

enum LaunchSteps {
    /// Runs every step that is compiled into the program.
    static func runAll() {
        for type in typesConforming(to: ["_LaunchStep"]) { (type as? any _LaunchStep.Type)?.launch() }
    }
}
