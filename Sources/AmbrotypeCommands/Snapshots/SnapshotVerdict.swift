import AmbrotypeSnapshots

extension AmbrotypeSnapshots.Manifest {
    /// How a run with these records ends; the gravest of them decides.
    func exitCode(failsOnOrphans: Bool) -> ExitCode {
        var code = ExitCode.success
        if count(.error) > 0 || issues != nil { code = code.joined(with: .toolError) }
        let sizes = sizeDifferences.count
        if sizes > 0 { code = code.joined(with: .sizeDiffers) }
        if count(.changed) > sizes { code = code.joined(with: .pictureDiffers) }
        if count(.added) > 0 { code = code.joined(with: .goldenMissing) }
        if failsOnOrphans, count(.removed) > 0 { code = code.joined(with: .orphan) }
        return code
    }

    /// Lines for a person: each picture that needs a look with what moved in it, then the counts. Where other fonts or another
    /// version explain differences, a few stand for all and one sentence says what happened.
    func told(artifacts: String) -> [String] {
        let caused = troubles.filter { $0.cause != nil }
        let examples = caused.prefix(caused.count > 5 ? 3 : 5)
        let shown = troubles.filter { $0.cause == nil } + examples
        var lines = (issues ?? []) + shown.flatMap { $0.told(artifacts: artifacts) }
        if caused.count > examples.count {
            lines.append("… and \(caused.count - examples.count) more of the same cause; the report has them all")
        }
        if let causeSentence { lines.append(causeSentence) }
        return lines + [countsSentence]
    }
}

extension SnapshotRecord {
    fileprivate func told(artifacts: String) -> [String] {
        var lines = ["\(mark) \(name): \(message)"]
        lines += (moved ?? []).map { "    \($0)." }
        if moved == nil, let areas = difference?.areas, !areas.isEmpty {
            let views = areas.prefix(3).map { area in
                let place = "\(area.frame[2])×\(area.frame[3]) pixels at \(area.frame[0]),\(area.frame[1])"
                return area.views.isEmpty ? place : "\(area.views.joined(separator: ", ")) (\(place))"
            }
            lines.append("    Changed: \(views.joined(separator: "; ")).")
        }
        lines += (notes ?? []).map { "    \($0)" }
        if let picture = self.artifacts?.joined ?? self.artifacts?.actual {
            lines.append("    \(artifacts)/\(picture)")
        }
        return lines
    }

    private var mark: String {
        switch type {
        case .removed: "–"
        case .added: "+"
        default: "✗"
        }
    }
}
