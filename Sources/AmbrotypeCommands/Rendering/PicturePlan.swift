import AmbrotypeGeometry
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// One picture to make: everything but the pixels.
@MainActor struct PicturePlan {
    var subject: any RenderSubject
    var entry: SubjectEntry
    var presentation: SubjectPresentation
    var device: Device
    var system: Int
    var mode: WidgetMode
    var locale: String
    var textSize: DynamicTypeSize
    /// nil takes the language's own.
    var direction: LayoutDirection?
    var redaction: RedactionReasons
    var name: PictureName
    var moment: RenderMoment
    var scale: CGFloat
}

extension PicturePlan {
    /// What hides content in the picture, in words; a placeholder entry is one whoever asks.
    var shownRedaction: [String] {
        var reasons = redaction
        if entry.isPlaceholder { reasons.insert(.placeholder) }
        return reasons.isEmpty ? [] : reasons.word.split(separator: "+").map(String.init)
    }
}

/// The matrix of a run: subjects × locales × time zones × entries × presentations × devices × systems × modes × text sizes
/// × directions × redactions.
@MainActor struct PictureMatrix {
    let options: RenderOptions

    struct Result {
        var plans: [PicturePlan] = []
        /// Trouble that belongs to no picture.
        var issues: [String] = []
    }

    func plans(of subjects: [any RenderSubject]) async throws(UsageError) -> Result {
        var result = Result()
        for device in options.devices where !options.systems.contains(where: device.runs) {
            throw UsageError(
                "\(device.name) does not run iOS \(options.systems.map(String.init).joined(separator: " or ")); "
                    + "choose another --os or --device, ambrotype list --devices --os N names those that do")
        }
        for subject in subjects {
            result.issues += subject.issues
            let presentations = try self.presentations(of: subject)
            for locale in options.locales.isEmpty ? subject.languages : options.locales {
                for place in options.clocks {
                    let moment = self.moment(locale, place)
                    do throws(SubjectFailure) {
                        let entries = try await chosen(subject, moment)
                        for entry in entries {
                            result.plans += plans(subject, entry, presentations, locale, moment)
                        }
                    } catch { result.issues += error.lines }
                }
            }
        }
        let filter = try NameFilter(options.filter)
        result.plans = result.plans.filter { filter.contains($0.name.description) }
        try checkNames(result.plans)
        return result
    }

    /// The first picture of one entry, in the subject's first place: for whoever wants just one.
    func plan(of subject: any RenderSubject, entry: SubjectEntry, locale: String) throws(UsageError) -> PicturePlan {
        let moment = moment(locale, options.clocks[0])
        guard let plan = plans(subject, entry, subject.presentations, locale, moment).first else {
            let place = subject.presentations.first?.name ?? "view"
            throw UsageError("\(options.devices.map(\.name).joined(separator: ", ")) has no \(place)")
        }
        return plan
    }

    func presentations(of subject: any RenderSubject) throws(UsageError) -> [SubjectPresentation] {
        if options.families.isEmpty { return subject.presentations }
        let known = subject.presentations.map(\.name)
        let wanted = subject.presentations.filter {
            options.families.contains($0.name) || options.families.contains($0.shortName)
        }
        let everyName = WidgetPresentation.all.map(\.name) + ["view", "compact", "minimal", "expanded"] + known
        for family in options.families where !everyName.contains(family) && !Self.shortNames.contains(family) {
            throw Words.notOneOf("family", family, known)
        }
        return wanted
    }

    static let shortNames = ["small", "medium", "large", "extraLarge", "circular", "rectangular", "inline"]

    private func moment(_ locale: String, _ clock: RenderOptions.Clock) -> RenderMoment {
        RenderMoment(
            now: clock.now, timeZone: clock.zone, locale: Locale(identifier: locale),
            configuration: options.configuration)
    }

    private func chosen(
        _ subject: any RenderSubject, _ moment: RenderMoment
    ) async throws(SubjectFailure) -> [SubjectEntry] {
        if options.entries == .placeholder { return [try await subject.placeholder(in: moment)].compactMap { $0 } }
        let entries = try await subject.entries(in: moment)
        switch options.entries {
        case .shown: return entries.filter(\.isShown)
        case .all, .placeholder: return entries
        case .first: return Array(entries.prefix(1))
        case .number(let number): return entries.indices.contains(number) ? [entries[number]] : []
        }
    }

    func plans(
        _ subject: any RenderSubject, _ entry: SubjectEntry, _ presentations: [SubjectPresentation], _ locale: String,
        _ moment: RenderMoment
    ) -> [PicturePlan] {
        var plans: [PicturePlan] = []
        let places = presentations.filter { entry.presentations?.contains($0) ?? true }
        for presentation in places {
            for device in options.devices {
                for system in options.systems where device.runs(os: system) {
                    let isOffered = subject.offers(presentation, device: device, os: system)
                    // Where it is asked for on one device only, the picture's trouble says why there is none.
                    let isMeant = !options.families.isEmpty && options.devices.count == 1
                    guard isOffered || isMeant else { continue }
                    for mode in modes(of: presentation, subject) {
                        for size in options.textSizes {
                            let plan = PicturePlan(
                                subject: subject, entry: entry, presentation: presentation, device: device,
                                system: system, mode: mode, locale: locale, textSize: size, direction: nil,
                                redaction: [], name: PictureName(subject: subject.name, parts: []),
                                moment: moment, scale: options.scale ?? device.scale)
                            plans += variants(of: plan)
                        }
                    }
                }
            }
        }
        return plans
    }

    /// A plan in each direction and with each redaction asked for, named.
    private func variants(of plan: PicturePlan) -> [PicturePlan] {
        options.directions.flatMap { direction in
            options.redactions.map { redaction in
                var plan = plan
                (plan.direction, plan.redaction) = (direction, redaction)
                plan.name = name(plan)
                return plan
            }
        }
    }

    /// Full colour in each appearance on the Home Screen; vibrant on the Lock Screen; the island is always dark.
    private func modes(of presentation: SubjectPresentation, _ subject: any RenderSubject) -> [WidgetMode] {
        let own = subject.modes ?? (options.drawsEveryMode && isTinted(presentation) ? ["fullColor", "accented"] : nil)
        let asked = options.modes.isEmpty ? own : options.modes
        switch presentation {
        case .widget(.island): return [.fullColor(.dark)]
        case .widget(.family(let family)) where family.isAccessory:
            let names = asked ?? ["vibrant"]
            return names.flatMap(modes)
        default: return (asked ?? ["fullColor"]).flatMap(modes)
        }
    }

    /// Whether a person may tint it: widgets of the Home Screen.
    private func isTinted(_ presentation: SubjectPresentation) -> Bool {
        if case .widget(.family(let family)) = presentation { !family.isAccessory } else { false }
    }

    private func modes(named name: String) -> [WidgetMode] {
        switch name {
        case "accented": [.accented()]
        case "vibrant": [.vibrant]
        default: options.appearances.map { .fullColor($0) }
        }
    }

    private func name(_ plan: PicturePlan) -> PictureName {
        var parts = [plan.presentation.name, plan.entry.name, plan.mode.name, plan.locale]
        if options.devices.count > 1 { parts.append(plan.device.id) }
        if options.systems.count > 1 { parts.append("ios\(plan.system)") }
        if options.textSizes.count > 1 { parts.append("\(plan.textSize)") }
        if options.clocks.count > 1 { parts.append(plan.moment.timeZone.identifier) }
        if options.directions.count > 1 { parts.append(plan.direction.word) }
        if options.redactions.count > 1 { parts.append(plan.redaction.word) }
        return PictureName(subject: plan.subject.name, parts: parts)
    }

    /// Two pictures of one name would overwrite each other.
    private func checkNames(_ plans: [PicturePlan]) throws(UsageError) {
        var seen: Set<String> = []
        for plan in plans where !seen.insert(plan.name.path).inserted {
            throw UsageError("two pictures would be called \(plan.name.path): rename one of the entries or templates")
        }
    }
}

extension SubjectPresentation {
    /// `small` for `systemSmall`, `circular` for `accessoryCircular`, `compact` for `island-compact`.
    var shortName: String {
        for prefix in ["system", "accessory", "island-"] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            return rest.prefix(1).lowercased() + rest.dropFirst()
        }
        return name
    }
}
