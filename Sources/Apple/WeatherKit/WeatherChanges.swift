public import Foundation

/// The changes of several days, in their order.
public struct WeatherChanges: Codable, Equatable, Sendable, RandomAccessCollection {
    /// The changes, and the facts about them.
    public var changes: [WeatherChange]
    public var metadata: WeatherMetadata

    /// The places among the changes.
    public var startIndex: Int { changes.startIndex }
    public var endIndex: Int { changes.endIndex }
    public subscript(position: Int) -> WeatherChange { changes[position] }
}

/// The change of a day beside the one before.
public struct WeatherChange: Codable, Equatable, Sendable {
    /// The day, and the ways in which its weather changes.
    public var date: Date
    public var highTemperature: Direction
    public var lowTemperature: Direction
    public var dayPrecipitationAmount: Direction
    public var nightPrecipitationAmount: Direction

    /// A way of a change.
    public enum Direction: String, Codable, Hashable, Sendable {
        case increase, decrease, steady
    }
}

/// The weather beside that of other years.
public struct HistoricalComparisons: Codable, Equatable, Sendable, RandomAccessCollection {
    /// The comparisons, and the facts about them.
    public var comparisons: [HistoricalComparison]
    public var metadata: WeatherMetadata

    /// The places among the comparisons.
    public var startIndex: Int { comparisons.startIndex }
    public var endIndex: Int { comparisons.endIndex }
    public subscript(position: Int) -> HistoricalComparison { comparisons[position] }
}

/// A fact of the weather beside that of other years.
public enum HistoricalComparison: Codable, Equatable, Sendable {
    case highTemperature(Trend<UnitTemperature>)
    case lowTemperature(Trend<UnitTemperature>)
    case precipitationAmount(Trend<UnitLength>)
    case snowfallAmount(Trend<UnitLength>)
}

/// A value beside that of other years.
public struct Trend<Dimension: Foundation.Dimension>: Codable, Equatable, @unchecked Sendable {
    /// The value of other years, the one of now, and the way from one to the other.
    public var baseline: TrendBaseline<Dimension>
    public var currentValue: Measurement<Dimension>
    public var deviation: Deviation
}

/// A value of other years.
public struct TrendBaseline<Dimension: Foundation.Dimension>: Codable, Equatable, @unchecked Sendable {
    /// The kind of the value, the value, and the first of the years.
    public let kind: Kind
    public let value: Measurement<Dimension>
    public let startDate: Date

    /// A kind of a value.
    public enum Kind: Codable, Hashable, Sendable {
        case mean
    }
}

/// The way from a value of other years to the one of now.
public enum Deviation: Codable, Hashable, Sendable {
    case muchHigher, higher, normal, lower, muchLower
}
