import Foundation
public import TintypeTree

/// A row of a table, or several: SwiftUI's protocol. The system's types are the only ones.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The value of a row.
    associatedtype TableRowValue: Identifiable

    nonisolated static func _evaluate(row: Self, of columns: _TableColumns<TableRowValue>, into scope: inout Scope)
}

/// The row of a value: SwiftUI's type.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value

    let value: Value

    /// Creates the row of a value.
    public init(_ value: Value) {
        self.value = value
    }

    public nonisolated static func _evaluate(row: Self, of columns: _TableColumns<Value>, into scope: inout Scope) {
        columns.appendRow(row.value, into: &scope)
    }
}

/// The mark of a row that holds others.
enum TableRowMark {
    case closed
    case open
}

extension _TableColumns where RowValue: Identifiable {
    /// Appends the cells of a row's value.
    ///
    /// - Parameters:
    ///   - mark: Before the first cell of a row that holds others.
    ///   - depth: The number of rows that hold the row.
    func appendRow(_ value: RowValue, mark: TableRowMark? = nil, depth: Int = 0, into scope: inout Scope) {
        var cells = columns.map { column in column.cell(value) }
        if let first = cells.first, mark != nil || depth > 0 {
            cells[0] = { scope in
                scope.appendHStack(spacing: 6) { scope in
                    scope.descend(.index(0)) { scope in
                        let width = CGFloat(depth) * 16 + 12
                        scope.wrap(with: FrameModifier(width: width, height: nil, alignment: .trailing)) { scope in
                            guard let mark else { return scope.appendSpacer(minLength: 0) }
                            scope.withEnvironment {
                                $0.font = .system(size: 10, weight: .semibold)
                                $0.foreground = AnyShapeStyle(Color.secondary)
                            } _: {
                                $0.appendSymbol(mark == .open ? "chevron.down" : "chevron.forward")
                            }
                        }
                    }
                    scope.descend(.index(1), first)
                }
            }
        }
        scope.wrap(with: TagModifier([AnyHashable(value.id)])) { $0.appendTableRow(looks, cells: cells) }
    }
}

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

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public nonisolated static func _evaluate(
        row: Wrapped?, of columns: _TableColumns<Wrapped.TableRowValue>, into scope: inout Scope
    ) {
        guard let row else { return }
        scope.descend(.branch(true)) { Wrapped._evaluate(row: row, of: columns, into: &$0) }
    }
}
