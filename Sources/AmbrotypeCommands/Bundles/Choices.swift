import AmbrotypeWidgets
import Foundation

/// Sets the parameters of an author's intent: to the words of the command line, else to what their types choose by default.
enum Choices {
    /// - Parameter intent: its parameters are set in place; anything that has none is left as it is.
    /// - Throws: for a word that does not fit its parameter, by name.
    @MainActor static func fill(_ intent: Any?, from words: [String: String], widget: String)
        async throws(SubjectFailure)
    {
        guard let intent else { return }
        for (label, value) in Mirror(reflecting: intent).children {
            guard let parameter = value as? any ConfigurableParameter, let name = label?.drop(while: { $0 == "_" })
            else {
                continue
            }
            if let word = words[String(name)] {
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
}
