import AmbrotypeViews
import Foundation

/// A line through points by an interpolation method.
struct LineShape {
    let method: InterpolationMethod
    let points: [CGPoint]

    /// Adds the line; the first point is moved to, or joined to what stands before.
    func add(to path: inout Path, joins: Bool = false) {
        guard let first = points.first else { return }
        if joins { path.addLine(to: first) } else { path.move(to: first) }
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart: steps(&path, share: 0)
        case .stepCenter: steps(&path, share: 0.5)
        case .stepEnd: steps(&path, share: 1)
        case .monotone: curve(&path, slopes: monotoneSlopes())
        case .cardinal(let tension): hermite(&path, tension: tension)
        case .catmullRom: hermite(&path, tension: 0)
        }
    }

    private func steps(_ path: inout Path, share: CGFloat) {
        for (from, to) in zip(points, points.dropFirst()) {
            let x = from.x + (to.x - from.x) * share
            path.addLine(to: CGPoint(x: x, y: from.y))
            path.addLine(to: CGPoint(x: x, y: to.y))
            path.addLine(to: to)
        }
    }

    /// Cubic pieces whose tangents run from neighbour to neighbour.
    private func hermite(_ path: inout Path, tension: CGFloat) {
        let strength = (1 - tension) / 6
        for index in points.indices.dropLast() {
            let before = points[max(index - 1, 0)]
            let (from, to) = (points[index], points[index + 1])
            let after = points[min(index + 2, points.count - 1)]
            path.addCurve(
                to: to,
                control1: CGPoint(x: from.x + (to.x - before.x) * strength, y: from.y + (to.y - before.y) * strength),
                control2: CGPoint(x: to.x - (after.x - from.x) * strength, y: to.y - (after.y - from.y) * strength))
        }
    }

    private func curve(_ path: inout Path, slopes: [CGFloat]) {
        for index in points.indices.dropLast() {
            let (from, to) = (points[index], points[index + 1])
            let third = (to.x - from.x) / 3
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + third, y: from.y + slopes[index] * third),
                control2: CGPoint(x: to.x - third, y: to.y - slopes[index + 1] * third))
        }
    }

    /// Slopes that let the curve go up only where the points do (Fritsch and Carlson's bound, with Steffen's means).
    private func monotoneSlopes() -> [CGFloat] {
        let secants = zip(points, points.dropFirst()).map { from, to in
            to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
        }
        return points.indices.map { index in
            guard index > 0, index < secants.count else {
                return secants.isEmpty ? 0 : secants[min(index, secants.count - 1)]
            }
            let (left, right) = (secants[index - 1], secants[index])
            if left * right <= 0 { return 0 }
            let (before, after) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
            let mean = (left * after + right * before) / (before + after)
            let bound = min(abs(left), abs(right), abs(mean) / 2) * 2
            return left < 0 ? -bound : bound
        }
    }
}
