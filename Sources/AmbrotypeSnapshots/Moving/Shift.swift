import Foundation

/// How one frame became another: how far it moved and how much it grew, points.
struct Shift: Equatable {
    var right = 0.0
    var down = 0.0
    var wider = 0.0
    var taller = 0.0

    init() {}

    /// A frame has moved along an axis if both its edges went the same way; if only one did, or they parted, it has grown.
    init(from old: CGRect, to new: CGRect) {
        (right, wider) = Self.axis(new.minX - old.minX, new.maxX - old.maxX)
        (down, taller) = Self.axis(new.minY - old.minY, new.maxY - old.maxY)
    }

    private static func axis(_ start: Double, _ end: Double) -> (moved: Double, grown: Double) {
        let grown = end - start
        guard start * end > 0 else { return (0, grown) }
        return (start, grown)
    }

    /// Smaller changes are rounding, not change: points.
    static let least = 0.05

    var moves: Bool { abs(right) >= Self.least || abs(down) >= Self.least }
    var grows: Bool { abs(wider) >= Self.least || abs(taller) >= Self.least }

    /// What is left after the part that something around it explains.
    func without(_ outer: Shift) -> Shift {
        var copy = self
        copy.right -= outer.right
        copy.down -= outer.down
        return copy
    }

    func isSameMove(as other: Shift) -> Bool {
        abs(right - other.right) < Self.least && abs(down - other.down) < Self.least
    }

    /// `moved 4 pt right and 2 pt up`, `grew 12 pt wider`; empty if nothing changed.
    var phrases: [String] {
        let moved = [Self.part(right, "right", "left"), Self.part(down, "down", "up")].compactMap { $0 }
        let sizes = [(wider, "wider", "narrower"), (taller, "taller", "shorter")]
        let grown = sizes.filter { $0.0 > 0 }.compactMap { Self.part($0.0, $0.1, $0.2) }
        let shrunk = sizes.filter { $0.0 < 0 }.compactMap { Self.part($0.0, $0.1, $0.2) }
        return [("moved", moved), ("grew", grown), ("shrank", shrunk)].filter { !$0.1.isEmpty }
            .map { $0.0 + " " + $0.1.joined(separator: " and ") }
    }

    private static func part(_ value: Double, _ positive: String, _ negative: String) -> String? {
        guard abs(value) >= least else { return nil }
        let rounded = JSONValue.number((abs(value) * 100).rounded() / 100).compact
        return "\(rounded) pt \(value > 0 ? positive : negative)"
    }
}
