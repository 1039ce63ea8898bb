public import Foundation

// The smoothed corner of iOS: it starts to bend 1.528665 r before the corner and is made of three cubics. The figures
// are measured on Apple-drawn pictures (±0.33 pt) and agree with the published analyses of that curve. Where a side has
// only r of room, as the end of a capsule has, the cubic along that side ends there, not quite upright; the other two stay
// as they are (measured on a button 44 points high: 0.13 pixels of 132 off at most). With room between r and 1.528665 r
// the side lies between the two (assumed).

extension Path {
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radius = min(cornerSize.width, cornerSize.height)
        guard radius > 0, cornerSize.width != cornerSize.height else {
            return addRoundedRect(
                in: rect, cornerRadii: RectangleCornerRadii(radius), style: style, transform: transform)
        }
        // Unequal radii: draw with circles in a stretched plane.
        let stretch = cornerSize.width / cornerSize.height
        let squeezed = CGRect(x: rect.minX / stretch, y: rect.minY, width: rect.width / stretch, height: rect.height)
        addRoundedRect(
            in: squeezed, cornerRadii: RectangleCornerRadii(cornerSize.height), style: style,
            transform: CGAffineTransform(scaleX: stretch, y: 1).concatenating(transform))
    }

    /// A rectangle with four radii, each cut to half the shorter side; leading is the left side.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let largest = min(rect.width, rect.height) / 2
        let radii = [
            cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
        ]
        .map { min(max($0, 0), max(largest, 0)) }
        if radii.allSatisfy({ $0 == 0 }) { return addRect(rect, transform: transform) }
        // Corner, direction of arrival, direction of departure; clockwise on screen.
        let corners: [(CGPoint, CGPoint, CGPoint)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0)),
        ]
        var path = Path()
        for (index, (corner, arriving, leaving)) in corners.enumerated() {
            let (along, across) = arriving.x != 0 ? (rect.width, rect.height) : (rect.height, rect.width)
            let bend = CornerBend(radius: radii[index], style: style, before: along / 2, after: across / 2)
            path.addCorner(at: corner, arriving: arriving, leaving: leaving, bend: bend)
        }
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    private mutating func addCorner(at corner: CGPoint, arriving: CGPoint, leaving: CGPoint, bend: CornerBend) {
        // (u, v): distance back along the arriving side, distance on along the leaving side.
        func at(_ place: (CGFloat, CGFloat)) -> CGPoint {
            CGPoint(
                x: corner.x - arriving.x * place.0 + leaving.x * place.1,
                y: corner.y - arriving.y * place.0 + leaving.y * place.1)
        }
        let points = bend.points.map(at)
        if isEmpty { move(to: points[0]) } else { addLine(to: points[0]) }
        var index = 1
        while index + 2 < points.count {
            addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
            index += 3
        }
    }
}

/// The points of one corner, as (distance before the corner, distance after it).
private struct CornerBend {
    let points: [(CGFloat, CGFloat)]

    init(radius r: CGFloat, style: RoundedCornerStyle, before: CGFloat, after: CGFloat) {
        if style == .circular || r == 0 {
            let k = r * (1 - quarterCircleControl)
            points = [(r, 0), (k, 0), (0, k), (0, r)]
            return
        }
        let arriving = CornerBend.side(room: before / r)
        let leaving = CornerBend.side(room: after / r)
        points = (arriving + leaving.reversed().map { ($0.1, $0.0) }).map { ($0.0 * r, $0.1 * r) }
    }

    /// Start, two controls, joint and the first control of the middle piece, for radius 1 on a side with `room` to its middle.
    private static func side(room: CGFloat) -> [(CGFloat, CGFloat)] {
        let share = min(max((room - 1) / (reach - 1), 0), 1)
        return zip(tightPieces, freePieces).map { tight, free in
            (tight.0 + (free.0 - tight.0) * share, tight.1 + (free.1 - tight.1) * share)
        }
    }

    /// Where the bend starts before the corner, in radii.
    private static let reach: CGFloat = 1.528665

    private static let freePieces: [(CGFloat, CGFloat)] = [
        (reach, 0), (1.08849296, 0), (0.86840694, 0), (0.63149399, 0.07491139), (0.37282383, 0.16905956),
    ]

    private static let tightPieces: [(CGFloat, CGFloat)] = [
        (1, 0), (0.8827, 0.0161), (0.763, 0.0326), (0.63149399, 0.07491139), (0.37282383, 0.16905956),
    ]
}
