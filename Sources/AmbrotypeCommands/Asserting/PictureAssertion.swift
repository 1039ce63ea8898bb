import AmbrotypeDrawing
import AmbrotypeRendering
import AmbrotypeSnapshots
import AmbrotypeText
package import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// One picture that a test asks for, and where its golden lies.
@MainActor package struct PictureAssertion {
    package enum Content {
        /// Made anew where it is asked for, under the pinned clock.
        case view(@MainActor () -> AnyView)
        case island(@MainActor () -> DynamicIsland)
    }

    package var content: Content
    /// nil is a canvas of the view's own.
    package var presentation: WidgetPresentation?
    /// Of a canvas, points; nil is the view's own size.
    package var width: CGFloat?
    package var height: CGFloat?
    /// Choices by option name, as on the command line: `device`, `locale`, `appearance` …
    package var choices: [String: [String]] = [:]
    /// The instant the picture stands at; nil takes the choices'.
    package var date: Date?
    package var disablesContentMargins = false
    package var isBackgroundRemovable = true
    /// Colour difference forgiven a pixel, and share of changed pixels forgiven.
    package var threshold = 0.0
    package var allowedRatio: Double?
    /// Views that are not compared.
    package var ignored: [String] = []

    package init(_ content: Content, as presentation: WidgetPresentation?) {
        (self.content, self.presentation) = (content, presentation)
    }

    /// Where goldens and failures lie, and what is written.
    package struct Place {
        /// The folder of the test file's goldens, as it is and as messages name it.
        package var folder: String
        package var shown: String
        package var artifacts: String
        /// Parts of the golden's name.
        package var name: [String]
        /// all, failed, missing or never.
        package var record: String

        package init(folder: String, shown: String, artifacts: String, name: [String], record: String) {
            (self.folder, self.shown, self.artifacts) = (folder, shown, artifacts)
            (self.name, self.record) = (name, record)
        }
    }

    /// What came of it: nothing to say where the picture is the golden.
    package struct Verdict {
        package var name: String
        /// Lines for a person; nil where all is well.
        package var trouble: String?
        /// PNG files by name: expected, actual, difference.
        package var pictures: [(name: String, png: [UInt8])] = []
    }

    /// Draws and compares.
    package func check(at place: Place, outside: Outside) -> Verdict {
        guard let name = SnapshotName(place.name) else {
            return Verdict(name: "", trouble: "a picture needs a name with a letter or digit in it")
        }
        var verdict = Verdict(name: name.description)
        do throws(UsageError) {
            let record = try record(name, place, outside)
            guard record.type != .unchanged else { return verdict }
            verdict.trouble = Self.words(record, place)
            verdict.pictures = Self.pictures(record, ArtifactFolder(root: place.artifacts))
        } catch { verdict.trouble = error.message }
        return verdict
    }

    private func record(_ name: SnapshotName, _ place: Place, _ outside: Outside) throws(UsageError) -> SnapshotRecord {
        guard let mode = RecordMode(rawValue: place.record) else {
            throw UsageError("\"\(place.record)\" is no record mode: all, failed, missing or never")
        }
        let studio = try AssertionStudio.open(outside)
        let run = SnapshotRun(
            store: SnapshotStore(root: place.folder, shownAs: place.shown), mode: mode,
            rules: ComparisonRules(
                standard: ComparisonSettings(
                    threshold: threshold, allowedRatio: allowedRatio, ignored: ignored.map { .view($0) })),
            artifacts: ArtifactFolder(root: place.artifacts), threads: outside.processors, fonts: studio.stamps.atHand)
        do {
            let recording = mode == .never ? nil : try Recording(into: run.store)
            let record = try studio.job(for: self, name: name, run: run, recording: recording, outside: outside)
                .finish()
            if record.type == .recorded { try recording?.commit() } else { try recording?.cancel() }
            return record
        } catch let error as UsageError { throw error } catch { throw UsageError("\(error)") }
    }

    // MARK: Telling

    private static func words(_ record: SnapshotRecord, _ place: Place) -> String {
        let lines = [record.message] + (record.moved ?? []).map { $0 + "." } + (record.notes ?? [])
        let kept =
            [record.golden.map { "golden: " + $0 }]
            + [record.artifacts?.joined ?? record.artifacts?.actual].map {
                $0.map { "picture: \(place.artifacts)/\($0)" }
            }
        return (lines + kept.compactMap { $0 }).joined(separator: "\n")
    }

    private static func pictures(_ record: SnapshotRecord, _ folder: ArtifactFolder) -> [(name: String, png: [UInt8])] {
        let files = [
            ("expected", record.artifacts?.expected), ("actual", record.artifacts?.actual),
            ("difference", record.artifacts?.difference),
        ]
        return files.compactMap { word, path in
            guard let path, let png = try? folder.read(path) else { return nil }
            return ("\(record.name).\(word).png", png)
        }
    }
}
