public import Foundation

/// The clouds at three heights, each from 0 to 1.
public struct CloudCoverByAltitude: Codable, Equatable, Sendable {
    /// The low, the middle and the high clouds.
    public var low: Double
    public var medium: Double
    public var high: Double
}

/// The heights of what falls, by its kinds.
public struct PrecipitationAmountByType: Codable, Equatable, Sendable {
    /// The heights, and that of all kinds as water.
    public var hail: Measurement<UnitLength>
    public var mixed: Measurement<UnitLength>
    public var rainfall: Measurement<UnitLength>
    public var sleet: Measurement<UnitLength>
    public var precipitation: Measurement<UnitLength>
    public var snowfallAmount: SnowfallAmount
}

/// The height of snow, and that of the water in it.
public struct SnowfallAmount: Codable, Equatable, Sendable {
    /// The height that is awaited, and its bounds.
    public var amount: Measurement<UnitLength>
    public var maximum: Measurement<UnitLength>
    public var minimum: Measurement<UnitLength>
    /// The height of the water, and its bounds.
    public var amountLiquidEquivalent: Measurement<UnitLength>
    public var maximumLiquidEquivalent: Measurement<UnitLength>
    public var minimumLiquidEquivalent: Measurement<UnitLength>
}
