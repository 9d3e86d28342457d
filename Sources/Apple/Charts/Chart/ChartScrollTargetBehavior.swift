/// The values at which the scrolling of a chart ends: Swift Charts' protocol.
public protocol ChartScrollTargetBehavior {}

/// Scrolling that ends at certain values: Swift Charts' type. A chart at rest is not moved.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Creates a behavior of dates, or of multiples of a unit.
    public init(
        matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Scrolling that ends at dates, or at multiples of a unit.
    public static func valueAligned(
        matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(matching: matching)
    }
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(unit: unit)
    }
}

/// The values at which a wide movement ends: Swift Charts' type.
public struct MajorValueAlignment<Value> {
    /// The beginnings of pages, the dates that match, or the multiples of a unit.
    public static var page: MajorValueAlignment { MajorValueAlignment() }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date {
        MajorValueAlignment()
    }
    public static func unit(_ unit: Value) -> MajorValueAlignment where Value: Numeric { MajorValueAlignment() }
}

/// The distance that one movement may scroll: Swift Charts' type.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic, always, never
    }

    private let kind: Kind

    public static var automatic: ValueAlignedLimitBehavior { .init(kind: .automatic) }
    public static var always: ValueAlignedLimitBehavior { .init(kind: .always) }
    public static var never: ValueAlignedLimitBehavior { .init(kind: .never) }
}
