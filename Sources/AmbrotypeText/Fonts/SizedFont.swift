import CHarfBuzz
import Foundation

/// One instance at one size, with the rules by which its glyphs take their width. Lengths in points.
final class SizedFont {
    /// Where a glyph's advance comes from.
    enum Advances {
        /// The file's own.
        case file
        /// The iOS system font's own for ASCII (points, from U+0020 on); `spacing` points on top of the file's for
        /// the rest.
        case system(ascii: [CGFloat], spacing: CGFloat)
        /// All alike, points.
        case fixed(CGFloat)
    }

    /// Index in the type case; stays valid as long as the engine.
    let id: Int
    let instance: FontInstance
    /// Points an em of the file is drawn at: the asked size times the role's scale.
    let drawnSize: CGFloat
    let metrics: FontMetrics
    let advances: Advances
    let features: [hb_feature_t]
    /// Digits all take the tabular width, where advances are the system font's.
    let hasTabularDigits: Bool
    /// Letters are this much wider: a width the file does not have.
    let stretch: CGFloat
    /// Em by which outward corners are rounded.
    let cornerRadius: CGFloat
    /// Glyphs are colour pictures.
    let isColor: Bool
    /// Fallback fonts found for single scalars, by language.
    var fallbacks: [FallbackKey: Int] = [:]

    struct FallbackKey: Hashable {
        var scalar: UInt32
        var language: String
    }

    init(
        id: Int, instance: FontInstance, drawnSize: CGFloat, metrics: FontMetrics, advances: Advances = .file,
        features: [hb_feature_t] = [], hasTabularDigits: Bool = false, stretch: CGFloat = 1, cornerRadius: CGFloat = 0,
        isColor: Bool = false
    ) {
        (self.id, self.instance, self.drawnSize, self.metrics) = (id, instance, drawnSize, metrics)
        (self.advances, self.features, self.hasTabularDigits) = (advances, features, hasTabularDigits)
        (self.stretch, self.cornerRadius, self.isColor) = (stretch, cornerRadius, isColor)
    }

    /// Whether every scalar that shows has a glyph here; HarfBuzz makes spaces itself.
    func covers(_ cluster: Character) -> Bool {
        cluster.unicodeScalars.allSatisfy { scalar in
            instance.face.covers(scalar) || scalar.properties.isDefaultIgnorableCodePoint
                || scalar.properties.isWhitespace
        }
    }

    static func feature(_ name: String, _ value: UInt32) -> hb_feature_t {
        hb_feature_t(tag: tag(name), value: value, start: 0, end: UInt32.max)
    }
}
