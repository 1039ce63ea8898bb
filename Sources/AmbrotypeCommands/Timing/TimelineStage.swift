import AmbrotypeDrawing
import AmbrotypeRendering
import Foundation

/// Draws entries and states for strips: one device, one appearance, one text size.
@MainActor struct TimelineStage {
    let studio: RenderStudio

    /// The first of each choice alone, light unless something else was asked for.
    private var matrix: PictureMatrix {
        var options = studio.options
        options.devices = Array(options.devices.prefix(1))
        options.systems = Array(options.systems.prefix(1))
        options.appearances = Array(options.appearances.prefix(1))
        options.modes = Array(options.modes.prefix(1))
        options.textSizes = Array(options.textSizes.prefix(1))
        return PictureMatrix(options: options)
    }

    func presentations(of subject: any RenderSubject) throws(SubjectFailure) -> [SubjectPresentation] {
        do throws(UsageError) { return try places(of: subject) } catch { throw SubjectFailure(lines: [error.message]) }
    }

    /// Where a subject is drawn; throws for a family that there is not.
    func places(of subject: any RenderSubject) throws(UsageError) -> [SubjectPresentation] {
        let matrix = matrix
        let all = try matrix.presentations(of: subject)
        guard let device = matrix.options.devices.first, let system = matrix.options.systems.first else { return all }
        return all.filter { subject.offers($0, device: device, os: system) }
    }

    /// What an entry shows in a presentation; nil where it has nothing there.
    func list(
        _ subject: any RenderSubject, _ entry: SubjectEntry, _ presentation: SubjectPresentation, _ moment: RenderMoment
    ) throws(SubjectFailure) -> DisplayList? {
        guard entry.presentations?.contains(presentation) ?? true else { return nil }
        return try outcome(subject, entry, presentation, moment).displayList
    }

    func outcome(
        _ subject: any RenderSubject, _ entry: SubjectEntry, _ presentation: SubjectPresentation, _ moment: RenderMoment
    ) throws(SubjectFailure) -> Sitting.Outcome {
        let plans = matrix.plans(subject, entry, [presentation], moment.locale.identifier, moment)
        guard let plan = plans.first else {
            throw SubjectFailure(lines: ["\(presentation.name) cannot be drawn on this device and system"])
        }
        return try Sitting(text: studio.text, options: studio.options).sit(plan)
    }

    /// Whether two lists come to the same pixels.
    func looksEqual(
        _ one: DisplayList, _ two: DisplayList, _ pictures: PictureLibrary
    ) throws(SubjectFailure) -> Bool {
        guard one.size == two.size else { return false }
        let budget = MemoryBudget(limit: studio.options.memoryBudget)
        do throws(DevelopmentError) {
            let first = try expose(one, scale: 2, budget: budget, pictures: pictures)
            let second = try expose(two, scale: 2, budget: budget, pictures: pictures)
            return first.bytes.elementsEqual(second.bytes)
        } catch { throw SubjectFailure(lines: [error.words]) }
    }
}
