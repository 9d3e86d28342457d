import TintypeTree

/// The words of modifiers around a table about it.
struct TableOptions: Hashable, Sendable {
    var hidesHeaders = false
    var isBordered = false
    /// Indicates whether every other row is shaded; nil as it is usual on the platform.
    var alternatesRows: Bool?
}

private enum TableOptionsKey: EnvironmentKey { static let defaultValue = TableOptions() }

extension EnvironmentValues {
    var tableOptions: TableOptions {
        get { self[TableOptionsKey.self] }
        set { self[TableOptionsKey.self] = newValue }
    }

    /// Indicates whether a table shows no more than its first column, as a list: where there is little room from side to side.
    var showsTableAsList: Bool { sizeClasses.horizontal == .compact }
}
