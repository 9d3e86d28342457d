public import Foundation

/// The use of a quantity, which decides on the unit that people in a place expect: Foundation's type on Apple's systems.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    let name: String

    /// As quantities of the kind are usually given.
    public static var general: Self { Self(name: "general") }
    /// In the unit that the quantity has.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The uses of lengths.
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "person") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focalLength") }
    public static var visibility: Self { Self(name: "road") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var rainfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The uses of masses.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The uses of temperatures.
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The uses of energies.
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The uses of volumes.
    public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The uses of speeds.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The uses of pressures.
    public static var barometric: Self { Self(name: "barometric") }
}

/// The units that CLDR's preferences name for the usages above, in the three systems of measurement.
struct PreferredUnit {
    let locale: Locale

    private var isAmerican: Bool { locale.measurementSystem == .us }
    private var isBritish: Bool { locale.measurementSystem == .uk }

    /// The unit for a quantity; nil to leave it as it is.
    func unit<UnitType: Dimension>(for quantity: Measurement<UnitType>, _ usage: String) -> UnitType? {
        let chosen: Dimension? =
            switch quantity.unit {
            case let unit as UnitLength: length(unit.meters(quantity.value), usage)
            case let unit as UnitMass: mass(unit.kilograms(quantity.value), usage)
            case is UnitTemperature: isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius
            case is UnitSpeed: isAmerican || isBritish ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
            case is UnitEnergy where usage == "food": UnitEnergy.kilocalories
            case is UnitPressure where usage == "barometric":
                isAmerican ? UnitPressure.inchesOfMercury : UnitPressure.hectopascals
            default: nil
            }
        return chosen as? UnitType
    }

    private func length(_ meters: Double, _ usage: String) -> UnitLength {
        let size = abs(meters)
        switch usage {
        case "person": return isAmerican ? .inches : .centimeters
        case "snowfall": return isAmerican ? .inches : .centimeters
        case "focalLength": return .millimeters
        case "road":
            if isAmerican { return size >= 804.672 ? .miles : .feet }
            if isBritish { return size >= 804.672 ? .miles : .yards }
            return size >= 900 ? .kilometers : .meters
        default:
            if isAmerican { return size >= 1609.344 ? .miles : size >= 0.3048 ? .feet : .inches }
            return size >= 1000 ? .kilometers : size >= 1 ? .meters : size >= 0.01 ? .centimeters : .millimeters
        }
    }

    private func mass(_ kilograms: Double, _ usage: String) -> UnitMass {
        let size = abs(kilograms)
        if isAmerican { return usage == "person" || size >= 0.45359237 ? .pounds : .ounces }
        return usage == "person" || size >= 1 ? .kilograms : size >= 0.001 ? .grams : .milligrams
    }
}

extension UnitLength {
    fileprivate func meters(_ value: Double) -> Double { converter.baseUnitValue(fromValue: value) }
}

extension UnitMass {
    fileprivate func kilograms(_ value: Double) -> Double { converter.baseUnitValue(fromValue: value) }
}
