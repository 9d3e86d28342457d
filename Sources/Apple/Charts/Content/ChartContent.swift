/// The content of a chart: Swift Charts' protocol.
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent

    /// The parts of the content.
    @ChartContentBuilder var body: Body { get }

    /// Adds the marks of the content. Composed content gets this from its body.
    static func _collect(_ content: Self, into marks: inout _ChartMarks)
}

extension ChartContent {
    @MainActor @preconcurrency public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
        Body._collect(content.body, into: &marks)
    }
}

extension Never: ChartContent {
    @MainActor @preconcurrency public static func _collect(_ content: Never, into marks: inout _ChartMarks) {}
}

/// Content that adds marks by itself, and has no body.
@MainActor
protocol PrimitiveChartContent: ChartContent where Body == Never {
    func collect(into marks: inout _ChartMarks)
}

extension ChartContent where Body == Never {
    /// Stops the program: the content adds marks by itself.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension PrimitiveChartContent {
    @MainActor @preconcurrency public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
        content.collect(into: &marks)
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    @MainActor @preconcurrency public static func _collect(_ content: Wrapped?, into marks: inout _ChartMarks) {
        if let content { Wrapped._collect(content, into: &marks) }
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Creates the content for the elements of a collection.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    @MainActor @preconcurrency public static func _collect(_ list: Self, into marks: inout _ChartMarks) {
        for element in list.data { Content._collect(list.content(element), into: &marks) }
    }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    @_disfavoredOverload
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    @_disfavoredOverload
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, content: content)
    }
}

/// Content of any type: Swift Charts' type.
public nonisolated struct AnyChartContent: PrimitiveChartContent {
    private let content: any ChartContent

    /// Creates the erased form of content.
    public init(_ content: any ChartContent) { self.content = content }
    public init(erasing content: some ChartContent) { self.content = content }

    @MainActor func collect(into marks: inout _ChartMarks) {
        func add<C: ChartContent>(_ content: C) { C._collect(content, into: &marks) }
        add(content)
    }
}

/// Content as one: Swift Charts' type.
public nonisolated struct Plot<Content: ChartContent>: PrimitiveChartContent {
    private let content: Content

    /// Creates one thing of several.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    @MainActor func collect(into marks: inout _ChartMarks) { Content._collect(content, into: &marks) }
}

/// One of two contents: Swift Charts' type.
public nonisolated enum BuilderConditional<TrueContent, FalseContent> {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never

    @MainActor @preconcurrency public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
        switch content {
        case .trueContent(let content): TrueContent._collect(content, into: &marks)
        case .falseContent(let content): FalseContent._collect(content, into: &marks)
        }
    }
}
