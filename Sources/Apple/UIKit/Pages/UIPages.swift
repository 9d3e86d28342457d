public import Foundation

/// The transition by which a view controller is presented. UIKit's type.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The style of the status bar. UIKit's type.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

/// The orientations in which a device may be held. UIKit's type.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// A button of a tab bar. UIKit's class.
@MainActor @preconcurrency
open class UITabBarItem: NSObject {
    /// The texts and pictures of the item.
    open var title: String?
    open var image: UIImage?
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var tag = 0

    public override init() {}

    /// Creates an item with a title, a picture and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Sets the looks of all items, or of this one's title.
    open class func appearance() -> UITabBarItem { UITabBarItem() }
    open func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {}
}

/// View controllers behind tabs. UIKit's class.
open class UITabBarController: UIViewController {
    /// The view controllers of the tabs, and the one that is selected.
    open var viewControllers: [UIViewController]?
    open var selectedIndex = 0
    open var selectedViewController: UIViewController?
    public let tabBar = UITabBar(frame: .zero)
}

/// The presentation of a view controller as a sheet, from the bottom. UIKit's class.
@MainActor @preconcurrency
open class UISheetPresentationController: NSObject {
    /// The height of a sheet.
    open class Detent: NSObject {
        /// The identifier of a height.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier(rawValue: "medium")
            public static let large = Identifier(rawValue: "large")
        }

        /// A height of half the screen, or of all of it.
        open class func medium() -> Detent { Detent() }
        open class func large() -> Detent { Detent() }
    }

    /// The heights of the sheet, and its look.
    open var detents: [Detent] = []
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var preferredCornerRadius: CGFloat?
}

/// The presentation of a view controller in a popover. UIKit's class.
@MainActor @preconcurrency
open class UIPopoverPresentationController: NSObject {
    /// The view or button to which the arrow points, and the directions of the arrow.
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The direction of a popover's arrow. UIKit's type.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// A question to the user. UIKit's class; what UIKit presents is not drawn.
open class UIAlertController: UIViewController {
    /// The form of the alert.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    /// The message, the buttons and the fields of the alert.
    open var message: String?
    public let preferredStyle: Style
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        super.init()
        self.title = title
        self.message = message
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field; the closure is given it.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// An answer to a question. UIKit's class.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    /// The style of the button, and whether it is enabled.
    public let style: Style
    open var isEnabled = true

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
    }
}

/// View controllers to leaf through. UIKit's class, drawn as the first of them.
open class UIPageViewController: UIViewController, _PicturedResponder {
    /// The movement from page to page.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// The direction in which the pages move.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// A key of an option.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }

    /// The data source and the delegate.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open private(set) var viewControllers: [UIViewController]?

    /// Creates a view controller with a movement and an axis.
    public convenience init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.init()
    }

    /// Sets the pages that are shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        if let completion { DispatchQueue.main.async { completion(true) } }
    }

    public var _picture: AnyView {
        (viewControllers?.first as? any _PicturedResponder)?._picture ?? AnyView(Color.clear)
    }
}

/// The data source of a page view controller. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The pages before and after a page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// The delegate of a page view controller. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// A view controller to choose a document from. UIKit's class; nothing can be chosen.
open class UIDocumentPickerViewController: UIViewController {
    /// The delegate, told which files were chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// The choice that the user has.
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?

    /// Creates a picker that opens files of types, or exports files.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { self.init() }
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init() }
}

/// The delegate of a document picker. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// The calls when the user has chosen files, or none.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Shows a document. UIKit's class; nothing is shown.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
    /// The file, and its name.
    open var url: URL?
    open var name: String?
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// Creates a controller for a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Shows the file, or a menu of what can be done with it: nothing is shown here.
    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        false
    }
}

/// The delegate of a document interaction controller. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The calls before and after a preview.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}
