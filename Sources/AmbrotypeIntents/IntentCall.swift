/// An intent that a button or toggle of a widget runs, as the tap map names it. Nothing is run.
package struct IntentCall: Equatable, Hashable, Sendable {
    /// Name of the intent's type.
    package var name: String
    package var parameters: [String: ParameterValue]

    package init(name: String, parameters: [String: ParameterValue] = [:]) {
        (self.name, self.parameters) = (name, parameters)
    }

    /// `AddDrink(size: large, sugar: false)`, parameters by name.
    package var text: String {
        let list = parameters.keys.sorted().map { "\($0): \(parameters[$0]?.word ?? "")" }
        return name + "(" + list.joined(separator: ", ") + ")"
    }
}
