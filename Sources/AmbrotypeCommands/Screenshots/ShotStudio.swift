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
    private let wallpapers: SoftWallpapers
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
        options = try Self.options(project.config, of: project.file.lastPathComponent, values, devices, outside)
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
        wallpapers = SoftWallpapers(budget: options.memoryBudget)
        supplier = WidgetSupplier(
            source: source, outside: outside, text: text, options: options, folder: project.folder)
    }

    /// What the file says of time and zone, under what the command line says.
    private static func options(
        _ config: StorefrontConfig, of file: String, _ values: ArgumentValues, _ table: DeviceTable, _ outside: Outside
    ) throws(UsageError) -> RenderOptions {
        var merged = values
        if let now = config.now { merged.preset("now", now) }
        if let zone = config.timeZone { merged.preset("time-zone", zone) }
        do throws(UsageError) { return try RenderOptions.read(merged, table: table, outside: outside) } catch {
            let own = ["now": ("now", config.now), "time-zone": ("timeZone", config.timeZone)]
            guard let option = error.option, let (member, text) = own[option], text != nil, !values.has(option) else {
                throw error
            }
            throw UsageError("\(file): " + error.message.replacing("--\(option) ", with: "\(member) "))
        }
    }

    // MARK: A run

    func run() async throws(UsageError) -> ExitCode {
        var report = ShotReport()
        for remark in project.framefile?.remarks ?? [] { report.remarks.append(remark) }
        let matrix = try matrix()
        var result = try matrix.plans()
        try filter(&result)
        report.issues = result.lines
        report.remarks += crowded(result.plans)
        guard !result.plans.isEmpty || !result.issues.isEmpty else {
            outside.complain(
                "nothing to draw: no shot is for the languages, devices and brands asked for")
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
        let copies = await develop(jobs, &logs, &report)
        report.remarks += supplier.errors
        if !values.has("dry-run") { await finish(result.plans, copies, &logs, &report) }
        return tell(report)
    }

    /// Only the pictures whose name matches, and the mistakes of those; a pattern that matches none is refused with names
    /// there are.
    private func filter(_ result: inout ShotMatrix.Result) throws(UsageError) {
        guard let pattern = values["filter"] else { return }
        let filter = try NameFilter(pattern)
        let found = result.plans.filter { filter.contains($0.name) }
        let issues = result.issues.filter { $0.name.map { filter.contains($0) } ?? true }
        let example = result.plans.first?.name ?? result.issues.first?.name
        if found.isEmpty, issues.isEmpty, let example {
            let near = nearestNames(to: pattern, among: Set(result.plans.flatMap(Self.words)).sorted())
            let advice = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
            throw UsageError(
                "--filter \(pattern): no picture's name matches; a name is such as \(example)" + advice,
                option: "filter")
        }
        (result.plans, result.issues) = (found, issues)
    }

    /// Sets of more pictures than the store takes.
    private func crowded(_ plans: [ShotPlan]) -> [String] {
        let most = project.tables.store.mostPictures
        var sets: [String: Int] = [:]
        for plan in plans {
            let brand = plan.brand.map { $0.name + ", " } ?? ""
            sets["\(brand)\(plan.locale), \(plan.device.name)", default: 0] += 1
        }
        return sets.filter { $0.value > most }.sorted { $0.key < $1.key }.map {
            "\($0.key): \($0.value) pictures, and the store takes \(most) of a set: leave shots out with only"
        }
    }

    /// What a pattern is likely to name: brand, language, shot.
    private static func words(_ plan: ShotPlan) -> [String] {
        [plan.brand?.name, plan.locale, plan.shot.name, plan.device.name].compactMap { $0 }
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
        _ jobs: [(plan: ShotPlan, stamp: String)], _ logs: inout [String: ShotLog],
        _ report: inout ShotReport
    ) async -> SheetCopies {
        var copies = SheetCopies()
        var finished: [(Int, Result<ShotJob.Made, ShotFailure>)] = []
        func take(_ done: (Int, Result<ShotJob.Made, ShotFailure>)) {
            var (index, result) = done
            if case .success(var made) = result {
                copies.keep(made.copy, of: jobs[index].plan.file)
                made.copy = nil
                result = .success(made)
            }
            finished.append((index, result))
        }
        await withTaskGroup(of: (Int, Result<ShotJob.Made, ShotFailure>).self) { group in
            var running = 0
            for (index, job) in jobs.enumerated() {
                outside.progress("\(index + 1) of \(jobs.count)  \(job.plan.name)")
                let list: DisplayList
                do throws(StorefrontTrouble) { list = try await self.list(job.plan) } catch {
                    finished.append((index, .failure(Self.failure(error, job.plan))))
                    continue
                }
                if running >= options.jobs, let done = await group.next() {
                    take(done)
                    running -= 1
                }
                let work = self.job(job.plan, list)
                group.addTask { (index, work.run()) }
                running += 1
            }
            for await done in group { take(done) }
        }
        outside.progress("")
        for (index, outcome) in finished.sorted(by: { $0.0 < $1.0 }) {
            let job = jobs[index]
            switch outcome {
            case .success(let made):
                logs[job.plan.root.path]?.pictures[job.plan.path] = .init(stamp: job.stamp, bytes: made.bytes)
                report.add(job.plan, .drawn, bytes: made.bytes, made: made)
            case .failure(let failure):
                report.add(job.plan, failure.kind, lines: failure.lines)
            }
        }
        return copies
    }

    /// A mistake of the configuration is told with the shot's place.
    private static func failure(_ trouble: StorefrontTrouble, _ plan: ShotPlan) -> ShotFailure {
        guard trouble.isMistake else { return ShotFailure(lines: trouble.lines, kind: .failed) }
        let place = plan.place
        return ShotFailure(
            lines: trouble.lines.map {
                "\(place.file):\(place.line):\(place.column): error: \($0) (\(place.pointer))"
            }, kind: .mistaken)
    }

    func list(_ plan: ShotPlan) async throws(StorefrontTrouble) -> DisplayList {
        let locale = Locale(identifier: plan.locale)
        let choices = ([plan.shot.composition] + plan.neighbours.map(\.shot)).flatMap(\.choices)
        await supplier.prepare(choices, locale: locale)
        var stage = Stage(
            device: plan.device.device, system: plan.shot.system, locale: locale, now: options.now,
            timeZone: options.timeZone, tables: project.tables, engine: text,
            supply: { [supplier] (slot) throws(StorefrontTrouble) in try supplier.supply(slot) })
        if !plan.shot.mirrors { stage.isRightToLeft = false }
        let scale = plan.device.device.scale
        stage.softened = { [wallpapers] in wallpapers.key($0, size: $1, blur: $2, scale: scale) }
        return try stage.list(plan.shot.composition, neighbours: plan.neighbours)
    }

    private func job(_ plan: ShotPlan, _ list: DisplayList) -> ShotJob {
        let subjects = Set(([plan.shot.composition] + plan.neighbours.map(\.shot)).flatMap(\.choices).map(\.subject))
        var libraries: [String: PictureLibrary] = [:]
        for subject in subjects { libraries[subject] = supplier.pictures(of: subject) }
        return ShotJob(
            list: list, scale: plan.device.device.scale, budget: options.memoryBudget,
            pictures: ScenePictures.library(libraries), format: project.config.format,
            mostBytes: project.config.mostBytes, file: plan.file, copyWidth: SheetCopies.width)
    }
}
