package import AmbrotypeText
public import Foundation

extension Text {
    /// A change of every letter to capitals or to small letters, by the rules of the environment's locale.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }

    /// Which part of a line that is too long gives way to "…".
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }

    /// How a date is shown against the instant of the picture.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: String, Codable, Sendable {
            case time
            case date
            case relative
            case offset
            case timer
        }

        let kind: Kind

        /// The clock time: "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// The day: "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The distance from now, without a direction: "2 hr, 23 min".
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now in one unit, with a sign: "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now as a running clock: "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is broken up.
        public struct Pattern: Hashable, Sendable {
            package let pattern: TextRun.LineStyle.Pattern

            public static let solid = Pattern(pattern: .solid)
            public static let dot = Pattern(pattern: .dot)
            public static let dash = Pattern(pattern: .dash)
            public static let dashDot = Pattern(pattern: .dashDot)
            public static let dashDotDot = Pattern(pattern: .dashDotDot)
        }

        let pattern: Pattern
        let color: Color?

        /// - Parameter color: nil takes the colour of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

        public static let single = LineStyle()
    }

    /// The size of a piece of text against the text around it.
    public struct Scale: Hashable, Sendable {
        /// 1 leaves the font as it is.
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        /// Smaller, as for a unit behind a number. Five sixths: assumed, no published figure.
        public static let secondary = Scale(factor: 5.0 / 6)
    }
}
