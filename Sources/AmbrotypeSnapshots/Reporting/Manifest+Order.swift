extension Manifest {
    /// Records that need a look, the gravest first: errors, other sizes, changes (most pixels first), missing goldens,
    /// orphans; by name among equals.
    package var troubles: [SnapshotRecord] {
        inOrderOfGravity.filter { !$0.isFine }
    }

    /// All records in that order; those that need no look come last.
    var inOrderOfGravity: [SnapshotRecord] {
        records.sorted { a, b in (a.gravity, -a.changedPixels, a.name) < (b.gravity, -b.changedPixels, b.name) }
    }

    /// `2 changed, 1 without golden, 40 unchanged`; types that do not occur are left out.
    package var countsSentence: String {
        let words: [(SnapshotRecord.Kind, String)] = [
            (.error, "in error"), (.changed, "changed"), (.added, "without golden"), (.removed, "orphaned"),
            (.recorded, "recorded"), (.unchanged, "unchanged"),
        ]
        let parts = words.filter { count($0.0) > 0 }.map { "\(count($0.0)) \($0.1)" }
        return parts.isEmpty ? "no pictures" : parts.joined(separator: ", ")
    }

    /// One sentence for all changes that other fonts or another version explain; nil if there are none.
    package var causeSentence: String? {
        let changed = records(.changed)
        let caused = changed.count { $0.cause != nil }
        guard caused > 0 else { return nil }
        return
            "\(caused) of \(changed.count) changed pictures have goldens that were drawn with other fonts or by a version that "
            + "draws differently; `ambrotype record --mode failed` renews them."
    }
}

extension SnapshotRecord {
    fileprivate var gravity: Int {
        switch type {
        case .error: 0
        case .changed: difference?.sizeDiffers == true ? 1 : 2
        case .added: 3
        case .removed: 4
        case .recorded, .unchanged: 5
        }
    }

    fileprivate var changedPixels: Int { difference?.changed ?? 0 }

    /// What groups pictures: the target, or the name's first part.
    var group: String { context?.target ?? String(name.prefix { $0 != "." }) }
}
