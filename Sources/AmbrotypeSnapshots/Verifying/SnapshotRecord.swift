import Foundation

/// What became of one picture; one record of the manifest.
package struct SnapshotRecord: Equatable, Sendable, Decodable {
    package enum Kind: String, Sendable, Decodable, CaseIterable {
        /// The golden was written.
        case recorded
        /// There is no golden, and none was to be written.
        case added
        /// The picture differs from its golden.
        case changed
        case unchanged
        /// A golden that no picture belongs to.
        case removed
        /// The picture could not be drawn, or the golden not be read or written.
        case error
    }

    package var name: String
    package var type: Kind
    /// One or more sentences for a person.
    package var message: String
    package var context: SceneContext?
    /// The golden's path, as the run was told the folder.
    package var golden: String?
    /// Paths below the artifacts folder.
    package var artifacts: Artifacts?
    /// Of the picture that was drawn.
    package var width: Int?
    package var height: Int?
    /// Pixels a point.
    package var scale: Double?
    /// The settings that were in force.
    package var threshold: Threshold?
    package var difference: Figures?
    /// What moved, in sentences without full stops.
    package var moved: [String]?
    /// Where each of `moved` was and is, in the same order.
    package var movements: [Movement]?
    /// What was not compared: x, y, width, height in pixels.
    package var ignored: [[Int]]?
    /// `fonts` or `tool`: the golden was drawn with others, which may be all there is to the difference.
    package var cause: String?
    package var notes: [String]?
    package var memory: MemoryFigures?
    package var source: SourcePlace?

    package init(name: SnapshotName, type: Kind, message: String) {
        (self.name, self.type, self.message) = (name.description, type, message)
    }

    package struct Artifacts: Equatable, Sendable, Decodable {
        package var expected: String?
        package var actual: String?
        package var difference: String?
        package var joined: String?
        package init() {}
    }

    package struct Figures: Equatable, Sendable, Decodable {
        /// Width and height in pixels.
        package var expected: [Int]
        package var actual: [Int]
        /// Pixels.
        package var compared: Int
        package var changed: Int
        package var antialiased: Int
        package var tolerated: Int
        /// Changed among compared, 0…1, in millionths.
        package var ratio: Double
        /// ΔE in Oklab, 0…1.
        package var largest: Double
        package var areas: [Area]

        package var sizeDiffers: Bool { expected != actual }
    }

    package struct Area: Equatable, Sendable, Decodable {
        /// x, y, width, height in pixels.
        package var frame: [Int]
        /// Changed pixels in it.
        package var changed: Int
        /// What stands there, by the trees.
        package var views: [String]
    }

    /// x, y, width, height in points; none for a view that is new, or gone.
    package struct Movement: Equatable, Sendable, Decodable {
        package var from: [Double]?
        package var to: [Double]?
    }

    package struct Threshold: Equatable, Sendable, Decodable {
        package var metric: String
        package var threshold: Double
        package var antialiasing: String
        package var allowedPixels: Int?
        package var allowedRatio: Double?
        package var ignored: [String]?
    }
}

extension SnapshotRecord.Threshold {
    package init(_ settings: ComparisonSettings) {
        (metric, threshold) = ("deltaEOK", settings.threshold)
        antialiasing = settings.ignoresAntialiasing ? "ignored" : "counted"
        (allowedPixels, allowedRatio) = (settings.allowedPixels, settings.allowedRatio)
        ignored = settings.ignored.isEmpty ? nil : settings.ignored.map(\.sentence)
    }

    var json: JSONValue {
        .object([
            "metric": .string(metric), "threshold": .number(threshold), "antialiasing": .string(antialiasing),
            "allowedPixels": allowedPixels.map { .integer($0) }, "allowedRatio": allowedRatio.map { .number($0) },
            "ignored": ignored.map { .strings($0) },
        ])
    }
}

extension SnapshotRecord.Figures {
    /// - Parameter views: names what stands in a box.
    init(_ difference: PictureDifference, views: (PixelBox) -> [String]) {
        expected = [difference.expected.width, difference.expected.height]
        actual = [difference.actual.width, difference.actual.height]
        (compared, changed) = (difference.compared, difference.changed)
        (antialiased, tolerated) = (difference.smoothed, difference.tolerated)
        ratio = (difference.ratio * 1_000_000).rounded() / 1_000_000
        largest = difference.largest
        areas = difference.boxes.map {
            .init(frame: [$0.box.x, $0.box.y, $0.box.width, $0.box.height], changed: $0.changed, views: views($0.box))
        }
    }

    var json: JSONValue {
        .object([
            "expected": .array(expected.map { .integer($0) }), "actual": .array(actual.map { .integer($0) }),
            "compared": .integer(compared), "changed": .integer(changed), "antialiased": .integer(antialiased),
            "tolerated": .integer(tolerated), "ratio": .number(ratio), "largest": .number(largest),
            "areas": .array(areas.map(\.json)),
        ])
    }
}

extension SnapshotRecord.Area {
    var json: JSONValue {
        .object([
            "frame": .array(frame.map { .integer($0) }), "changed": .integer(changed), "views": .strings(views),
        ])
    }
}

extension SnapshotRecord {
    package var json: JSONValue {
        .object([
            "name": .string(name), "type": .string(type.rawValue), "message": .string(message),
            "context": context?.json,
            "golden": golden.map { .string($0) }, "artifacts": artifacts?.json, "width": width.map { .integer($0) },
            "height": height.map { .integer($0) }, "scale": scale.map { .number($0) }, "threshold": threshold?.json,
            "difference": difference?.json, "moved": moved.map { .strings($0) },
            "movements": movements.map { .array($0.map(\.json)) },
            "ignored": ignored.map { .array($0.map { .array($0.map { .integer($0) }) }) },
            "cause": cause.map { .string($0) },
            "notes": notes.map { .strings($0) }, "memory": memory?.json, "source": source?.json,
        ])
    }
}

extension SnapshotRecord.Movement {
    init(_ movement: TreeComparison.Movement) {
        (from, to) = (movement.from.map(Self.numbers), movement.to.map(Self.numbers))
    }

    /// Thousandths of a point, as trees are kept.
    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 1000).rounded() / 1000 }
    }

    var json: JSONValue {
        .object([
            "from": from.map { .array($0.map { .number($0) }) }, "to": to.map { .array($0.map { .number($0) }) },
        ])
    }
}

extension SnapshotRecord.Artifacts {
    var json: JSONValue {
        .object([
            "expected": expected.map { .string($0) }, "actual": actual.map { .string($0) },
            "difference": difference.map { .string($0) }, "joined": joined.map { .string($0) },
        ])
    }
}
