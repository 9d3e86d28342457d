/// The values at which an axis shows marks: Swift Charts' type.
public struct AxisMarkValues {
    enum Kind {
        case automatic(count: Int?, minimum: Double?)
        case units(Calendar.Component, Int, Calendar?)
        case step(Double)
        case values([_PlotDatum])
    }

    let kind: Kind
    /// Tell if the domain's ends move to marks; nil where the chart chooses.
    var roundsLower: Bool?
    var roundsUpper: Bool?

    /// Round values, about as many as fit.
    public static var automatic: AxisMarkValues { .automatic() }

    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(count: desiredCount, minimum: nil), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    public static func automatic<P: Plottable & Numeric>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(count: desiredCount, minimum: minimumStride.datum.scalar), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    /// Values at each so many units of the calendar, or at each multiple of a number.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .units(component, count, calendar), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    public static func stride<P: Plottable & Numeric>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .step(step.datum.scalar ?? 1), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    static func values<P: Plottable>(_ values: [P]) -> AxisMarkValues {
        AxisMarkValues(kind: .values(values.map(\.datum)))
    }
}

/// The way in which marks stand at the plot's edge: Swift Charts' type.
public struct AxisMarkPreset: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic, extended, aligned, inset
    }

    private let kind: Kind

    /// The ways that charts have: with labels beside the plot, the same with longer lines, with labels that keep between
    /// the plot's ends, and with labels inside of it.
    public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
    public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
    public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
    public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// The side of the plot on which an axis is: Swift Charts' type.
public struct AxisMarkPosition: Hashable, Sendable {
    /// nil for the side that the platform has.
    let edge: Edge?

    public static var automatic: AxisMarkPosition { AxisMarkPosition(edge: nil) }
    public static var leading: AxisMarkPosition { AxisMarkPosition(edge: .leading) }
    public static var trailing: AxisMarkPosition { AxisMarkPosition(edge: .trailing) }
    public static var top: AxisMarkPosition { AxisMarkPosition(edge: .top) }
    public static var bottom: AxisMarkPosition { AxisMarkPosition(edge: .bottom) }
}

/// A value at which an axis shows marks: Swift Charts' type.
public struct AxisValue {
    /// The position of the value among those of its marks, and their number.
    public let index: Int
    public let count: Int
    let datum: _PlotDatum
    /// The value that the axis shows next, up to which centred marks reach; nil after the last.
    let next: _PlotDatum?
    /// The text that names the value by itself.
    let text: String
    let calendar: Calendar
    let locale: Locale

    /// The value as a type that is plotted; nil where it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}
