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

    struct Result {
        var plans: [ShotPlan] = []
        var issues: [String] = []
    }

    func plans() throws(UsageError) -> Result {
        var result = Result()
        let config = project.config
        var chosen: [StoreDevice] = []
        for name in config.devices { chosen.append(try device(name)) }
        for brand in config.brands.isEmpty ? [nil] : config.brands.map({ Optional($0) }) {
            if let brand, !brands.isEmpty, !brands.contains(brand.name) { continue }
            for locale in config.locales where locales.isEmpty || locales.contains(locale) {
                for device in chosen { append(brand, locale, device, to: &result) }
            }
        }
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
                let line = (brand.map { $0.name + ", " } ?? "") + "\(locale), \(device.name): \(error.description)"
                if !result.issues.contains(line) { result.issues.append(line) }
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
            throw Words.notOneOf(
                "device", name, rules.classes.filter { $0.device != nil }.map(\.id) + devices.devices.map(\.id))
        }
    }
}
