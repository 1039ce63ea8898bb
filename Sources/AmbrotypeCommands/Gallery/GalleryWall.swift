import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeSnapshots
import Foundation

/// The pictures of a gallery by subject, drawn and kept, so that a change draws only what it changes.
@MainActor final class GalleryWall {
    let studio: RenderStudio
    private let outside: Outside
    /// Whether files may be larger for being made sooner.
    private let isHurried: Bool
    private var subjects: [Hung] = []

    /// A subject's pictures, with what each was drawn from.
    private struct Hung {
        var subject: any RenderSubject
        var works: [GalleryWork] = []
        var issues: [String] = []
    }

    init(studio: RenderStudio, outside: Outside, isHurried: Bool) {
        (self.studio, self.outside, self.isHurried) = (studio, outside, isHurried)
        subjects = studio.subjects.map { Hung(subject: $0) }
    }

    var names: [String] { subjects.map(\.subject.name) }
    var pictures: [GalleryPage.Picture] { subjects.flatMap(\.works).map(\.picture) }
    var issues: [String] { studio.issues + subjects.flatMap(\.issues) }
    var failed: Int { subjects.flatMap(\.works).count { $0.image == nil } }

    var errors: [String] {
        subjects.flatMap(\.works).flatMap { work in work.record.errors.map { "\(work.record.name): \($0)" } }
    }

    func hangAll() async throws(UsageError) {
        for index in subjects.indices {
            let plans = try await plans(of: subjects[index].subject)
            subjects[index].issues = plans.issues
            for await work in works(plans.plans, of: index, before: [:], saved: []) {
                subjects[index].works.append(work)
            }
        }
    }

    /// How many pictures a subject has, how many had to be drawn for a change, and how many came out otherwise.
    struct Counts {
        var all = 0
        var drawn = 0
        var changed = 0
    }

    /// Draws a subject again after it changed, in the order of the page, and shows what is ready piece by piece: the first few
    /// pictures soon, then more at once.
    /// - Parameter saved: files of the subject that changed, by their path in its folder. A picture whose display list is the same and
    ///   names none of them is the same.
    func hang(
        _ subject: any RenderSubject, saved: Set<String>, show: (GalleryPage.Change) -> Void
    ) async throws(UsageError) -> Counts {
        let index = subjects.firstIndex { $0.subject.name == subject.name } ?? subjects.count
        let plans = try await plans(of: subject)
        if index == subjects.count { subjects.append(Hung(subject: subject)) }
        let before = subjects[index].works
        (subjects[index].subject, subjects[index].issues) = (subject, plans.issues)
        var counts = Counts(all: plans.plans.count)
        var known = Set(before.compactMap { $0.image?.digest })
        let old = Dictionary(before.map { ($0.record.name, $0) }, uniquingKeysWith: { $1 })
        var (ready, shown, piece) = ([GalleryWork](), 0, Self.firstPiece)
        // Pictures that are still to come hang as they were.
        func hangReady() {
            let names = Set(ready.map(\.record.name))
            let rest = ready.count == counts.all ? [] : before.filter { !names.contains($0.record.name) }
            subjects[index].works = (ready + rest).sorted { $0.order < $1.order }
            var fresh: [GalleryPage.Image] = []
            for image in ready[shown...].compactMap(\.image) where known.insert(image.digest).inserted {
                fresh.append(image)
            }
            shown = ready.count
            show(
                GalleryPage.Change(
                    subjects: [subject.name], pictures: subjects[index].works.map(\.picture), images: fresh,
                    issues: issues))
        }
        var drawn = 0
        for await work in works(plans.plans, of: index, before: old, saved: saved) {
            ready.append(work)
            if work.isDrawn { counts.drawn += 1 }
            if old[work.record.name]?.image != work.image { counts.changed += 1 }
            if counts.drawn - drawn >= piece, ready.count < counts.all {
                hangReady()
                (drawn, piece) = (counts.drawn, piece * 2)
            }
        }
        hangReady()
        return counts
    }

    /// Pictures in the first piece of a change that is shown; each further piece is twice as large.
    private static let firstPiece = 4

    /// What could not be read takes its subject's pictures with it only on a new start: until then the old ones stay.
    func note(_ trouble: [String], of name: String) -> GalleryPage.Change {
        guard let index = subjects.firstIndex(where: { $0.subject.name == name }) else {
            return GalleryPage.Change(issues: issues + trouble)
        }
        subjects[index].issues = trouble
        return GalleryPage.Change(
            subjects: [name], pictures: subjects[index].works.map(\.picture), issues: issues)
    }

    /// Whether all of this trouble is told of the subject already.
    func knows(_ trouble: [String], of name: String) -> Bool {
        let told = subjects.first { $0.subject.name == name }?.issues ?? []
        return trouble.allSatisfy(told.contains)
    }

    /// Nil where no subject has that name.
    func takeDown(_ name: String) -> GalleryPage.Change? {
        guard let index = subjects.firstIndex(where: { $0.subject.name == name }) else { return nil }
        // The places of those after it stay theirs.
        subjects[index].works = []
        subjects[index].issues = []
        return GalleryPage.Change(subjects: [name], pictures: [], issues: issues)
    }

    // MARK: Drawing

    private func plans(of subject: any RenderSubject) async throws(UsageError) -> PictureMatrix.Result {
        var options = studio.options
        options.drawsEveryMode = true
        return try await PictureMatrix(options: options).plans(of: [subject])
    }

    /// The pictures of plans in their order, each as soon as it and those before it are drawn; as many at once as there are jobs.
    private func works(
        _ plans: [PicturePlan], of index: Int, before: [String: GalleryWork], saved: Set<String>
    ) -> AsyncStream<GalleryWork> {
        let (stream, hand) = AsyncStream.makeStream(of: GalleryWork.self)
        Task { @MainActor in
            defer { hand.finish() }
            let sitting = Sitting(text: studio.text, options: studio.options)
            await withTaskGroup(of: GalleryWork.self) { group in
                var (running, next, waiting) = (0, 0, [Int: GalleryWork]())
                func take(_ work: GalleryWork) {
                    waiting[work.order.1] = work
                    while let first = waiting.removeValue(forKey: next) {
                        hand.yield(first)
                        next += 1
                    }
                }
                for (number, plan) in plans.enumerated() {
                    let work = sat(plan, sitting, order: (index, number), before: before, saved: saved)
                    guard let list = work.list, work.image == nil else {
                        take(work)
                        continue
                    }
                    if running >= studio.options.jobs, let done = await group.next() {
                        take(done)
                        running -= 1
                    }
                    let (scale, budget) = (plan.scale, studio.options.memoryBudget)
                    let (library, png) = (pictures(of: plan.subject), png(scale))
                    group.addTask { work.drawn(list, scale: scale, budget: budget, pictures: library, png: png) }
                    running += 1
                }
                for await work in group { take(work) }
            }
        }
        return stream
    }

    /// A watched page is drawn again and again and kept by nobody: its files are made quickly.
    private func png(_ scale: CGFloat) -> PNGOptions { PNGOptions(scale: Double(scale), isHurried: isHurried) }

    /// A watched file may be cut short and written again at any time, so it is read as a whole and not mapped.
    private func pictures(of subject: any RenderSubject) -> PictureLibrary {
        let library = subject.pictures
        guard isHurried else { return library }
        return PictureLibrary { name in
            library.source(named: name).map { source in
                guard let data = FileManager.default.contents(atPath: source.name) else { return source }
                return .bytes([UInt8](data), name: source.name)
            }
        }
    }

    private func sat(
        _ plan: PicturePlan, _ sitting: Sitting, order: (Int, Int), before: [String: GalleryWork], saved: Set<String>
    ) -> GalleryWork {
        var work = GalleryWork(record: PictureRecord(plan), order: order)
        do throws(SubjectFailure) {
            let outcome = try sitting.sit(plan)
            work.record.adopt(outcome)
            work.list = outcome.displayList
        } catch { work.record.errors = error.lines }
        if let list = work.list, let old = before[work.record.name], old.image != nil, old.list == list,
            saved.isDisjoint(with: list.pictureNames)
        {
            work.image = old.image
        }
        return work
    }
}

/// One picture of the gallery and what it was drawn from.
struct GalleryWork: Sendable {
    var record: PictureRecord
    /// Of the subject, and of the picture within it.
    var order: (Int, Int)
    var list: DisplayList?
    var image: GalleryPage.Image?
    /// Whether it had to be drawn, or hangs as it did.
    var isDrawn = false

    init(record: PictureRecord, order: (Int, Int)) { (self.record, self.order) = (record, order) }

    func drawn(_ list: DisplayList, scale: CGFloat, budget: Int, pictures: PictureLibrary, png: PNGOptions)
        -> GalleryWork
    {
        var copy = self
        copy.isDrawn = true
        do throws(DevelopmentError) {
            let developed = try develop(
                list, scale: scale, budgetLimit: budget, pictures: pictures, options: png)
            copy.image = .init(png: developed.png)
        } catch { copy.record.errors = [error.words] }
        return copy
    }

    var picture: GalleryPage.Picture {
        let scene = record.scene
        let facts: JSONValue = .object([
            "name": .string(record.name), "order": .string(Self.sortable(order)),
            "scene": .object([
                "subject": .string(scene.subject), "entry": .string(scene.entry),
                "presentation": .string(scene.presentation), "device": .string(scene.device),
                "system": .integer(scene.system), "appearance": .string(scene.appearance), "mode": .string(scene.mode),
                "locale": .string(scene.locale), "timeZone": .string(scene.timeZone),
                "textSize": .string(scene.textSize), "now": .string(scene.now), "scale": .number(scene.scale),
                "redaction": .strings(scene.redaction),
            ]),
            "width": .number(record.width ?? 0), "height": .number(record.height ?? 0),
            "naturalHeight": record.naturalHeight.map { .number($0) },
            "taps": .array((record.taps ?? []).map(Self.tap)), "widgetURLs": .strings(record.widgetURLs ?? []),
            "diagnostics": .strings(
                record.diagnostics.map { "\($0.severity.rawValue) \($0.place): \($0.message) [\($0.code)]" }),
            "remarks": .strings(record.remarks), "errors": .strings(record.errors),
        ])
        guard case .object(let members) = facts else { preconditionFailure("an object was made") }
        return .init(facts: members, image: image)
    }

    private static func tap(_ tap: TapRecord) -> JSONValue {
        .object(["frame": .array(tap.frame.map { .number($0) }), "target": .string(tap.target)])
    }

    /// Words that sort as the numbers do.
    private static func sortable(_ order: (Int, Int)) -> String {
        [order.0, order.1].map { String(100_000 + $0) }.joined(separator: ".")
    }
}
