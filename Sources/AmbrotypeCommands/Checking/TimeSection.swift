import AmbrotypeLimits
import Foundation

/// Time, activities and payloads: the days and lives that `timeline` runs, as a section of a check.
struct TimeSection: CheckSection {
    func findings(_ gathering: CheckGathering, _ result: inout CheckResult) async throws(UsageError) -> [Finding] {
        guard gathering.wants(.time) || gathering.wants(.activity) || gathering.wants(.payload) else { return [] }
        let options = gathering.studio.options
        let isWanted = try NameFilter(options.filter).contains as (String) -> Bool
        var found: [Finding] = []
        for subject in gathering.subjects {
            gathering.outside.progress("\(subject.name): the day or the life")
            let moment = RenderMoment(
                now: options.now, timeZone: options.timeZone,
                locale: Locale(identifier: subject.languages.first ?? "en"),
                configuration: options.configuration)
            var checks = TimeChecks(
                stage: TimelineStage(studio: gathering.studio), folder: subject.folder, isWanted: isWanted)
            do throws(SubjectFailure) { found += try await checks.findings(of: subject, in: moment) } catch {
                result.issues += error.lines
            }
            result.runs += checks.runs
        }
        gathering.outside.progress("")
        return found
    }
}
