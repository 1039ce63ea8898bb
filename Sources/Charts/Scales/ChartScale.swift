import Foundation

/// Where values stand along one axis: from 0 at the start of the plot to `length` at its end.
struct ChartScale: Equatable {
    enum Kind: Equatable {
        /// Values from low to high; instants count as seconds.
        case continuous(low: Double, high: Double, isTime: Bool)
        /// Names in order of appearance, each with a band of its own.
        case bands([String])
    }

    var kind: Kind
    /// Points.
    var length: CGFloat
    /// Points kept free at either end.
    var padding: CGFloat = 0
    var isReversed = false

    /// nil for a value the scale has no place for.
    func position(_ datum: _Datum) -> CGFloat? {
        switch (kind, datum) {
        case (.bands(let names), .category(let name)):
            return names.firstIndex(of: name).map { (CGFloat($0) + 0.5) * band }.map(turned)
        case (.continuous, _): return datum.position.map(position)
        default: return nil
        }
    }

    /// Of a number, or of an instant in seconds since the reference date.
    func position(_ value: Double) -> CGFloat {
        guard case .continuous(let low, let high, _) = kind, high > low else { return length / 2 }
        let share = CGFloat((value - low) / (high - low))
        return turned(padding + share * (length - 2 * padding))
    }

    private func turned(_ place: CGFloat) -> CGFloat { isReversed ? length - place : place }

    /// Points of one name's band.
    var band: CGFloat {
        guard case .bands(let names) = kind, !names.isEmpty else { return length }
        return length / CGFloat(names.count)
    }

    /// The value at a place.
    func datum(at place: CGFloat) -> _Datum? {
        let place = turned(place)
        switch kind {
        case .bands(let names):
            let index = Int((place / max(band, 0.001)).rounded(.down))
            return names.indices.contains(index) ? .category(names[index]) : nil
        case .continuous(let low, let high, let isTime):
            guard length > 2 * padding else { return nil }
            let value = low + Double((place - padding) / (length - 2 * padding)) * (high - low)
            return isTime ? .date(Date(timeIntervalSinceReferenceDate: value)) : .number(value)
        }
    }

    var isTime: Bool { if case .continuous(_, _, true) = kind { true } else { false } }
    var isBands: Bool { if case .bands = kind { true } else { false } }
}
