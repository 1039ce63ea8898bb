import Foundation

/// What can be told of a Swift file without compiling it.
package struct SourceFacts: Equatable, Sendable {
    /// Modules it imports, in order, each once.
    package var imports: [String] = []
    /// Types, functions and values it declares outside any type.
    package var declared: [String] = []
    /// Types with the names they inherit from or conform to: `Cup` → `["Widget"]`.
    package var conformances: [String: [String]] = [:]
    /// The type that `@main` stands before.
    package var mainType: String?
    package var previewCount = 0
    package var hasAppleCondition = false
    /// Names it uses: every word.
    package var words: Set<String> = []

    package init() {}

    /// Whether a file declares a widget or a bundle of widgets.
    static func mentionsWidget(at file: URL) -> Bool {
        guard let data = FileManager.default.contents(atPath: file.path), data.range(of: Data("Widget".utf8)) != nil
        else { return false }
        return SourceFacts(reading: SwiftTokenizer.tokens(Array(data))).declaresWidget
    }

    /// Whether a file has a preview of either kind.
    static func mentionsPreview(at file: URL) -> Bool {
        guard let data = FileManager.default.contents(atPath: file.path), data.range(of: Data("Preview".utf8)) != nil
        else { return false }
        let facts = SourceFacts(reading: SwiftTokenizer.tokens(Array(data)))
        return facts.previewCount > 0 || !facts.previewProviders.isEmpty
    }

    package var widgets: [String] { types(conformingTo: ["Widget", "ControlWidget"]) }
    package var declaresWidget: Bool { !types(conformingTo: ["Widget", "WidgetBundle", "ControlWidget"]).isEmpty }
    package var previewProviders: [String] { types(conformingTo: ["PreviewProvider"]) }

    func types(conformingTo protocols: Set<String>) -> [String] {
        conformances.filter { !protocols.isDisjoint(with: $0.value) }.keys.sorted()
    }
}

extension SourceFacts {
    private static let introducers: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let values: Set<String> = ["func", "let", "var", "typealias", "macro"]

    init(reading tokens: [SwiftToken]) {
        self.init()
        var depth = 0
        var seesMain = false
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            switch (token.kind, token.text) {
            case (.sign, "{"), (.sign, "("), (.sign, "["): depth += 1
            case (.sign, "}"), (.sign, ")"), (.sign, "]"): depth -= 1
            case (.hash, "#Preview"): previewCount += 1
            case (.hash, "#if"), (.hash, "#elseif"): noteCondition(tokens, after: index)
            case (.attribute, "@main") where depth == 0: seesMain = true
            case (.word, "import") where depth == 0 && isImport(tokens, index): noteImport(tokens, &index)
            case (.word, let word) where Self.introducers.contains(word) && declares(tokens, index):
                noteType(word, tokens, index, depth: depth, isMain: seesMain)
                seesMain = seesMain && depth > 0
            case (.word, let word) where Self.values.contains(word) && depth == 0 && index + 1 < tokens.count:
                if tokens[index + 1].kind == .word { declared.append(tokens[index + 1].text) }
            default: break
            }
            if token.kind == .word { words.insert(token.text) }
            index += 1
        }
    }

    private func declares(_ tokens: [SwiftToken], _ index: Int) -> Bool {
        guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return false }
        return !(index > 0 && tokens[index - 1].text == ".") && !Self.introducers.contains(tokens[index + 1].text)
            && !(tokens[index].text == "class" && ["func", "var"].contains(tokens[index + 1].text))
    }

    private mutating func noteType(
        _ introducer: String, _ tokens: [SwiftToken], _ index: Int, depth: Int, isMain: Bool
    ) {
        var name = tokens[index + 1].text
        var at = index + 2
        while at + 1 < tokens.count, tokens[at].text == ".", tokens[at + 1].kind == .word {
            name += "." + tokens[at + 1].text
            at += 2
        }
        if depth == 0, introducer != "extension" { declared.append(name) }
        if isMain, depth == 0 { mainType = name }
        guard depth == 0 else { return }
        conformances[name, default: []] += inherited(tokens, from: at)
    }

    /// The names between `:` and `{`, generic arguments and where clauses left out.
    private func inherited(_ tokens: [SwiftToken], from start: Int) -> [String] {
        var at = start
        var nested = 0
        var isListing = false
        var names: [String] = []
        while at < tokens.count, tokens[at].text != "{", tokens[at].text != "where" {
            switch tokens[at].text {
            case "<": nested += 1
            case ">": nested -= 1
            case ":" where nested == 0: isListing = true
            default:
                if isListing, nested == 0, tokens[at].kind == .word {
                    if names.last != nil, tokens[at - 1].text == "." { names.removeLast() }
                    names.append(tokens[at].text)
                }
            }
            at += 1
            if at - start > 200 { break }
        }
        return names
    }

    private func isImport(_ tokens: [SwiftToken], _ index: Int) -> Bool {
        index + 1 < tokens.count && tokens[index + 1].kind == .word && tokens[index + 1].line == tokens[index].line
    }

    /// `import X`, `import struct X.Y`: the module, not what is picked of it.
    private mutating func noteImport(_ tokens: [SwiftToken], _ index: inout Int) {
        let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        index += 1
        if kinds.contains(tokens[index].text), index + 1 < tokens.count { index += 1 }
        let name = tokens[index].text
        if !imports.contains(name) { imports.append(name) }
        while index + 2 < tokens.count, tokens[index + 1].text == ".", tokens[index + 2].line == tokens[index].line {
            index += 2
        }
    }

    private mutating func noteCondition(_ tokens: [SwiftToken], after index: Int) {
        let line = tokens[index].line
        for token in tokens[(index + 1)...].prefix(while: { $0.line == line })
        where ["os", "targetEnvironment"].contains(token.text) { hasAppleCondition = true }
    }
}
