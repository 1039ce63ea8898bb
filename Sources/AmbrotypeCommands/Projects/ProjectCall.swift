import AmbrotypeProjects
import Foundation

/// A command line that names a Swift project: what is for the builder, and what the built program is called with.
struct ProjectCall {
    /// The project, or Swift files.
    var paths: [URL]
    var target: String?
    var stubs: [String] = []
    var excludes: [String] = []
    var fixtures: URL?
    /// Where to write what the widgets asked of the system.
    var calls: URL?
    /// Seconds without progress after which the program is ended.
    var timeLimit: Double = 30
    /// Megabytes of address space.
    var memoryLimit = 4096
    /// For the program: the verb, its options, the names of widgets.
    var rest: [String]

    /// Options that the builder takes in addition to the verb's own.
    static let options: [CommandForm.Option] = [
        .init("target", value: "NAME", "the target to build, where a project has several with widgets"),
        .init("stub", value: "NAME=DIR", list: true, "sources for a module that is not in the project"),
        .init("exclude", value: "FILE", list: true, "a file or folder of the target to leave out"),
        .init(
            "fixtures", value: "DIR",
            "defaults, files, activities, parameters the widgets find; see docs/swift-projects.md"),
        .init("calls", value: "FILE", "write what the widgets asked of WidgetCenter and Activity, as JSON"),
        .init("time-limit", value: "SECONDS", "how long a widget may keep the program waiting; default 30"),
        .init("memory-limit", value: "MB", "address space of the program; default 4096"),
    ]

    /// nil where no argument names a Swift project.
    ///
    /// - Parameter form: of the verb, which tells options with a value from flags.
    static func read(_ arguments: [String], form: CommandForm, outside: Outside) throws(UsageError) -> ProjectCall? {
        var extended = form
        extended.options += options.filter { option in !form.options.contains { $0.name == option.name } }
        var call = ProjectCall(paths: [], rest: [form.name])
        var rest = arguments[...]
        var own = ArgumentValues()
        while let argument = rest.first {
            let taken = try takeOption(&rest, extended)
            guard let taken else {
                rest.removeFirst()
                let path = outside.url(argument)
                if argument != "--", ProjectPaths.isProject(path), call.accepts(path) {
                    call.paths.append(path)
                } else {
                    call.rest.append(argument)
                }
                continue
            }
            let isOwn = options.contains { $0.name == taken.name }
            if isOwn, form.name == "build" || !form.options.contains(where: { $0.name == taken.name }) {
                own.add(taken.value ?? "", to: taken.name)
            } else {
                call.rest += taken.arguments
            }
        }
        guard !call.paths.isEmpty else { return nil }
        try call.adopt(own, outside: outside)
        return call
    }

    /// One project, or any number of Swift files.
    private func accepts(_ path: URL) -> Bool {
        paths.isEmpty || (path.pathExtension == "swift" && paths[0].pathExtension == "swift")
    }

    private struct Taken {
        var name: String
        var value: String?
        var arguments: [String]
    }

    /// Takes an option with its value off the front; nil where something else stands there.
    private static func takeOption(_ rest: inout ArraySlice<String>, _ form: CommandForm) throws(UsageError) -> Taken? {
        guard let first = rest.first, first.hasPrefix("-"), first.count > 1, first != "--" else { return nil }
        let isLong = first.hasPrefix("--")
        let parts = first.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        rest.removeFirst()
        let option = form.options.first { isLong ? $0.name == name : $0.short == name }
        guard let option, option.value != nil else {
            return Taken(name: option?.name ?? name, value: nil, arguments: [first])
        }
        if parts.count > 1 { return Taken(name: option.name, value: String(parts[1]), arguments: [first]) }
        guard let value = rest.popFirst() else {
            throw UsageError("--\(option.name) needs a value: --\(option.name) \(option.value ?? "")")
        }
        return Taken(name: option.name, value: value, arguments: [first, value])
    }

    private mutating func adopt(_ values: ArgumentValues, outside: Outside) throws(UsageError) {
        target = values["target"]
        stubs = values.list("stub") ?? []
        excludes = values.list("exclude") ?? []
        fixtures = values["fixtures"].map(outside.url)
        var isFolder: ObjCBool = false
        if let fixtures,
            !FileManager.default.fileExists(atPath: fixtures.path, isDirectory: &isFolder) || !isFolder.boolValue
        {
            throw UsageError("--fixtures \(fixtures.path): there is no such folder")
        }
        calls = values["calls"].map(outside.url)
        if let text = values["time-limit"] {
            guard let seconds = Double(text), seconds > 0 else {
                throw Words.badValue("time-limit", text, expected: "seconds above 0")
            }
            timeLimit = seconds
        }
        if let text = values["memory-limit"] {
            guard let megabytes = Int(text), megabytes >= 256 else {
                throw Words.badValue("memory-limit", text, expected: "megabytes, 256 or more")
            }
            memoryLimit = megabytes
        }
    }

    func request(outside: Outside) throws(ProjectTrouble) -> BuildRequest {
        var request = BuildRequest(
            paths: paths, target: target, cache: BuildRequest.standardCache(environment: outside.environment),
            environment: outside.environment, program: outside.program, jobs: outside.processors)
        for text in stubs {
            let (name, folder) = try BuildRequest.stub(text, base: outside.url)
            request.stubs[name] = folder
        }
        request.excludes = excludes
        return request
    }
}
