/// A kind of weather.
public enum WeatherCondition: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case blizzard
    case blowingDust
    case blowingSnow
    case breezy
    case clear
    case cloudy
    case drizzle
    case flurries
    case foggy
    case freezingDrizzle
    case freezingRain
    case frigid
    case hail
    case haze
    case heavyRain
    case heavySnow
    case hot
    case hurricane
    case isolatedThunderstorms
    case mostlyClear
    case mostlyCloudy
    case partlyCloudy
    case rain
    case scatteredThunderstorms
    case sleet
    case smoky
    case snow
    case strongStorms
    case sunFlurries
    case sunShowers
    case thunderstorms
    case tropicalStorm
    case windy
    case wintryMix

    /// The words for the kind.
    public var description: String { rawValue.spacedWords }
    public var accessibilityDescription: String { description }
}

/// The weight of a warning.
public enum WeatherSeverity: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown

    /// The word for the weight.
    public var description: String { rawValue.spacedWords }
    public var accessibilityDescription: String { description }
}

/// The way in which the pressure goes.
public enum PressureTrend: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case rising, falling, steady

    /// The word for the way.
    public var description: String { rawValue.spacedWords }
    public var accessibilityDescription: String { description }
}

/// A kind of what falls.
public enum Precipitation: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case none, hail, mixed, rain, sleet, snow

    /// The word for the kind.
    public var description: String { rawValue.spacedWords }
    public var accessibilityDescription: String { description }
}

/// The strength of the sun's rays.
public struct UVIndex: Codable, Equatable, Sendable {
    /// The number, and the kind of strength.
    public var value: Int
    public var category: ExposureCategory

    /// A kind of strength.
    public enum ExposureCategory: String, Codable, Hashable, Sendable, CaseIterable, Comparable, CustomStringConvertible
    {
        case low, moderate, high, veryHigh, extreme

        /// The numbers of the kind, and its words.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }
        public var description: String { rawValue.spacedWords }
        public var accessibilityDescription: String { description }

        public static func < (a: Self, b: Self) -> Bool { a.rangeValue.lowerBound < b.rangeValue.lowerBound }
    }
}

extension String {
    /// The name of a case as words: `mostlyClear` as `Mostly Clear`.
    var spacedWords: String {
        prefix(1).uppercased() + dropFirst().map { $0.isUppercase ? " \($0)" : String($0) }.joined()
    }
}
