import Tintype

extension ViewImageConfig {
    /// The devices in portrait.
    public static let iPhone15 = iPhone15(.portrait)
    public static let iPhone15Pro = iPhone15Pro(.portrait)
    public static let iPhone15ProMax = iPhone15ProMax(.portrait)

    /// An iPhone 15, with the screen turned to `orientation`.
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig { screen("iPhone 15", orientation) }

    /// An iPhone 15 Pro, with the screen turned to `orientation`.
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        screen("iPhone 15 Pro", orientation)
    }

    /// An iPhone 15 Pro Max, with the screen turned to `orientation`.
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        screen("iPhone 15 Pro Max", orientation)
    }

    private static func screen(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
        guard let screen = Screen(named: name) else { preconditionFailure("\(name) is one of the known devices") }
        let held = orientation == .landscape ? screen.landscape : screen
        return ViewImageConfig(safeArea: held.safeArea, size: held.size, scale: held.scale)
    }
}
