/// The way in which marks of one place are put upon one another: Swift Charts' type.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case standard, normalized, center, unstacked
    }

    let kind: Kind

    /// One upon the other from zero; as parts of one whole; around the middle; each from zero.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// Values of one place, put upon one another in their order.
enum Stack {
    /// The interval of each value. Positive ones go up from zero, and negative ones down.
    static func intervals(_ values: [Double], _ method: MarkStackingMethod) -> [ClosedRange<Double>] {
        guard method != .unstacked else { return values.map { min($0, 0)...max($0, 0) } }
        var (above, below) = (0.0, 0.0)
        let intervals = values.map { value -> ClosedRange<Double> in
            if value < 0 {
                below += value
                return below...(below - value)
            }
            above += value
            return (above - value)...above
        }
        let total = above - below
        switch method.kind {
        case .normalized:
            guard total > 0 else { return intervals.map { _ in 0...0 } }
            return intervals.map { ($0.lowerBound / total)...($0.upperBound / total) }
        case .center:
            let middle = (above + below) / 2
            return intervals.map { ($0.lowerBound - middle)...($0.upperBound - middle) }
        case .standard, .unstacked: return intervals
        }
    }
}
