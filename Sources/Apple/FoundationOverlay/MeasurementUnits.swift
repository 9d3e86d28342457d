import Foundation

/// The names of units in English, and their forms beside numbers. Names of other languages are not known here: there the
/// symbols stand.
enum MeasurementUnits {
    struct Name {
        let one: String
        let other: String
        /// Beside a number in little space; nil for the unit's symbol.
        let short: String?
        /// Beside a number in the least space; nil for the symbol without a gap.
        let narrow: String?

        init(_ one: String, _ other: String? = nil, short: String? = nil, narrow: String? = nil) {
            self.one = one
            self.other = other ?? one + "s"
            self.short = short
            self.narrow = narrow
        }
    }

    static func name(of unit: Unit) -> Name? {
        switch unit {
        case is UnitLength: lengths[unit.symbol]
        case is UnitMass: masses[unit.symbol]
        case is UnitTemperature: temperatures[unit.symbol]
        case is UnitDuration: durations[unit.symbol]
        case is UnitSpeed: speeds[unit.symbol]
        case is UnitVolume: volumes[unit.symbol]
        case is UnitEnergy: energies[unit.symbol]
        case is UnitArea: areas[unit.symbol]
        case is UnitPower: powers[unit.symbol]
        case is UnitPressure: pressures[unit.symbol]
        case is UnitAngle: angles[unit.symbol]
        default: nil
        }
    }

    private static let lengths: [String: Name] = [
        "km": Name("kilometer"), "m": Name("meter"), "cm": Name("centimeter"), "mm": Name("millimeter"),
        "mi": Name("mile"), "yd": Name("yard"), "ft": Name("foot", "feet", narrow: "′"),
        "in": Name("inch", "inches", narrow: "″"), "NM": Name("nautical mile", short: "nmi"),
        "ly": Name("light year"),
    ]
    private static let masses: [String: Name] = [
        "kg": Name("kilogram"), "g": Name("gram"), "mg": Name("milligram"), "lb": Name("pound", narrow: "#"),
        "oz": Name("ounce"), "t": Name("metric ton"), "st": Name("stone", "stones"),
    ]
    private static let temperatures: [String: Name] = [
        "°C": Name("degree Celsius", "degrees Celsius", short: "°C", narrow: "°C"),
        "°F": Name("degree Fahrenheit", "degrees Fahrenheit", short: "°F", narrow: "°"),
        "K": Name("kelvin"),
    ]
    private static let durations: [String: Name] = [
        "hr": Name("hour", narrow: "h"), "min": Name("minute", narrow: "m"),
        "s": Name("second", short: "sec", narrow: "s"), "sec": Name("second", narrow: "s"),
        "ms": Name("millisecond"),
    ]
    private static let speeds: [String: Name] = [
        "km/h": Name("kilometer per hour", "kilometers per hour"), "m/s": Name("meter per second", "meters per second"),
        "mph": Name("mile per hour", "miles per hour"), "kn": Name("knot"),
    ]
    private static let volumes: [String: Name] = [
        "L": Name("liter"), "mL": Name("milliliter"), "cup": Name("cup"), "gal": Name("gallon"), "pt": Name("pint"),
        "qt": Name("quart"), "fl oz": Name("fluid ounce"), "tbsp": Name("tablespoon"), "tsp": Name("teaspoon"),
    ]
    private static let energies: [String: Name] = [
        "kcal": Name("kilocalorie"), "cal": Name("calorie"), "kJ": Name("kilojoule"), "J": Name("joule"),
        "kWh": Name("kilowatt-hour"),
    ]
    private static let areas: [String: Name] = [
        "km²": Name("square kilometer"), "m²": Name("square meter"), "ha": Name("hectare"), "ac": Name("acre"),
        "ft²": Name("square foot", "square feet", short: "sq ft"), "mi²": Name("square mile", short: "sq mi"),
    ]
    private static let powers: [String: Name] = [
        "W": Name("watt"), "kW": Name("kilowatt"), "MW": Name("megawatt"), "hp": Name("horsepower", "horsepower"),
    ]
    private static let pressures: [String: Name] = [
        "hPa": Name("hectopascal"), "bar": Name("bar"), "mbar": Name("millibar"), "kPa": Name("kilopascal"),
        "inHg": Name("inch of mercury", "inches of mercury"),
    ]
    private static let angles: [String: Name] = [
        "°": Name("degree", short: "deg", narrow: "°"), "rad": Name("radian"),
    ]
}
