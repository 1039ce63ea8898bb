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
    var name: PictureName
    var moment: RenderMoment
    var scale: CGFloat
}

/// The matrix of a run: subjects × entries × presentations × modes × locales × devices × systems × text sizes.
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
                let moment = self.moment(locale)
                do throws(SubjectFailure) {
                    let entries = chosen(try await subject.entries(in: moment))
                    for entry in entries {
                        result.plans += plans(subject, entry, presentations, locale, moment)
                    }
                } catch { result.issues += error.lines }
            }
        }
        if let pattern = options.filter { result.plans = try filtered(result.plans, pattern) }
        try checkNames(result.plans)
        return result
    }

    private func presentations(of subject: any RenderSubject) throws(UsageError) -> [SubjectPresentation] {
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

    private func moment(_ locale: String) -> RenderMoment {
        RenderMoment(
            now: options.now, timeZone: options.timeZone, locale: Locale(identifier: locale),
            configuration: options.configuration)
    }

    private func chosen(_ entries: [SubjectEntry]) -> [SubjectEntry] {
        switch options.entries {
        case .shown: entries.filter(\.isShown)
        case .all: entries
        case .first: Array(entries.prefix(1))
        case .number(let number): entries.indices.contains(number) ? [entries[number]] : []
        }
    }

    private func plans(
        _ subject: any RenderSubject, _ entry: SubjectEntry, _ presentations: [SubjectPresentation], _ locale: String,
        _ moment: RenderMoment
    ) -> [PicturePlan] {
        var plans: [PicturePlan] = []
        let places = presentations.filter { entry.presentations?.contains($0) ?? true }
        for presentation in places {
            for device in options.devices {
                for system in options.systems where device.runs(os: system) {
                    let isOffered = subject.offers(presentation, device: device, os: system)
                    guard isOffered || !options.families.isEmpty else { continue }
                    for mode in modes(of: presentation, subject) {
                        for size in options.textSizes {
                            let name = name(subject, entry, presentation, device, system, mode, locale, size)
                            plans.append(
                                PicturePlan(
                                    subject: subject, entry: entry, presentation: presentation, device: device,
                                    system: system, mode: mode, locale: locale, textSize: size, name: name,
                                    moment: moment, scale: options.scale ?? device.scale))
                        }
                    }
                }
            }
        }
        return plans
    }

    /// Full colour in each appearance on the Home Screen; vibrant on the Lock Screen; the island is always dark.
    private func modes(of presentation: SubjectPresentation, _ subject: any RenderSubject) -> [WidgetMode] {
        let asked = options.modes.isEmpty ? subject.modes : options.modes
        switch presentation {
        case .widget(.island): return [.fullColor(.dark)]
        case .widget(.family(let family)) where family.isAccessory:
            let names = asked ?? ["vibrant"]
            return names.flatMap(modes)
        default: return (asked ?? ["fullColor"]).flatMap(modes)
        }
    }

    private func modes(named name: String) -> [WidgetMode] {
        switch name {
        case "accented": [.accented()]
        case "vibrant": [.vibrant]
        default: options.appearances.map { .fullColor($0) }
        }
    }

    private func name(
        _ subject: any RenderSubject, _ entry: SubjectEntry, _ presentation: SubjectPresentation, _ device: Device,
        _ system: Int, _ mode: WidgetMode, _ locale: String, _ size: DynamicTypeSize
    ) -> PictureName {
        var parts = [presentation.name, entry.name, mode.name, locale]
        if options.devices.count > 1 { parts.append(device.id) }
        if options.systems.count > 1 { parts.append("ios\(system)") }
        if options.textSizes.count > 1 { parts.append("\(size)") }
        return PictureName(subject: subject.name, parts: parts)
    }

    private func filtered(_ plans: [PicturePlan], _ pattern: String) throws(UsageError) -> [PicturePlan] {
        guard let regex = try? Regex(pattern) else {
            throw Words.badValue("filter", pattern, expected: "a regular expression")
        }
        return plans.filter { $0.name.description.contains(regex) }
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
