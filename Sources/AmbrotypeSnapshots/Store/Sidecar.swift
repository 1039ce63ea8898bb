package import AmbrotypeDrawing
import Foundation

/// What is kept beside a golden, as JSON: what drew it, and what stood where.
package struct Sidecar: Equatable, Sendable {
    package static let currentVersion = 1

    package var width: Int
    package var height: Int
    package var scale: Double
    /// SHA-256 of the picture file, lower-case hex: whether sidecar and picture belong together.
    package var file: String
    /// SHA-256 of the pixels; see `PixelDigest`.
    package var pixels: String
    package var stamp: DrawingStamp
    package var context: SceneContext
    package var tree: PlacedTree?

    package init(
        width: Int, height: Int, scale: Double, file: String, pixels: String, stamp: DrawingStamp,
        context: SceneContext, tree: PlacedTree?
    ) {
        (self.width, self.height, self.scale, self.file) = (width, height, scale, file)
        (self.pixels, self.stamp, self.context, self.tree) = (pixels, stamp, context, tree)
    }

    package var json: JSONValue {
        .object([
            "schemaVersion": .integer(Self.currentVersion), "width": .integer(width), "height": .integer(height),
            "scale": .number(scale), "file": .string(file), "pixels": .string(pixels), "stamp": stamp.json,
            "context": context.json, "tree": tree?.json,
        ])
    }
}

extension Sidecar: Decodable {
    private enum Key: String, CodingKey {
        case schemaVersion, width, height, scale, file, pixels, stamp, context, tree
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        guard try values.decode(Int.self, forKey: .schemaVersion) == Self.currentVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .schemaVersion, in: values, debugDescription: "written by another version")
        }
        width = try values.decode(Int.self, forKey: .width)
        height = try values.decode(Int.self, forKey: .height)
        scale = try values.decode(Double.self, forKey: .scale)
        file = try values.decode(String.self, forKey: .file)
        pixels = try values.decode(String.self, forKey: .pixels)
        stamp = try values.decode(DrawingStamp.self, forKey: .stamp)
        context = try values.decode(SceneContext.self, forKey: .context)
        tree = try values.decodeIfPresent(PlacedTree.self, forKey: .tree)
    }

    /// What is needed of a sidecar while its picture is unchanged; a fraction of the time of reading it whole.
    struct Head: Decodable {
        var schemaVersion: Int
        var file: String
        var pixels: String

        /// Nil if the text is no sidecar of this version.
        init?(text: [UInt8]) {
            guard let read = try? JSONDecoder().decode(Head.self, from: Data(text)),
                read.schemaVersion == Sidecar.currentVersion
            else { return nil }
            self = read
        }
    }

    /// Nil if the text is no sidecar of this version.
    package init?(text: [UInt8]) {
        guard let read = try? JSONDecoder().decode(Sidecar.self, from: Data(text)) else { return nil }
        self = read
    }
}

/// SHA-256 of what a picture shows: width and height as 32 bits each, highest byte first, then premultiplied sRGB, red,
/// green, blue, alpha, row by row.
package enum PixelDigest {
    package static func hex(_ pixmap: Pixmap) -> String {
        var digest = SHA256()
        let header = [pixmap.width, pixmap.height].flatMap { side in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
        }
        header.withUnsafeBytes { digest.update($0) }
        digest.update(UnsafeRawBufferPointer(pixmap.bytes))
        return digest.hex()
    }
}
