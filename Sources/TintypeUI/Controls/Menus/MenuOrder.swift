public import TintypeTree

/// In which order a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private enum Storage {
        case automatic
        case priority
        case fixed
    }

    private let storage: Storage

    public static let automatic = MenuOrder(storage: .automatic)
    /// The first items nearest to the finger.
    public static let priority = MenuOrder(storage: .priority)
    public static let fixed = MenuOrder(storage: .fixed)
}

/// The choice whether a menu closes when an item is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private enum Storage {
        case automatic
        case enabled
        case disabled
    }

    private let storage: Storage

    public static let automatic = MenuActionDismissBehavior(storage: .automatic)
    public static let enabled = MenuActionDismissBehavior(storage: .enabled)
    public static let disabled = MenuActionDismissBehavior(storage: .disabled)
}

private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    /// In which order the menus below show their items.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// The visibility of the arrows of closed menus below.
    public var menuIndicatorVisibility: Visibility { menuIndicator }

    var menuIndicator: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}
