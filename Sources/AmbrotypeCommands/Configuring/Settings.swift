import AmbrotypeTemplates
import Foundation

/// The effective settings of a run: flag before environment before file before default, each with where it came from.
struct Settings {
    enum Origin: Equatable {
        case flag
        /// The variable's name.
        case environment(String)
        case file(SourcePlace)
        case standard

        var words: String {
            switch self {
            case .flag: "flag"
            case .environment(let name): "environment \(name)"
            case .file(let place): "\(place.file):\(place.line):\(place.column)"
            case .standard: "default"
            }
        }
    }

    /// The command line with what environment and file add to it.
    private(set) var values: ArgumentValues
    private(set) var origins: [String: Origin] = [:]
    let file: ProjectFile?

    /// - Parameter standardTargets: what is drawn when nobody names anything.
    init(_ given: ArgumentValues, outside: Outside, standardTargets: [String]?) throws(UsageError) {
        file = try ProjectFile.find(given, outside)
        values = given
        try takeRecordWords()
        for setting in Setting.all {
            let (found, origin) = try find(setting, outside)
            origins[setting.name] = origin
            guard origin != .flag else { continue }
            if setting.name == "targets" {
                values.positional = found ?? standardTargets ?? []
            } else {
                values.replace(setting.name, with: found)
            }
        }
    }

    /// Whether which pictures there are was narrowed or changed for this one run.
    var isNarrowed: Bool {
        let shaping = Setting.all.filter { $0.path?.hasPrefix("matrix.") == true }.map(\.name)
        return shaping.contains { name in
            switch origins[name] {
            case .flag, .environment: true
            default: false
            }
        }
    }

    /// `--mode` takes the words of record modes besides those of rendering modes; they are two settings.
    private mutating func takeRecordWords() throws(UsageError) {
        guard let words = values.list("mode") else { return }
        let known = ["all", "failed", "missing", "never"]
        let record = words.filter(known.contains)
        guard !record.isEmpty else { return }
        guard record.count == 1 else {
            throw Words.badValue(
                "mode", words.joined(separator: ","), expected: "one record mode: all, failed, missing or never")
        }
        values.replace("record", with: record)
        let others = words.filter { !known.contains($0) }
        values.replace("mode", with: others.isEmpty ? nil : others)
    }

    private func find(_ setting: Setting, _ outside: Outside) throws(UsageError) -> ([String]?, Origin) {
        if setting.name == "targets" ? !values.positional.isEmpty : values.has(setting.name) { return (nil, .flag) }
        for name in [setting.variable, setting.alias].compactMap({ $0 }) {
            guard let text = outside.environment[name], !text.isEmpty else { continue }
            return ([text], .environment(name))
        }
        guard let file, let path = setting.path, let value = file[path] else { return (nil, .standard) }
        return (try file.words(value, setting), .file(value.place))
    }

    /// An error about an option's value, said of where the value really stands.
    func placed(_ error: UsageError) -> UsageError {
        guard let name = error.option, let setting = Setting.all.first(where: { $0.name == name }) else { return error }
        let rest = error.message.dropFirst(name.count + 2)
        switch origins[name] {
        case .environment(let variable): return UsageError(variable + rest)
        case .file(let place): return ProjectFile.wrong(place, (setting.path ?? name) + rest)
        default: return error
        }
    }

    /// What `config` prints: each setting's words and origin.
    var told: [(setting: Setting, words: String, origin: Origin)] {
        Setting.all.map { setting in
            let words = setting.name == "targets" ? values.positional : values.list(setting.name) ?? []
            let text = words.isEmpty ? setting.standard : words.joined(separator: ", ")
            return (setting, text, origins[setting.name] ?? .standard)
        }
    }
}

extension ProjectFile {
    /// A member's value as the words a command line would hold.
    fileprivate func words(_ value: JSONValue, _ setting: Setting) throws(UsageError) -> [String] {
        let name = setting.path ?? setting.name
        switch setting.kind {
        case .text, .path:
            guard let text = value.string else { throw wrong(value, "\(name) is a string, found \(value.kindName)") }
            return [setting.kind == .path ? beside(text) : text]
        case .number:
            guard let number = value.number else { throw wrong(value, "\(name) is a number, found \(value.kindName)") }
            return [value.integer.map(String.init) ?? "\(number)"]
        case .list, .paths:
            var words: [String] = []
            if value.array?.isEmpty == true {
                throw wrong(value, "\(name) is an empty list; leave it out for \(setting.standard)")
            }
            for item in value.array ?? [value] {
                // Only versions of iOS are numbers.
                let number = setting.name == "os" ? item.integer.map(String.init) : nil
                guard let word = item.string ?? number else {
                    let what = setting.kind == .paths ? "paths" : "words"
                    throw wrong(item, "\(name) is a list of \(what), found \(item.kindName)")
                }
                guard !word.isEmpty else { throw wrong(item, "\(name) holds an empty word") }
                words.append(setting.kind == .paths ? beside(word) : word)
            }
            return words
        case .parameters:
            guard let members = value.members else { throw wrong(value, "\(name) is an object of names and values") }
            var words: [String] = []
            for member in members {
                let plain = member.value.string ?? member.value.bool.map { "\($0)" }
                let number = member.value.integer.map(String.init) ?? member.value.number.map { "\($0)" }
                guard let text = plain ?? number else {
                    throw wrong(member.value, "a parameter is a string, a number, true or false")
                }
                words.append("\(member.key)=\(text)")
            }
            return words
        }
    }

    /// A path of the file, seen from the current folder.
    private func beside(_ path: String) -> String {
        let folder = shown.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        return path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
    }
}
