import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeStorefront
import Foundation

/// A folder of store pictures, ours or anyone's, read for the store's rules.
@MainActor struct ScreenshotFolder {
    let url: URL
    let rules: StoreRules

    struct Report: Codable {
        var schemaVersion = 1
        var folder: String
        var pictures: Int
        var findings: [FolderFinding]
    }

    func check(_ values: ArgumentValues, _ outside: Outside) throws(UsageError) -> ExitCode {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw UsageError("--validate \(url.path): there is no such folder")
        }
        let wishes = try wishes(values)
        let facts = facts()
        let findings = FolderCheck(rules: rules, wishes: wishes).findings(in: facts)
        let errors = findings.filter { $0.severity == .error }.count
        if values.has("json") {
            outside.print(
                JSONText.of(Report(folder: url.path, pictures: facts.pictures.count, findings: findings)))
        } else {
            for finding in findings {
                outside.print("\(finding.path): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
            }
            func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
            let words = [
                count(facts.pictures.count, "picture"), count(errors, "error"),
                count(findings.count - errors, "warning"),
            ]
            outside.print("\(words.joined(separator: ", ")) in \(url.path)")
        }
        if facts.pictures.isEmpty {
            outside.complain("\(url.path): there is no picture in it")
            return .lint
        }
        return errors > 0 ? .lint : .success
    }

    private func wishes(_ values: ArgumentValues) throws(UsageError) -> FolderWishes {
        var wishes = FolderWishes()
        for word in values.list("require") ?? [] {
            if rules.displayClass(named: word) != nil {
                wishes.classes.append(word)
            } else if rules.languages.contains(word) {
                wishes.languages.append(word)
            } else {
                throw Words.notOneOf("require", word, rules.classes.map(\.id) + rules.languages)
            }
        }
        return wishes
    }

    // MARK: Reading

    private func facts() -> FolderFacts {
        var facts = FolderFacts()
        read("", group: "", into: &facts)
        return facts
    }

    /// One level of language folders, and those that hold such a level themselves.
    private func read(_ path: String, group: String, into facts: inout FolderFacts) {
        for name in names(path) {
            let child = path.isEmpty ? name : path + "/" + name
            guard isFolder(child) else {
                if group.isEmpty, path.isEmpty, ["png", "jpg", "jpeg"].contains(ending(name)), !Self.isReview(name) {
                    facts.pictures.append(picture(child, language: nil, group: ""))
                }
                continue
            }
            if rules.ignoredFolders.contains(where: { $0.lowercased() == name.lowercased() }) { continue }
            if group.isEmpty, rules.holdingFolders.contains(where: { $0.lowercased() == name.lowercased() }) {
                read(child, group: name, into: &facts)
                continue
            }
            facts.folders.append(child)
            for file in names(child) where !isFolder(child + "/" + file) {
                let path = child + "/" + file
                if ["png", "jpg", "jpeg"].contains(ending(file)) {
                    facts.pictures.append(picture(path, language: name, group: group))
                } else if !["strings", "json"].contains(ending(file)) {
                    facts.strangers.append(path)
                }
            }
        }
    }

    private static func isReview(_ name: String) -> Bool { name.hasPrefix("contact-") && name.hasSuffix(".png") }

    private func names(_ path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path + "/" + path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path + "/" + path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    private func ending(_ name: String) -> String { (name as NSString).pathExtension.lowercased() }

    private func picture(_ path: String, language: String?, group: String) -> PictureFact {
        let source = ImageSource.file(url.path + "/" + path)
        var fact = PictureFact(path: path, language: language, group: group, format: .other, size: nil)
        let data = FileManager.default.contents(atPath: url.path + "/" + path) ?? Data()
        fact.bytes = data.count
        fact.digest = SHA256.hex(data)
        do throws(ImageError) {
            let header = try readHeader(source)
            fact.format = header.format == .png ? .png : header.format == .jpeg ? .jpeg : .other
            fact.size = StoreRules.PixelSize(header.width, header.height)
            fact.hasAlpha = header.hasAlpha
            fact.isSRGB = header.profile == .sRGB || header.profile == .none
            fact.profileName = header.profile == .displayP3 ? "Display P3" : "\(header.profile)"
            // A small copy: the whole file is read, so a missing end shows.
            let small = header.size(fitting: (360, 800))
            let pixmap = try decode(source, toFit: small, budget: MemoryBudget(limit: 256 * 1024 * 1024)).0
            fact.look = PictureInspection(pixmap, rules: rules).look
        } catch { fact.damage = Self.damage(error) }
        return fact
    }

    private static func damage(_ error: ImageError) -> PictureFact.Damage {
        switch error {
        case .truncated: .truncated
        case .notAnImage(_, let what): .notAPicture(what)
        default: .broken(error.problem)
        }
    }
}
