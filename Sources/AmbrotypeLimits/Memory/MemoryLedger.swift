import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeText
import AmbrotypeViews
import AmbrotypeWidgets
package import Foundation

/// Adds up what a run's pictures take: per picture, entry, timeline and bundle.
///
/// Give it every observed picture, then ask for the report and the findings.
@MainActor package final class MemoryLedger {
    let limits: Limits
    private let look: (_ subject: String, _ picture: String) -> PictureFacts?
    private var known: [String: PictureFacts?] = [:]
    var uses: [UseKey: PictureUsage] = [:]
    var timelines: [TimelineKey: [String: EntryCost]] = [:]

    /// A picture of a subject.
    struct UseKey: Hashable {
        var subject: String
        var picture: String
    }

    /// One stored timeline: of a family on a device.
    struct TimelineKey: Hashable {
        var subject: String
        var presentation: String
        var device: String
        var isActivity: Bool
    }

    /// What one entry holds.
    struct EntryCost {
        var pictures: Set<String> = []
        /// Estimated bytes of its views in an archive.
        var treeBytes = 0
    }

    /// - Parameter look: reads the header of a subject's picture; nil where there is none.
    package init(limits: Limits, look: @escaping (_ subject: String, _ picture: String) -> PictureFacts?) {
        (self.limits, self.look) = (limits, look)
    }

    package func add(_ picture: ObservedPicture) {
        let shown = shownPictures(picture.displayList, scale: picture.device.scale)
        var names: Set<String> = []
        for use in shown {
            guard let facts = facts(picture.subject, use.key.name) else { continue }
            names.insert(use.key.name)
            let key = UseKey(subject: picture.subject, picture: use.key.name)
            uses[key, default: PictureUsage(facts: facts)].add(use, in: picture, limits: limits)
        }
        let key = TimelineKey(
            subject: picture.subject, presentation: picture.presentation?.name ?? "view", device: picture.device.id,
            isActivity: picture.isActivity)
        let cost = timelines[key]?[picture.entry] ?? EntryCost()
        timelines[key, default: [:]][picture.entry] = EntryCost(
            pictures: cost.pictures.union(names), treeBytes: max(cost.treeBytes, picture.archivedTreeBytes))
    }

    func facts(_ subject: String, _ picture: String) -> PictureFacts? {
        let key = subject + "\u{0}" + picture
        if let facts = known[key] { return facts }
        let facts = look(subject, picture)
        known[key] = .some(facts)
        return facts
    }

    func bytes(_ subject: String, _ pictures: Set<String>) -> Int {
        pictures.reduce(0) { $0 + decodedBytes(facts(subject, $1)) }
    }

    /// At the bytes a pixel the project says, or the picture's own where it has more.
    func decodedBytes(_ facts: PictureFacts?) -> Int {
        guard let facts else { return 0 }
        return facts.area * max(facts.bytesPerPixel, Int(limits.figure("bytesPerPixel")))
    }
}

/// Where one picture is shown, over a whole run.
struct PictureUsage {
    let facts: PictureFacts
    /// The most pixels it is shown at anywhere.
    var shownWidth = 0.0
    var shownHeight = 0.0
    /// The picture of the run in which that is.
    var largest = ""
    /// Places too small for it, by device and presentation.
    var refusals: [String: AreaRefusal] = [:]
    /// The least area the system stores anywhere it is shown.
    var leastArea = Double.infinity

    @MainActor mutating func add(_ use: ShownPicture, in picture: ObservedPicture, limits: Limits) {
        if use.width * use.height > shownWidth * shownHeight || largest.isEmpty {
            (shownWidth, shownHeight, largest) = (use.width, use.height, picture.name)
        }
        guard let most = picture.largestPicture(limits) else { return }
        leastArea = min(leastArea, most.width * most.height)
        let isTooLarge =
            picture.isActivity
            ? Double(facts.width) > most.width + 0.5 || Double(facts.height) > most.height + 0.5
            : Double(facts.area) > most.width * most.height
        guard isTooLarge else { return }
        let place = picture.presentation?.name ?? ""
        refusals[place + " " + picture.device.id] = AreaRefusal(
            presentation: place, device: picture.device.name, isActivity: picture.isActivity, width: most.width,
            height: most.height, picture: picture.name)
    }
}

/// A place the system would not store a picture for.
struct AreaRefusal {
    var presentation: String
    var device: String
    var isActivity: Bool
    /// The greatest size, pixels, as the system prints it.
    var width: Double
    var height: Double
    var picture: String

    /// `systemSmall on iPhone 16 Pro: max[1069415.6] (1084.6, 986.0)`.
    var words: String {
        let area = ((width * height) * 100).rounded() / 100
        return "\(presentation) on \(device): max[\(area)] (\(decimal(width)), \(decimal(height)))"
    }

    /// One decimal, always, as the system prints sizes.
    private func decimal(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}

extension ObservedPicture {
    /// The greatest picture the system stores here, pixels: 2.2 × 2.0 of a Home Screen widget, the presentation itself in an
    /// activity; nil where no rule is known.
    func largestPicture(_ limits: Limits) -> (width: Double, height: Double)? {
        let width = (Double(displayList.size.width) * Double(device.scale)).rounded()
        let height = (Double(displayList.size.height) * Double(device.scale)).rounded()
        if isActivity { return (width, height) }
        guard let family, !family.isAccessory else { return nil }
        let profile = limits.profile("pictureArea")
        return (width * profile["width"], height * profile["height"])
    }

    /// An estimate after project notes: about 1 KB for a text, 0.65 KB for a shape or symbol, 1 KB for the rest.
    var archivedTreeBytes: Int {
        leaves.reduce(1000) { sum, leaf in sum + (leaf.text != nil ? 1000 : 650) }
    }
}
