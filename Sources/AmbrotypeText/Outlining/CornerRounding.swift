import AmbrotypeGeometry
import Foundation

/// Rounds the outward corners of a letter's outline, which turns a grotesque into a rounded one: stems end in half
/// circles, inner corners stay.
struct CornerRounding {
    /// In the outline's units. A corner whose edges are too short gets what they allow.
    let radius: CGFloat
    /// Smallest turn that counts as a corner.
    private let leastTurn: CGFloat = 0.35

    init(radius: CGFloat) { self.radius = radius }

    func rounded(_ path: Path) -> Path {
        let contours = OutlinePiece.contours(of: path)
        // The largest contour runs around ink; where others turn the same way they are convex too.
        let areas = contours.map(OutlinePiece.area)
        guard let largest = areas.max(by: { abs($0) < abs($1) }), largest != 0 else { return path }
        var result = Path()
        for contour in contours { append(contour, outward: largest > 0 ? 1 : -1, to: &result) }
        return result
    }

    private func append(_ pieces: [OutlinePiece], outward: CGFloat, to path: inout Path) {
        let count = pieces.count
        guard count > 1 else { return }
        let turns = pieces.indices.map { turn(pieces[($0 + count - 1) % count], pieces[$0]) * outward }
        let isCorner = turns.map { $0 > leastTurn }
        // How much of each piece goes at its start and end.
        let cuts = pieces.indices.map { index -> CGFloat in
            let before = (index + count - 1) % count
            guard isCorner[index] else { return 0 }
            return cut(pieces[before], pieces[index], turns[index], isCorner[before], isCorner[(index + 1) % count])
        }
        for index in 0..<count {
            let next = (index + 1) % count
            let piece = pieces[index].trimmed(start: cuts[index], end: cuts[next])
            if index == 0 { path.move(to: piece.start) }
            piece.append(to: &path)
            guard isCorner[next] else { continue }
            let following = pieces[next].trimmed(start: cuts[next], end: cuts[(next + 1) % count])
            arc(from: piece, to: following, cut: cuts[next], turn: turns[next], &path)
        }
        path.closeSubpath()
    }

    /// Signed angle from the end of one piece to the start of the next.
    private func turn(_ first: OutlinePiece, _ second: OutlinePiece) -> CGFloat {
        let (a, b) = (first.endDirection, second.startDirection)
        return atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
    }

    /// Length taken from both pieces at their corner: as the circle asks, at most half of a piece that has a corner
    /// at its other end, and a trace less, so that what is left still has a direction.
    private func cut(
        _ before: OutlinePiece, _ after: OutlinePiece, _ turn: CGFloat, _ beforeShared: Bool, _ afterShared: Bool
    ) -> CGFloat {
        let asked = radius * tan(min(turn, 2.6) / 2)
        return min(asked, before.length * (beforeShared ? 0.499 : 0.9), after.length * (afterShared ? 0.499 : 0.9))
    }

    private func arc(from: OutlinePiece, to: OutlinePiece, cut: CGFloat, turn: CGFloat, _ path: inout Path) {
        let angle = min(turn, 2.6)
        let handle = cut / tan(angle / 2) * tan(angle / 4) * 4 / 3
        let (start, end) = (from.end, to.start)
        let (out, back) = (from.endDirection, to.startDirection)
        path.addCurve(
            to: end, control1: CGPoint(x: start.x + out.x * handle, y: start.y + out.y * handle),
            control2: CGPoint(x: end.x - back.x * handle, y: end.y - back.y * handle))
    }
}
