import TintypeTree

/// Values of any types that lead from the first view of a navigation to the one that is seen.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    public init() {
        values = []
    }

    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// The number of values, and whether there is none.
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    /// Appends a value, whose destination is shown.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Goes `k` views back.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
