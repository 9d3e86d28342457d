/// The content of an axis: Swift Charts' protocol.
@MainActor @preconcurrency
public protocol AxisContent {
    /// Adds the groups of marks of the axis.
    nonisolated static func _collect(_ content: Self, into groups: inout _AxisGroups)
}

/// The groups of marks of an axis.
public struct _AxisGroups {
    var groups: [AxisGroup] = []
}

/// Marks at values of an axis, on one side of the plot.
struct AxisGroup {
    let preset: AxisMarkPreset
    let position: AxisMarkPosition
    let values: AxisMarkValues
    let elements: (AxisValue) -> [AxisElement]
}

extension Never: AxisContent {
    public nonisolated static func _collect(_ content: Never, into groups: inout _AxisGroups) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public nonisolated static func _collect(_ content: Wrapped?, into groups: inout _AxisGroups) {
        if let content { Wrapped._collect(content, into: &groups) }
    }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public nonisolated static func _collect(_ content: Self, into groups: inout _AxisGroups) {
        switch content {
        case .trueContent(let content): TrueContent._collect(content, into: &groups)
        case .falseContent(let content): FalseContent._collect(content, into: &groups)
        }
    }
}

/// Content of an axis of any type: Swift Charts' type.
public nonisolated struct AnyAxisContent: AxisContent {
    private let content: any AxisContent

    /// Creates the erased form of content.
    public init(_ content: any AxisContent) { self.content = content }
    public init(erasing content: some AxisContent) { self.content = content }

    public nonisolated static func _collect(_ erased: Self, into groups: inout _AxisGroups) {
        func add<C: AxisContent>(_ content: C) { C._collect(content, into: &groups) }
        add(erased.content)
    }
}

/// Several contents of an axis, in order.
public nonisolated struct _SeveralAxisContent: AxisContent {
    let parts: [any AxisContent]

    public nonisolated static func _collect(_ several: Self, into groups: inout _AxisGroups) {
        func add<C: AxisContent>(_ content: C) { C._collect(content, into: &groups) }
        for part in several.parts { add(part) }
    }
}

nonisolated extension AxisContent {
    /// Draws the marks as one picture.
    public func compositingLayer() -> some AxisContent { self }

    /// Draws the marks as one picture, which a closure changes. Of its changes none is seen here.
    public func compositingLayer<V: View>(
        @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some AxisContent { self }
}

/// Builds the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }

    public static func buildBlock() -> _SeveralAxisContent { _SeveralAxisContent(parts: []) }

    public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }

    public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> _SeveralAxisContent {
        var parts: [any AxisContent] = []
        repeat parts.append(each content)
        return _SeveralAxisContent(parts: parts)
    }

    public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> BuilderConditional<First, Second> { .trueContent(first) }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { .falseContent(second) }

    public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}
