package import Foundation

/// The start of a stand-in for a module that is missing: a type or function for each name that the sources use of it.
///
/// Only the names are known, so types of parameters are `Any` and bodies are empty; whoever uses it completes it.
package struct StubSkeleton: Equatable, Sendable {
    package var module: String
    package var source: String

    /// Skeletons for the empty modules of a failed build, sorted by module.
    ///
    /// - Parameter sources: the files of the target; each missing name goes to the first empty module that its file imports.
    package static func all(for failure: BuildFailure, sources: [URL]) -> [StubSkeleton] {
        var used: [String: [String: [StubUse]]] = [:]
        for file in sources {
            let bytes = FileManager.default.contents(atPath: file.path).map { Array($0) } ?? []
            let tokens = SwiftTokenizer.tokens(bytes)
            let facts = SourceFacts(reading: tokens)
            guard let module = facts.imports.first(where: failure.emptyModules.contains) else { continue }
            let missing = Set(failure.messages.filter { $0.file == file.path }.compactMap(\.missingName))
            for name in missing {
                used[module, default: [:]][name, default: []] += uses(
                    of: name, in: tokens, file: file.lastPathComponent)
            }
        }
        return failure.emptyModules.sorted().map { module in
            StubSkeleton(module: module, source: source(module, used[module] ?? [:]))
        }
    }

    struct StubUse: Equatable {
        enum Form: Equatable {
            case call(labels: [String])
            case member(String)
            /// `Name<…>`
            case generic
            /// What a class of the sources inherits from.
            case superclass
            case type
        }
        var form: Form
        var place: String
    }

    private static func uses(of name: String, in tokens: [SwiftToken], file: String) -> [StubUse] {
        var uses: [StubUse] = []
        for (index, token) in tokens.enumerated() where token.text == name {
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            let form: StubUse.Form
            if next?.text == "(", next?.range.lowerBound == token.range.upperBound {
                form = .call(labels: labels(tokens, open: index + 1))
            } else if next?.text == ".", index + 2 < tokens.count, tokens[index + 2].kind == .word {
                form = .member(tokens[index + 2].text)
            } else if next?.text == "<" {
                form = .generic
            } else {
                form = isSuperclass(tokens, index) ? .superclass : .type
            }
            uses.append(StubUse(form: form, place: "\(file):\(token.line)"))
        }
        return uses
    }

    private static func isSuperclass(_ tokens: [SwiftToken], _ index: Int) -> Bool {
        index >= 3 && tokens[index - 1].text == ":" && tokens[index - 3].text == "class"
    }

    /// Argument labels of a call, `_` where there is none.
    private static func labels(_ tokens: [SwiftToken], open: Int) -> [String] {
        guard let close = SourceCopy.closing(tokens, open), close > open + 1 else { return [] }
        var labels: [String] = []
        var depth = 0
        var isStart = true
        for at in (open + 1)..<close {
            if isStart {
                let isLabel = tokens[at].kind == .word && tokens[at + 1].text == ":"
                labels.append(isLabel ? tokens[at].text : "_")
                isStart = false
            }
            switch tokens[at].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0: isStart = true
            default: break
            }
        }
        return labels
    }

    // MARK: Writing

    private static func source(_ module: String, _ names: [String: [StubUse]]) -> String {
        var text =
            "// A stand-in for the module \(module), written from the names that are used of it. Complete it by hand.\n\n"
        text += "import Foundation\n"
        if names.isEmpty { text += "\n// No name of it is used.\n" }
        for (name, uses) in names.sorted(by: { $0.key < $1.key }) { text += "\n" + declaration(name, uses) }
        return text
    }

    private static func declaration(_ name: String, _ uses: [StubUse]) -> String {
        let places = uses.prefix(3).map(\.place).joined(separator: ", ")
        let head = "// used in \(places)\(uses.count > 3 ? " and \(uses.count - 3) more places" : "")\n"
        let calls = distinct(uses.compactMap { if case .call(let labels) = $0.form { labels } else { nil } })
        let members = Set(uses.compactMap { if case .member(let member) = $0.form { member } else { nil } }).sorted()
        guard name.first?.isUppercase == true else {
            guard !calls.isEmpty else { return head + "nonisolated(unsafe) public var \(name): Any = 0\n" }
            return head + calls.map { "public func \(name)(\(parameters($0))) {}\n" }.joined()
        }
        let isClass = uses.contains { $0.form == .superclass }
        let isGeneric = uses.contains { $0.form == .generic }
        var text = head + (isClass ? "open class " : "public struct ") + name + (isGeneric ? "<Value>" : "") + " {\n"
        for labels in calls where !labels.isEmpty { text += "    public init(\(parameters(labels))) {}\n" }
        text += "    public init() {}\n"
        for member in members where member != "self" && member != "Type" {
            text +=
                member.first?.isUppercase == true
                ? "    public struct \(member) {}\n"
                : "    public static var \(member): \(name)\(isGeneric ? "<Value>" : "") { .init() }\n"
        }
        return text + "}\n"
    }

    private static func distinct(_ calls: [[String]]) -> [[String]] {
        var seen: Set<[String]> = []
        return calls.filter { seen.insert($0).inserted }
    }

    private static func parameters(_ labels: [String]) -> String {
        labels.enumerated().map { index, label in
            label == "_" ? "_ value\(index + 1): Any" : "\(label): Any"
        }.joined(separator: ", ")
    }
}
