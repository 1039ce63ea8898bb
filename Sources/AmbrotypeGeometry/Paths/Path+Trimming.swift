public import Foundation

extension Path {
    /// The part between two shares of the path's length, 0…1, subpaths counted one after another. Empty where `from` ≥
    /// `to`; the path itself from 0 to 1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from <= 0 && to >= 1 { return self }
        guard from < to else { return Path() }
        let measured = subpaths.map { ($0, $0.segments.map(SegmentLengths.init)) }
        let total = measured.reduce(0) { $0 + $1.1.reduce(0) { $0 + $1.total } }
        var result = Path()
        var passed: CGFloat = 0
        for (subpath, lengths) in measured {
            let length = lengths.reduce(0) { $0 + $1.total }
            let part = subpath.part(from: from * total - passed, to: to * total - passed, lengths)
            part.append(to: &result)
            passed += length
        }
        return result
    }
}

extension Subpath {
    /// What lies between two distances from the start; the whole, closed as it was, where both lie outside.
    func part(from: CGFloat, to: CGFloat, _ lengths: [SegmentLengths]) -> Subpath {
        let total = lengths.reduce(0) { $0 + $1.total }
        if from <= 0 && to >= total { return self }
        var result = Subpath(start: start)
        var passed: CGFloat = 0
        for (segment, length) in zip(segments, lengths) {
            let (low, high) = (max(from - passed, 0), min(to - passed, length.total))
            passed += length.total
            guard low < high else { continue }
            let piece = segment.part(from: length.parameter(at: low), to: length.parameter(at: high))
            if result.segments.isEmpty { result.start = piece.p0 }
            result.segments.append(piece)
        }
        return result
    }

    func append(to path: inout Path) {
        guard !segments.isEmpty else { return }
        path.move(to: start)
        for segment in segments { segment.append(to: &path) }
        if isClosed { path.closeSubpath() }
    }
}
