public import CoreLocation
public import Foundation

/// All of the weather at a place.
public struct Weather: Codable, Equatable, Sendable {
    /// The weather now, the forecasts, the warnings, and what of it is known.
    public let currentWeather: CurrentWeather
    public let minuteForecast: Forecast<MinuteWeather>?
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
    public let weatherAlerts: [WeatherAlert]?
    public let availability: WeatherAvailability
}

/// The weather now. Parts and chances are from 0 to 1.
public struct CurrentWeather: Codable, Equatable, Sendable {
    /// The moment, and the facts of the weather.
    public let date: Date
    public let cloudCover: Double
    public let condition: WeatherCondition
    public let symbolName: String
    public let dewPoint: Measurement<UnitTemperature>
    public let humidity: Double
    public let isDaylight: Bool
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
    public let precipitationIntensity: Measurement<UnitSpeed>
    public let metadata: WeatherMetadata
}

/// The weather of an hour. Parts and chances are from 0 to 1.
public struct HourWeather: Codable, Equatable, Sendable {
    /// The moment, and the facts of the weather.
    public let date: Date
    public let cloudCover: Double
    public let condition: WeatherCondition
    public let symbolName: String
    public let dewPoint: Measurement<UnitTemperature>
    public let humidity: Double
    public let isDaylight: Bool
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let precipitationAmount: Measurement<UnitLength>
    public let snowfallAmount: Measurement<UnitLength>
}

/// The weather of a day. Parts and chances are from 0 to 1.
public struct DayWeather: Codable, Equatable, Sendable {
    /// The day, and the facts of the weather.
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let highTemperature: Measurement<UnitTemperature>
    public let highTemperatureTime: Date?
    public let lowTemperature: Measurement<UnitTemperature>
    public let lowTemperatureTime: Date?
    public let maximumHumidity: Double
    public let minimumHumidity: Double
    public let maximumVisibility: Measurement<UnitLength>
    public let minimumVisibility: Measurement<UnitLength>
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let precipitationAmount: Measurement<UnitLength>
    public let rainfallAmount: Measurement<UnitLength>
    public let snowfallAmount: Measurement<UnitLength>
    public let sun: SunEvents
    public let moon: MoonEvents
    public let uvIndex: UVIndex
    public let wind: Wind
    public let highWindSpeed: Measurement<UnitSpeed>?
    public let daytimeForecast: DayPartForecast
    public let overnightForecast: DayPartForecast
    public let restOfDayForecast: DayPartForecast?
}

/// The weather of a part of a day. Parts and chances are from 0 to 1.
public struct DayPartForecast: Codable, Equatable, Sendable {
    /// The facts of the weather.
    public let cloudCover: Double
    public let condition: WeatherCondition
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let maximumHumidity: Double
    public let minimumHumidity: Double
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let wind: Wind
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
    /// The minute, and what falls in it.
    public let date: Date
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of several times, in their order.
public struct Forecast<Element: Codable & Equatable & Sendable>: Codable, Equatable, Sendable, RandomAccessCollection {
    /// The times, and the facts about the forecast.
    public let forecast: [Element]
    public let metadata: WeatherMetadata

    /// The places among the times.
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
    /// Words about the hour: none.
    public var summary: String? { nil }
}

/// The facts about where and when the weather was told.
public struct WeatherMetadata: Codable, Equatable, Sendable {
    private let latitude: Double
    private let longitude: Double
    /// The moments of the answer and of its end, and the place.
    public let date: Date
    public let expirationDate: Date
    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// A warning.
public struct WeatherAlert: Codable, Equatable, Sendable {
    /// The page, the words and the weight of the warning.
    public let detailsURL: URL
    public let source: String
    public let summary: String
    public let region: String?
    public let severity: WeatherSeverity
    public let metadata: WeatherMetadata
}

/// The facts about which weather is known at a place.
public struct WeatherAvailability: Codable, Equatable, Sendable {
    /// The state of minutes and of warnings.
    public let minuteAvailability: AvailabilityKind
    public let alertAvailability: AvailabilityKind

    /// A state.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
    }
}
