import Foundation

/// Foundation's units by their CLDR names, which ICU formats by. Unknown units are written with their own symbol.
enum UnitNames {
    static func name(of unit: Unit) -> String? {
        switch unit {
        case is UnitLength: lengths[unit.symbol]
        case is UnitMass: masses[unit.symbol]
        case is UnitTemperature: temperatures[unit.symbol]
        case is UnitDuration: durations[unit.symbol]
        case is UnitSpeed: speeds[unit.symbol]
        case is UnitEnergy: energies[unit.symbol]
        case is UnitPower: powers[unit.symbol]
        case is UnitVolume: volumes[unit.symbol]
        case is UnitPressure: pressures[unit.symbol]
        case is UnitInformationStorage: bytes[unit.symbol]
        case is UnitAngle: unit.symbol == UnitAngle.degrees.symbol ? "degree" : nil
        case is UnitFrequency: unit.symbol == "Hz" ? "hertz" : nil
        default: nil
        }
    }

    private static let lengths = [
        "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "in": "inch", "ft": "foot",
        "yd": "yard",
        "mi": "mile", "NM": "nautical-mile",
    ]
    private static let masses = [
        "kg": "kilogram", "g": "gram", "mg": "milligram", "oz": "ounce", "lb": "pound", "st": "stone",
        "t": "metric-ton",
    ]
    private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
    private static let durations = ["s": "second", "min": "minute", "hr": "hour", "ms": "millisecond"]
    private static let speeds = [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    ]
    private static let energies = [
        "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie", "kWh": "kilowatt-hour",
    ]
    private static let powers = [
        "W": "watt", "kW": "kilowatt", "MW": "megawatt", "mW": "milliwatt", "hp": "horsepower",
    ]
    private static let volumes = [
        "L": "liter", "mL": "milliliter", "cL": "centiliter", "gal": "gallon", "cup": "cup", "fl oz": "fluid-ounce",
        "m³": "cubic-meter", "pt": "pint", "qt": "quart", "tsp": "teaspoon", "tbsp": "tablespoon",
    ]
    private static let pressures = [
        "hPa": "hectopascal", "kPa": "kilopascal", "mbar": "millibar", "bar": "bar", "inHg": "inch-ofhg",
        "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    ]
    private static let bytes = [
        "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "b": "bit",
    ]
}
