package import AmbrotypeDrawing

/// One picture as it was drawn, with all that is known of how; what record and verify take.
package struct Capture {
    package var name: SnapshotName
    package var picture: Picture
    /// Pixels a point; places in pixels and in points are turned into one another by it.
    package var scale: Double
    package var context: SceneContext
    package var stamp: DrawingStamp
    package var tree: PlacedTree?
    package var memory: MemoryFigures?
    /// Where the project's source asks for this picture; annotations point there.
    package var source: SourcePlace?

    package enum Picture {
        case png([UInt8])
        case pixels(Pixmap)
    }

    package init(
        name: SnapshotName, picture: Picture, scale: Double, context: SceneContext, stamp: DrawingStamp,
        tree: PlacedTree? = nil, memory: MemoryFigures? = nil, source: SourcePlace? = nil
    ) {
        (self.name, self.picture, self.scale, self.context) = (name, picture, scale, context)
        (self.stamp, self.tree, self.memory, self.source) = (stamp, tree, memory, source)
    }
}

/// Bytes that drawing a picture took.
package struct MemoryFigures: Equatable, Sendable, Codable {
    /// The most that was in use at once.
    package var peak: Int
    /// What it may take.
    package var limit: Int
    /// Decoded source pictures, all together.
    package var pictures: Int

    package init(peak: Int, limit: Int, pictures: Int) {
        (self.peak, self.limit, self.pictures) = (peak, limit, pictures)
    }

    package var json: JSONValue {
        .object(["peak": .integer(peak), "limit": .integer(limit), "pictures": .integer(pictures)])
    }
}

/// A line in a file of the project; the path is relative to the project.
package struct SourcePlace: Equatable, Sendable, Codable {
    package var file: String
    /// From 1.
    package var line: Int

    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

    package var json: JSONValue { .object(["file": .string(file), "line": .integer(line)]) }
}
