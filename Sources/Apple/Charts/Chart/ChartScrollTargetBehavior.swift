/// The values at which the scrolling of a chart ends: Swift Charts' protocol. A chart at rest is not moved.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    /// Changes the part of the content at which scrolling comes to rest. No chart is scrolled here, so none is asked.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The chart that is scrolled, and the facts of scrolling: Swift Charts' type.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
    private let base: ScrollTargetBehaviorContext
    /// The scales of the chart.
    public let chartProxy: ChartProxy

    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
        base[keyPath: keyPath]
    }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}

/// Scrolling that ends at certain values: Swift Charts' type. A chart at rest is not moved.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Creates a behavior of dates, or of multiples of a unit.
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    /// Creates a behavior of both axes.
    public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    public init(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    public init<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    public init<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Scrolling that ends at dates, or at multiples of a unit.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self(matching: components) }
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self(unit: unit) }

    /// Scrolling that ends so on both axes.
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self(xUnit: xUnit, yUnit: yUnit) }
    public static func valueAligned(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self(xMatching: xComponents, yMatching: yComponents) }
    public static func valueAligned<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self(xMatching: xComponents, yUnit: yUnit) }
    public static func valueAligned<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self(xUnit: xUnit, yMatching: yComponents) }
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
