import Foundation

/// A mark's values along both axes as stretches of numbers; names stay names.
struct MarkExtent {
    enum Along: Equatable {
        case whole
        case band(String)
        /// From and to; the same for a point. `unit` is the calendar unit around a date.
        case values(Double, Double, isTime: Bool)
    }

    var mark: MarkRecord
    var x: Along
    var y: Along
    /// Whether the bar or area grows along y.
    var isUpright = true
}

/// Puts bars and areas of one place on top of each other.
struct MarkStacks {
    let calendar: Calendar
    private var ends: [String: (up: Double, down: Double)] = [:]

    init(calendar: Calendar) { self.calendar = calendar }

    /// The extents of all marks, in order.
    static func extents(of marks: [MarkRecord], calendar: Calendar) -> [MarkExtent] {
        var stacks = MarkStacks(calendar: calendar)
        let totals = stacks.totals(marks)
        return marks.map { stacks.extent(of: $0, totals) }
    }

    private func along(_ extent: MarkRecord.Extent) -> MarkExtent.Along {
        switch extent {
        case .whole: return .whole
        case .at(let value):
            if case .category(let name) = value.datum { return .band(name) }
            let span = value.span(in: calendar) ?? 0...0
            return .values(span.lowerBound, span.upperBound, isTime: value.datum.isDate)
        case .between(let from, let to):
            guard let low = from.datum.position, let high = to.datum.position else { return .whole }
            return .values(low, high, isTime: from.datum.isDate)
        }
    }

    /// A bar grows along the axis that has a plain number; along y where both have.
    private func isUpright(_ mark: MarkRecord) -> Bool {
        func isNumber(_ extent: MarkRecord.Extent) -> Bool {
            switch extent {
            case .at(let value): if case .number = value.datum { true } else { false }
            case .between: true
            case .whole: false
            }
        }
        if case .between = mark.x, case .at = mark.y { return false }
        return isNumber(mark.y) || !isNumber(mark.x)
    }

    private func stacks(_ mark: MarkRecord) -> Bool {
        switch mark.kind {
        case .bar: mark.stacking != .unstacked
        case .area: mark.stacking != .unstacked && mark.seriesKey != nil
        default: false
        }
    }

    private func key(_ mark: MarkRecord, _ isUpright: Bool) -> String {
        let place = along(isUpright ? mark.x : mark.y)
        return "\(mark.kind) \(place) \(mark.traits.positionBy?.datum as Any)"
    }

    private func totals(_ marks: [MarkRecord]) -> [String: Double] {
        var totals: [String: Double] = [:]
        for mark in marks where stacks(mark) {
            let upright = isUpright(mark)
            guard case .at(let value) = upright ? mark.y : mark.x, let number = value.datum.position else { continue }
            totals[key(mark, upright), default: 0] += abs(number)
        }
        return totals
    }

    private mutating func extent(of mark: MarkRecord, _ totals: [String: Double]) -> MarkExtent {
        var extent = MarkExtent(mark: mark, x: along(mark.x), y: along(mark.y))
        guard mark.kind == .bar || mark.kind == .area else { return extent }
        extent.isUpright = isUpright(mark)
        guard case .at(let value) = extent.isUpright ? mark.y : mark.x, let number = value.datum.position,
            case .number = value.datum
        else { return extent }
        let (from, to) = stretch(mark, number, key(mark, extent.isUpright), totals)
        let grown = MarkExtent.Along.values(from, to, isTime: false)
        if extent.isUpright { extent.y = grown } else { extent.x = grown }
        return extent
    }

    private mutating func stretch(
        _ mark: MarkRecord, _ number: Double, _ key: String, _ totals: [String: Double]
    ) -> (Double, Double) {
        guard stacks(mark) else { return (0, number) }
        let total = totals[key] ?? 0
        let value = mark.stacking == .normalized && total > 0 ? number / total : number
        var end = ends[key] ?? (0, 0)
        defer { ends[key] = end }
        let shift = mark.stacking == .center ? -total / 2 : 0
        if value < 0 {
            end.down += value
            return (end.down - value + shift, end.down + shift)
        }
        end.up += value
        return (end.up - value + shift, end.up + shift)
    }
}

extension _Datum {
    var isDate: Bool { if case .date = self { true } else { false } }
}

extension MarkRecord {
    /// What joins points to one line.
    var seriesKey: _Datum? {
        series?.datum ?? traits.styleBy?.datum ?? traits.symbolBy?.datum ?? traits.lineStyleBy?.datum
    }
}
