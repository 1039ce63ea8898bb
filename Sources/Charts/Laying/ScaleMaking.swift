import Foundation

/// Makes the scale of one axis of what marks and request say.
struct ScaleMaking {
    let request: ScaleRequest
    let extents: [MarkExtent.Along]
    /// Whether bars or areas grow along this axis.
    let hasGrowingMarks: Bool
    /// Steps to round the bounds to.
    let steps: Int

    /// nil where no mark says anything of the axis.
    func scale(length: CGFloat) -> ChartScale? {
        switch request.domain {
        case .bands(let names): return ChartScale(kind: .bands(names), length: length)
        case .continuous(let low, let high, let isTime, let isReversed):
            return scale(low, high, isTime, length, isReversed)
        case .automatic(let includesZero, let isReversed):
            return automatic(includesZero, isReversed, length)
        }
    }

    private func scale(_ low: Double, _ high: Double, _ isTime: Bool, _ length: CGFloat, _ isReversed: Bool)
        -> ChartScale
    {
        let (low, high) = low < high ? (low, high) : (low - (isTime ? 1800 : 0.5), high + (isTime ? 1800 : 0.5))
        return ChartScale(
            kind: .continuous(low: low, high: high, isTime: isTime), length: length, padding: request.padding ?? 0,
            isReversed: isReversed)
    }

    private func automatic(_ includesZero: Bool?, _ isReversed: Bool, _ length: CGFloat) -> ChartScale? {
        var names: [String] = []
        var values: [Double] = []
        var isTime = false
        for extent in extents {
            switch extent {
            case .whole: break
            case .band(let name): if !names.contains(name) { names.append(name) }
            case .values(let from, let to, let time):
                values += [from, to]
                isTime = isTime || time
            }
        }
        if !names.isEmpty { return ChartScale(kind: .bands(names), length: length, isReversed: isReversed) }
        guard var low = values.min(), var high = values.max() else { return nil }
        if isTime { return scale(low, high, true, length, isReversed) }
        if includesZero ?? true || hasGrowingMarks { (low, high) = (min(low, 0), max(high, 0)) }
        let nice = NiceNumbers(from: low, to: high, count: steps)
        return scale(nice.floor(low), nice.ceil(high), false, length, isReversed)
    }
}
