package import AmbrotypeTemplates

/// Findings a project started with: they are known, only new ones count.
package struct Baseline: Equatable, Sendable {
    package static let currentVersion = 1

    /// How often each fingerprint may be found.
    package var counts: [String: Int]

    package init(_ findings: [Finding]) {
        counts = findings.reduce(into: [:]) { $0[$1.fingerprint, default: 0] += 1 }
    }

    /// Reads what `text` wrote.
    ///
    /// - Throws: what is wrong and where.
    package init(_ json: JSONValue) throws(SettingsTrouble) {
        guard json["schemaVersion"]?.integer == Self.currentVersion, let members = json["findings"]?.members else {
            throw SettingsTrouble(
                json.place, "this is no baseline of version \(Self.currentVersion): make one with --write-baseline")
        }
        counts = [:]
        for member in members {
            guard let count = member.value.integer, count > 0 else {
                throw SettingsTrouble(member.value.place, "how often a finding may come is a whole number from 1")
            }
            counts[member.key] = count
        }
    }

    /// The file: fingerprints in alphabetical order, so that a change is a small difference.
    package var values: [(fingerprint: String, count: Int)] {
        counts.sorted { $0.key < $1.key }.map { (fingerprint: $0.key, count: $0.value) }
    }

    /// The findings that the baseline does not know, and how many it knows.
    package func new(_ findings: [Finding]) -> (new: [Finding], known: Int) {
        var left = counts
        var new: [Finding] = []
        for finding in findings {
            if let count = left[finding.fingerprint], count > 0 {
                left[finding.fingerprint] = count - 1
            } else {
                new.append(finding)
            }
        }
        return (new, findings.count - new.count)
    }
}
