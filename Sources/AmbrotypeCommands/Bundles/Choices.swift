import AmbrotypeWidgets
import Foundation

/// Sets the parameters of an author's intent: to the words of the command line, else to what their types choose by default.
enum Choices {
    /// - Parameter intent: its parameters are set in place; anything that has none is left as it is.
    /// - Throws: for a word that does not fit its parameter, by name.
    @MainActor static func fill(_ intent: Any?, from words: [String: String], widget: String)
        async throws(SubjectFailure)
    {
        for (name, parameter) in parameters(of: intent) {
            if let word = words[name] {
                guard await parameter.choose(word) else {
                    throw SubjectFailure(lines: [
                        "\(widget): --set \(name)=\(word): not a \(parameter.typeName) that the parameter knows"
                    ])
                }
            } else {
                await parameter.chooseStandard()
            }
        }
    }

    /// Names of an intent's parameters, as the author declares them.
    static func names(of intent: Any?) -> [String] { parameters(of: intent).map(\.name) }

    private static func parameters(of intent: Any?) -> [(name: String, parameter: any ConfigurableParameter)] {
        guard let intent else { return [] }
        return Mirror(reflecting: intent).children.compactMap { label, value in
            guard let parameter = value as? any ConfigurableParameter, let label else { return nil }
            return (String(label.drop { $0 == "_" }), parameter)
        }
    }
}
