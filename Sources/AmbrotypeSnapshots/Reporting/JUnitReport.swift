/// JUnit XML: a suite for each target, a case for each picture. No times and no host, so equal runs give equal text.
package enum JUnitReport {
    /// - Parameter artifacts: the folder whose paths failures name, from the current one. A folder elsewhere is not named, for it
    ///   would be another on each machine: paths are then those below it, beside the report.
    package static func text(_ manifest: Manifest, artifacts: String) -> String {
        let groups = Dictionary(grouping: manifest.records, by: \.group).sorted { $0.key < $1.key }
        var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        out +=
            "<testsuites name=\"ambrotype \(escaped(manifest.verb))\"\(counts(manifest.records, issues: manifest.issues?.count ?? 0))>\n"
        out += suite(of: manifest.issues ?? [])
        for (name, records) in groups {
            out += "  <testsuite name=\"\(escaped(name))\"\(counts(records))>\n"
            for record in records { out += testCase(record, artifacts) }
            out += "  </testsuite>\n"
        }
        return out + "</testsuites>\n"
    }

    /// Trouble that belongs to no picture.
    private static func suite(of issues: [String]) -> String {
        guard !issues.isEmpty else { return "" }
        var out = "  <testsuite name=\"trouble\"\(counts([], issues: issues.count))>\n"
        for (index, issue) in issues.enumerated() {
            out += "    <testcase classname=\"trouble\" name=\"trouble \(index + 1)\" time=\"0\">\n"
            out += "      <error type=\"trouble\" message=\"\(escaped(issue))\"/>\n    </testcase>\n"
        }
        return out + "  </testsuite>\n"
    }

    private static func counts(_ records: [SnapshotRecord], issues: Int = 0) -> String {
        let failures = records.count { isFailure($0) }
        let errors = records.count { $0.type == .error } + issues
        return
            " tests=\"\(records.count + issues)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\""
    }

    /// An orphan fails nothing by itself.
    private static func isFailure(_ record: SnapshotRecord) -> Bool { record.type == .changed || record.type == .added }

    private static func testCase(_ record: SnapshotRecord, _ artifacts: String) -> String {
        var head = "    <testcase classname=\"\(escaped(record.group))\" name=\"\(escaped(record.name))\" time=\"0\""
        if let source = record.source { head += " file=\"\(escaped(source.file))\" line=\"\(source.line)\"" }
        let element = record.type == .error ? "error" : isFailure(record) ? "failure" : nil
        guard let element else { return head + "/>\n" }
        return head + ">\n      <\(element) type=\"\(record.type.rawValue)\" message=\"\(escaped(record.message))\">"
            + escaped(details(record, artifacts)) + "</\(element)>\n    </testcase>\n"
    }

    private static func details(_ record: SnapshotRecord, _ artifacts: String) -> String {
        var lines = (record.moved ?? []) + (record.notes ?? [])
        if let golden = record.golden { lines.append("golden: \(golden)") }
        let kept = [
            ("expected", record.artifacts?.expected), ("actual", record.artifacts?.actual),
            ("difference", record.artifacts?.difference), ("joined", record.artifacts?.joined),
        ]
        let folder = artifacts.hasPrefix("/") ? "" : artifacts + "/"
        for case (let word, let path?) in kept { lines.append("\(word): \(folder)\(path)") }
        return lines.joined(separator: "\n")
    }

    /// XML 1.0: what may not stand in a document at all becomes a question mark.
    package static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\n", "\t": out.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: out += "?"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}
