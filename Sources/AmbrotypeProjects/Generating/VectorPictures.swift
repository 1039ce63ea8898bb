import Foundation

/// PDF and SVG pictures of a bundle's asset catalogs, turned into PNG as Xcode does when it builds: three pixels a point.
///
/// The work is done by programs that Debian has (`pdftocairo` of poppler-utils, `rsvg-convert` of librsvg2-bin); ambrotype is not
/// linked with them and works without them, but then says which pictures are missing.
struct VectorPictures {
    let environment: [String: String]
    /// What could not be turned, for a person.
    private(set) var remarks: [String] = []

    private static let scale = 3

    init(environment: [String: String]) { self.environment = environment }

    /// Turns every vector picture below a copied catalog; the catalog's own files change, the person's do not.
    mutating func turn(in catalog: URL) {
        for name in FolderListing.names(in: catalog) {
            let inner = catalog.appendingPathComponent(name)
            guard FolderListing.isFolder(inner) else { continue }
            if inner.pathExtension == "imageset" { turnSet(inner) } else { turn(in: inner) }
        }
    }

    private mutating func turnSet(_ set: URL) {
        let file = set.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path),
            var contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            var slots = contents["images"] as? [[String: Any]]
        else { return }
        var changed = false
        for index in slots.indices {
            guard let name = slots[index]["filename"] as? String, let made = png(of: set.appendingPathComponent(name))
            else { continue }
            slots[index]["filename"] = made
            slots[index]["scale"] = "\(Self.scale)x"
            changed = true
        }
        guard changed else { return }
        contents["images"] = slots
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        if let data = try? JSONSerialization.data(withJSONObject: contents, options: options) {
            try? data.write(to: file, options: .atomic)
        }
    }

    /// The name of the PNG made of a vector picture; nil for another kind of picture and where it could not be made.
    private mutating func png(of picture: URL) -> String? {
        let goal = picture.deletingPathExtension()
        let arguments: [String]
        let tool: (program: String, package: String)
        switch picture.pathExtension.lowercased() {
        case "pdf":
            tool = ("pdftocairo", "poppler-utils")
            arguments = ["-png", "-transp", "-singlefile", "-r", String(72 * Self.scale), picture.path, goal.path]
        case "svg":
            tool = ("rsvg-convert", "librsvg2-bin")
            arguments = ["--zoom", String(Self.scale), "--output", goal.path + ".png", picture.path]
        default: return nil
        }
        let name = picture.deletingLastPathComponent().lastPathComponent + "/" + picture.lastPathComponent
        guard let program = find(tool.program) else {
            remarks.append("\(name): drawn only where \(tool.program) is there (Debian package \(tool.package))")
            return nil
        }
        let result = ChildProcess.run(program, arguments, environment: environment)
        let made = goal.lastPathComponent + ".png"
        guard result.code == 0, FolderListing.exists(goal.appendingPathExtension("png")) else {
            remarks.append("\(name): \(tool.program) cannot read it: \(result.output.prefix(200))")
            return nil
        }
        return made
    }

    private func find(_ program: String) -> URL? {
        (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }.first(where: FolderListing.exists)
    }
}
