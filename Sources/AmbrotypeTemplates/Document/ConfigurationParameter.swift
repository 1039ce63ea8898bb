/// A setting the person chooses when editing the widget: an App Intent's parameter.
package struct ConfigurationParameter: Equatable, Sendable {
    package var name: String
    package var title: String
    package var kind: Kind
    package var standard: TemplateValue

    package enum Kind: Equatable, Sendable {
        case text, number, toggle
        /// One of a list, by value; titles by value where they differ.
        case choice([String])
    }

    /// The value a command line's text stands for, nil where it does not fit.
    package func value(of text: String) -> TemplateValue? {
        switch kind {
        case .text: .string(text)
        case .number: Int(text).map(TemplateValue.integer) ?? Double(text).map(TemplateValue.number)
        case .toggle: Bool(text).map(TemplateValue.bool)
        case .choice(let options): options.contains(text) ? .string(text) : nil
        }
    }
}
