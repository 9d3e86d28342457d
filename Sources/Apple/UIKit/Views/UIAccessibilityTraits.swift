public import Foundation

/// The meaning of a view for assistive technologies. UIKit's type.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 19)
}

/// An action that assistive technologies offer. UIKit's class.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    /// The closure that the action calls, and returns whether it did something.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    open var name: String { didSet { attributedName = NSAttributedString(string: name) } }
    open var attributedName: NSAttributedString
    open var image: UIImage?
    open var actionHandler: Handler?
    /// The target and its method; nobody calls it.
    open weak var target: AnyObject?
    open var selector = Selector("")
    open var category: String?

    /// Creates an action with a closure or a target.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
        name = attributedName.string
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
    }
    public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }
    public convenience init(
        attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
    ) {
        self.init(attributedName: attributedName, image: image, actionHandler: nil)
        self.target = target as AnyObject?
        self.selector = selector
    }
    public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.init(
            attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }
}

/// A thing for assistive technologies that is no view. UIKit's class.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
    /// The thing around, and the place in it, in points.
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityFrameInContainerSpace = CGRect.zero

    /// Creates a thing inside of another.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}

/// The grouping of elements for switches. UIKit's type.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic, separate, combined
}

/// The direction of a scrolling that a reader asks for. UIKit's type.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}
