import TintypeTree

/// Items of a toolbar: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    /// The parts of the items.
    @ToolbarContentBuilder var body: Body { get }

    /// Adds the items. Composed content gets this from its body.
    nonisolated static func _collect(_ content: Self, into items: inout _ToolbarItems)
}

/// Items of a toolbar that people may rearrange. In a still picture nobody does.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// The items of a toolbar, as they are collected.
public struct _ToolbarItems {
    let scope: Scope
    var items: [BarItem] = []

    init(_ scope: Scope) {
        self.scope = scope
    }

    /// Adds an item whose views are made where the bar is drawn.
    mutating func add(_ placement: ToolbarItemPlacement, _ content: @escaping (inout Scope) -> Void) {
        let evaluation = scope.origin.part(items.count).later(content)
        items.append(BarItem(place: placement.place, isProminent: placement.isProminent, content: evaluation))
    }

    mutating func addSpacer(_ place: BarPlace, _ spacer: BarItem.Spacer) {
        items.append(BarItem(place: place, spacer: spacer, content: scope.origin.later { _ in }))
    }
}

nonisolated extension ToolbarContent {
    public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
        var content = content
        let fields = DynamicFields.of(Self.self)
        guard fields.bind(&content, in: items.scope) else { return }
        Body._collect(fields.onMainActor(content) { $0.body }, into: &items)
    }

    /// Sets whether the item shares a surface of glass with others.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        _BareToolbarContent(base: self, isBare: visibility == .hidden)
    }

    /// A view that an item's surface turns into: of no effect in a still picture.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

nonisolated extension CustomizableToolbarContent {
    /// Sets whether people may take the item away: of no effect in a still picture.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }

    /// Sets the ways in which people may rearrange the items. Of no effect in a still picture.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }
}

extension Never: CustomizableToolbarContent {
    public nonisolated static func _collect(_ content: Never, into items: inout _ToolbarItems) {}
}

/// Content that adds items itself, and has no body.
protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {
    nonisolated func collect(into items: inout _ToolbarItems)
}

extension ToolbarContent where Body == Never {
    /// Stops the program: the items add themselves.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension PrimitiveToolbarContent {
    public nonisolated static func _collect(_ content: Self, into items: inout _ToolbarItems) {
        content.collect(into: &items)
    }
}

/// Items whose surface is hidden.
nonisolated struct _BareToolbarContent<Base: ToolbarContent>: PrimitiveToolbarContent {
    let base: Base
    let isBare: Bool

    func collect(into items: inout _ToolbarItems) {
        let start = items.items.count
        Base._collect(base, into: &items)
        guard isBare else { return }
        for index in start..<items.items.count { items.items[index] = items.items[index].bare }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public nonisolated static func _collect(_ content: Wrapped?, into items: inout _ToolbarItems) {
        if let content { Wrapped._collect(content, into: &items) }
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    public nonisolated static func _collect(_ content: Group<Content>, into items: inout _ToolbarItems) {
        Content._collect(content.content, into: &items)
    }

    /// Creates a group of a toolbar's items.
    @_disfavoredOverload
    public init(@ToolbarContentBuilder content: () -> Content) {
        self.init(parts: content())
    }
}
