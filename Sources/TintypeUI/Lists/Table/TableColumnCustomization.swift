import TintypeTree

/// The changes that people can make to a column: SwiftUI's type.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var behaviors: Set<String>

    private init(_ behaviors: Set<String>) {
        self.behaviors = behaviors
    }

    public init() {
        behaviors = []
    }

    public static let reorder = TableColumnCustomizationBehavior(["reorder"])
    public static let resize = TableColumnCustomizationBehavior(["resize"])
    public static let visibility = TableColumnCustomizationBehavior(["visibility"])
    public static let all = TableColumnCustomizationBehavior(["reorder", "resize", "visibility"])

    /// The operations of a set.
    public func contains(_ member: Self) -> Bool { behaviors.isSuperset(of: member.behaviors) }
    public func union(_ other: Self) -> Self { Self(behaviors.union(other.behaviors)) }
    public func intersection(_ other: Self) -> Self { Self(behaviors.intersection(other.behaviors)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(behaviors.symmetricDifference(other.behaviors)) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    /// Inserts the changes of `new`.
    @discardableResult
    public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(new)
        formUnion(new)
        return (isNew, new)
    }

    /// Removes the changes of `member`.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        behaviors.subtract(member.behaviors)
        return removed.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with new: Self) -> Self? {
        let known = intersection(new)
        formUnion(new)
        return known.isEmpty ? nil : known
    }

    /// Indicates whether no change is in the set.
    public var isEmpty: Bool { behaviors.isEmpty }
}

/// The changes that people made to the columns of a table: SwiftUI's type. Nobody changes anything in a picture.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var visibilities: [String: Bool] = [:]

    public init() {}

    /// The visibility of a column, by its id.
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibilities[id] = newValue.isShown }
    }

    /// Takes back changes of the columns' order.
    public mutating func resetOrder() {}
}

extension TableColumnCustomization: _StorableChoices {}
