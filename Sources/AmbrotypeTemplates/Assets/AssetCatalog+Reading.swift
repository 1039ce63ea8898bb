import AmbrotypeDrawing
import Foundation

extension AssetCatalog {
    /// All catalogs directly in `folder`. A set that is wrong is left out and named.
    package static func read(in folder: TemplateFolder, measure measurement: PictureMeasurement) -> (
        AssetCatalog, [TemplateIssue]
    ) {
        var reader = AssetCatalogReader(folder: folder)
        for name in folder.names() where name.hasSuffix(".xcassets") { reader.readFolder(name, namespace: "") }
        reader.measure(with: measurement)
        return (reader.catalog, reader.issues)
    }
}

private struct AssetCatalogReader {
    let folder: TemplateFolder
    var catalog = AssetCatalog()
    var issues: [TemplateIssue] = []

    mutating func readFolder(_ path: String, namespace: String) {
        for name in folder.names(in: path) where folder.isFolder(path + "/" + name) {
            let inner = path + "/" + name
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            let kind = parts.count > 1 ? String(parts[parts.count - 1]) : ""
            let asset = namespace + (kind.isEmpty ? name : String(name.dropLast(kind.count + 1)))
            switch kind {
            case "imageset": readImages(inner, name: asset)
            case "colorset": readColors(inner, name: asset)
            case "": readFolder(inner, namespace: providesNamespace(inner) ? asset + "/" : namespace)
            default: break  // Icon, data, symbol and other sets hold nothing a template shows by name.
            }
        }
    }

    private mutating func providesNamespace(_ path: String) -> Bool {
        guard folder.exists(path + "/Contents.json") else { return false }
        return contents(path)?["properties"]?["provides-namespace"]?.bool ?? false
    }

    private mutating func contents(_ path: String) -> JSONValue? {
        do { return try folder.json(path + "/Contents.json") } catch {
            issues.append(error)
            return nil
        }
    }
}

// MARK: Pictures

extension AssetCatalogReader {
    private mutating func readImages(_ path: String, name: String) {
        guard let contents = contents(path) else { return }
        let intent = (contents["properties"] ?? contents["info"])?["template-rendering-intent"]?.string
        var set = ImageSet(
            name: name, slots: [], isTemplate: intent.map { $0 == "template" }, place: contents.place)
        for slot in contents["images"]?.array ?? [] {
            guard let file = slot["filename"] else { continue }
            guard let fileName = file.string else {
                issues.append(
                    TemplateIssue(.wrongKind(expected: "a file's name", found: file.kindName), at: file.place))
                continue
            }
            if let found = imageSlot(slot, file: path + "/" + fileName, at: file.place) { set.slots.append(found) }
        }
        if set.slots.isEmpty { issues.append(TemplateIssue(.emptySet(name), at: contents.place, severity: .warning)) }
        catalog.images[name] = set
    }

    private mutating func imageSlot(_ slot: JSONValue, file: String, at place: SourcePlace) -> ImageSet.Slot? {
        let kind = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
        if kind == "pdf" || kind == "svg" {
            issues.append(TemplateIssue(.unsupportedPicture(file, kind: "a \(kind.uppercased())"), at: place))
            return nil
        }
        do {
            guard FileManager.default.fileExists(atPath: try folder.file(file, at: place).path) else {
                _ = try folder.data(file, at: place)
                return nil
            }
        } catch {
            issues.append(error)
            return nil
        }
        let scale = slot["scale"]?.string.flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
        return ImageSet.Slot(file: file, appearance: AssetAppearance(reading: slot), scale: scale)
    }

    /// Fills `pixelSizes`; a slot whose file cannot be measured goes.
    mutating func measure(with measurement: PictureMeasurement) {
        for (name, set) in catalog.images.sorted(by: { $0.key < $1.key }) {
            catalog.images[name]?.slots = set.slots.filter { slot in
                guard let url = try? folder.file(slot.file, at: set.place) else { return false }
                switch measurement.measure(url) {
                case .success(let size):
                    catalog.pixelSizes[slot.file] = size
                    return true
                case .failure(let problem):
                    issues.append(TemplateIssue(.unreadablePicture(slot.file, reason: problem.reason), at: set.place))
                    return false
                }
            }
        }
    }
}

// MARK: Colours

extension AssetCatalogReader {
    private mutating func readColors(_ path: String, name: String) {
        guard let contents = contents(path) else { return }
        var set = ColorSet(name: name, slots: [], place: contents.place)
        for slot in contents["colors"]?.array ?? [] {
            guard let color = slot["color"] else { continue }
            do {
                let value = try colorValue(color)
                set.slots.append(ColorSet.Slot(value: value, appearance: AssetAppearance(reading: slot)))
            } catch { issues.append(error) }
        }
        if set.slots.isEmpty { issues.append(TemplateIssue(.emptySet(name), at: contents.place, severity: .warning)) }
        catalog.colors[name] = set
    }

    private func colorValue(_ color: JSONValue) throws(TemplateIssue) -> ColorSet.Value {
        if let reference = color["reference"]?.string {
            return .system(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference)
        }
        let spaceName = color["color-space"]?.string ?? "srgb"
        guard let space = AssetColorSpace(rawValue: spaceName) else {
            throw TemplateIssue(.unknownColorSpace(spaceName), at: color["color-space"]?.place ?? color.place)
        }
        guard let components = color["components"] else {
            throw TemplateIssue(.missingMember("components", of: "a colour"), at: color.place)
        }
        let alpha = try component("alpha", of: components, isFraction: true) ?? 1
        if space.isGray {
            let white = try component("white", of: components) ?? 0
            return .color(space.color(red: white, green: white, blue: white, alpha: alpha))
        }
        return .color(
            space.color(
                red: try component("red", of: components) ?? 0, green: try component("green", of: components) ?? 0,
                blue: try component("blue", of: components) ?? 0, alpha: alpha))
    }

    /// Notations: a decimal fraction `"0.502"`; hexadecimal `"0x80"` and a whole number `"128"`, both of 255; a JSON number is a
    /// fraction. Alpha is always a fraction.
    private func component(
        _ name: String, of components: JSONValue, isFraction: Bool = false
    ) throws(TemplateIssue) -> Double? {
        guard let value = components[name] else { return nil }
        if let number = value.number { return number }
        if let text = value.string {
            if text.hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) { return Double(byte) / 255 }
            if let number = Double(text) { return isFraction || text.contains(".") ? number : number / 255 }
        }
        throw TemplateIssue(.badColorComponent(name, value: value.string ?? value.kindName), at: value.place)
    }
}
