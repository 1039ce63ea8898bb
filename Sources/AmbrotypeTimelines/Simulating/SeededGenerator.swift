/// Random numbers that are the same on every machine and toolchain for one seed (SplitMix64).
package struct SeededGenerator: Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number of the range, all equally likely, in steps of a whole second when the range is wider than one.
    package mutating func seconds(in range: ClosedRange<Double>) -> Double {
        guard range.lowerBound < range.upperBound else { return range.lowerBound }
        let share = Double(next() >> 11) * 0x1p-53
        let value = range.lowerBound + (range.upperBound - range.lowerBound) * share
        return range.upperBound - range.lowerBound > 1 ? value.rounded() : value
    }
}
