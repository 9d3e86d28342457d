public import CoreLocation
public import Foundation

/// All of the weather at a place.
public struct Weather: Codable, Equatable, Sendable {
    /// The weather now, the forecasts, the warnings, and what of it is known.
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
    public var availability: WeatherAvailability
}

/// The weather now. Parts and chances are from 0 to 1.
public struct CurrentWeather: Codable, Equatable, Sendable {
    /// The moment, and the facts of the weather.
    public var date: Date
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var isDaylight: Bool
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var metadata: WeatherMetadata
}

/// The weather of an hour. Parts and chances are from 0 to 1.
public struct HourWeather: Codable, Equatable, Sendable {
    /// The moment, and the facts of the weather.
    public var date: Date
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var isDaylight: Bool
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
}

/// The weather of a day. Parts and chances are from 0 to 1.
public struct DayWeather: Codable, Equatable, Sendable {
    /// The day, and the facts of the weather.
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var highTemperatureTime: Date?
    public var lowTemperature: Measurement<UnitTemperature>
    public var lowTemperatureTime: Date?
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var maximumVisibility: Measurement<UnitLength>
    public var minimumVisibility: Measurement<UnitLength>
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var rainfallAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var precipitationAmountByType: PrecipitationAmountByType
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
    public var highWindSpeed: Measurement<UnitSpeed>?
    public var daytimeForecast: DayPartForecast
    public var overnightForecast: DayPartForecast
    public var restOfDayForecast: DayPartForecast?
}

/// The weather of a part of a day. Parts and chances are from 0 to 1.
public struct DayPartForecast: Codable, Equatable, Sendable {
    /// The facts of the weather.
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var maximumVisibility: Measurement<UnitLength>
    public var minimumVisibility: Measurement<UnitLength>
    public var precipitation: Precipitation
    public var precipitationAmountByType: PrecipitationAmountByType
    public var precipitationChance: Double
    public var wind: Wind
    public var highWindSpeed: Measurement<UnitSpeed>
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
    /// The minute, and what falls in it.
    public var date: Date
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of several times, in their order.
public struct Forecast<Element: Codable & Equatable>: Codable, Equatable, RandomAccessCollection {
    /// The times, and the facts about the forecast.
    public var forecast: [Element]
    public var metadata: WeatherMetadata

    /// The places among the times.
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast: Sendable where Element: Sendable {}

extension Forecast where Element == MinuteWeather {
    /// Words about the hour: none, and so an empty text.
    public var summary: String { "" }
}

/// The facts about where and when the weather was told.
public struct WeatherMetadata: Codable, Equatable, Sendable {
    private let latitude: Double
    private let longitude: Double
    /// The moments of the answer and of its end, and the place.
    public var date: Date
    public var expirationDate: Date
    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// A warning.
public struct WeatherAlert: Codable, Equatable, Sendable {
    /// The page, the words and the weight of the warning.
    public var detailsURL: URL
    public var source: String
    public var summary: String
    public var region: String?
    public var severity: WeatherSeverity
    public var metadata: WeatherMetadata
}

/// The facts about which weather is known at a place.
public struct WeatherAvailability: Codable, Equatable, Sendable {
    /// The state of minutes and of warnings.
    public var minuteAvailability: AvailabilityKind
    public var alertAvailability: AvailabilityKind

    /// A state.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
    }
}
