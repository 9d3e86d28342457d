public import CoreLocation

/// A question about the usual weather of days.
public struct DailyWeatherStatisticsQuery<T: Codable & Equatable>: Sendable {}

extension DailyWeatherStatisticsQuery where T == DayTemperatureStatistics {
    /// The temperature.
    public static var temperature: DailyWeatherStatisticsQuery<DayTemperatureStatistics> {
        DailyWeatherStatisticsQuery()
    }
}

extension DailyWeatherStatisticsQuery where T == DayPrecipitationStatistics {
    /// The precipitation.
    public static var precipitation: DailyWeatherStatisticsQuery<DayPrecipitationStatistics> {
        DailyWeatherStatisticsQuery()
    }
}

/// A question about the usual weather of hours.
public struct HourlyWeatherStatisticsQuery<T: Codable & Equatable>: Sendable {}

extension HourlyWeatherStatisticsQuery where T == HourTemperatureStatistics {
    /// The temperature.
    public static var temperature: HourlyWeatherStatisticsQuery<HourTemperatureStatistics> {
        HourlyWeatherStatisticsQuery()
    }
}

/// A question about the usual weather of months.
public struct MonthlyWeatherStatisticsQuery<T: Codable & Equatable>: Sendable {}

extension MonthlyWeatherStatisticsQuery where T == MonthTemperatureStatistics {
    /// The temperature.
    public static var temperature: MonthlyWeatherStatisticsQuery<MonthTemperatureStatistics> {
        MonthlyWeatherStatisticsQuery()
    }
}

extension MonthlyWeatherStatisticsQuery where T == MonthPrecipitationStatistics {
    /// The precipitation.
    public static var precipitation: MonthlyWeatherStatisticsQuery<MonthPrecipitationStatistics> {
        MonthlyWeatherStatisticsQuery()
    }
}

/// A question about the weather that days had.
public struct DailyWeatherSummaryQuery<T: Codable & Equatable>: Sendable {}

extension DailyWeatherSummaryQuery where T == DayTemperatureSummary {
    /// The temperature.
    public static var temperature: DailyWeatherSummaryQuery<DayTemperatureSummary> { DailyWeatherSummaryQuery() }
}

extension DailyWeatherSummaryQuery where T == DayPrecipitationSummary {
    /// The precipitation.
    public static var precipitation: DailyWeatherSummaryQuery<DayPrecipitationSummary> { DailyWeatherSummaryQuery() }
}

extension WeatherService {
    /// The usual weather of days, of hours and of months, and the weather that days had.
    ///
    /// - Throws: ``WeatherError/permissionDenied``: there is no service.
    public func dailyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }
    public func dailyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, forDaysIn interval: DateInterval,
        including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }
    public func dailyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, startDay: Int, endDay: Int,
        including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }
    public func hourlyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }
    public func hourlyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, forHoursIn interval: DateInterval,
        including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }
    public func hourlyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, startHour: Int, endHour: Int,
        including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }
    public func monthlyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }
    public func monthlyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, forMonthsIn interval: DateInterval,
        including dataSets: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }
    public func monthlyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, startMonth: Int, endMonth: Int,
        including dataSets: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }
    public func dailySummary<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat DailyWeatherSummaryQuery<each T>
    ) async throws -> (repeat DailyWeatherSummary<each T>) { throw WeatherError.permissionDenied }
    public func dailySummary<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, forDaysIn interval: DateInterval,
        including dataSets: repeat DailyWeatherSummaryQuery<each T>
    ) async throws -> (repeat DailyWeatherSummary<each T>) { throw WeatherError.permissionDenied }
}
