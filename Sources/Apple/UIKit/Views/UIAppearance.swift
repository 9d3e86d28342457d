public import Foundation

/// A class whose looks can be set for all of its views.
///
/// SwiftUI's views here take their looks from modifiers: what is set by an appearance changes none of them.
@MainActor @preconcurrency
public protocol UIAppearance {
    /// The object whose properties set the looks of all such views.
    static func appearance() -> Self
}

/// A key of a text's looks, in UIKit's words, is Foundation's `NSAttributedString.Key`.
public typealias UITextAttributes = [NSAttributedString.Key: Any]

extension NSAttributedString.Key {
    /// The attributes of drawn texts.
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

/// The appearance of a bar. UIKit's class.
open class UIBarAppearance {
    /// The colour behind the bar.
    public var backgroundColor: UIColor?
    /// The background of the bar.
    public var backgroundEffect: UIBlurEffect?
    public var shadowColor: UIColor?
    public var backgroundImage: UIImage?
    public var shadowImage: UIImage?

    public init() {}

    /// Creates an appearance from another one.
    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
    }

    /// Sets the background to the usual one, an opaque one or none.
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar. UIKit's class.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The looks of the titles and buttons.
    public var titleTextAttributes: UITextAttributes = [:]
    public var largeTitleTextAttributes: UITextAttributes = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var backButtonAppearance = UIBarButtonItemAppearance()

    /// Sets the picture of the button that leads back.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a tab bar. UIKit's class.
open class UITabBarAppearance: UIBarAppearance {
    /// The looks of items below, beside and close beside their pictures.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a toolbar. UIKit's class.
open class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of a bar's item in one state. UIKit's class.
public final class UIBarItemStateAppearance {
    public var titleTextAttributes: UITextAttributes = [:]
    /// The colours of the item.
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
}

/// The appearance of a tab bar's items. UIKit's class.
public final class UITabBarItemAppearance {
    /// The looks of the states.
    public let normal = UIBarItemStateAppearance()
    public let selected = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
    public let focused = UIBarItemStateAppearance()
}

/// The appearance of a bar's buttons. UIKit's class.
public final class UIBarButtonItemAppearance {
    public let normal = UIBarItemStateAppearance()
    /// The looks of the states.
    public let highlighted = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
}
