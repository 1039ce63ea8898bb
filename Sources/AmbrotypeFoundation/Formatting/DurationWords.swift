import AmbrotypeViews
import Foundation

/// The parts of a length of time as words or as a clock.
struct DurationWords {
    var style: DateComponentsFormatter.UnitsStyle
    var zeros: DateComponentsFormatter.ZeroFormattingBehavior
    var locale: Locale

    func words(for duration: DurationParts) -> String {
        let parts = kept(duration.parts)
        let text = style == .positional ? clock(parts) : list(parts)
        return duration.isNegative ? "-" + text : text
    }

    /// Apple's documentation: a clock drops leading zeros by default, words drop all of them.
    private func kept(_ parts: [DurationParts.Part]) -> [DurationParts.Part] {
        var drop = zeros
        if zeros.contains(.default) { drop = style == .positional ? .dropLeading : .dropAll }
        if zeros.contains(.pad) { drop = zeros.subtracting(.pad) }
        let first = parts.firstIndex { $0.count != 0 } ?? max(parts.count - 1, 0)
        let last = parts.lastIndex { $0.count != 0 } ?? max(parts.count - 1, 0)
        return parts.enumerated().filter { index, part in
            if part.count != 0 || first == last && index == first { return true }
            if index < first { return !drop.contains(.dropLeading) || isClock && index >= parts.count - 2 }
            if index > last { return !drop.contains(.dropTrailing) }
            return !drop.contains(.dropMiddle)
        }.map(\.element)
    }

    private var isClock: Bool { style == .positional && zeros.contains(.default) }

    /// `1:05:09`; a lone first part has no leading zero unless `pad` asks for it.
    private func clock(_ parts: [DurationParts.Part]) -> String {
        let pads = zeros.contains(.pad)
        return parts.enumerated().map { index, part in
            let digits = index == 0 && !pads || part.unit.rawValue < DurationUnit.hour.rawValue ? 1 : 2
            return IntegerFormatStyle<Int>(locale: locale).grouping(.never).precision(.integerLength(digits...))
                .format(part.count)
        }.joined(separator: ":")
    }

    private func list(_ parts: [DurationParts.Part]) -> String {
        if style == .spellOut { return UnitWords.joined(parts.map(spelled), width: .wide, locale: locale) }
        let words = parts.map { UnitWords.words(Double($0.count), skeleton: skeleton(of: $0.unit), locale: locale) }
        return UnitWords.joined(words, width: width, locale: locale)
    }

    private var width: UnitWords.ListWidth {
        switch style {
        case .full, .spellOut: .wide
        case .short: .short
        case .abbreviated, .brief, .positional: .narrow
        }
    }

    private func skeleton(of unit: DurationUnit) -> String {
        let width = style == .full ? "full-name" : style == .short || style == .brief ? "short" : "narrow"
        return "measure-unit/duration-\(unit.icuName) unit-width-\(width)"
    }

    private func spelled(_ part: DurationParts.Part) -> String {
        let skeleton = "measure-unit/duration-\(part.unit.icuName) unit-width-full-name"
        let words = UnitWords.words(Double(part.count), skeleton: skeleton, locale: locale)
        let number = NumberFormatter()
        (number.numberStyle, number.locale) = (.spellOut, locale)
        let digits = IntegerFormatStyle<Int>(locale: locale).format(part.count)
        return words.replacingOccurrences(of: digits, with: number.string(from: NSNumber(value: part.count)) ?? digits)
    }
}

extension DurationUnit {
    /// The unit's name in CLDR.
    var icuName: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .weekOfMonth: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        }
    }
}
