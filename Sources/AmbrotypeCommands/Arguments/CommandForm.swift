/// What a command takes, from which its reading and its help are made.
package struct CommandForm: Sendable {
    package var name: String
    /// One line.
    package var summary: String
    /// Names of the arguments without a dash; the last may repeat.
    package var positional: String?
    package var options: [Option]
    package var examples: [String]
    /// Further paragraphs of the help.
    package var notes: String

    package init(
        name: String, summary: String, positional: String? = nil, options: [Option], examples: [String],
        notes: String = ""
    ) {
        (self.name, self.summary, self.positional) = (name, summary, positional)
        (self.options, self.examples, self.notes) = (options + [Self.help], examples, notes)
    }

    private static let help = Option("help", short: "h", "show this help")

    /// One option: a flag where `value` is nil.
    package struct Option: Sendable {
        package var name: String
        package var short: String?
        package var value: String?
        package var help: String
        /// May be given several times, or with commas.
        package var isList: Bool

        package init(_ name: String, short: String? = nil, value: String? = nil, list: Bool = false, _ help: String) {
            (self.name, self.short, self.value, isList, self.help) = (name, short, value, list, help)
        }
    }
}

/// A command line that cannot be followed: what is wrong and how to mend it.
package struct UsageError: Error, Equatable {
    package var message: String
    /// The option whose value is wrong; the message then begins with `--` and its name.
    package var option: String?

    package init(_ message: String, option: String? = nil) { (self.message, self.option) = (message, option) }
}
