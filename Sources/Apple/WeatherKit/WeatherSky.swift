public import Foundation

/// The wind.
public struct Wind: Codable, Equatable, Sendable {
    /// The direction from which it comes, its speed, and that of its gusts.
    public var compassDirection: CompassDirection
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?

    /// A direction.
    public enum CompassDirection: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
        case north
        case northNortheast
        case northeast
        case eastNortheast
        case east
        case eastSoutheast
        case southeast
        case southSoutheast
        case south
        case southSouthwest
        case southwest
        case westSouthwest
        case west
        case westNorthwest
        case northwest
        case northNorthwest

        /// The letters and the words for the direction.
        public var abbreviation: String {
            switch self {
            case .north: "N"
            case .northNortheast: "NNE"
            case .northeast: "NE"
            case .eastNortheast: "ENE"
            case .east: "E"
            case .eastSoutheast: "ESE"
            case .southeast: "SE"
            case .southSoutheast: "SSE"
            case .south: "S"
            case .southSouthwest: "SSW"
            case .southwest: "SW"
            case .westSouthwest: "WSW"
            case .west: "W"
            case .westNorthwest: "WNW"
            case .northwest: "NW"
            case .northNorthwest: "NNW"
            }
        }
        public var description: String { rawValue.spacedWords }
        public var accessibilityDescription: String { description }
    }
}

/// The moments of the sun on a day.
public struct SunEvents: Codable, Equatable, Sendable {
    /// The moments; nil where there is none.
    public var astronomicalDawn: Date?
    public var nauticalDawn: Date?
    public var civilDawn: Date?
    public var sunrise: Date?
    public var solarNoon: Date?
    public var sunset: Date?
    public var civilDusk: Date?
    public var nauticalDusk: Date?
    public var astronomicalDusk: Date?
    public var solarMidnight: Date?
}

/// The moments of the moon on a day.
public struct MoonEvents: Codable, Equatable, Sendable {
    /// The form of the moon, and its moments; nil where there is none.
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}

/// A form of the moon.
public enum MoonPhase: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case new
    case waxingCrescent
    case firstQuarter
    case waxingGibbous
    case full
    case waningGibbous
    case lastQuarter
    case waningCrescent

    /// The name of the symbol, and the words for the form.
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
    public var description: String {
        switch self {
        case .new: "New moon"
        case .waxingCrescent: "Waxing crescent"
        case .firstQuarter: "First quarter"
        case .waxingGibbous: "Waxing gibbous"
        case .full: "Full moon"
        case .waningGibbous: "Waning gibbous"
        case .lastQuarter: "Last quarter"
        case .waningCrescent: "Waning crescent"
        }
    }
    public var accessibilityDescription: String { description }
}
