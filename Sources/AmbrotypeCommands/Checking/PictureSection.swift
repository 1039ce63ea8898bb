import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeLimits
import AmbrotypeRendering
import AmbrotypeTimelines
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Memory, layout, contrast, taps and privacy: everything that is seen in pictures.
@MainActor final class PictureSection {
    private let gathering: CheckGathering
    private let matrix: CheckMatrix
    private let memory: MemoryLedger
    private let taps = TapLedger()
    private let privacy = PrivacyLedger()
    private var found: [String: Finding] = [:]
    /// What the configuration accepts, sorted out before it is joined with what it does not.
    private(set) var excepted: [String: Finding] = [:]
    private var pictures: Set<String> = []
    /// Numbers of the exceptions that fitted a finding.
    private(set) var usedExceptions: Set<Int> = []
    /// When the entry after one comes, by subject and entry.
    private var nextEntries: [String: Date] = [:]

    init(_ gathering: CheckGathering) {
        self.gathering = gathering
        matrix = CheckMatrix(gathering.studio.options, gathering.values)
        let subjects = Dictionary(gathering.subjects.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        memory = MemoryLedger(limits: gathering.limits) { subject, name in
            subjects[subject].flatMap { PictureFacts($0, named: name) }
        }
    }

    private var looks: Bool { gathering.wants(.layout) || gathering.wants(.time) || gathering.wants(.interaction) }

    func findings(_ result: inout CheckResult) async throws(UsageError) -> [Finding] {
        for subject in gathering.subjects {
            await noteNextEntries(subject)
            if looks || gathering.wants(.memory) { try await look(at: subject, &result) }
            if gathering.wants(.layout) { try await measureContrast(of: subject, &result) }
            if gathering.wants(.memory) { addResources(of: subject) }
        }
        gathering.outside.progress("")
        for finding in taps.findings() + privacy.findings() { keep(finding) }
        if gathering.wants(.memory) {
            for finding in memory.findings() { keep(finding) }
            result.memory = memory.report()
        }
        (result.pictures, result.privacy) = (pictures.count, privacy.rows())
        if gathering.options.writesThumbnails { writeThumbnails(&result) }
        return found.keys.sorted().compactMap { found[$0] }
    }

    /// Equal findings of many pictures are joined as they come, so that a large matrix takes little room.
    private func keep(_ finding: Finding) {
        let key = finding.gatheringKey
        if gathering.limits.settings.accepts(finding) {
            usedExceptions.formUnion(gathering.limits.settings.exceptions(fitting: finding, beside: usedExceptions))
            excepted[key] = excepted[key].map { $0.joined(with: finding) } ?? finding
        } else {
            found[key] = found[key].map { $0.joined(with: finding) } ?? finding
        }
    }

    private func noteNextEntries(_ subject: any RenderSubject) async {
        let moment = matrix.moment(subject.languages.first ?? "en")
        guard let timelines = try? await subject.timelines(in: moment) else { return }
        for timeline in timelines {
            let entries = timeline.entries.filter { !$0.isPlaceholder }
            for (entry, next) in zip(entries, entries.dropFirst()) where next.date > entry.date {
                nextEntries[subject.name + "\u{0}" + entry.name] = next.date
            }
            if case .after(let date) = timeline.policy.kind, let last = entries.last, date > last.date {
                nextEntries[subject.name + "\u{0}" + last.name] = date
            }
        }
    }

    // MARK: Pictures

    private func look(at subject: any RenderSubject, _ result: inout CheckResult) async throws(UsageError) {
        for batch in try await matrix.layoutPlans(of: subject, &result.issues) {
            var sitting = Sitting(text: gathering.studio.text, options: batch.options)
            sitting.pseudo = batch.pseudo
            for plan in batch.plans {
                guard let picture = observe(plan, sitting, &result) else { continue }
                if looks {
                    for finding in layoutFindings(picture) { keep(finding) }
                    if batch.pseudo == nil { privacy.add(picture) }
                    taps.add(picture)
                }
                if batch.pseudo == nil { memory.add(picture) }
            }
        }
    }

    private func observe(_ plan: PicturePlan, _ sitting: Sitting, _ result: inout CheckResult) -> ObservedPicture? {
        gathering.outside.progress(plan.name.description)
        do throws(SubjectFailure) {
            let outcome = try sitting.sit(plan)
            for remark in outcome.remarks { result.issues.append(remark) }
            pictures.insert(plan.name.description + (sitting.pseudo?.rawValue ?? ""))
            return ObservedPicture(
                plan, outcome, sitting, next: nextEntries[plan.subject.name + "\u{0}" + plan.entry.name])
        } catch {
            result.issues += error.lines
            return nil
        }
    }

    // MARK: Contrast

    private func measureContrast(of subject: any RenderSubject, _ result: inout CheckResult) async throws(UsageError) {
        let (text, limits) = (gathering.studio.text, gathering.limits)
        let (small, large) = (limits.figure("contrastText"), limits.figure("contrastLarge"))
        let (library, budget) = (subject.pictures, gathering.studio.options.memoryBudget)
        var findings: [Finding] = []
        let plans = try await matrix.colourPlans(of: subject, &result.issues)
        await withTaskGroup(of: [Finding].self) { group in
            var running = 0
            for plan in plans {
                for ground in Ground.all(under: plan) {
                    var sitting = Sitting(text: text, options: gathering.studio.options)
                    if let color = ground.color { sitting.backdrop = .items(ground.items(color)) }
                    guard let picture = observe(plan, sitting, &result) else { continue }
                    for finding in layoutFindings(picture) { keep(finding) }
                    guard !picture.isPlaceholder,
                        let job = ContrastJob(picture, wallpaper: ground.color, named: ground.words(plan))
                    else { continue }
                    if running >= gathering.outside.processors, let done = await group.next() {
                        findings += done
                        running -= 1
                    }
                    group.addTask { job.findings(pictures: library, budget: budget, small: small, large: large) }
                    running += 1
                }
            }
            for await done in group { findings += done }
        }
        for finding in findings.sorted(by: { $0.isWorse(than: $1) }) { keep(finding) }
    }

    // MARK: Files

    /// Files that an extension would hold in memory once it reads them.
    private func addResources(of subject: any RenderSubject) {
        let isLookedAt = pictures.contains { $0.hasPrefix(subject.name + "/") }
        guard let folder = subject.folder, isLookedAt || gathering.studio.options.filter == nil else { return }
        for finding in resourceFindings(subject.name, ResourceFiles.sizes(in: folder)) { keep(finding) }
    }

    private func writeThumbnails(_ result: inout CheckResult) {
        let subjects = Dictionary(gathering.subjects.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let rules = [
            MemoryRules.pictureArea, MemoryRules.pictureMemory, MemoryRules.wasteful, MemoryRules.activityPicture,
        ].map(\.name)
        let tooLarge = Set(
            found.values.filter { rules.contains($0.rule) }.map { "\($0.subject)\u{0}\($0.place.file ?? "")" })
        for row in memory.report().pictures where tooLarge.contains("\(row.subject)\u{0}\(row.file)") {
            guard let subject = subjects[row.subject] else { continue }
            let line = Thumbnail.write(row, of: subject, budget: gathering.studio.options.memoryBudget)
            result.thumbnails.append(line)
        }
    }
}

extension ObservedPicture {
    init(_ plan: PicturePlan, _ outcome: Sitting.Outcome, _ sitting: Sitting, next: Date?) {
        var presentation: WidgetPresentation?
        if case .widget(let place) = plan.presentation { presentation = place }
        let isRightToLeft =
            sitting.pseudo == .rightToLeft || plan.moment.locale.language.characterDirection == .rightToLeft
        self.init(
            subject: plan.subject.name, name: plan.name.description, presentation: presentation, entry: plan.entry.name,
            device: plan.device, system: plan.system, mode: plan.mode, isRightToLeft: isRightToLeft,
            now: plan.entry.date, nextEntry: next, disablesContentMargins: plan.subject.disablesContentMargins,
            isPlaceholder: plan.entry.isPlaceholder, size: outcome.layoutSize, parts: outcome.parts,
            displayList: outcome.displayList, widgetURLs: outcome.widgetURLs.compactMap { URL(string: $0) },
            targets: outcome.taps.dropFirst().map(\.target), naturalHeight: outcome.naturalHeight,
            diagnostics: outcome.diagnostics, text: sitting.text)
    }
}

extension PictureFacts {
    /// From the file's header; nil where there is no such picture or it cannot be read.
    @MainActor init?(_ subject: any RenderSubject, named name: String) {
        guard let source = subject.pictures.source(named: name), let header = try? readHeader(source) else {
            return nil
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: source.name)
        self.init(name: name, header: header, fileBytes: (attributes?[.size] as? Int) ?? 0)
    }
}
