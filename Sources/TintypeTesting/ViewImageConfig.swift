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

    /// A phone, by its portrait size. One with a notch has it at both sides in landscape, and no bar at the top.
    private static func phone(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, side: CGFloat = 0, scale: CGFloat = 3,
        _ orientation: Orientation
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0),
                size: CGSize(width: width, height: height), scale: scale)
        case .landscape:
            ViewImageConfig(
                safeArea: EdgeInsets(top: 0, leading: side, bottom: bottom > 0 ? 21 : 0, trailing: side),
                size: CGSize(width: height, height: width), scale: scale)
        }
    }

    /// A tablet, by its landscape size.
    private static func tablet(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20, bottom: CGFloat = 0, _ orientation: Orientation
    ) -> ViewImageConfig {
        let size = CGSize(width: width, height: height)
        return ViewImageConfig(
            safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0),
            size: orientation == .landscape ? size : CGSize(width: height, height: width), scale: 2)
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
    public static let iPadMini = iPadMini(.landscape)
    public static let iPadPro11 = iPadPro11(.landscape)
    public static let iPadPro12_9 = iPadPro12_9(.landscape)

    /// An iPhone SE, with the screen turned to `orientation`.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(320, 568, top: 20, scale: 2, orientation)
    }

    /// An iPhone 8, with the screen turned to `orientation`.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 667, top: 20, scale: 2, orientation)
    }

    /// An iPhone 8 Plus, with the screen turned to `orientation`.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 736, top: 20, orientation)
    }

    /// An iPhone X, with the screen turned to `orientation`.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, top: 44, bottom: 34, side: 44, orientation)
    }

    /// An iPhone XR, with the screen turned to `orientation`.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, top: 44, bottom: 34, side: 44, scale: 2, orientation)
    }

    /// An iPhone XS Max, with the screen turned to `orientation`.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, top: 44, bottom: 34, side: 44, orientation)
    }

    /// An iPhone 12, with the screen turned to `orientation`.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, side: 47, orientation)
    }

    /// An iPhone 12 Pro Max, with the screen turned to `orientation`.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(428, 926, top: 47, bottom: 34, side: 47, orientation)
    }

    /// An iPhone 13, with the screen turned to `orientation`.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

    /// An iPhone 13 mini, with the screen turned to `orientation`.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, top: 50, bottom: 34, side: 50, orientation)
    }

    /// An iPhone 13 Pro, with the screen turned to `orientation`.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

    /// An iPhone 13 Pro Max, with the screen turned to `orientation`.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { iPhone12ProMax(orientation) }

    /// An iPad mini, with the screen turned to `orientation`.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { tablet(1024, 768, orientation) }

    /// An iPad Pro of 11 inches, with the screen turned to `orientation`.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        tablet(1194, 834, top: 24, bottom: 20, orientation)
    }

    /// An iPad Pro of 12.9 inches, with the screen turned to `orientation`.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        tablet(1366, 1024, top: 24, bottom: 20, orientation)
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
