// `import WeatherKit` where Apple's framework is missing: no service tells of the weather. It brings CoreLocation along.
@_exported public import CoreLocation
@_exported public import Foundation

/// Asks for the weather. There is no service: each question throws ``WeatherError/permissionDenied``, as for an app without the
/// capability.
public final class WeatherService: Sendable {
    /// The service that an app shares.
    public static let shared = WeatherService()

    /// Creates a service.
    public init() {}

    /// All of the weather at a place.
    ///
    /// - Throws: ``WeatherError``.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

    /// Some of the weather at a place.
    ///
    /// - Throws: ``WeatherError``.
    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw WeatherError.permissionDenied
    }
    public func weather<T1, T2>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }
    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }
    public func weather<T1, T2, T3, T4>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) { throw WeatherError.permissionDenied }
    public func weather<T1, T2, T3, T4, T5>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>
    ) async throws -> (T1, T2, T3, T4, T5) { throw WeatherError.permissionDenied }
    public func weather<T1, T2, T3, T4, T5, T6>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>,
        _ dataSet6: WeatherQuery<T6>
    ) async throws -> (T1, T2, T3, T4, T5, T6) { throw WeatherError.permissionDenied }

    /// The names and marks that must be shown with the weather.
    ///
    /// - Throws: ``WeatherError``.
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}

/// The reason why the weather is not told.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    case permissionDenied, unknown

    /// The words about the reason.
    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The app may not ask for the weather."
        case .unknown: "The weather is not known."
        }
    }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
    public var helpAnchor: String? { nil }
}

/// A question about the weather.
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
    /// The weather now.
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
    /// The minutes of the next hour.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
    /// The hours that come, or those of a time.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
    /// The days that come, or those of a time.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == [WeatherAlert]? {
    /// The warnings.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherAvailability {
    /// The facts about which weather is known at a place.
    public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherChanges? {
    /// The changes of the days that come.
    public static var changes: WeatherQuery<WeatherChanges?> { WeatherQuery() }
}

extension WeatherQuery where T == HistoricalComparisons? {
    /// The weather beside that of other years.
    public static var historicalComparisons: WeatherQuery<HistoricalComparisons?> { WeatherQuery() }
}

/// The names and marks that must be shown with the weather.
public struct WeatherAttribution: Codable, Equatable, Sendable {
    /// The name of the service, its page and its marks.
    public var serviceName: String
    public var legalPageURL: URL
    public var squareMarkURL: URL
    public var combinedMarkDarkURL: URL
    public var combinedMarkLightURL: URL
    public var legalAttributionText: String
}
