import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeLimits
import AmbrotypeTemplates
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Everything a run of `check` found.
struct CheckResult {
    /// Worst first, after the configuration and the baseline.
    var findings: [Finding] = []
    var excepted: [Finding] = []
    /// How many the baseline knows.
    var known = 0
    var memory: MemoryReport?
    var privacy: [PrivacyLedger.Row] = []
    var pictures = 0
    /// Days of widgets and lives of activities that were run.
    var runs = 0
    /// What `--thumbnail` wrote, a line each.
    var thumbnails: [String] = []
    var subjects: [String] = []
    /// Folders of subjects, to name files from the current folder.
    var folders: [String: URL] = [:]
    /// Trouble that is no finding: what could not be drawn at all.
    var issues: [String] = []
    /// Every finding before configuration and baseline, gathered: what a baseline holds.
    var all: [Finding] = []
}

/// What the sections of a check have to work with.
@MainActor struct CheckGathering {
    let studio: RenderStudio
    let options: CheckOptions
    /// The command line, for options of a section's own.
    let values: ArgumentValues
    let outside: Outside

    var subjects: [any RenderSubject] { studio.subjects }
    var limits: Limits { options.limits }

    func wants(_ section: RuleSection) -> Bool { options.sections.contains(section) }
}

/// A part of a check that looks at subjects in its own way; add one to `CheckRun.sections`.
@MainActor protocol CheckSection {
    /// Findings before configuration and baseline; trouble that is no finding goes to the result's issues.
    func findings(_ gathering: CheckGathering, _ result: inout CheckResult) async throws(UsageError) -> [Finding]
}

/// Looks at subjects with every section and weighs what they find.
@MainActor struct CheckRun {
    /// Sections beside the pictures'.
    static let sections: [any CheckSection] = [TimeSection()]

    let gathering: CheckGathering

    init(studio: RenderStudio, options: CheckOptions, values: ArgumentValues, outside: Outside) {
        gathering = CheckGathering(studio: studio, options: options, values: values, outside: outside)
    }

    func result() async throws(UsageError) -> CheckResult {
        var result = CheckResult()
        result.issues = gathering.studio.issues + gathering.subjects.flatMap(\.issues)
        result.subjects = gathering.subjects.map(\.name)
        for subject in gathering.subjects { result.folders[subject.name] = subject.folder }
        let pictures = PictureSection(gathering)
        var findings = try await pictures.findings(&result)
        for section in Self.sections {
            findings += try await section.findings(gathering, &result)
        }
        let options = gathering.options
        let wanted = findings.filter { finding in
            RuleBook.rule(named: finding.rule).map { options.sections.contains($0.section) } ?? true
        }
        let weighed = options.limits.settings.weighed(wanted)
        result.all = weighed.kept.gathered
        let accepted = options.limits.settings.weighed(
            pictures.excepted.keys.sorted().compactMap { pictures.excepted[$0] })
        result.excepted = (weighed.excepted + accepted.excepted).gathered
        result.issues += IdleExceptions(gathering, used: pictures.usedExceptions, weighed.excepted).warnings
        result.findings = result.all
        if let baseline = options.baseline { (result.findings, result.known) = baseline.new(result.all) }
        result.issues = result.issues.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        return result
    }
}

extension RenderSubject {
    /// Where the subject's files are; nil for a compiled one.
    var folder: URL? { (self as? TemplateSubject)?.template.folder.url }
}
