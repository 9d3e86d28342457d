public import Foundation

/// The appearance of a bar. UIKit's class.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// The background of the bar.
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    public override init() {
        idiom = .unspecified
        super.init()
    }

    /// Creates an appearance for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }
    public let idiom: UIUserInterfaceIdiom

    /// Creates an appearance from another one.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        take(barAppearance)
    }

    private func take(_ other: UIBarAppearance) {
        (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
        (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }

    /// Sets the background to the usual one, an opaque one or none.
    open func configureWithDefaultBackground() {
        (backgroundColor, shadowColor, backgroundEffect) = (nil, nil, UIBlurEffect(style: .systemChromeMaterial))
    }
    open func configureWithOpaqueBackground() { (backgroundColor, backgroundEffect) = (.systemBackground, nil) }
    open func configureWithTransparentBackground() {
        (backgroundColor, shadowColor, backgroundEffect) = (nil, nil, nil)
    }
}

/// The appearance of a navigation bar. UIKit's class.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The looks of the titles and buttons.
    open var titleTextAttributes: UITextAttributes = [:]
    open var subtitleTextAttributes: UITextAttributes = [:]
    open var largeTitleTextAttributes: UITextAttributes = [:]
    open var largeSubtitleTextAttributes: UITextAttributes = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent)
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()

    /// Sets the picture of the button that leads back.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image ?? UIImage(systemName: "chevron.backward") ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }
}

/// The appearance of a tab bar. UIKit's class.
open class UITabBarAppearance: UIBarAppearance {
    /// The looks of items below, beside and close beside their pictures.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    open var stackedItemSpacing: CGFloat = 0
    open var stackedItemWidth: CGFloat = 0
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
}

/// The appearance of a toolbar. UIKit's class.
open class UIToolbarAppearance: UIBarAppearance {
    /// The looks of the buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The appearance of a bar's item in one state. UIKit's class.
@MainActor @preconcurrency
open class UIBarItemStateAppearance: NSObject {
    /// The look of the title, and the colours of the item.
    open var titleTextAttributes: UITextAttributes = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: UITextAttributes = [:]
    open var badgePositionAdjustment = UIOffset.zero
    open var badgeTitlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The type of the UI tab bar item state appearance.
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance
public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance

/// The appearance of a tab bar's items. UIKit's class.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    /// The place of a title: below, beside or close beside the picture.
    public enum Style: Int, Sendable {
        case stacked, inline, compactInline
    }

    /// The looks of the states.
    open private(set) var normal = UIBarItemStateAppearance()
    open private(set) var selected = UIBarItemStateAppearance()
    open private(set) var disabled = UIBarItemStateAppearance()
    open private(set) var focused = UIBarItemStateAppearance()

    public override init() {
        super.init()
    }

    /// Creates the usual looks of a style.
    public init(style: Style) {}

    /// Sets the usual looks of a style.
    open func configureWithDefault(for style: Style) {}
}

/// The appearance of a bar's buttons. UIKit's class.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    /// The looks of the states.
    open private(set) var normal = UIBarItemStateAppearance()
    open private(set) var highlighted = UIBarItemStateAppearance()
    open private(set) var disabled = UIBarItemStateAppearance()
    open private(set) var focused = UIBarItemStateAppearance()

    public override init() {
        super.init()
    }

    /// Creates the usual looks of a style.
    public init(style: UIBarButtonItem.Style) {}

    /// Sets the usual looks of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}
