import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// The pictures a check looks at: layouts in every shape, colours in every mode.
@MainActor struct CheckMatrix {
    private let options: RenderOptions
    private let values: ArgumentValues

    /// One device of each size of widget that is sold or still updated, and an iPad.
    nonisolated static let devices = [
        "iphone-16-pro", "iphone-se", "iphone-13-mini", "iphone-16", "iphone-16-pro-max", "ipad-a16",
    ]
    nonisolated static let textSizes: [DynamicTypeSize] = [.large, .xSmall, .xxxLarge]

    /// Plans of one language.
    struct Batch {
        var pseudo: PseudoLanguage?
        var options: RenderOptions
        var plans: [PicturePlan]
    }

    init(_ options: RenderOptions, _ values: ArgumentValues) {
        var options = options
        options.standard(values)
        (self.options, self.values) = (options, values)
    }

    func moment(_ locale: String) -> RenderMoment {
        RenderMoment(
            now: options.now, timeZone: options.timeZone, locale: Locale(identifier: locale),
            configuration: options.configuration)
    }

    /// Devices × text sizes × languages, real and made-up, in one mode; every entry once on the first device.
    func layoutPlans(of subject: any RenderSubject, _ issues: inout [String]) async throws(UsageError) -> [Batch] {
        var own = options
        own.appearances = values["appearance"] == nil ? [.light] : options.appearances
        if values["mode"] == nil { own.modes = [] }
        let locales = options.locales.isEmpty ? subject.languages : options.locales
        var batches = [Batch(pseudo: nil, options: own, plans: try await plans(own, subject, locales, &issues))]
        if values["entry"] == nil {
            var all = own
            (all.entries, all.textSizes) = (.all, [.large])
            let first = Array(locales.prefix(1))
            batches.append(Batch(pseudo: nil, options: all, plans: try await plans(all, subject, first, &issues)))
        }
        guard values["locale"] == nil else { return batches }
        for pseudo in PseudoLanguage.allCases {
            var made = own
            made.textSizes = Array(own.textSizes.prefix(1))
            var plans = try await plans(made, subject, Array(locales.prefix(1)), &issues)
            for index in plans.indices {
                let locale = plans[index].locale
                plans[index].name.parts.removeAll { $0 == locale }
                plans[index].name.parts.append(pseudo.rawValue)
            }
            batches.append(Batch(pseudo: pseudo, options: made, plans: plans))
        }
        return batches
    }

    /// Every mode a place has, on the first device in the first language.
    func colourPlans(of subject: any RenderSubject, _ issues: inout [String]) async throws(UsageError) -> [PicturePlan]
    {
        var own = options
        own.devices = Array(options.devices.prefix(1))
        own.textSizes = Array(options.textSizes.prefix(1))
        let locales = Array((options.locales.isEmpty ? subject.languages : options.locales).prefix(1))
        var plans = try await plans(own, subject, locales, &issues)
        if values["mode"] == nil, subject.modes?.contains("accented") != true {
            own.modes = ["accented"]
            plans += try await self.plans(own, subject, locales, &issues).filter(\.hasAccentedMode)
        }
        return plans
    }

    private func plans(
        _ options: RenderOptions, _ subject: any RenderSubject, _ locales: [String], _ issues: inout [String]
    ) async throws(UsageError) -> [PicturePlan] {
        var options = options
        options.locales = locales
        let result = try await PictureMatrix(options: options).plans(of: [subject])
        issues += result.issues
        return result.plans.filter { $0.existsOnDevice }
    }
}

extension RenderOptions {
    /// Takes the check's own choices where the command line makes none.
    fileprivate mutating func standard(_ values: ArgumentValues) {
        if values["device"] == nil, let table = try? DeviceTable.load() {
            devices = CheckMatrix.devices.compactMap { try? table.device(named: $0) }
            devices = devices.filter { device in systems.contains { device.runs(os: $0) } }
        }
        if values["text-size"] == nil { textSizes = CheckMatrix.textSizes }
    }
}

extension PicturePlan {
    /// An iPad has no island, a small device not every family.
    var existsOnDevice: Bool {
        switch presentation {
        case .canvas: true
        case .widget(.family(let family)): device.families(os: system).contains(family)
        case .widget(.lockScreenActivity): true
        case .widget(.island): device.island != nil
        }
    }

    /// Home Screen widgets from iOS 18 on.
    var hasAccentedMode: Bool {
        if case .widget(.family(let family)) = presentation { return !family.isAccessory && system >= 18 }
        return false
    }
}
