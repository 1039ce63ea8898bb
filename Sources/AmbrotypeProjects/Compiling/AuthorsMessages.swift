import Foundation

/// A compiler's errors as their author can use them: what is about names that were made for the build is left out or said in the
/// author's own words.
enum AuthorsMessages {
    /// - Parameter build: the folder of everything that is made; an error in it is nobody's who wrote the sources.
    static func of(_ messages: [CompilerMessage], build: URL) -> [CompilerMessage] {
        let root = build.path + "/"
        func isMade(_ message: CompilerMessage) -> Bool { message.file.hasPrefix(root) }
        let own = messages.filter { !isMade($0) }.map(plain)
        let made = messages.filter(isMade).compactMap { told($0, isAlone: own.isEmpty) }
        var seen: Set<CompilerMessage> = []
        return (own + made).filter { seen.insert($0).inserted }
    }

    private static let entry = "a target without @main gets a list of its widgets, each made without arguments: "
    private static let entryMend = "; give the target a @main WidgetBundle of its own"

    /// An error in a made file; nil where the author's own errors are its cause.
    private static func told(_ message: CompilerMessage, isAlone: Bool) -> CompilerMessage? {
        let file = (message.file as NSString).lastPathComponent
        if file == GeneratedSources.entryFile {
            // A widget that cannot be listed is no error of any line of the author's.
            let isListed = message.text.contains("inaccessible") || message.text.contains("missing argument")
            guard isAlone || isListed else { return nil }
            return CompilerMessage(file: "", line: 0, column: 0, text: entry + plain(message).text + entryMend)
        }
        guard isAlone else { return nil }
        return CompilerMessage(
            file: "", line: 0, column: 0, text: "\(file), made for the build: \(plain(message).text)")
    }

    /// Without names that only the build knows.
    private static func plain(_ message: CompilerMessage) -> CompilerMessage {
        var message = message
        if message.text.hasPrefix("'buildExpression' is unavailable: ") {
            message.text = String(message.text.dropFirst("'buildExpression' is unavailable: ".count))
        }
        message.text = replacingPreviews(message.text)
        return message
    }

    /// `_Preview_0a1b2c3d_0` and the type behind `#Preview` are `#Preview` to whoever wrote it.
    private static func replacingPreviews(_ text: String) -> String {
        var (result, rest) = ("", text[...])
        while let start = rest.range(of: "_Preview") {
            let word = rest[start.lowerBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            result += rest[..<start.lowerBound] + "#Preview"
            rest = rest[word.endIndex...]
        }
        return result + rest
    }
}
