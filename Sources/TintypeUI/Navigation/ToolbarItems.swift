import TintypeTree

/// The place of an item in a toolbar.
public struct ToolbarItemPlacement: Sendable {
    let place: BarPlace
    /// Indicates whether buttons there are the view's main actions: since iOS 26 the bar fills them with the tint.
    var isProminent = false

    public static let automatic = ToolbarItemPlacement(place: .trailing)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let principal = ToolbarItemPlacement(place: .principal)
    public static let title = ToolbarItemPlacement(place: .principal)
    public static let largeTitle = ToolbarItemPlacement(place: .principal)
    public static let subtitle = ToolbarItemPlacement(place: .hidden)
    public static let largeSubtitle = ToolbarItemPlacement(place: .hidden)
    public static let status = ToolbarItemPlacement(place: .bottom)
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// In a menu that nobody opens.
    public static let secondaryAction = ToolbarItemPlacement(place: .hidden)
    /// A picture has no keyboard.
    public static let keyboard = ToolbarItemPlacement(place: .hidden)
    public static let bottomOrnament = ToolbarItemPlacement(place: .hidden)

    /// The place in an accessory bar.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(place: .hidden)
    }
}

/// A view in a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

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

/// Several views in one place of a toolbar.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Views that the label stands for where there is little room.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> L
    ) {
        self.placement = placement
        self.content = content()
    }

    func collect(into items: inout _ToolbarItems) {
        items.add(placement) { scope in
            scope.stackAxis = .horizontal
            Content._evaluate(content, into: &scope)
        }
    }
}

/// The least or all the room between items.
public struct SpacerSizing: Sendable {
    let spacer: BarItem.Spacer

    public static let flexible = SpacerSizing(spacer: .flexible)
    public static let fixed = SpacerSizing(spacer: .fixed)
}

/// Room between the items of a toolbar.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space between items.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    func collect(into items: inout _ToolbarItems) { items.addSpacer(placement.place, sizing.spacer) }
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
