public import Foundation

/// The usual weather of days of the year.
public struct DailyWeatherStatistics<T: Codable & Equatable & Sendable>: Codable, Equatable, Sendable,
    RandomAccessCollection
{
    /// The facts, the first of the years, and where they come from.
    public var days: [T]
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    /// The places among the facts.
    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> T { days[position] }
}

/// The usual weather of hours of the year.
public struct HourlyWeatherStatistics<T: Codable & Equatable & Sendable>: Codable, Equatable, Sendable,
    RandomAccessCollection
{
    /// The facts, the first of the years, and where they come from.
    public var hours: [T]
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    /// The places among the facts.
    public var startIndex: Int { hours.startIndex }
    public var endIndex: Int { hours.endIndex }
    public subscript(position: Int) -> T { hours[position] }
}

/// The usual weather of months.
public struct MonthlyWeatherStatistics<T: Codable & Equatable & Sendable>: Codable, Equatable, Sendable,
    RandomAccessCollection
{
    /// The facts, the first of the years, and where they come from.
    public var months: [T]
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    /// The places among the facts.
    public var startIndex: Int { months.startIndex }
    public var endIndex: Int { months.endIndex }
    public subscript(position: Int) -> T { months[position] }
}

/// The weather that days had.
public struct DailyWeatherSummary<T: Codable & Equatable & Sendable>: Codable, Equatable, Sendable,
    RandomAccessCollection
{
    /// The facts and where they come from.
    public var days: [T]
    public var metadata: WeatherMetadata

    /// The places among the facts.
    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> T { days[position] }
}

/// The usual temperatures of a day.
public struct DayTemperatureStatistics: Codable, Equatable, Sendable {
    /// The number of the day in the year, and the means.
    public var day: Int
    public var averageLowTemperature: Measurement<UnitTemperature>
    public var averageHighTemperature: Measurement<UnitTemperature>
}

/// The usual rain and snow of a day.
public struct DayPrecipitationStatistics: Codable, Equatable, Sendable {
    /// The number of the day in the year, the chance from 0 to 1, and the mean heights.
    public var day: Int
    public var averagePrecipitationProbability: Double
    public var averagePrecipitationAmount: Measurement<UnitLength>
    public var averageSnowfallAmount: Measurement<UnitLength>
}

/// The usual temperatures of a month.
public struct MonthTemperatureStatistics: Codable, Equatable, Sendable {
    /// The number of the month, and the means.
    public var month: Int
    public var averageLowTemperature: Measurement<UnitTemperature>
    public var averageHighTemperature: Measurement<UnitTemperature>
}

/// The usual rain and snow of a month.
public struct MonthPrecipitationStatistics: Codable, Equatable, Sendable {
    /// The number of the month, the chance from 0 to 1, and the mean heights.
    public var month: Int
    public var averagePrecipitationProbability: Double
    public var averagePrecipitationAmount: Measurement<UnitLength>
    public var averageSnowfallAmount: Measurement<UnitLength>
}

/// The usual temperatures of an hour.
public struct HourTemperatureStatistics: Codable, Equatable, Sendable {
    /// The number of the hour in the year, and the temperatures.
    public var hour: Int
    public var percentiles: Percentiles<UnitTemperature>
}

/// The temperatures that a day had.
public struct DayTemperatureSummary: Codable, Equatable, Sendable {
    /// The day, and the bounds.
    public var date: Date
    public var lowTemperature: Measurement<UnitTemperature>
    public var highTemperature: Measurement<UnitTemperature>
}

/// The rain and snow that a day had.
public struct DayPrecipitationSummary: Codable, Equatable, Sendable {
    /// The day, and the heights.
    public var date: Date
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
}

/// The values below which a tenth, a half and nine tenths of all values are.
public struct Percentiles<Dimension: Foundation.Dimension>: Codable, Equatable, @unchecked Sendable {
    /// The three values.
    public var p10: Measurement<Dimension>
    public var p50: Measurement<Dimension>
    public var p90: Measurement<Dimension>
}
