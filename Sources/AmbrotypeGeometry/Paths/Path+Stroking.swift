import Foundation

extension Path {
    /// The outline of the stroke, to be filled by the non-zero rule. Curves stay curves, within 0.01 points of the true
    /// offset.
    ///
    /// A width of 0 or less gives an empty path. A subpath of length 0 shows as a dot with round caps, as a square with
    /// square caps, and not at all with butt caps.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var pen = StrokePen(style: style)
        for subpath in subpaths {
            if style.hasDashes {
                for dash in subpath.dashes(style) { pen.stroke(dash.subpath, direction: dash.direction) }
            } else {
                pen.stroke(subpath, direction: CGPoint(x: 1, y: 0))
            }
        }
        return pen.outline
    }
}

extension StrokeStyle {
    /// A pattern that can be followed: no negative lengths and at least one above 0.
    fileprivate var hasDashes: Bool {
        !dash.isEmpty && dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    }
}

extension Subpath {
    /// More dashes than this would be a solid line to the eye.
    private static let mostDashes: CGFloat = 20_000

    /// The painted parts in order, and the direction of travel where each begins. A pattern of an odd number of lengths
    /// is used twice over.
    fileprivate func dashes(_ style: StrokeStyle) -> [(subpath: Subpath, direction: CGPoint)] {
        let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        let period = pattern.reduce(0, +)
        let lengths = segments.map(SegmentLengths.init)
        let total = lengths.reduce(0) { $0 + $1.total }
        guard total / period * CGFloat(pattern.count) < Subpath.mostDashes else {
            return [(self, CGPoint(x: 1, y: 0))]
        }
        let phase = style.dashPhase.isFinite ? style.dashPhase : 0
        var at = -(phase - (phase / period).rounded(.down) * period)
        var (index, result) = (0, [(subpath: Subpath, direction: CGPoint)]())
        while at < total || (at == total && total == 0 && result.isEmpty) {
            let end = at + pattern[index]
            if index % 2 == 0 && end >= 0 {
                result.append(dash(from: max(at, 0), to: min(end, total), lengths))
            }
            at = end
            index = (index + 1) % pattern.count
        }
        return result
    }

    private func dash(
        from: CGFloat, to: CGFloat, _ lengths: [SegmentLengths]
    ) -> (subpath: Subpath, direction: CGPoint) {
        var (passed, place, direction) = (CGFloat(0), start, CGPoint(x: 1, y: 0))
        for (segment, length) in zip(segments, lengths) {
            if from <= passed + length.total {
                let t = length.parameter(at: from - passed)
                (place, direction) = (segment.point(t), segment.direction(t))
                break
            }
            passed += length.total
        }
        var open = self
        open.isClosed = false
        var piece = from < to ? open.part(from: from, to: to, lengths) : Subpath(start: place)
        piece.isClosed = false
        return (piece, direction)
    }
}

extension PathSegment {
    /// Unit direction at parameter `t`.
    func direction(_ t: CGFloat) -> CGPoint {
        if t <= 0 { return startDirection }
        if t >= 1 { return endDirection }
        let derivative = derivative(t)
        return derivative == .zero ? (p3 - p0).unit : derivative.unit
    }
}
