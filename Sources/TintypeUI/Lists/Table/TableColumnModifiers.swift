public import Foundation
import TintypeTree

/// Columns about which something is said.
public nonisolated struct _EditedTableColumn<Column: TableColumnContent>: TableColumnContent {
    public typealias TableRowValue = Column.TableRowValue
    public typealias TableColumnSortComparator = Column.TableColumnSortComparator

    let column: Column
    let edit: (inout _TableColumns<Column.TableRowValue>.Column) -> Void

    init(_ column: Column, _ edit: @escaping (inout _TableColumns<TableRowValue>.Column) -> Void) {
        self.column = column
        self.edit = edit
    }

    public nonisolated static func _collect(_ column: Self, into columns: inout _TableColumns<Column.TableRowValue>) {
        columns.editing(column.edit) { Column._collect(column.column, into: &$0) }
    }
}

/// The alignment of the cells of a column: SwiftUI's type.
public struct TableColumnAlignment: Hashable, Sendable {
    fileprivate enum Storage: Hashable, Sendable {
        case leading
        case center
        case trailing
    }

    fileprivate let storage: Storage

    /// As numbers and texts usually stand: texts are at the leading edge, which all cells are here.
    public static let automatic = TableColumnAlignment(storage: .leading)
    public static let leading = TableColumnAlignment(storage: .leading)
    public static let center = TableColumnAlignment(storage: .center)
    public static let trailing = TableColumnAlignment(storage: .trailing)
    /// Numbers at the trailing edge.
    public static let numeric = TableColumnAlignment(storage: .trailing)

    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }

    fileprivate var guide: HorizontalAlignment {
        switch storage {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

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

nonisolated extension TableColumnContent {
    /// Says how wide the columns are, in points; nil as the table has room.
    public func width(
        _ width: CGFloat? = nil
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { if let width { $0.width = .fixed(width) } }
    }

    /// Says within what limits the columns are as wide as the table has room, in points.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { $0.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max) }
    }

    /// Says where the cells stand in the columns.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { $0.alignment = alignment.guide }
    }

    /// Sets whether the columns are seen at first.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { $0.isHidden = visibility == .hidden }
    }

    /// Sets the name of the columns where people change them: nobody does in a picture.
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { _ in }
    }

    /// Sets the changes that people cannot make to the columns: they change nothing in a picture.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { _ in }
    }
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
