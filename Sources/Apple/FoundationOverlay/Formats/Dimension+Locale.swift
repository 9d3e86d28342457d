public import Foundation

// The units that people in a place use, as new units of their symbols.
extension UnitTemperature {
    /// Creates the unit of the place of a locale.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        let unit = PreferredUnit(locale: locale).unit(like: UnitTemperature.celsius, usage)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitLength {
    /// Creates the unit of the place of a locale.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
        let unit = PreferredUnit(locale: locale).unit(like: UnitLength.kilometers, usage)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitMass {
    /// Creates the unit of the place of a locale.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
        let unit = PreferredUnit(locale: locale).unit(like: UnitMass.kilograms, usage)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitEnergy {
    /// Creates the unit of the place of a locale.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
        let unit = PreferredUnit(locale: locale).unit(like: UnitEnergy.kilojoules, usage)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitSpeed {
    /// Creates the unit of the place of a locale.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
        let unit = PreferredUnit(locale: locale).unit(like: UnitSpeed.kilometersPerHour, usage)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitPressure {
    /// Creates the unit of the place of a locale.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general) {
        let unit = PreferredUnit(locale: locale).unit(like: UnitPressure.hectopascals, usage)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitVolume {
    /// Creates the unit of the place of a locale.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
        let unit = PreferredUnit(locale: locale).unit(like: UnitVolume.liters, usage)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension PreferredUnit {
    /// The unit for one of a unit; the unit itself where the place has no other.
    fileprivate func unit<UnitType: Dimension>(
        like unit: UnitType, _ usage: MeasurementFormatUnitUsage<UnitType>
    ) -> UnitType { self.unit(for: Measurement(value: 1, unit: unit), usage.name) ?? unit }
}

extension UnitFrequency {
    /// Pictures in a second, as many as hertz.
    public static var framesPerSecond: UnitFrequency {
        UnitFrequency(symbol: "fps", converter: UnitConverterLinear(coefficient: 1))
    }
}
