import TintypeTree

/// A view in a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates an item at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.placement = placement
        self.content = content()
    }

    /// Creates an item at a place, with an id by which people's arrangement knows it.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    func collect(into items: inout _ToolbarItems) {
        items.add(placement) { Content._evaluate(content, into: &$0) }
    }
}

/// An item that the system makes: not drawn.
public nonisolated struct DefaultToolbarItem: PrimitiveToolbarContent {
    /// Creates an item of the system's at a place.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    func collect(into items: inout _ToolbarItems) {}
}

/// The items that the system makes.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    public static let search = ToolbarDefaultItemKind(name: "search")
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemKind(name: "title")
}

/// A menu of what can be done with the title: not drawn, since nobody opens it.
public nonisolated struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    public init() where Content == EmptyView {}
    /// Creates the menu of the title.
    public init(@ViewBuilder content: () -> Content) {}

    func collect(into items: inout _ToolbarItems) {}
}
