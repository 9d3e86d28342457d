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
