/// What a run's pictures take, for people and programs. Bytes, pixels.
package struct MemoryReport: Equatable, Sendable, Codable {
    package struct Picture: Equatable, Sendable, Codable {
        package var subject: String
        package var file: String
        package var sourceWidth: Int
        package var sourceHeight: Int
        package var fileBytes: Int
        package var decodedBytes: Int
        /// The most pixels it is shown at.
        package var shownWidth: Int
        package var shownHeight: Int
        /// Source pixels for one shown.
        package var waste: Double
        /// What decoding at full size and drawing a copy holds at once.
        package var peakBytes: Int
        /// The size that does for every place it is shown in.
        package var thumbnailWidth: Int
        package var thumbnailHeight: Int
        package var thumbnailBytes: Int
        /// What makes it in the extension.
        package var call: String
    }

    package struct Timeline: Equatable, Sendable, Codable {
        package var subject: String
        package var presentation: String
        /// The device on which it takes most.
        package var device: String
        package var entries: Int
        /// Of the entry that takes most.
        package var entryBytes: Int
        /// All entries together, pictures that several share once.
        package var timelineBytes: Int
        package var archiveBytes: Int
        package var archiveLimit: Int
        /// How many entries like these the archive holds.
        package var entriesThatFit: Int
    }

    package var pictures: [Picture]
    package var timelines: [Timeline]
    /// All subjects of the run together.
    package var bundleBytes: Int
    package var overheadBytes: Int
    package var limitBytes: Int
    /// The profile of the limit.
    package var profile: String
}

extension MemoryLedger {
    static let megabyte = 1_048_576.0

    var limitBytes: Int { Int(limits.profile("memory")["megabytes"] * Self.megabyte) }
    var overheadBytes: Int { Int(limits.figure("memoryOverheadMegabytes") * Self.megabyte) }

    package func report() -> MemoryReport {
        let sorted = uses.sorted { ($0.key.subject, $0.key.picture) < ($1.key.subject, $1.key.picture) }
        return MemoryReport(
            pictures: sorted.map { picture($0.key, $0.value) }, timelines: timelineRows(), bundleBytes: bundleBytes,
            overheadBytes: overheadBytes, limitBytes: limitBytes, profile: limits.profile("memory").id)
    }

    private var bundleBytes: Int {
        uses.reduce(0) { $0 + decodedBytes($1.value.facts) }
    }

    func picture(_ key: UseKey, _ usage: PictureUsage) -> MemoryReport.Picture {
        let facts = usage.facts
        let small = facts.size(covering: usage.shownWidth, usage.shownHeight, area: usage.leastArea)
        let shown = usage.shownWidth * usage.shownHeight
        return MemoryReport.Picture(
            subject: key.subject, file: key.picture, sourceWidth: facts.width, sourceHeight: facts.height,
            fileBytes: facts.fileBytes, decodedBytes: decodedBytes(facts), shownWidth: Int(usage.shownWidth.rounded()),
            shownHeight: Int(usage.shownHeight.rounded()),
            waste: ((Double(facts.area) / max(shown, 1)) * 10).rounded() / 10,
            peakBytes: decodedBytes(facts) + Int(shown) * facts.bytesPerPixel, thumbnailWidth: small.width,
            thumbnailHeight: small.height, thumbnailBytes: small.width * small.height * facts.bytesPerPixel,
            call: "CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceCreateThumbnailFromImageAlways: true, "
                + "kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: "
                + "\(max(small.width, small.height))] as CFDictionary)")
    }

    /// The device that takes most of each timeline.
    private func timelineRows() -> [MemoryReport.Timeline] {
        var worst: [String: MemoryReport.Timeline] = [:]
        for key in timelines.keys.sorted(by: {
            ($0.subject, $0.presentation, $0.device) < ($1.subject, $1.presentation, $1.device)
        }) {
            let row = timeline(key)
            let name = key.subject + "\u{0}" + key.presentation
            if let known = worst[name], known.timelineBytes >= row.timelineBytes { continue }
            worst[name] = row
        }
        return worst.sorted { $0.key < $1.key }.map(\.value)
    }

    func timeline(_ key: TimelineKey) -> MemoryReport.Timeline {
        let entries = timelines[key] ?? [:]
        let all = entries.values.reduce(into: Set<String>()) { $0.formUnion($1.pictures) }
        let archive = archiveBytes(key.subject, entries)
        let profile = limits.profile(key.isActivity ? "activityArchive" : "archive")
        let limit = Int(profile["megabytes"] * Self.megabyte)
        let each = max(1, archive / max(entries.count, 1))
        return MemoryReport.Timeline(
            subject: key.subject, presentation: key.presentation, device: key.device, entries: entries.count,
            entryBytes: entries.values.map { bytes(key.subject, $0.pictures) }.max() ?? 0,
            timelineBytes: bytes(key.subject, all), archiveBytes: archive, archiveLimit: limit,
            entriesThatFit: limit / each)
    }

    /// Views of every entry, and every picture once for each entry that shows it: the system stores entries apart (assumed).
    private func archiveBytes(_ subject: String, _ entries: [String: EntryCost]) -> Int {
        entries.values.reduce(0) { sum, entry in
            sum + entry.treeBytes + entry.pictures.reduce(0) { $0 + (facts(subject, $1)?.archivedBytes ?? 0) }
        }
    }
}
