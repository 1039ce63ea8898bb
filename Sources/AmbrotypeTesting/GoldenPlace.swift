import AmbrotypeCommands
import Foundation
import Synchronization

/// Which goldens a test writes; the words are swift-snapshot-testing's.
public enum SnapshotRecordMode: String, Sendable {
    /// Every one; the test fails where the golden changed.
    case all
    /// Those that are missing or differ.
    case failed
    /// Those that are missing.
    case missing
    /// None.
    case never
}

/// The line of a test that asks for a picture.
struct Caller {
    var fileID: StaticString
    var filePath: StaticString
    var testName: String
    var line: UInt
    var column: UInt

    /// The test file's name without its ending.
    private var fileName: String { URL(fileURLWithPath: "\(filePath)").deletingPathExtension().lastPathComponent }

    @MainActor func check(_ assertion: PictureAssertion, named name: String?, record: SnapshotRecordMode?) {
        let outside = Surroundings.outside
        let environment = outside.environment
        guard let place = place(named: name, record: record, environment) else { return }
        let verdict = assertion.check(at: place, outside: outside)
        guard let trouble = verdict.trouble else { return }
        FailureReport(caller: self, message: "\(verdict.name): \(trouble)", pictures: verdict.pictures).record()
    }

    @MainActor func fail(_ message: String) { FailureReport(caller: self, message: message, pictures: []).record() }

    @MainActor private func place(named name: String?, record: SnapshotRecordMode?, _ environment: [String: String])
        -> PictureAssertion.Place?
    {
        if name == nil, FailureReport.isParameterised {
            fail("A parameterised test needs a name for each picture: assertSnapshot(of: …, named: \"\\(parameter)\").")
            return nil
        }
        func value(_ names: String...) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        }
        let root = value("AMBROTYPE_SNAPSHOTS") ?? beside
        let standard = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("snapshots").path
        return PictureAssertion.Place(
            folder: "\(root)/\(fileName)", shown: "__Snapshots__/\(fileName)",
            artifacts: "\(value("SNAPSHOT_ARTIFACTS", "AMBROTYPE_ARTIFACTS") ?? standard)/\(fileName)",
            name: [testName, name ?? "\(Counter.next("\(filePath) \(testName)"))"],
            record: record?.rawValue ?? value("SNAPSHOT_TESTING_RECORD", "AMBROTYPE_RECORD") ?? "missing")
    }

    /// `__Snapshots__` beside the test file.
    private var beside: String {
        URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent().appendingPathComponent("__Snapshots__").path
    }
}

/// Numbers the pictures of a test that have no name, from 1 in each test.
private enum Counter {
    private static let counts = Mutex<[String: Int]>([:])

    static func next(_ key: String) -> Int {
        counts.withLock { counts in
            counts[key, default: 0] += 1
            return counts[key]!
        }
    }
}

/// What a test sees of the machine.
enum Surroundings {
    /// Fonts are looked for where the tool looks, then in the checkout that this file was compiled in.
    static let outside: Outside = {
        let process = ProcessInfo.processInfo
        var environment = process.environment
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let checkout = sources.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("fonts")
        let files = checkout.appendingPathComponent("files").path
        if environment["AMBROTYPE_FONT_FOLDER"] == nil, FileManager.default.fileExists(atPath: files) {
            environment["AMBROTYPE_FONT_FOLDER"] = checkout.path
        }
        return Outside(
            environment: environment,
            currentDirectory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
            now: Date(timeIntervalSince1970: 0), processors: process.activeProcessorCount, isTerminal: false,
            program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(), out: { _ in }, err: { _ in })
    }()
}
