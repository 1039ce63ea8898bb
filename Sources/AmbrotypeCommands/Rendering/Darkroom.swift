import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Develops many pictures: views one after the other on the main actor, pixels and files side by side.
@MainActor struct Darkroom {
    let studio: RenderStudio
    let outside: Outside
    /// The one file to write instead of a folder of them.
    let single: URL?

    func develop(_ plans: [PicturePlan]) async -> [PictureRecord] {
        let sitting = Sitting(text: studio.text, options: studio.options)
        var records: [PictureRecord] = []
        await withTaskGroup(of: PictureRecord.self) { group in
            var running = 0
            for (index, plan) in plans.enumerated() {
                outside.progress("\(index + 1) of \(plans.count)  \(plan.name.description)")
                var record = PictureRecord(plan)
                let outcome: Sitting.Outcome
                do throws(SubjectFailure) { outcome = try sitting.sit(plan) } catch {
                    record.errors = error.lines
                    records.append(record)
                    continue
                }
                record.adopt(outcome)
                if running >= studio.options.jobs, let done = await group.next() {
                    records.append(done)
                    running -= 1
                }
                let job = DevelopmentJob(
                    list: outcome.displayList, scale: plan.scale, budget: studio.options.memoryBudget,
                    pictures: plan.subject.pictures, file: file(plan), path: plan.name.path)
                group.addTask { [record] in job.finish(record) }
                running += 1
            }
            for await record in group { records.append(record) }
        }
        outside.progress("")
        return records
    }

    private func file(_ plan: PicturePlan) -> URL {
        single ?? studio.options.out.appendingPathComponent(plan.name.path)
    }
}

/// One display list to one file; runs on any thread.
struct DevelopmentJob: Sendable {
    var list: DisplayList
    var scale: CGFloat
    var budget: Int
    var pictures: PictureLibrary
    var file: URL
    var path: String

    func finish(_ record: PictureRecord) -> PictureRecord {
        var record = record
        do throws(DevelopmentError) {
            let picture = try develop(list, scale: scale, budgetLimit: budget, pictures: pictures)
            try write(picture.png)
            record.development = picture.record
            record.path = path
            record.state = .rendered
        } catch { record.errors = [error.words] }
        return record
    }

    private func write(_ png: [UInt8]) throws(DevelopmentError) {
        do throws(ImageError) {
            try makeFolder(file.deletingLastPathComponent().path)
            try writeAtomically(png, to: file.path)
        } catch { throw .image(error) }
    }
}

extension DevelopmentError {
    var words: String {
        switch self {
        case .memory(let exceeded):
            "\(PictureRecord.overBudget): \(exceeded.purpose) needs \(exceeded.bytes) bytes while \(exceeded.used) of \(exceeded.limit) are in use; "
                + "--memory-budget \(exceeded.limitThatWouldDo) would do"
        case .image(let error): "\(error)"
        }
    }
}

extension PictureRecord {
    @MainActor init(_ plan: PicturePlan) {
        self.init(
            name: plan.name.description, state: .failed,
            scene: SceneRecord(
                subject: plan.subject.name, entry: plan.entry.name, presentation: plan.presentation.name,
                device: plan.device.id, system: plan.system,
                appearance: plan.mode.colorScheme == .dark ? "dark" : "light", mode: plan.mode.rendering.description,
                locale: plan.locale, timeZone: plan.moment.timeZone.identifier, textSize: "\(plan.textSize)",
                now: InstantText.utc(plan.entry.date), scale: Double(plan.scale),
                redaction: plan.shownRedaction),
            diagnostics: [], remarks: [], errors: [])
    }

    @MainActor mutating func adopt(_ outcome: Sitting.Outcome) {
        (width, height) = (Double(outcome.displayList.size.width), Double(outcome.displayList.size.height))
        naturalHeight = outcome.naturalHeight.map { Double($0) }
        taps = outcome.taps
        widgetURLs = outcome.widgetURLs
        diagnostics = outcome.diagnostics
        remarks = outcome.remarks
    }
}

/// `2026-06-09T09:41:00Z`, from the Gregorian calendar in UTC.
enum InstantText {
    static func utc(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func two(_ number: Int?) -> String {
            let text = String(number ?? 0)
            return text.count < 2 ? "0" + text : text
        }
        return
            "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))T\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))Z"
    }
}
