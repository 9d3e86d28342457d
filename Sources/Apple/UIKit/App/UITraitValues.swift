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

/// The room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified
    case compact
    case regular
}

/// The direction in which an interface reads.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The look of a window that is used or not. UIKit's type.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// The choice whether a scene is seen elsewhere, too. UIKit's type.
public enum UISceneCaptureState: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// The contrast of colours. UIKit's type.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// The choice whether the screen feels force. UIKit's type.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown, unavailable, available
}

/// The range of a screen's colours. UIKit's type.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}

/// The thickness of texts. UIKit's type.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}

/// The height of a surface above others. UIKit's type.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}

/// The size of an item in a toolbar of a Mac. UIKit's type.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case small = 1
    case large = 3
}

/// The kind of list around a view. UIKit's type.
public enum UIListEnvironment: Int, Sendable {
    case unspecified = 0
    case none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}
