import AmbrotypeDrawing
import AmbrotypeRendering
import AmbrotypeStorefront
import AmbrotypeText
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Answers the slots of scenes from subjects: templates, or a program's own widgets.
///
/// Subjects and entries are fetched first (`prepare`), because asking a provider takes time that a scene does not have.
@MainActor final class WidgetSupplier {
    private let source: any SubjectSource
    private let outside: Outside
    private let text: TextEngine
    private let options: RenderOptions
    /// What names in the configuration are relative to.
    private let folder: URL
    private var subjects: [String: any RenderSubject] = [:]
    private var entries: [String: [SubjectEntry]] = [:]
    /// Trouble by subject or by request; told when a scene asks.
    private var failures: [String: Failure] = [:]

    private struct Failure {
        var lines: [String]
        /// Whether the configuration asks for something that is not there.
        var isMistake = false

        func trouble(_ subject: String) -> StorefrontTrouble {
            isMistake
                ? .noSuchWidget(subject: subject, lines: lines) : .widget(subject: subject, lines: lines)
        }
    }

    /// Diagnostics of severity error found while drawing, once each.
    private(set) var errors: [String] = []

    init(source: any SubjectSource, outside: Outside, text: TextEngine, options: RenderOptions, folder: URL) {
        (self.source, self.outside, self.text, self.options) = (source, outside, text, options)
        self.folder = folder
    }

    /// Fetches what the choices of a shot need in a language.
    func prepare(_ choices: [WidgetChoice], locale: Locale) async {
        for choice in choices {
            guard let subject = await subject(choice.subject) else { continue }
            let key = key(choice, locale)
            guard entries[key] == nil, failures[key] == nil else { continue }
            do throws(SubjectFailure) {
                let timelines = try await subject.timelines(in: moment(choice, locale))
                if let found = chosen(choice, timelines) {
                    entries[key] = found
                } else {
                    failures[key] = Failure(lines: [Self.noSample(choice, timelines)], isMistake: true)
                }
            } catch { failures[key] = Failure(lines: error.lines) }
        }
    }

    private func subject(_ name: String) async -> (any RenderSubject)? {
        if let known = subjects[name] { return known }
        if failures[name] != nil { return nil }
        let path = source.standardNames == nil ? folder.resolving(name).path : name
        let found = await source.find([path], outside: outside)
        guard let subject = found.subjects.first, found.subjects.count == 1 else {
            let isThere = source.standardNames != nil || FileManager.default.fileExists(atPath: path)
            let many = ["there are \(found.subjects.count) widgets here, name one"]
            failures[name] = Failure(
                lines: found.issues.isEmpty ? many : found.issues,
                isMistake: !isThere || found.issues.isEmpty)
            return nil
        }
        subjects[name] = subject
        return subject
    }

    private func key(_ choice: WidgetChoice, _ locale: Locale) -> String { "\(choice) \(locale.identifier)" }

    private func moment(_ choice: WidgetChoice, _ locale: Locale) -> RenderMoment {
        RenderMoment(now: options.now, timeZone: options.timeZone, locale: locale, configuration: choice.settings)
    }

    /// The entries among which the choice's is: the sample's, or all; nil where there is no such sample.
    private func chosen(_ choice: WidgetChoice, _ timelines: [SubjectTimeline]) -> [SubjectEntry]? {
        guard let sample = choice.sample else { return timelines.flatMap(\.entries) }
        return timelines.first { $0.sample == sample }?.entries
    }

    private static func noSample(_ choice: WidgetChoice, _ timelines: [SubjectTimeline]) -> String {
        "there is no sample \"\(choice.sample ?? "")\"; there are \(timelines.map(\.sample).joined(separator: ", "))"
    }

    /// The files a subject's pictures depend on; nil for a program's own widget.
    func pictures(of name: String) -> PictureLibrary? { subjects[name]?.pictures }

    // MARK: Slots

    func supply(_ slot: WidgetSlot) throws(StorefrontTrouble) -> SuppliedWidget {
        let name = slot.choice.subject
        guard let subject = subjects[name] else {
            throw (failures[name] ?? Failure(lines: ["it was not found"], isMistake: true)).trouble(name)
        }
        let key = key(slot.choice, slot.locale)
        if let failure = failures[key] { throw failure.trouble(name) }
        let entry = try entry(slot.choice, entries[key] ?? [])
        let plan = PicturePlan(
            subject: subject, entry: entry, presentation: .widget(slot.presentation), device: slot.device,
            system: slot.system, mode: slot.mode, locale: slot.locale.identifier, textSize: .large,
            redaction: [], name: PictureName(subject: name, parts: []), moment: moment(slot.choice, slot.locale),
            scale: slot.device.scale)
        var sitting = Sitting(text: text, options: options)
        sitting.adjust = { shell in
            shell.backdrop = .transparent
            shell.hidesContainerBackground = slot.hidesBackground
        }
        let outcome: Sitting.Outcome
        do throws(SubjectFailure) { outcome = try sitting.sit(plan) } catch {
            throw .widget(subject: name, lines: error.lines)
        }
        for diagnostic in outcome.diagnostics where diagnostic.severity == .error {
            let line =
                "\(name) \(slot.presentation.name) \(slot.locale.identifier): \(diagnostic.message) [\(diagnostic.code)]"
            if !errors.contains(line) { errors.append(line) }
        }
        let list = outcome.displayList.renamed { ScenePictures.name($0, of: name) }
        return SuppliedWidget(
            list: list, cornerRadius: outcome.cornerRadius, sensorX: sensorX(slot.presentation, outcome))
    }

    private func entry(_ choice: WidgetChoice, _ entries: [SubjectEntry]) throws(StorefrontTrouble) -> SubjectEntry {
        guard let wanted = choice.entry else {
            if let first = entries.first(where: { $0.isShown && !$0.isPlaceholder }) ?? entries.first { return first }
            throw .widget(subject: choice.subject, lines: ["it has no entry to show"])
        }
        if let found = entries.first(where: { $0.name == wanted }) { return found }
        let real = entries.filter { !$0.isPlaceholder }
        if let number = Int(wanted), real.indices.contains(number) { return real[number] }
        throw .noSuchWidget(
            subject: choice.subject,
            lines: ["there is no entry \"\(wanted)\"; there are \(entries.map(\.name).joined(separator: ", "))"])
    }

    /// Where the sensors begin in the compact island: behind the left side.
    private func sensorX(_ presentation: WidgetPresentation, _ outcome: Sitting.Outcome) -> CGFloat? {
        guard presentation == .island(.compact) else { return nil }
        return outcome.parts.map(\.frame).min { $0.minX < $1.minX }?.maxX
    }
}
