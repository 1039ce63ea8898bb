import AmbrotypeImages
import AmbrotypeLimits
import AmbrotypeSnapshots
import Foundation

/// Says what a check found: to a person, to programs, to files; and how the command ends.
@MainActor struct CheckTelling {
    let result: CheckResult
    let options: CheckOptions
    let outside: Outside

    func tell() throws(UsageError) -> ExitCode {
        var code = ExitCode.success
        do throws(ImageError) {
            if let file = options.newBaseline { try write(BaselineText.text(Baseline(result.all)), to: file) }
            if let file = options.junit { try write(CheckJUnit.text(result), to: file) }
            if let file = options.sarif { try write(CheckSARIF.text(result, from: outside.currentDirectory), to: file) }
        } catch {
            outside.complain("\(error)")
            code = .toolError
        }
        if options.json {
            outside.print(JSONText.of(CheckReport(result)))
        } else {
            tellPeople()
        }
        if options.isGitHub {
            let text = GitHubAnnotations.text(result.findings.map { $0.mark(result, outside.currentDirectory) })
            if !text.isEmpty { options.json ? outside.complain(text) : outside.print(String(text.dropLast())) }
        }
        for issue in result.issues { outside.complain(issue) }
        if result.issues.contains(where: { !$0.contains(": warning: ") }) { code = code.joined(with: .toolError) }
        return options.newBaseline == nil ? code.joined(with: ending) : code
    }

    /// Errors fail, and warnings where they are asked to: memory with a code of its own.
    private var ending: ExitCode {
        let failing = result.findings.filter { $0.severity == .error || options.isStrict }
        return failing.reduce(.success) { code, finding in
            let isMemory = RuleBook.rule(named: finding.rule)?.section == .memory
            return code.joined(with: isMemory ? .memory : .lint)
        }
    }

    private func write(_ text: String, to file: URL) throws(ImageError) {
        try makeFolder(file.deletingLastPathComponent().path)
        try writeAtomically(Array(text.utf8), to: file.path)
    }

    // MARK: For people

    private func tellPeople() {
        for finding in result.findings { tell(finding) }
        if let memory = result.memory, !memory.pictures.isEmpty { tell(memory) }
        for line in result.thumbnails { outside.print("thumbnail  " + line) }
        if let file = options.newBaseline { outside.print("\(result.all.count) findings are known now: \(file.path)") }
        outside.print(summary)
    }

    private func tell(_ finding: Finding) {
        outside.print("\(finding.severity.rawValue.padding(to: 8))\(finding.rule.padding(to: 28))\(finding.subject)")
        outside.print("        \(finding.message)")
        let at = [finding.place.source, finding.place.picture].compactMap { $0 }
        let more = finding.further.isEmpty ? "" : ", and in \(finding.further.count) more"
        if !at.isEmpty { outside.print("        at " + at.joined(separator: ", ") + more) }
        outside.print("        → \(finding.mend)")
    }

    private func tell(_ memory: MemoryReport) {
        outside.print("")
        outside.print("pictures".padding(to: 52) + "source       decoded  shown        waste  does")
        for row in memory.pictures {
            let source = "\(row.sourceWidth)×\(row.sourceHeight)".padding(to: 13)
            let shown = "\(row.shownWidth)×\(row.shownHeight)".padding(to: 13)
            outside.print(
                "\(row.subject)/\(row.file) ".padding(to: 52) + source
                    + MemoryWords.size(row.decodedBytes).padding(to: 9)
                    + shown + "\(row.waste)".padding(to: 7) + "\(row.thumbnailWidth)×\(row.thumbnailHeight)")
        }
        outside.print("timelines".padding(to: 52) + "entries  an entry  together  stored   entries that fit")
        for row in memory.timelines {
            outside.print(
                "\(row.subject)/\(row.presentation) on \(row.device) ".padding(to: 52) + "\(row.entries)".padding(to: 9)
                    + MemoryWords.size(row.entryBytes).padding(to: 10)
                    + MemoryWords.size(row.timelineBytes).padding(to: 10)
                    + MemoryWords.size(row.archiveBytes).padding(to: 9) + "\(row.entriesThatFit)")
        }
        outside.print(
            "all pictures together \(MemoryWords.size(memory.bundleBytes)), overhead "
                + "\(MemoryWords.size(memory.overheadBytes)), limit \(MemoryWords.size(memory.limitBytes)) (\(memory.profile))"
        )
        outside.print("")
    }

    private var summary: String {
        let errors = result.findings.count { $0.severity == .error }
        let warnings = result.findings.count - errors
        func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
        var words = "\(count(errors, "error")), \(count(warnings, "warning"))"
        words += " in \(count(result.pictures, "picture")) of \(count(result.subjects.count, "subject"))"
        if !result.excepted.isEmpty { words += "; \(result.excepted.count) excepted" }
        if result.known > 0 { words += "; \(result.known) in the baseline" }
        return words
    }
}

enum MemoryWords {
    /// `12.3 MB` of 1,048,576 bytes; below a tenth `34 kB`.
    static func size(_ bytes: Int) -> String {
        let number = Double(bytes) / 1_048_576
        if number < 0.1 { return "\(Int((Double(bytes) / 1024).rounded())) kB" }
        return "\((number * 10).rounded() / 10) MB"
    }
}

extension Finding {
    /// The file from the current folder, where the finding names one.
    @MainActor func path(_ result: CheckResult, from current: URL) -> String? {
        guard let file = place.file else { return nil }
        guard let folder = result.folders[subject] else { return file }
        let path = folder.appendingPathComponent(file).path
        return path.hasPrefix(current.path + "/") ? String(path.dropFirst(current.path.count + 1)) : path
    }

    @MainActor func mark(_ result: CheckResult, _ current: URL) -> GitHubAnnotations.Mark {
        GitHubAnnotations.Mark(
            severity == .error ? .error : .warning, file: path(result, from: current), line: place.line,
            column: place.column, title: "\(rule): \(subject)", message: message + "\n" + mend)
    }
}
