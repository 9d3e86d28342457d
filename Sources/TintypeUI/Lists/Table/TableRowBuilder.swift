import Foundation
public import TintypeTree

/// Builds the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row
    where Row.TableRowValue == Value { row }

    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    public static func buildPartialBlock<Row: TableRowContent>(first: Row) -> Row
    where Row.TableRowValue == Value { first }

    public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
        accumulated: First, next: Second
    ) -> _TableRowPair<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _TableRowPair(accumulated, next)
    }

    public static func buildIf<Row: TableRowContent>(_ row: Row?) -> Row? where Row.TableRowValue == Value { row }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _EitherTableRows<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _EitherTableRows(first, or: nil)
    }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _EitherTableRows<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _EitherTableRows(nil, or: second)
    }

    public static func buildLimitedAvailability<Row: TableRowContent>(_ row: Row) -> Row { row }
}

/// No row: SwiftUI's type.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value

    public init() {}

    public nonisolated static func _evaluate(row: Self, of columns: _TableColumns<Value>, into scope: inout Scope) {}
}

/// Rows, and a row after them.
public nonisolated struct _TableRowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue

    let first: First
    let second: Second

    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public nonisolated static func _evaluate(
        row: Self, of columns: _TableColumns<First.TableRowValue>, into scope: inout Scope
    ) {
        scope.descend(.index(0)) { First._evaluate(row: row.first, of: columns, into: &$0) }
        scope.descend(.index(1)) { Second._evaluate(row: row.second, of: columns, into: &$0) }
    }
}

/// Rows of one of two kinds.
public nonisolated struct _EitherTableRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    let first: First?
    let second: Second?

    init(_ first: First?, or second: Second?) {
        self.first = first
        self.second = second
    }

    public nonisolated static func _evaluate(
        row: Self, of columns: _TableColumns<First.TableRowValue>, into scope: inout Scope
    ) {
        if let first = row.first {
            scope.descend(.branch(true)) { First._evaluate(row: first, of: columns, into: &$0) }
        }
        if let second = row.second {
            scope.descend(.branch(false)) { Second._evaluate(row: second, of: columns, into: &$0) }
        }
    }
}
