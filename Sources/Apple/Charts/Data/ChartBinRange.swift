/// The interval of a bin: Swift Charts' type. The last bin of a collection holds its upper bound.
public struct ChartBinRange<Bound: Comparable>: Hashable where Bound: Hashable {
    /// The ends of the interval.
    public let lowerBound: Bound
    public let upperBound: Bound
    private let includesUpperBound: Bool

    init(_ lowerBound: Bound, _ upperBound: Bound, includesUpperBound: Bool) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.includesUpperBound = includesUpperBound
    }

    /// Tells if a value lies in the bin.
    public func contains(_ value: Bound) -> Bool {
        lowerBound <= value && (includesUpperBound ? value <= upperBound : value < upperBound)
    }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange: RangeExpression {
    /// The indices of a collection that lie in the bin.
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        includesUpperBound
            ? (lowerBound...upperBound).relative(to: collection) : (lowerBound..<upperBound).relative(to: collection)
    }
}

/// Thresholds in order, and the bins between them.
struct BinThresholds<Bound: Comparable & Hashable>: Hashable {
    let values: [Bound]

    var count: Int { max(values.count - 1, 0) }

    subscript(position: Int) -> ChartBinRange<Bound> {
        ChartBinRange(values[position], values[position + 1], includesUpperBound: position == count - 1)
    }

    /// The bin of a value: -1 before the first, the number of bins after the last.
    func index(for value: Bound) -> Int {
        if let last = values.last, value == last { return count - 1 }
        return (values.firstIndex { $0 > value } ?? values.count) - 1
    }
}
