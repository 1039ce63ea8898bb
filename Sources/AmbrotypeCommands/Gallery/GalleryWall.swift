import AmbrotypeDrawing
import AmbrotypeRendering
import AmbrotypeSnapshots
import Foundation

/// The pictures of a gallery by subject, drawn and kept, so that a change draws only what it changes.
@MainActor final class GalleryWall {
    let studio: RenderStudio
    private let outside: Outside
    private var subjects: [Hung] = []

    /// A subject's pictures, with what each was drawn from.
    private struct Hung {
        var subject: any RenderSubject
        var works: [GalleryWork] = []
        var issues: [String] = []
    }

    init(studio: RenderStudio, outside: Outside) {
        (self.studio, self.outside) = (studio, outside)
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
            subjects[index] = try await hung(subjects[index].subject, at: index, before: [], keeps: false)
        }
    }

    /// Draws a subject again after it changed.
    /// - Parameter keeps: whether a picture whose display list is the same need not be drawn: what it names is unchanged.
    func hang(_ subject: any RenderSubject, keeps: Bool) async throws(UsageError) -> GalleryPage.Change {
        let index = subjects.firstIndex { $0.subject.name == subject.name } ?? subjects.count
        if index == subjects.count { subjects.append(Hung(subject: subject)) }
        let before = subjects[index].works
        let now = try await hung(subject, at: index, before: before, keeps: keeps)
        subjects[index] = now
        let known = Set(before.compactMap { $0.image?.digest })
        var fresh: [GalleryPage.Image] = []
        for image in now.works.compactMap(\.image) where !known.contains(image.digest) && !fresh.contains(image) {
            fresh.append(image)
        }
        return GalleryPage.Change(
            subjects: [subject.name], pictures: now.works.map(\.picture), images: fresh, issues: issues)
    }

    /// What could not be read takes its subject's pictures with it only on a new start: until then the old ones stay.
    func note(_ trouble: [String], of name: String) -> GalleryPage.Change {
        guard let index = subjects.firstIndex(where: { $0.subject.name == name }) else {
            return GalleryPage.Change(issues: issues + trouble)
        }
        subjects[index].issues = trouble
        return GalleryPage.Change(
            subjects: [name], pictures: subjects[index].works.map(\.picture), issues: issues)
    }

    // MARK: Drawing

    private func hung(
        _ subject: any RenderSubject, at index: Int, before: [GalleryWork], keeps: Bool
    ) async throws(UsageError) -> Hung {
        var options = studio.options
        options.drawsEveryMode = true
        let result = try await PictureMatrix(options: options).plans(of: [subject])
        let sitting = Sitting(text: studio.text, options: studio.options)
        let known = Dictionary(before.map { ($0.record.name, $0) }, uniquingKeysWith: { $1 })
        var works: [GalleryWork] = []
        await withTaskGroup(of: GalleryWork.self) { group in
            var running = 0
            for (number, plan) in result.plans.enumerated() {
                var work = GalleryWork(
                    record: PictureRecord(plan), order: (index, number))
                do throws(SubjectFailure) {
                    let outcome = try sitting.sit(plan)
                    work.record.adopt(outcome)
                    work.list = outcome.displayList
                } catch { work.record.errors = error.lines }
                if keeps, let old = known[work.record.name], old.image != nil, old.list == work.list {
                    work.image = old.image
                }
                guard let list = work.list, work.image == nil else {
                    works.append(work)
                    continue
                }
                if running >= studio.options.jobs, let done = await group.next() {
                    works.append(done)
                    running -= 1
                }
                let (scale, budget, library) = (plan.scale, studio.options.memoryBudget, subject.pictures)
                group.addTask { [work] in work.drawn(list, scale: scale, budget: budget, pictures: library) }
                running += 1
            }
            for await work in group { works.append(work) }
        }
        return Hung(subject: subject, works: works.sorted { $0.order < $1.order }, issues: result.issues)
    }
}

/// One picture of the gallery and what it was drawn from.
struct GalleryWork: Sendable {
    var record: PictureRecord
    /// Of the subject, and of the picture within it.
    var order: (Int, Int)
    var list: DisplayList?
    var image: GalleryPage.Image?

    init(record: PictureRecord, order: (Int, Int)) { (self.record, self.order) = (record, order) }

    func drawn(_ list: DisplayList, scale: CGFloat, budget: Int, pictures: PictureLibrary) -> GalleryWork {
        var copy = self
        do throws(DevelopmentError) {
            copy.image = .init(png: try develop(list, scale: scale, budgetLimit: budget, pictures: pictures).png)
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
