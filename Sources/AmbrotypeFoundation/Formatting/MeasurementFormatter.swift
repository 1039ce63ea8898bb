public import Foundation

/// A measurement in words, in the unit the locale uses unless told to keep it.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = Pinned.locale
    open var numberFormatter: NumberFormatter!

    public override init() {
        super.init()
        numberFormatter = NumberFormatter()
        numberFormatter.maximumFractionDigits = 2
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
            return number(measurement.value) + "°"
        }
        let keeps = unitOptions.contains(.providedUnit)
        return MeasurementWords(
            width: width, locale: locale, usage: keeps ? nil : "default",
            places: numberFormatter.maximumFractionDigits
        ).words(measurement.value, measurement.unit)
    }

    open func string(from unit: Unit) -> String { unit.symbol }

    private func number(_ value: Double) -> String {
        FloatingPointFormatStyle<Double>(locale: locale)
            .precision(.fractionLength(0...max(numberFormatter.maximumFractionDigits, 0))).format(value)
    }

    private var width: String {
        switch unitStyle {
        case .short: "narrow"
        case .medium: "short"
        case .long: "full-name"
        @unknown default: "short"
        }
    }
}
