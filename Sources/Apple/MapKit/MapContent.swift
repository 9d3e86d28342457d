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

/// The items of a map, in the order of drawing.
public struct _MapItems {
    var items: [MapItem] = []
    /// The style that the content around gives to what comes now.
    private(set) var style = MapItemStyle()

    mutating func append(_ kind: MapItem.Kind, title: Text? = nil) {
        items.append(MapItem(kind: kind, title: title, style: style))
    }

    @MainActor
    mutating func styled(_ edit: (inout MapItemStyle) -> Void, _ collect: (inout _MapItems) -> Void) {
        let outer = style
        edit(&style)
        collect(&self)
        style = outer
    }
}

/// One thing on a map.
struct MapItem {
    enum Kind {
        /// A balloon with a sign in it.
        case balloon(CLLocationCoordinate2D, sign: AnyView)
        case view(CLLocationCoordinate2D, anchor: UnitPoint, AnyView)
        case line([CLLocationCoordinate2D])
        case area([CLLocationCoordinate2D])
        /// The radius is in metres.
        case circle(CLLocationCoordinate2D, radius: Double)
    }

    let kind: Kind
    let title: Text?
    let style: MapItemStyle

    /// Indicates whether the item lies on the ground, below annotations.
    var isOverlay: Bool {
        switch kind {
        case .balloon, .view: false
        case .line, .area, .circle: true
        }
    }
}

/// The style that content around gives to items of a map; nil stands for the usual one.
struct MapItemStyle {
    var tint: Color?
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
    var showsTitle = true
}

/// Builds what stands on a map.
@resultBuilder
public struct MapContentBuilder {
    public static func buildExpression<C: MapContent>(_ content: C) -> C { content }

    @MainActor
    public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> _SeveralMapContent {
        var parts: [any MapContent] = []
        repeat parts.append(each content)
        return _SeveralMapContent(parts: parts)
    }

    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }

    public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }

    @MainActor
    public static func buildEither<First: MapContent>(first: First) -> _SeveralMapContent { buildBlock(first, nothing) }

    @MainActor
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
    public init(@MapContentBuilder content: () -> Content) {
        self = .of(content())
    }

    public static func _collect(_ group: Self, into items: inout _MapItems) {
        Content._collect(group.content, into: &items)
    }
}

extension ForEach: MapContent where Content: MapContent {
    /// Creates the content for the elements of a collection.
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
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}
