import AmbrotypeGeometry
import Foundation

/// The columns or the rows of a grid, measured.
struct GridTracks {
    /// One column or row, in points.
    struct Track {
        /// How far cells reach before their shared guide.
        var before: CGFloat = 0
        /// The length its cells need around the guide.
        var needed: CGFloat = 0
        /// The length it has; at least `needed`.
        var length: CGFloat = 0
    }

    var tracks: [Track]
    /// Points before each track; 0 before the first.
    let gaps: [CGFloat]

    var total: CGFloat { length(of: tracks.indices) }

    /// Points before a track.
    func start(of index: Int) -> CGFloat {
        index == 0 ? 0 : length(of: 0..<index) + gaps[index]
    }

    /// Tracks and the gaps between them.
    func length(of range: Range<Int>) -> CGFloat {
        tracks[range].reduce(0) { $0 + $1.length } + gaps[range].dropFirst().reduce(0, +)
    }

    /// Where the shared guide of a cell of this range lies, from its start: in one track where its cells meet, moved as the guide
    /// moves in a longer frame; across several where that guide lies in a frame of their length.
    func line(of range: Range<Int>, guide: AlignmentKey) -> CGFloat {
        let length = length(of: range)
        guard range.count == 1, let track = tracks[range].first else { return Self.position(of: guide, in: length) }
        return track.before + Self.position(of: guide, in: length) - Self.position(of: guide, in: track.needed)
    }

    private static func position(of guide: AlignmentKey, in length: CGFloat) -> CGFloat {
        guide.id.defaultValue(in: ViewDimensions(size: CGSize(width: length, height: length)))
    }

    /// Makes the range at least this long, every track by the same.
    mutating func stretch(_ range: Range<Int>, to length: CGFloat) {
        let missing = (length - self.length(of: range)).orIfNaN(0)
        guard missing > 0 else { return }
        for index in range { tracks[index].length += missing / CGFloat(range.count) }
    }
}
