public import TintypeTree

// Groups of what is no view. Their initializers come after that of views, which are much more frequent.

extension Group: Scene where Content: Scene {
    /// Creates a group of scenes.
    @_disfavoredOverload
    public init(@SceneBuilder content: () -> Content) {
        self = .of(content())
    }

    public static func _collect(_ scene: Group<Content>, into windows: inout _SceneWindows) {
        Content._collect(scene.content, into: &windows)
    }
}

extension Group: Commands where Content: Commands {
    /// Creates a group of commands.
    @_disfavoredOverload
    public init(@CommandsBuilder content: () -> Content) {
        self = .of(content())
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    /// Creates a group of rows.
    @_disfavoredOverload
    public init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> Content)
    where Content.TableRowValue == Value {
        self = .of(content())
    }

    public nonisolated static func _evaluate(
        row: Group<Content>, of columns: _TableColumns<Content.TableRowValue>, into scope: inout Scope
    ) { Content._evaluate(row: row.content, of: columns, into: &scope) }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator

    /// Creates a group of columns.
    @_disfavoredOverload
    public init<Value, Sort>(@TableColumnBuilder<Value, Sort> content: () -> Content)
    where Content.TableRowValue == Value, Content.TableColumnSortComparator == Sort {
        self = .of(content())
    }

    public nonisolated static func _collect(
        _ column: Group<Content>, into columns: inout _TableColumns<Content.TableRowValue>
    ) { Content._collect(column.content, into: &columns) }
}
