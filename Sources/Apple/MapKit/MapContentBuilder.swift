/// Builds what stands on a map.
@resultBuilder
public struct MapContentBuilder {
    public static func buildExpression<C: MapContent>(_ content: C) -> C { content }

    @MainActor @preconcurrency
    public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> _SeveralMapContent {
        var parts: [any MapContent] = []
        repeat parts.append(each content)
        return _SeveralMapContent(parts: parts)
    }

    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }

    public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }

    @MainActor @preconcurrency
    public static func buildEither<First: MapContent>(first: First) -> _SeveralMapContent { buildBlock(first, nothing) }

    @MainActor @preconcurrency
    public static func buildEither<Second: MapContent>(second: Second) -> _SeveralMapContent {
        buildBlock(second, nothing)
    }

    public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> C { content }

    @MainActor private static var nothing: _SeveralMapContent { _SeveralMapContent(parts: []) }
}

/// Several things on a map, in order.
public struct _SeveralMapContent: PrimitiveMapContent {
    let parts: [any MapContent]

    func collect(into items: inout _MapItems) {
        func add(_ part: some MapContent) { type(of: part)._collect(part, into: &items) }
        for part in parts { add(part) }
    }
}
