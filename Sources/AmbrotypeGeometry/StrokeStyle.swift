public import Foundation

/// How the end of an open stroke looks.
@frozen public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How two stroked segments meet.
@frozen public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// Width, ends, corners and dashes of a stroked path.
@frozen public struct StrokeStyle: Equatable, Sendable {
    /// Points; default 1.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// Longest miter in multiples of half the line width before it becomes a bevel; default 10.
    public var miterLimit: CGFloat
    /// Lengths of painted and unpainted parts in turn, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dash pattern the stroke starts, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}

/// Which points count as inside a path, and whether its edge is smoothed.
@frozen public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}
