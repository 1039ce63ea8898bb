import AmbrotypeDrawing
import AmbrotypeStorefront
import AmbrotypeTemplates
import AmbrotypeWidgets
import Foundation

/// A device of the store as the configuration names it.
struct StoreDevice {
    var device: Device
    /// The display class, by id; nil for a device named by its own id.
    var displayClass: String?
    /// First part of file names.
    var name: String
}

/// One store picture to make.
@MainActor struct ShotPlan {
    var brand: StorefrontConfig.Brand?
    var locale: String
    var device: StoreDevice
    /// From 1, in the order of the configuration.
    var number: Int
    var shot: Shot
    /// Of the shot in the configuration.
    var place: SourcePlace
    /// The other shots of its panorama, by their distance.
    var neighbours: [(distance: Int, shot: Composition)] = []
    /// Below the output folder of its brand: `en-US/iPhone 17 Pro Max-01_home.png`.
    var path: String
    /// Where `path` begins.
    var root: URL

    var file: URL { root.appendingPathComponent(path) }

    /// What is said of it: `brand/en-US/iPhone 17 Pro Max-01_home`.
    var name: String {
        (brand.map { $0.name + "/" } ?? "") + (path as NSString).deletingPathExtension
    }
}

/// Every picture of a configuration: brands × languages × devices × shots.
@MainActor struct ShotMatrix {
    let project: StorefrontProject
    let devices: DeviceTable
    let pictures: PictureFinder
    /// Chosen on the command line; empty takes all.
    var locales: [String] = []
    var brands: [String] = []
    let out: URL?

    /// A mistake, and the picture it stands in the way of; nil where it is no single shot's.
    struct Mistake {
        var name: String?
        /// For whom it was found: brand, language and device.
        var label = ""
        var text: String
    }

    struct Result {
        var plans: [ShotPlan] = []
        var issues: [Mistake] = []

        /// A line for each mistake, however many pictures it stands in the way of.
        var lines: [String] {
            var texts: [String] = []
            var found: [String: [Mistake]] = [:]
            for issue in issues {
                if found[issue.text] == nil { texts.append(issue.text) }
                found[issue.text, default: []].append(issue)
            }
            return texts.map { text in
                let all = found[text] ?? []
                let rest = all.count > 1 ? " (and \(all.count - 1) more like it)" : ""
                return (all.first.map { $0.label.isEmpty ? "" : $0.label + rest + ": " } ?? "") + text
            }
        }
    }

    func plans() throws(UsageError) -> Result {
        var result = Result()
        let config = project.config
        var chosen: [StoreDevice] = []
        for name in config.devices {
            let device = try device(name)
            if let other = chosen.first(where: { $0.name == device.name }) {
                throw UsageError(
                    "\(project.file.lastPathComponent): devices has \(other.name) twice; leave \(name) out")
            }
            chosen.append(device)
        }
        result.issues = ShotNames(project: project, devices: devices).issues.map { Mistake(text: $0.description) }
        for brand in config.brands.isEmpty ? [nil] : config.brands.map({ Optional($0) }) {
            if let brand, !brands.isEmpty, !brands.contains(brand.name) { continue }
            for locale in config.locales where locales.isEmpty || locales.contains(locale) {
                for device in chosen { append(brand, locale, device, to: &result) }
            }
        }
        try refuseOverwriting(result.plans)
        return result
    }

    private func append(
        _ brand: StorefrontConfig.Brand?, _ locale: String, _ device: StoreDevice, to result: inout Result
    ) {
        var group: [ShotPlan] = []
        let config = project.config
        var values = config.values
        values.merge(brand?.values ?? [:]) { $1 }
        let reader = ShotReader(
            ShotSurroundings(
                locale: locale, device: device.device, displayClass: device.displayClass, brand: brand,
                system: config.system, values: values,
                text: { (key, place) throws(TemplateIssue) in try project.text(key, locale, at: place) },
                picture: { (path, place) throws(TemplateIssue) in try pictures.key(path, at: place) }))
        for (index, document) in config.shots.enumerated() {
            let number = index + 1
            let fileName = "\(device.name)-\(number < 10 ? "0" : "")\(number)_\(document.name)"
            do throws(TemplateIssue) {
                let defaults = project.defaults(for: fileName, locale: locale)
                guard let shot = try reader.read(document, defaults: defaults) else { continue }
                group.append(
                    ShotPlan(
                        brand: brand, locale: locale, device: device, number: number, shot: shot,
                        place: document.value.place,
                        path: "\(locale)/\(fileName).\(config.format == .png ? "png" : "jpg")",
                        root: root(brand)))
            } catch {
                let name = (brand.map { $0.name + "/" } ?? "") + "\(locale)/\(fileName)"
                let label = (brand.map { $0.name + ", " } ?? "") + "\(locale), \(device.name)"
                result.issues.append(Mistake(name: name, label: label, text: error.description))
            }
        }
        joinPanoramas(&group)
        result.plans += group
    }

    /// Shots of one panorama that stand side by side know each other.
    private func joinPanoramas(_ group: inout [ShotPlan]) {
        var start = 0
        while start < group.count {
            guard let name = group[start].shot.panorama else {
                start += 1
                continue
            }
            var end = start + 1
            while end < group.count, group[end].shot.panorama == name { end += 1 }
            for index in start..<end {
                group[index].shot.composition.panorama = .init(index: index - start, count: end - start)
                group[index].neighbours = (start..<end).filter { abs($0 - index) == 1 }.map {
                    (distance: $0 - index, shot: group[$0].shot.composition)
                }
            }
            start = end
        }
    }

    /// Two brands with one folder would each draw over the other's pictures.
    private func refuseOverwriting(_ plans: [ShotPlan]) throws(UsageError) {
        var owners: [String: String] = [:]
        for plan in plans {
            let path = plan.file.standardizedFileURL.path
            if let other = owners[path] {
                throw UsageError(
                    "\(project.file.lastPathComponent): the brands \(other) and \(plan.brand?.name ?? "") both write "
                        + "\(path): give one of them another output, or write {brand} into it")
            }
            owners[path] = plan.brand?.name ?? ""
        }
    }

    private func root(_ brand: StorefrontConfig.Brand?) -> URL {
        let config = project.config
        if let out { return brand.map { out.appendingPathComponent($0.name) } ?? out }
        let standard =
            brand == nil || config.output.contains("{brand}")
            ? config.output : Self.withBrand(config.output)
        let path = (brand?.output ?? standard).replacing("{brand}", with: brand?.name ?? "")
        return project.folder.resolving(path)
    }

    /// `fastlane/screenshots` becomes `fastlane/{brand}/screenshots`.
    private static func withBrand(_ path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return (parts.dropLast() + ["{brand}"] + parts.suffix(1)).joined(separator: "/")
    }

    private func device(_ name: String) throws(UsageError) -> StoreDevice {
        let rules = project.tables.store
        if let displayClass = rules.displayClass(named: name) {
            guard let id = displayClass.device, let device = try? devices.device(named: id) else {
                throw UsageError(
                    "\(project.file.lastPathComponent): no scene is drawn for \(name); devices takes "
                        + rules.classes.filter { $0.device != nil }.map(\.id).joined(separator: ", ")
                        + " and device ids")
            }
            return StoreDevice(device: device, displayClass: name, name: displayClass.deviceName ?? device.name)
        }
        do {
            let device = try devices.device(named: name)
            let size = StoreRules.PixelSize(Int(device.pixels.width), Int(device.pixels.height))
            let own = rules.displayClass(of: size, path: "")
            guard own != nil else {
                let near = rules.nearest(to: size)
                throw UsageError(
                    "\(name) has \(size) pixels, which is no size of the store; the nearest is \(near.size) for \(near.displayClass.id)"
                )
            }
            return StoreDevice(device: device, displayClass: own?.id, name: device.name)
        } catch let error as UsageError { throw error } catch {
            let classes = rules.classes.filter { $0.device != nil }.map(\.id)
            let near = nearestNames(to: name, among: classes + devices.devices.map(\.id))
            throw UsageError(
                "\(project.file.lastPathComponent): there is no device \"\(name)\"; devices takes "
                    + classes.joined(separator: ", ") + " and device ids"
                    + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"))
        }
    }
}
