import AmbrotypeViews
public import Foundation

extension Measurement {
    /// How a measurement is written: "5 km", "5 kilometers".
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum UnitWidth: Codable, Hashable, Sendable {
            case wide
            case abbreviated
            case narrow
        }

        public var width: UnitWidth
        public var locale: Locale
        var usage: String?
        /// Fraction digits at most.
        var places: Int?
        var keepsUnit: Bool

        public init(width: UnitWidth, locale: Locale? = nil, usage: MeasurementFormatUnitUsage<UnitType> = .general) {
            (self.width, self.locale) = (width, locale ?? Pinned.locale)
            (self.usage, keepsUnit) = (usage.name, usage.keepsUnit)
        }

        public init(
            width: UnitWidth, locale: Locale? = nil, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>
        ) {
            self.init(width: width, locale: locale, usage: usage)
            // The style does not tell its precision; one number shows how many digits it leaves.
            let sample = numberFormatStyle.locale(Locale(identifier: "en_US_POSIX")).format(1.0 / 3)
            places = sample.firstIndex(of: ".").map { sample.distance(from: $0, to: sample.endIndex) - 1 } ?? 0
        }

        init(
            _ width: UnitWidth, _ usage: MeasurementFormatUnitUsage<UnitType>,
            _ numbers: FloatingPointFormatStyle<Double>?
        ) {
            if let numbers {
                self.init(width: width, usage: usage, numberFormatStyle: numbers)
            } else {
                self.init(width: width, usage: usage)
            }
        }

        public func format(_ value: Measurement) -> String {
            MeasurementWords(width: width.icuName, locale: locale, usage: keepsUnit ? nil : usage, places: places)
                .words(value.value, value.unit)
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement { style.format(self) }
}

extension Measurement where UnitType: Dimension {
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle.UnitWidth {
    var icuName: String {
        switch self {
        case .wide: "full-name"
        case .abbreviated: "short"
        case .narrow: "narrow"
        }
    }
}

/// What a measurement is of; the locale's unit for it is used.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Sendable {
    let name: String?
    let keepsUnit: Bool

    public static var general: Self { Self(name: "default", keepsUnit: false) }
    public static var asProvided: Self { Self(name: nil, keepsUnit: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person", keepsUnit: false) }
    public static var personHeight: Self { Self(name: "person-height", keepsUnit: false) }
    public static var road: Self { Self(name: "road", keepsUnit: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person", keepsUnit: false) }
    public static var weather: Self { Self(name: "weather", keepsUnit: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "person", keepsUnit: false) }
}

// One entry for each kind of unit: the compiler takes a single generic one, seen from another module, for one of `Dimension`.

extension FormatStyle where Self == Measurement<UnitLength>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitLength>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitLength> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitMass>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitMass>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitMass> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitDuration>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitDuration>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitDuration> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitSpeed>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitSpeed>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitEnergy>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitEnergy>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitPower>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitPower>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitPower> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitVolume>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitVolume>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitVolume> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitPressure>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitPressure>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitPressure> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitInformationStorage>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitInformationStorage> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitAngle>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitAngle>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitAngle> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitFrequency>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitFrequency>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitFrequency> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitArea>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitArea>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitArea> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitAcceleration>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitAcceleration>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitAcceleration> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitElectricCharge>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitElectricCharge>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitElectricCharge> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitElectricCurrent>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitElectricCurrent>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitElectricCurrent> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

extension FormatStyle where Self == Measurement<UnitConcentrationMass>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitConcentrationMass>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitConcentrationMass> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { .init(width, usage, numberFormatStyle) }
}

/// A number with its unit in words, from CLDR.
struct MeasurementWords {
    /// `full-name`, `short` or `narrow`.
    var width: String
    var locale: Locale
    /// CLDR's name of a usage; nil keeps the unit.
    var usage: String?
    /// Fraction digits at most; nil lets the usage round, and leaves two where there is none (assumed).
    var places: Int?

    func words(_ value: Double, _ unit: Unit) -> String {
        guard let name = UnitNames.name(of: unit) else {
            return "\(FloatingPointFormatStyle<Double>(locale: locale).format(value)) \(unit.symbol)"
        }
        var skeleton = "unit/\(name) unit-width-\(width)"
        if let usage { skeleton += " usage/\(usage)" }
        if let places {
            skeleton += places == 0 ? " precision-integer" : " ." + String(repeating: "#", count: places)
        } else if usage == nil {
            skeleton += " .##"
        }
        return UnitWords.words(value, skeleton: skeleton, locale: locale)
    }
}
