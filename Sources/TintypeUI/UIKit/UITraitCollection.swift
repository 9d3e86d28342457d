/// Light or dark, in UIKit's words.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified
    case compact
    case regular
}

/// What looks depend on. UIKit's class.
public final class UITraitCollection: Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let displayScale: Double

    public init(userInterfaceStyle: UIUserInterfaceStyle = .light) {
        self.userInterfaceStyle = userInterfaceStyle
        userInterfaceIdiom = .phone
        horizontalSizeClass = .compact
        verticalSizeClass = .regular
        displayScale = 3
    }

    /// A telephone held upright, in the light scheme: what surrounds code outside of views. Views read the environment.
    public static let current = UITraitCollection()
}
