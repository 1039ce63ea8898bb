import AmbrotypeDrawing
import AmbrotypeStorefront
import AmbrotypeWidgets
import Foundation

/// Says whether a picture would come out as it lies there: a digest of everything it is made from.
@MainActor final class ShotStamps {
    private let outside: Outside
    private let project: StorefrontProject
    private let fonts: [String: String]
    /// Whether subjects are folders of files; else they are part of the program.
    private let hasFolders: Bool
    private let now: Date
    private var files: [String: String] = [:]

    init(outside: Outside, project: StorefrontProject, fonts: [String: String], hasFolders: Bool, now: Date) {
        (self.outside, self.project, self.fonts) = (outside, project, fonts)
        (self.hasFolders, self.now) = (hasFolders, now)
    }

    func stamp(_ plan: ShotPlan) -> String {
        let compositions = [plan.shot.composition] + plan.neighbours.map(\.shot)
        var text = "\(Version.current) \(program) \(plan.device.device.id) \(plan.shot.system) \(plan.locale)\n"
        text += "\(now.timeIntervalSince1970) \(project.config.timeZone ?? "") \(plan.shot.mirrors)\n"
        text += "\(project.config.format) \(project.config.mostBytes ?? 0)\n"
        text += plan.neighbours.map { "\($0.distance)" }.joined(separator: " ") + "\n"
        for composition in compositions { text += "\(composition)\n" }
        for (font, digest) in fonts.sorted(by: { $0.key < $1.key }) { text += "\(font) \(digest)\n" }
        for name in Set(compositions.flatMap(\.choices).map(\.subject)).sorted() { text += subject(name) }
        for path in Set(compositions.flatMap(\.pictureFiles)).sorted() { text += "\(path) \(file(path))\n" }
        return SHA256.hex(Data(text.utf8))
    }

    /// Size and time of the program's own file: another build may draw otherwise.
    private lazy var program: String = {
        guard let path = outside.program?.path,
            let facts = try? FileManager.default.attributesOfItem(atPath: path)
        else { return "" }
        let time = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(facts[.size] as? Int ?? 0) \(time)"
    }()

    private func subject(_ name: String) -> String {
        guard hasFolders else { return fixtures }
        return digests(of: project.folder.resolving(name), named: name)
    }

    /// What a program's own widgets are given to find.
    private lazy var fixtures: String = {
        guard let path = outside.environment["AMBROTYPE_FIXTURES"] else { return "" }
        return digests(of: outside.url(path), named: "fixtures")
    }()

    private func digests(of folder: URL, named name: String) -> String {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.sorted() ?? []
        return names.map { "\(name)/\($0) \(file(folder.appendingPathComponent($0).path))\n" }.joined()
    }

    private func file(_ path: String) -> String {
        if let known = files[path] { return known }
        let digest = FileManager.default.contents(atPath: path).map { SHA256.hex($0) } ?? ""
        files[path] = digest
        return digest
    }
}

/// What is known of pictures made before: `screenshots.json` beside the language folders.
struct ShotLog: Codable {
    struct Entry: Codable, Equatable {
        var stamp: String
        var bytes: Int
    }

    static let fileName = "screenshots.json"
    static let currentVersion = 1

    var schemaVersion = ShotLog.currentVersion
    /// By path below the folder.
    var pictures: [String: Entry] = [:]

    /// An unreadable or newer log counts as none: everything is drawn again.
    static func read(_ root: URL) -> ShotLog {
        guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(fileName).path),
            let log = try? JSONDecoder().decode(ShotLog.self, from: data), log.schemaVersion == currentVersion
        else { return ShotLog() }
        return log
    }

    /// Whether the picture lies there as it was made.
    func holds(_ path: String, stamp: String, root: URL) -> Bool {
        guard let entry = pictures[path], entry.stamp == stamp else { return false }
        let facts = try? FileManager.default.attributesOfItem(atPath: root.appendingPathComponent(path).path)
        return facts?[.size] as? Int == entry.bytes
    }
}
