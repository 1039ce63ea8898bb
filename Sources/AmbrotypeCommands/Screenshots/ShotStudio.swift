import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeStorefront
import AmbrotypeTemplates
import AmbrotypeText
import AmbrotypeWidgets
import Foundation

/// Makes the pictures of one configuration.
@MainActor final class ShotStudio {
    let project: StorefrontProject
    let values: ArgumentValues
    let outside: Outside
    let options: RenderOptions
    let text: TextEngine
    let fonts: [String: String]
    let devices: DeviceTable
    let supplier: WidgetSupplier
    private let hasFolders: Bool

    /// nil where fonts or tables are missing; what is missing has been said then.
    init?(
        _ project: StorefrontProject, _ values: ArgumentValues, _ outside: Outside, _ source: any SubjectSource
    ) throws(UsageError) {
        (self.project, self.values, self.outside) = (project, values, outside)
        hasFolders = source.standardNames == nil
        do { devices = try DeviceTable.load() } catch {
            outside.complain("the device table cannot be read: \(error)")
            return nil
        }
        options = try Self.options(project.config, values, devices, outside)
        let folder = try FontFolder.find(values, outside)
        do throws(FontError) {
            let library = try FontLibrary(folder: folder.url, userFolder: folder.user)
            fonts = Dictionary(library.digests.map { ($0.file, $0.sha256) }, uniquingKeysWith: { $1 })
            text = TextEngine(fonts: library)
        } catch {
            outside.complain("\(error)")
            return nil
        }
        source.stand(at: options.now, in: options.timeZone)
        supplier = WidgetSupplier(
            source: source, outside: outside, text: text, options: options, folder: project.folder)
    }

    /// What the file says of time and zone, under what the command line says.
    private static func options(
        _ config: StorefrontConfig, _ values: ArgumentValues, _ table: DeviceTable, _ outside: Outside
    ) throws(UsageError) -> RenderOptions {
        var merged = values
        if let now = config.now { merged.preset("now", now) }
        if let zone = config.timeZone { merged.preset("time-zone", zone) }
        return try RenderOptions.read(merged, table: table, outside: outside)
    }

    // MARK: A run

    func run() async throws(UsageError) -> ExitCode {
        var report = ShotReport()
        for remark in project.framefile?.remarks ?? [] { report.remarks.append(remark) }
        let matrix = try matrix()
        var result = try matrix.plans()
        if let pattern = values["filter"] {
            guard let regex = try? Regex(pattern) else {
                throw Words.badValue("filter", pattern, expected: "a regular expression")
            }
            result.plans = result.plans.filter { $0.name.contains(regex) }
        }
        report.issues = result.issues
        guard !result.plans.isEmpty || !result.issues.isEmpty else {
            outside.complain("nothing to draw: no picture matches what was asked")
            return .usage
        }
        let stamps = ShotStamps(
            outside: outside, project: project, fonts: fonts, hasFolders: hasFolders, now: options.now)
        var logs: [String: ShotLog] = [:]
        var jobs: [(plan: ShotPlan, stamp: String)] = []
        for plan in result.plans {
            let log = logs[plan.root.path] ?? ShotLog.read(plan.root)
            logs[plan.root.path] = log
            let stamp = stamps.stamp(plan)
            if !values.has("force"), log.holds(plan.path, stamp: stamp, root: plan.root) {
                report.add(plan, .unchanged, bytes: log.pictures[plan.path]?.bytes)
            } else if values.has("dry-run") {
                report.add(plan, .wouldDraw)
            } else {
                jobs.append((plan, stamp))
            }
        }
        await develop(jobs, &logs, &report)
        report.remarks += supplier.errors
        if !values.has("dry-run") { finish(result.plans, &logs, &report) }
        return tell(report)
    }

    private func matrix() throws(UsageError) -> ShotMatrix {
        var matrix = ShotMatrix(
            project: project, devices: devices, pictures: PictureFinder(folder: project.folder),
            out: values["out"].map(outside.url))
        let brands = project.config.brands.map(\.name)
        matrix.locales = try RenderOptions.choices(values, "locale", project.config.locales) ?? []
        matrix.brands = try RenderOptions.choices(values, "brand", brands) ?? []
        return matrix
    }

    /// Views one after the other on the main actor, pixels and files side by side.
    private func develop(
        _ jobs: [(plan: ShotPlan, stamp: String)], _ logs: inout [String: ShotLog], _ report: inout ShotReport
    ) async {
        var finished: [(Int, Result<ShotJob.Made, ShotFailure>)] = []
        await withTaskGroup(of: (Int, Result<ShotJob.Made, ShotFailure>).self) { group in
            var running = 0
            for (index, job) in jobs.enumerated() {
                outside.progress("\(index + 1) of \(jobs.count)  \(job.plan.name)")
                let list: DisplayList
                do throws(StorefrontTrouble) { list = try await self.list(job.plan) } catch {
                    finished.append((index, .failure(ShotFailure(lines: error.lines, isMemory: false))))
                    continue
                }
                if running >= options.jobs, let done = await group.next() {
                    finished.append(done)
                    running -= 1
                }
                let work = self.job(job.plan, list)
                group.addTask { (index, work.run()) }
                running += 1
            }
            for await done in group { finished.append(done) }
        }
        outside.progress("")
        for (index, outcome) in finished.sorted(by: { $0.0 < $1.0 }) {
            let job = jobs[index]
            switch outcome {
            case .success(let made):
                logs[job.plan.root.path]?.pictures[job.plan.path] = .init(stamp: job.stamp, bytes: made.bytes)
                report.add(job.plan, .drawn, bytes: made.bytes, made: made)
            case .failure(let failure):
                report.add(job.plan, failure.isMemory ? .overBudget : .failed, lines: failure.lines)
            }
        }
    }

    func list(_ plan: ShotPlan) async throws(StorefrontTrouble) -> DisplayList {
        let locale = Locale(identifier: plan.locale)
        let choices = ([plan.shot.composition] + plan.neighbours.map(\.shot)).flatMap(\.choices)
        await supplier.prepare(choices, locale: locale)
        var stage = Stage(
            device: plan.device.device, system: project.config.system, locale: locale, now: options.now,
            timeZone: options.timeZone, tables: project.tables, engine: text,
            supply: { [supplier] (slot) throws(StorefrontTrouble) in try supplier.supply(slot) })
        if !plan.shot.mirrors { stage.isRightToLeft = false }
        return try stage.list(plan.shot.composition, neighbours: plan.neighbours)
    }

    private func job(_ plan: ShotPlan, _ list: DisplayList) -> ShotJob {
        let subjects = Set(([plan.shot.composition] + plan.neighbours.map(\.shot)).flatMap(\.choices).map(\.subject))
        var libraries: [String: PictureLibrary] = [:]
        for subject in subjects { libraries[subject] = supplier.pictures(of: subject) }
        return ShotJob(
            list: list, scale: plan.device.device.scale, budget: options.memoryBudget,
            pictures: ScenePictures.library(libraries), format: project.config.format,
            mostBytes: project.config.mostBytes, file: plan.file)
    }
}
