import Foundation

/// A power of ten before a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

    var factor: Double {
        let powers = [0, -12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12]
        return pow(10, Double(powers[rawValue]))
    }

    var text: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
}
