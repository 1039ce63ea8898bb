import AmbrotypeDrawing
import AmbrotypeRendering
import AmbrotypeSnapshots
import AmbrotypeText
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Fonts and tables for the pictures of tests, opened once in a process.
@MainActor final class AssertionStudio {
    private let table: DeviceTable
    private let text: TextEngine
    let stamps: StampMaker
    private let resources: BundleResources
    private static var opened: AssertionStudio?

    static func open(_ outside: Outside) throws(UsageError) -> AssertionStudio {
        if let opened { return opened }
        let studio = try AssertionStudio(outside)
        opened = studio
        return studio
    }

    private init(_ outside: Outside) throws(UsageError) {
        let folder = try FontFolder.find(ArgumentValues(), outside)
        do {
            table = try DeviceTable.load()
            let library = try FontLibrary(folder: folder.url, userFolder: folder.user)
            (stamps, text) = (StampMaker(library), TextEngine(fonts: library))
            resources = .of(outside)
        } catch { throw UsageError("\(error)") }
    }

    func job(
        for assertion: PictureAssertion, name: SnapshotName, run: SnapshotRun, recording: Recording?, outside: Outside
    ) throws(UsageError) -> SnapshotJob {
        var values = ArgumentValues()
        for (option, words) in assertion.choices { values.replace(option, with: words) }
        let options = try RenderOptions.read(values, table: table, outside: outside)
        let subject = AssertedSubject(name: "test", assertion: assertion, resources: resources)
        let entry = SubjectEntry(
            name: name.description, date: assertion.date ?? options.now, isShown: true, isPlaceholder: false,
            payload: ())
        let picture = try PictureMatrix(options: options).plan(
            of: subject, entry: entry, locale: options.locales.first ?? "en")
        let outcome = try sit(picture, options)
        let tree = PlacedTree(outcome)
        let notes = outcome.diagnostics.filter { $0.severity == .error }.map { "\($0.place): \($0.message)" }
        return SnapshotJob(
            list: outcome.displayList, scale: picture.scale, budget: options.memoryBudget, pictures: subject.pictures,
            name: name, context: SceneContext(picture, target: name.description), stamp: stamps.stamp(of: tree),
            tree: tree, notes: notes, run: run, recording: recording)
    }

    /// Under the picture's own clock and zone; afterwards a test has the machine's again.
    private func sit(_ picture: PicturePlan, _ options: RenderOptions) throws(UsageError) -> Sitting.Outcome {
        try PinnedClock.during(picture.entry.date, zone: picture.moment.timeZone) { () throws(UsageError) in
            do throws(SubjectFailure) { return try Sitting(text: text, options: options).sit(picture) } catch {
                throw UsageError(error.lines.joined(separator: "\n"))
            }
        }
    }
}

/// What a test hands over, as something to draw.
@MainActor struct AssertedSubject: CompiledSubject {
    var name: String
    let assertion: PictureAssertion
    let resources: BundleResources

    var presentations: [SubjectPresentation] { [assertion.presentation.map { .widget($0) } ?? .canvas] }
    var disablesContentMargins: Bool { assertion.disablesContentMargins }
    var isBackgroundRemovable: Bool { assertion.isBackgroundRemovable }

    func timelines(in moment: RenderMoment) async throws(SubjectFailure) -> [SubjectTimeline] { [] }

    func content(of entry: SubjectEntry, in scene: SubjectScene) throws(SubjectFailure) -> SubjectContent {
        switch (assertion.content, assertion.presentation) {
        case (.view(let view), nil):
            return SubjectContent(.canvas(view(), width: assertion.width, height: assertion.height))
        case (.view(let view), _): return SubjectContent(.view(view()))
        case (.island(let island), _): return SubjectContent(.island(island()))
        }
    }
}
