/// Builds the content of a chart.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }

    public static func buildBlock() -> _SeveralChartContent { _SeveralChartContent(parts: []) }

    public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

    public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _SeveralChartContent {
        var parts: [any ChartContent] = []
        repeat parts.append(each content)
        return _SeveralChartContent(parts: parts)
    }

    public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { .trueContent(first) }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { .falseContent(second) }

    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(erasing: content)
    }
}

/// Several contents, in order.
public nonisolated struct _SeveralChartContent: PrimitiveChartContent {
    let parts: [any ChartContent]

    @MainActor func collect(into marks: inout _ChartMarks) {
        func add<C: ChartContent>(_ part: C) { C._collect(part, into: &marks) }
        for part in parts { add(part) }
    }
}
