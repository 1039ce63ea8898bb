package import Foundation

/// Where the subjects of a run come from: templates on disk or, in a compiled widget bundle, the program's own widgets.
@MainActor package protocol SubjectSource {
    /// What a command line names when it names nothing; nil where something must be named.
    var standardNames: [String]? { get }
    /// When and where the run stands, said before anything is looked for: subjects that run an author's code pin its clock.
    func stand(at now: Date, in zone: TimeZone)
    /// The subjects that these names stand for, in the order named; trouble with a name becomes an issue, never a crash.
    func find(_ names: [String], outside: Outside) async -> FoundSubjects
}

extension SubjectSource {
    package func stand(at now: Date, in zone: TimeZone) {}
}

/// What was found under the names of a command line.
@MainActor package struct FoundSubjects {
    package var subjects: [any RenderSubject] = []
    /// Trouble of subjects that could not be loaded at all.
    package var issues: [String] = []

    package init() {}
}
