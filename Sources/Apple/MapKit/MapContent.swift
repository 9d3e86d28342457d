/// The content of a map: MapKit's protocol.
@MainActor @preconcurrency
public protocol MapContent {
    associatedtype Body: MapContent

    /// The parts of the content.
    @MapContentBuilder var body: Body { get }

    /// Adds what stands on the map. Composed content gets this from its body.
    static func _collect(_ content: Self, into items: inout _MapItems)
}

extension MapContent {
    public static func _collect(_ content: Self, into items: inout _MapItems) {
        Body._collect(content.body, into: &items)
    }
}

extension Never: MapContent {
    public static func _collect(_ content: Never, into items: inout _MapItems) {}
}

/// Content that stands on the map itself, and has no body.
@MainActor
protocol PrimitiveMapContent: MapContent where Body == Never {
    func collect(into items: inout _MapItems)
}

extension MapContent where Body == Never {
    /// Stops the program: the content stands on the map itself.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension PrimitiveMapContent {
    public static func _collect(_ content: Self, into items: inout _MapItems) { content.collect(into: &items) }
}

/// Nothing on a map.
public struct EmptyMapContent: PrimitiveMapContent {
    nonisolated public init() {}

    func collect(into items: inout _MapItems) {}
}

extension Optional: MapContent where Wrapped: MapContent {
    public static func _collect(_ content: Wrapped?, into items: inout _MapItems) {
        if let content { Wrapped._collect(content, into: &items) }
    }
}

extension Group: MapContent where Content: MapContent {
    /// Creates a group of a map's content.
    @_disfavoredOverload
    public init(@MapContentBuilder content: () -> Content) {
        self = .of(content())
    }

    public static func _collect(_ group: Self, into items: inout _MapItems) {
        Content._collect(group.content, into: &items)
    }
}

extension ForEach: MapContent where Content: MapContent {
    /// Creates the content for the elements of a collection.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    public static func _collect(_ list: Self, into items: inout _MapItems) {
        for element in list.data { Content._collect(list.content(element), into: &items) }
    }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
    @_disfavoredOverload
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
    @_disfavoredOverload
    public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, content: content)
    }
}
