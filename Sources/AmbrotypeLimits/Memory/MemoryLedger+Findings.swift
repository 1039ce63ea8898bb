import AmbrotypeImages

extension MemoryLedger {
    /// What breaks the rules of memory, in a fixed order.
    package func findings() -> [Finding] {
        let report = report()
        let sorted = uses.sorted { ($0.key.subject, $0.key.picture) < ($1.key.subject, $1.key.picture) }
        var found = sorted.flatMap { pictureFindings($0.key, $0.value) }
        for row in report.timelines { found += timelineFindings(row) }
        if overheadBytes >= limitBytes {
            found.append(
                Finding(
                    MemoryRules.overhead, subject: "", at: FindingPlace(),
                    "\(megabytes(overheadBytes)) of overhead leave nothing of \(megabytes(limitBytes)) (\(report.profile))",
                    numbers: ["overhead": Double(overheadBytes), "limit": Double(limitBytes)]))
        }
        let total = report.bundleBytes + overheadBytes
        let subjects = Set(uses.keys.map(\.subject))
        if subjects.count > 1, total > limitBytes {
            found.append(
                over(
                    MemoryRules.bundleMemory, "", FindingPlace(), total,
                    "the pictures of all \(subjects.count) subjects take \(megabytes(report.bundleBytes))"))
        }
        return found
    }

    private func over(_ rule: Rule, _ subject: String, _ place: FindingPlace, _ total: Int, _ what: String) -> Finding {
        Finding(
            rule, subject: subject, at: place,
            "\(what), with \(megabytes(overheadBytes)) of overhead \(megabytes(total)): the limit is "
                + "\(megabytes(limitBytes)) (\(limits.profile("memory").id))",
            numbers: ["bytes": Double(total), "limit": Double(limitBytes)], weight: Double(total) / Double(limitBytes))
    }

    // MARK: Pictures

    private func pictureFindings(_ key: UseKey, _ usage: PictureUsage) -> [Finding] {
        let row = picture(key, usage)
        let place = FindingPlace(picture: usage.largest, file: key.picture)
        let size = "\(row.sourceWidth) × \(row.sourceHeight) pixels"
        let mend =
            "Show a copy of \(row.thumbnailWidth) × \(row.thumbnailHeight) pixels: ambrotype check --thumbnail, or \(row.call)"
        var found = areaFindings(key, usage, mend)
        if row.decodedBytes + overheadBytes > limitBytes {
            var finding = over(
                MemoryRules.pictureMemory, key.subject, place, row.decodedBytes + overheadBytes,
                "\(key.picture) has \(size) and takes \(megabytes(row.decodedBytes)) decoded, \(megabytes(row.peakBytes)) while "
                    + "it is drawn smaller, though its file has \(megabytes(row.fileBytes))")
            finding.mend = mend
            found.append(finding)
        } else if row.waste > 4, row.decodedBytes - row.thumbnailBytes > 500_000 {
            found.append(
                Finding(
                    MemoryRules.wasteful, subject: key.subject, at: place,
                    "\(key.picture) has \(size) and is shown at \(row.shownWidth) × \(row.shownHeight): \(words(row.waste)) "
                        + "pixels for one, \(megabytes(row.decodedBytes)) instead of \(megabytes(row.thumbnailBytes))",
                    mend: mend, numbers: ["waste": row.waste, "bytes": Double(row.decodedBytes)], weight: row.waste / 4)
            )
        }
        return found
    }

    /// One finding for a picture in a kind of place, with every device that refuses it.
    private func areaFindings(_ key: UseKey, _ usage: PictureUsage, _ mend: String) -> [Finding] {
        let groups = Dictionary(grouping: usage.refusals.values) { $0.presentation }
        return groups.sorted { $0.key < $1.key }.map { _, refusals in
            let sorted = refusals.sorted { ($0.width * $0.height, $0.device) < ($1.width * $1.height, $1.device) }
            let least = sorted[0]
            let facts = usage.facts
            let rule = least.isActivity ? MemoryRules.activityPicture : MemoryRules.pictureArea
            return Finding(
                rule, subject: key.subject,
                at: FindingPlace(
                    picture: least.picture, file: key.picture, view: key.picture + " " + least.presentation),
                "\(key.picture) is too large: (\(facts.width), \(facts.height)), totalArea: \(facts.area) > "
                    + sorted.map(\.words).joined(separator: "; "),
                mend: mend,
                numbers: [
                    "area": Double(facts.area), "limit": least.width * least.height, "devices": Double(sorted.count),
                ],
                weight: Double(facts.area) / (least.width * least.height))
        }
    }

    // MARK: Entries and timelines

    private func timelineFindings(_ row: MemoryReport.Timeline) -> [Finding] {
        var found: [Finding] = []
        let place = FindingPlace(view: row.presentation)
        let device = "\(row.presentation) on \(row.device)"
        if row.entryBytes + overheadBytes > limitBytes {
            found.append(
                over(
                    MemoryRules.entryMemory, row.subject, place, row.entryBytes + overheadBytes,
                    "the pictures of one entry of \(device) take \(megabytes(row.entryBytes))"))
        } else if row.timelineBytes + overheadBytes > limitBytes {
            found.append(
                over(
                    MemoryRules.timelineMemory, row.subject, place, row.timelineBytes + overheadBytes,
                    "the pictures of \(row.entries) entries of \(device) take \(megabytes(row.timelineBytes))"))
        }
        return found + archiveFindings(row, place, device)
    }

    private func archiveFindings(_ row: MemoryReport.Timeline, _ place: FindingPlace, _ device: String) -> [Finding] {
        let share = Double(row.archiveBytes) / Double(row.archiveLimit)
        let warn = limits.profile(row.presentation.hasPrefix("island") ? "activityArchive" : "archive")["warnShare"]
        guard share > warn else { return [] }
        return [
            Finding(
                share > 1 ? MemoryRules.archiveSize : MemoryRules.archiveNear, subject: row.subject, at: place,
                "\(row.entries) entries of \(device) are about \(megabytes(row.archiveBytes)) stored, the system takes about "
                    + "\(megabytes(row.archiveLimit)): \(row.entriesThatFit) entries like these fit",
                numbers: [
                    "bytes": Double(row.archiveBytes), "limit": Double(row.archiveLimit),
                    "fit": Double(row.entriesThatFit),
                ], weight: share)
        ]
    }
}

/// `12.3 MB`, of 1,048,576 bytes; below a tenth, `34 kB` of 1,024.
func megabytes(_ bytes: Int) -> String {
    let number = Double(bytes) / 1_048_576
    if number < 0.1 { return "\(Int((Double(bytes) / 1024).rounded())) kB" }
    return "\((number * 10).rounded() / 10) MB"
}
