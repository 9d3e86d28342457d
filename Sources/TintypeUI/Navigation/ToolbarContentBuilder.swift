import TintypeTree

/// Builds the items of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
        -> _TupleToolbarContent<(repeat each Content)>
    {
        _TupleToolbarContent((repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _EitherToolbarContent<First, Second> { _EitherToolbarContent(first, or: nil) }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _EitherToolbarContent<First, Second> { _EitherToolbarContent(nil, or: second) }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Items of several kinds, in order.
public nonisolated struct _TupleToolbarContent<T>: PrimitiveToolbarContent {
    private let value: T
    private let collectAll: (T, inout _ToolbarItems) -> Void

    init<each Content: ToolbarContent>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        collectAll = { (value: (repeat each Content), items: inout _ToolbarItems) in
            for content in repeat each value { type(of: content)._collect(content, into: &items) }
        }
    }

    func collect(into items: inout _ToolbarItems) { collectAll(value, &items) }
}

/// Items of one of two kinds.
public nonisolated struct _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent
{
    let first: First?
    let second: Second?

    // The builder is not isolated, so that the initializer must not be either.
    init(_ first: First?, or second: Second?) {
        self.first = first
        self.second = second
    }

    func collect(into items: inout _ToolbarItems) {
        if let first { First._collect(first, into: &items) }
        if let second { Second._collect(second, into: &items) }
    }
}
