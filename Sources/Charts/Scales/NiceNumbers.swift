import Foundation

/// Round numbers for ticks: 1, 2 or 5 times a power of ten apart.
struct NiceNumbers {
    let step: Double

    /// - Parameter count: Steps wanted between low and high; about that many come.
    init(from low: Double, to high: Double, count: Int) {
        let raw = (high - low) / Double(max(count, 1))
        guard raw > 0, raw.isFinite else {
            step = 1
            return
        }
        let power = pow(10, (log10(raw)).rounded(.down))
        let share = raw / power
        // The geometric means of neighbouring steps decide.
        step =
            power * (share < 2.0.squareRoot() ? 1 : share < 10.0.squareRoot() ? 2 : share < 50.0.squareRoot() ? 5 : 10)
    }

    func floor(_ value: Double) -> Double { (value / step + 1e-9).rounded(.down) * step }
    func ceil(_ value: Double) -> Double { (value / step - 1e-9).rounded(.up) * step }

    /// All multiples of the step from low to high.
    func ticks(from low: Double, to high: Double) -> [Double] {
        let first = Int((low / step - 1e-9).rounded(.up))
        let last = Int((high / step + 1e-9).rounded(.down))
        guard last >= first, last - first < 1000 else { return [] }
        return (first...last).map { Double($0) * step }
    }

    /// Digits after the point that the step needs.
    var places: Int { max(0, Int((-log10(step)).rounded(.up))) }
}
