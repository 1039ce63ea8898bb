import AmbrotypeDrawing
import AmbrotypeRendering
import AmbrotypeSnapshots
import AmbrotypeText
import Foundation

/// Draws many pictures and hands each to a check: views one after the other on the main actor, pixels side by side. Memory
/// does not grow with the number of pictures, but for the records of those that need a look.
@MainActor struct SnapshotDarkroom {
    let session: SnapshotSession
    let run: SnapshotRun
    let recording: Recording?
    let outside: Outside
    private let stamps: StampMaker

    init(session: SnapshotSession, run: SnapshotRun, recording: Recording?, outside: Outside) {
        (self.session, self.run, self.recording, self.outside) = (session, run, recording, outside)
        stamps = StampMaker(session.studio.fonts)
    }

    func develop() async -> [SnapshotRecord] {
        let studio = session.studio
        let sitting = Sitting(text: studio.text, options: studio.options)
        var ledger = RecordLedger(run)
        await withTaskGroup(of: (Int, SnapshotRecord).self) { group in
            var running = 0
            for (index, picture) in session.chosen.enumerated() {
                outside.progress("\(index + 1) of \(session.chosen.count)  \(picture.name)")
                let outcome: Sitting.Outcome
                do throws(SubjectFailure) { outcome = try sitting.sit(picture.plan) } catch {
                    let message = error.lines.joined(separator: "\n")
                    let record = run.failure(
                        picture.name, message, context: picture.context, source: SourcePlace(picture.plan, outside))
                    ledger.add(record, of: plan(picture), picture: index)
                    continue
                }
                if running >= studio.options.jobs, let (index, record) = await group.next() {
                    ledger.add(record, of: plan(session.chosen[index]), picture: index)
                    running -= 1
                }
                let job = job(picture, outcome)
                group.addTask { (index, job.finish()) }
                running += 1
            }
            for await (index, record) in group {
                ledger.add(record, of: plan(session.chosen[index]), picture: index)
            }
        }
        outside.progress("")
        return ledger.records { plan(session.chosen[$0]) }
    }

    private func plan(_ picture: SnapshotPlan) -> RecordLedger.Plan {
        RecordLedger.Plan(
            name: picture.name, context: picture.context, scale: Double(picture.plan.scale),
            source: SourcePlace(picture.plan, outside))
    }

    private func job(_ picture: SnapshotPlan, _ outcome: Sitting.Outcome) -> SnapshotJob {
        let tree = PlacedTree(outcome)
        let notes = outcome.diagnostics.filter { $0.severity == .error }.map { "\($0.place): \($0.message)" }
        return SnapshotJob(
            list: outcome.displayList, scale: picture.plan.scale, budget: session.studio.options.memoryBudget,
            pictures: picture.plan.subject.pictures, name: picture.name, context: picture.context,
            stamp: stamps.stamp(of: tree), tree: tree, notes: notes + outcome.remarks,
            source: SourcePlace(picture.plan, outside), lines: SourceLines(outcome), run: run,
            recording: recording)
    }
}

/// One display list against its golden; runs on any thread.
struct SnapshotJob: Sendable {
    var list: DisplayList
    var scale: CGFloat
    var budget: Int
    var pictures: PictureLibrary
    var name: SnapshotName
    var context: SceneContext
    var stamp: DrawingStamp
    var tree: PlacedTree
    var notes: [String]
    var source: SourcePlace?
    /// Where the document says the views.
    var lines: SourceLines?
    var run: SnapshotRun
    var recording: Recording?

    /// What comparing may hold besides the picture: the golden, the areas of change, PNG encoders.
    static let comparingBudget = 1 << 29

    func finish() -> SnapshotRecord {
        let drawn: DevelopedPixels
        do throws(DevelopmentError) {
            drawn = try developPixels(list, scale: scale, budgetLimit: budget, pictures: pictures)
        } catch { return run.failure(name, error.words, context: context) }
        let decoded = drawn.record.pictures.map { $0.decodedWidth * $0.decodedHeight * 4 }
        let capture = Capture(
            name: name, picture: .pixels(drawn.pixmap), scale: Double(scale), context: context, stamp: stamp,
            tree: tree,
            memory: MemoryFigures(
                peak: drawn.record.peakBytes, limit: drawn.record.budgetBytes, pictures: decoded.reduce(0, +)),
            source: source)
        var record = run.check(capture, recording: recording, budget: MemoryBudget(limit: Self.comparingBudget))
        if let line = lines?.line(of: record) { record.source?.line = line }
        if !notes.isEmpty { record.notes = (record.notes ?? []) + notes }
        return record
    }
}

/// Says which tool and which fonts drew a picture.
struct StampMaker {
    private let fonts: FontLibrary
    private let digests: [String: String]

    init(_ fonts: FontLibrary) {
        self.fonts = fonts
        digests = Dictionary(fonts.digests.map { ($0.file, $0.sha256) }, uniquingKeysWith: { $1 })
    }

    /// Every font that a picture may be drawn with now.
    var atHand: DrawingStamp.FontsAtHand {
        .init(all: Set(digests.map { .init(file: $0.key, sha256: $0.value) }), users: fonts.userFiles)
    }

    func stamp(of tree: PlacedTree) -> DrawingStamp {
        let files = fonts.files(named: tree.fontNames, withSymbols: tree.all.contains { $0.type == "Symbol" })
        return DrawingStamp(tool: Version.current, fonts: files.map { .init(file: $0, sha256: digests[$0] ?? "") })
    }
}
