import AmbrotypeText
import AmbrotypeWidgets
import Foundation

/// `doctor`: whether everything a render needs is there.
struct DoctorCommand: Command {
    let form = CommandForm(
        name: "doctor", summary: "check libraries, fonts and tables",
        options: [
            .init("fonts", value: "DIR", "a folder of your own fonts, which come first"),
            .init("json", "print JSON only"),
        ],
        examples: ["ambrotype doctor"],
        notes: "Reads every font file whole and compares its digest, which takes about a second.")

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        var checks = [try Self.fonts(values, outside), Self.devices()]
        checks += Self.optionalLibraries(outside)
        if values.has("json") {
            outside.print(JSONText.of(Report(schemaVersion: 1, version: Version.current, checks: checks)))
        } else {
            for check in checks {
                outside.print("\(check.state.mark) \(check.name): \(check.words)")
            }
        }
        return checks.contains { $0.state == .bad } ? .toolError : .success
    }

    struct Report: Codable {
        var schemaVersion: Int
        var version: String
        var checks: [Check]
    }

    struct Check: Codable {
        enum State: String, Codable {
            case good
            case missingOptional
            case bad

            var mark: String {
                switch self {
                case .good: "✓"
                case .missingOptional: "–"
                case .bad: "✗"
                }
            }
        }

        var name: String
        var state: State
        var words: String
    }

    private static func fonts(_ values: ArgumentValues, _ outside: Outside) throws(UsageError) -> Check {
        let folder = try FontFolder.find(values, outside)
        do {
            let library = try FontLibrary(folder: folder.url, userFolder: folder.user)
            let wrong = library.verify()
            guard let first = wrong.first else {
                return Check(
                    name: "fonts", state: .good,
                    words: "\(library.digests.count) files in \(folder.url.path), digests as in fonts.json")
            }
            return Check(name: "fonts", state: .bad, words: "\(wrong.count) wrong: \(first)")
        } catch {
            return Check(name: "fonts", state: .bad, words: "\(error)")
        }
    }

    private static func devices() -> Check {
        do {
            let table = try DeviceTable.load()
            return Check(
                name: "devices", state: .good,
                words: "\(table.devices.count) devices, \(table.defaultDevice.id) by default")
        } catch {
            return Check(name: "devices", state: .bad, words: "the device table cannot be read: \(error); build again")
        }
    }

    /// Libraries looked for at run time only.
    private static func optionalLibraries(_ outside: Outside) -> [Check] {
        let folders = [
            "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/lib64", "/usr/local/lib",
        ]
        let found = folders.contains { FileManager.default.fileExists(atPath: $0 + "/libheif.so.1") }
        let words = found ? "libheif is there" : "HEIC pictures cannot be read; apt-get install libheif1 mends it"
        return [Check(name: "HEIC (optional)", state: found ? .good : .missingOptional, words: words)]
    }
}

/// Where the fonts are: `--fonts`, then `AMBROTYPE_FONTS` for a user's folder, then beside the program or the current folder.
struct FontFolder {
    var url: URL
    var user: URL?

    static func find(_ values: ArgumentValues, _ outside: Outside) throws(UsageError) -> FontFolder {
        let user = (values["fonts"] ?? outside.environment["AMBROTYPE_FONTS"]).map(outside.url)
        if let user, !FileManager.default.fileExists(atPath: user.path) {
            throw UsageError("\(user.path): there is no such folder of fonts; mend --fonts or AMBROTYPE_FONTS")
        }
        var places = [outside.environment["AMBROTYPE_FONT_FOLDER"].map(outside.url), outside.url("fonts")].compactMap {
            $0
        }
        var folder = outside.program?.deletingLastPathComponent()
        for _ in 0..<5 {
            guard let here = folder else { break }
            places.append(here.appendingPathComponent("fonts"))
            folder = here.deletingLastPathComponent()
        }
        let found = places.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("fonts.json").path)
        }
        return FontFolder(url: found ?? outside.url("fonts"), user: user)
    }
}

/// JSON as the tool prints it: sorted keys, slashes as they are.
enum JSONText {
    static func of<Value: Encodable>(_ value: Value, pretty: Bool = true) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        guard let data = try? encoder.encode(value) else { preconditionFailure("\(Value.self) does not encode") }
        return String(decoding: data, as: UTF8.self)
    }
}
