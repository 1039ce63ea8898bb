/// Something about a folder of store pictures that a person should know.
package struct FolderFinding: Equatable, Hashable, Sendable, Codable {
    package enum Severity: String, Sendable, Codable { case error, warning }

    package var severity: Severity
    /// A stable short name: `wrong-size`, `alpha`, `too-many` …
    package var rule: String
    /// The picture, or the folder for what concerns a set.
    package var path: String
    package var message: String

    init(_ severity: Severity, _ rule: String, _ path: String, _ message: String) {
        (self.severity, self.rule, self.path, self.message) = (severity, rule, path, message)
    }
}

/// What is expected of the folder besides the store's own rules.
package struct FolderWishes: Equatable, Sendable {
    /// Languages that must be there; empty takes what is.
    package var languages: [String]
    /// Display classes that must be there in each language, by id.
    package var classes: [String]

    package init(languages: [String] = [], classes: [String] = []) {
        (self.languages, self.classes) = (languages, classes)
    }
}
