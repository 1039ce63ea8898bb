import Foundation
import Testing

/// `record` killed at random moments, ten times, as by an impatient person or a machine that runs out of memory.
@Suite("A killed record", .timeLimit(.minutes(10)))
struct KilledRecordTests {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let program: URL = {
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let beside = bundle.deletingLastPathComponent().appendingPathComponent("ambrotype")
        let usual = project.appendingPathComponent(".build/debug/ambrotype")
        return FileManager.default.isExecutableFile(atPath: beside.path) ? beside : usual
    }()

    /// A folder with eight small templates, whose padding stands in the name of the set they make.
    private struct Widgets {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("killed-\(UUID().uuidString)")

        func write(padding: Int) throws {
            for number in 1...8 {
                let target = folder.appendingPathComponent("templates/widget-\(number)")
                try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
                let text = """
                    {"kind": "widget", "families": ["systemSmall"], "languages": ["en"], "containerBackground": "background",
                     "body": {"Text": "Arriving", "modifiers": [{"padding": {"edges": "top", "length": \(padding + number)}}]}}
                    """
                try text.write(to: target.appendingPathComponent("template.json"), atomically: true, encoding: .utf8)
            }
        }

        func start(_ arguments: [String]) throws -> Process {
            let process = Process()
            process.executableURL = KilledRecordTests.program
            process.arguments = arguments
            process.currentDirectoryURL = folder
            process.environment = ProcessInfo.processInfo.environment.merging([
                "AMBROTYPE_FONT_FOLDER": KilledRecordTests.project.appendingPathComponent("fonts").path
            ]) { $1 }
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            return process
        }

        func run(_ arguments: String...) throws -> Int32 {
            let process = try start(arguments)
            process.waitUntilExit()
            return process.terminationStatus
        }

        var goldens: [String: Data] {
            let root = folder.appendingPathComponent("snapshots")
            var files: [String: Data] = [:]
            for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
                files[name] = FileManager.default.contents(atPath: root.appendingPathComponent(name).path)
            }
            return files
        }
    }

    @Test("Ten kills at random moments leave the old goldens or the new ones, whole, and nothing besides")
    func kills() throws {
        let widgets = Widgets()
        defer { try? FileManager.default.removeItem(at: widgets.folder) }
        try widgets.write(padding: 20)
        #expect(try widgets.run("record", "--goldens", "new") == 0)
        try widgets.write(padding: 8)
        let start = ContinuousClock.now
        #expect(try widgets.run("record") == 0)
        let whole = (ContinuousClock.now - start).components
        let microseconds = Double(whole.seconds) * 1e6 + Double(whole.attoseconds) / 1e12
        let old = widgets.goldens
        try widgets.write(padding: 20)
        #expect(try widgets.run("record", "--goldens", "new") == 0)
        let newRoot = widgets.folder.appendingPathComponent("new")
        let new = old.keys.reduce(into: [String: Data]()) {
            $0[$1] = FileManager.default.contents(atPath: newRoot.appendingPathComponent($1).path)
        }
        #expect(old.count == 32 && old != new)

        var generator = SystemRandomNumberGenerator()
        for round in 1...10 {
            // Every other one late, where files are moved into place.
            let share = Double.random(in: round.isMultiple(of: 2) ? 0.8...1.05 : 0.0...1.0, using: &generator)
            let process = try widgets.start(["record"])
            usleep(UInt32(share * microseconds))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            // Whoever comes next finishes or throws away what was begun.
            let verdict = try widgets.run("verify", "--no-report")
            let left = widgets.goldens
            #expect(left == old || left == new, "round \(round), killed after \(Int(share * microseconds)) µs")
            #expect(verdict == (left == new ? 0 : 1))
            if left == new {
                try widgets.write(padding: 8)
                #expect(try widgets.run("record") == 0)
                try widgets.write(padding: 20)
            }
        }
    }
}
