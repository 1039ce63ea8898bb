/// A summary for a pull request or a step: a table of what needs a look, no pictures (comments drop embedded ones), and
/// never longer than the place allows.
package enum MarkdownReport {
    /// Characters (UTF-16 units, which no service counts more of) in a GitHub comment.
    package static let commentLimit = 64_000
    /// Bytes in a GitHub step summary.
    package static let summaryLimit = 1 << 20

    /// For a pull request's comment.
    /// - Parameter link: where the whole report can be had.
    package static func comment(_ manifest: Manifest, link: String? = nil) -> String {
        text(manifest, link: link, limit: commentLimit) { $0.utf16.count }
    }

    /// For `GITHUB_STEP_SUMMARY`.
    package static func stepSummary(_ manifest: Manifest, link: String? = nil) -> String {
        text(manifest, link: link, limit: summaryLimit) { $0.utf8.count }
    }

    private static func text(
        _ manifest: Manifest, link: String?, limit: Int, size: (String) -> Int
    ) -> String {
        let troubles = manifest.troubles
        var out = head(manifest, isGood: troubles.isEmpty && manifest.issues == nil)
        if !troubles.isEmpty { out += "\n| picture | what | pixels | moved |\n| --- | --- | --- | --- |\n" }
        let tail = link.map { "\n[The whole report](\($0))\n" } ?? ""
        // Room for the note about what was left out.
        var room = limit - size(out) - size(tail) - 200
        for (index, record) in troubles.enumerated() {
            let line = row(record)
            room -= size(line)
            guard room >= 0 else {
                out += "\n… and \(troubles.count - index) more; the manifest and the HTML report have them all.\n"
                break
            }
            out += line
        }
        return out + tail
    }

    private static func head(_ manifest: Manifest, isGood: Bool) -> String {
        var out = "### \(isGood ? "✅" : "❌") Ambrotype \(manifest.verb): \(manifest.countsSentence)\n"
        if let cause = manifest.causeSentence { out += "\n> \(cause)\n" }
        if manifest.records.contains(where: { $0.type == .changed && $0.difference == nil }) {
            out +=
                "\n> Hashes do not say where: `ambrotype compare --base COMMIT` draws the other commit's pictures and shows it.\n"
        }
        let issues = manifest.issues ?? []
        for issue in issues.prefix(mostIssues) { out += "\n- \(cell(issue))" }
        if issues.count > mostIssues { out += "\n- … and \(issues.count - mostIssues) more" }
        return issues.isEmpty ? out : out + "\n"
    }

    /// Trouble that belongs to no picture is told so often.
    private static let mostIssues = 20

    private static func row(_ record: SnapshotRecord) -> String {
        var pixels = ""
        if let difference = record.difference {
            pixels =
                difference.sizeDiffers
                ? "\(side(difference.expected)) → \(side(difference.actual))"
                : "\(difference.changed) (\(PictureDifference.percent(difference.ratio)))"
        }
        var what = record.type == .added ? "no golden" : record.type == .removed ? "orphan" : record.type.rawValue
        if record.type == .error { what += ": " + record.message }
        if let cause = record.cause { what += " (\(cause))" }
        var moved = (record.moved ?? []).prefix(3).joined(separator: "; ")
        if let all = record.moved, all.count > 3 { moved += "; \(all.count - 3) more" }
        return "| `\(record.name)` | \(cell(what)) | \(pixels) | \(cell(moved)) |\n"
    }

    private static func side(_ size: [Int]) -> String { size.map(String.init).joined(separator: "×") }

    /// Text that neither ends a cell nor becomes markup.
    private static func cell(_ text: String) -> String {
        var out = ""
        for character in text.prefix(600) {
            switch character {
            case "|", "*", "_", "`", "[", "]", "\\", "#", "~": out += "\\\(character)"
            case "<": out += "&lt;"
            case "&": out += "&amp;"
            case "@": out += "@\u{200b}"
            case _ where character.isNewline: out += " "
            default: out.append(character)
            }
        }
        return out
    }
}
