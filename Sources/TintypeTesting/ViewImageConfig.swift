public import Foundation
public import TintypeGraphics

/// The screen of a device: its size and safe area in points, its pixels a point.
public struct ViewImageConfig: Hashable, Sendable {
    /// The orientation of a device: upright, or on its side.
    public enum Orientation: Hashable, Sendable {
        case portrait
        case landscape
    }

    /// The unsafe lengths at the edges of the screen, and its size, in points.
    public var safeArea: EdgeInsets
    public var size: CGSize
    /// Pixels a point.
    public var scale: CGFloat

    /// Creates a configuration for a screen of `size` points, of which `scale` pixels make one.
    public init(safeArea: EdgeInsets = EdgeInsets(), size: CGSize, scale: CGFloat) {
        self.safeArea = safeArea
        self.size = size
        self.scale = scale
    }

    init(_ screen: Screen) {
        self.init(safeArea: screen.safeArea, size: screen.size, scale: screen.scale)
    }

    private init(_ device: String, _ orientation: Orientation) {
        guard let device = Device(named: device) else { preconditionFailure("\(device) is one of the known devices") }
        self.init(orientation == .landscape ? device.screen.landscape : device.screen)
    }
}

extension ViewImageConfig {
    /// The devices as swift-snapshot-testing names them: iPhones in portrait, iPads in landscape.
    public static let iPhoneSe = iPhoneSe(.portrait)
    public static let iPhone8 = iPhone8(.portrait)
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static let iPhoneX = iPhoneX(.portrait)
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static let iPhone12 = iPhone12(.portrait)
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static let iPhone13 = iPhone13(.portrait)
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static let iPhone15 = iPhone15(.portrait)
    public static let iPhone15Pro = iPhone15Pro(.portrait)
    public static let iPhone15ProMax = iPhone15ProMax(.portrait)
    public static let iPadMini = iPadMini(.landscape)
    public static let iPadPro11 = iPadPro11(.landscape)
    public static let iPadPro12_9 = iPadPro12_9(.landscape)

    /// An iPhone SE, with the screen turned to `orientation`.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        // swift-snapshot-testing's is the first one.
        let screen = Screen(
            size: CGSize(width: 320, height: 568), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0),
            scale: 2)
        return ViewImageConfig(orientation == .landscape ? screen.landscape : screen)
    }

    /// An iPhone 8, with the screen turned to `orientation`.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone 8", orientation)
    }

    /// An iPhone 8 Plus, with the screen turned to `orientation`.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone 8 Plus", orientation)
    }

    /// An iPhone X, with the screen turned to `orientation`.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone X", orientation)
    }

    /// An iPhone XR, with the screen turned to `orientation`.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone XR", orientation)
    }

    /// An iPhone XS Max, with the screen turned to `orientation`.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone XS Max", orientation)
    }

    /// An iPhone 12, with the screen turned to `orientation`.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone 12", orientation)
    }

    /// An iPhone 12 Pro Max, with the screen turned to `orientation`.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone 12 Pro Max", orientation)
    }

    /// An iPhone 13, with the screen turned to `orientation`.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone 13", orientation)
    }

    /// An iPhone 13 mini, with the screen turned to `orientation`.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone 13 mini", orientation)
    }

    /// An iPhone 13 Pro, with the screen turned to `orientation`.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone 13 Pro", orientation)
    }

    /// An iPhone 13 Pro Max, with the screen turned to `orientation`.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone 13 Pro Max", orientation)
    }

    /// An iPhone 15, with the screen turned to `orientation`.
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone 15", orientation)
    }

    /// An iPhone 15 Pro, with the screen turned to `orientation`.
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone 15 Pro", orientation)
    }

    /// An iPhone 15 Pro Max, with the screen turned to `orientation`.
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPhone 15 Pro Max", orientation)
    }

    /// An iPad mini, with the screen turned to `orientation`.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPad mini", orientation)
    }

    /// An iPad Pro of 11 inches, with the screen turned to `orientation`.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPad Pro 11", orientation)
    }

    /// An iPad Pro of 12.9 inches, with the screen turned to `orientation`.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iPad Pro 12.9", orientation)
    }
}

/// The space that a view is drawn in.
public enum SwiftUISnapshotLayout: Hashable, Sendable {
    /// A device's screen, on the system's background; the view is proposed what is safe of it.
    case device(config: ViewImageConfig)
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The view's ideal size.
    case sizeThatFits
}
