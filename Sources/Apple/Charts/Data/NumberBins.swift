/// Bins of numbers with round thresholds: Swift Charts' type.
public struct NumberBins<Value: Plottable & Comparable & Hashable>: RandomAccessCollection, Equatable {
    private let bins: BinThresholds<Value>

    /// Creates the bins between thresholds, which are in order.
    public init(thresholds: [Value]) {
        bins = BinThresholds(values: thresholds)
    }

    /// The ends of the bins, in order.
    public var thresholds: [Value] { bins.values }

    /// The position of the bin that holds a value: -1 before the first bin, `count` after the last.
    public func index(for value: Value) -> Int { bins.index(for: value) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bins.count }

    /// The bin at a position.
    public subscript(position: Int) -> ChartBinRange<Value> { bins[position] }

    /// Round thresholds from below `lower` to above `upper`.
    private init(_ lower: Double, _ upper: Double, count: Int, least: Double) {
        let ticks = NiceTicks(lower, upper, count: count, minimumStep: least).covering
        self.init(thresholds: ticks.compactMap { Value(datum: .number($0)) })
    }

    /// Thresholds at each multiple of `size` from `lower`.
    private init(_ size: Double, from lower: Double, to upper: Double) {
        let count = size > 0 ? Int(((upper - lower) / size).rounded(.up)) : 1
        self.init(
            thresholds: (0...Swift.max(count, 1)).compactMap { Value(datum: .number(lower + Double($0) * size)) })
    }

    /// As many bins of one width as fit best into the data.
    fileprivate init(data: [Value], desiredCount: Int?, least: Double) {
        let numbers = data.compactMap(\.datum.scalar)
        guard let lower = numbers.min(), let upper = numbers.max() else {
            self.init(thresholds: [])
            return
        }
        // Sturges' rule where no count is asked for.
        let count = desiredCount ?? Int(log2(Double(numbers.count)).rounded(.up)) + 1
        self.init(lower, upper, count: count, least: least)
    }

    fileprivate init(_ range: ClosedRange<Value>, count: Int, least: Double) {
        self.init(
            range.lowerBound.datum.scalar ?? 0, range.upperBound.datum.scalar ?? 1, count: count, least: least)
    }

    fileprivate init(_ range: ClosedRange<Value>, exactly count: Int) {
        let (lower, upper) = (range.lowerBound.datum.scalar ?? 0, range.upperBound.datum.scalar ?? 1)
        self.init((upper - lower) / Double(Swift.max(count, 1)), from: lower, to: upper)
    }

    fileprivate init(size: Value, _ range: ClosedRange<Value>) {
        self.init(
            size.datum.scalar ?? 1, from: range.lowerBound.datum.scalar ?? 0, to: range.upperBound.datum.scalar ?? 1)
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates bins of data; `desiredCount` is about their number, and `minimumStride` their least width.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(data: data, desiredCount: desiredCount, least: Double(minimumStride))
    }

    /// Creates bins of a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(range, count: desiredCount, least: Double(minimumStride))
    }

    public init(range: ClosedRange<Value>, count: Int) { self.init(range, exactly: count) }

    /// Creates bins of one width from a range's beginning.
    public init(size: Value, range: ClosedRange<Value>) { self.init(size: size, range) }
}

extension NumberBins where Value: BinaryInteger {
    /// Creates bins of whole numbers; no bin is narrower than 1.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        self.init(data: data, desiredCount: desiredCount, least: Swift.max(Double(minimumStride), 1))
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        self.init(range, count: desiredCount, least: Swift.max(Double(minimumStride), 1))
    }

    public init(range: ClosedRange<Value>, count: Int) { self.init(range, exactly: count) }

    public init(size: Value, range: ClosedRange<Value>) { self.init(size: size, range) }
}

/// Bins of dates: Swift Charts' type.
public struct DateBins: RandomAccessCollection, Equatable {
    private let bins: BinThresholds<Date>

    /// Creates the bins between thresholds, which are in order.
    public init(thresholds: [Date]) {
        bins = BinThresholds(values: thresholds)
    }

    /// Creates bins of a unit of the calendar that cover a range.
    public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        self.init(thresholds: DateStride(unit, count, calendar: calendar).covering(range))
    }

    /// Creates bins of so many seconds from the range's beginning.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let seconds = Swift.max(timeInterval, .ulpOfOne)
        let count = Int((range.upperBound.timeIntervalSince(range.lowerBound) / seconds).rounded(.up))
        self.init(
            thresholds: (0...Swift.max(count, 1)).map { range.lowerBound.addingTimeInterval(Double($0) * seconds) })
    }

    /// Creates about `desiredCount` bins of a unit of the calendar that fits.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        self.init(thresholds: DateStride.fitting(range, count: desiredCount, calendar: calendar).covering(range))
    }

    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
        guard let first = data.min(), let last = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: first...last, desiredCount: desiredCount ?? 10, calendar: calendar)
    }

    /// The ends of the bins, in order.
    public var thresholds: [Date] { bins.values }

    /// The position of the bin that holds a date: -1 before the first bin, `count` after the last.
    public func index(for value: Date) -> Int { bins.index(for: value) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bins.count }

    /// The bin at a position.
    public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }
}
