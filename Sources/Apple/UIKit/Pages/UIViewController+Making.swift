public import Foundation

/// Pages of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIViewControllerMaking: AnyObject {}

extension UIViewController: _UIViewControllerMaking {
    @_silgen_name("tintype_UIViewController_nib_made")
    convenience init(
        _nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
    ) { self.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    @_silgen_name("tintype_UIViewController_nib_made")
    fileprivate class func made(
        nibName nibNameOrNil: consuming String?, bundle nibBundleOrNil: consuming Bundle?
    ) -> Self
}

extension _UIViewControllerMaking where Self: UIViewController {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIViewController_nib") @_disfavoredOverload
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    @_silgen_name("tintype_UIViewController_nib")
    static func new(
        nibName nibNameOrNil: consuming String?, bundle nibBundleOrNil: consuming Bundle?
    ) -> Self { made(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
}

/// Stacks of pages of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UINavigationControllerMaking: AnyObject {}

extension UINavigationController: _UINavigationControllerMaking {
    @_silgen_name("tintype_UINavigationController_root_made")
    convenience init(
        _rootViewController rootViewController: UIViewController
    ) { self.init(rootViewController: rootViewController) }
    @_silgen_name("tintype_UINavigationController_root_made")
    fileprivate class func made(rootViewController: consuming UIViewController) -> Self
    @_silgen_name("tintype_UINavigationController_bars_made")
    convenience init(
        _navigationBarClass navigationBarClass: AnyClass?, toolbarClass: AnyClass?
    ) { self.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass) }
    @_silgen_name("tintype_UINavigationController_bars_made")
    fileprivate class func made(navigationBarClass: consuming AnyClass?, toolbarClass: consuming AnyClass?) -> Self
}

extension _UINavigationControllerMaking where Self: UINavigationController {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UINavigationController_root") @_disfavoredOverload
    public init(rootViewController: UIViewController)
    @_silgen_name("tintype_UINavigationController_root")
    static func new(
        rootViewController: consuming UIViewController
    ) -> Self { made(rootViewController: rootViewController) }
    @_silgen_name("tintype_UINavigationController_bars") @_disfavoredOverload
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
    @_silgen_name("tintype_UINavigationController_bars")
    static func new(
        navigationBarClass: consuming AnyClass?, toolbarClass: consuming AnyClass?
    ) -> Self { made(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass) }
}

/// Books of pages of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIPageViewControllerMaking: AnyObject {}

extension UIPageViewController: _UIPageViewControllerMaking {
    @_silgen_name("tintype_UIPageViewController_style_made")
    convenience init(
        _transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]?
    ) { self.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
    @_silgen_name("tintype_UIPageViewController_style_made")
    fileprivate class func made(
        transitionStyle style: consuming TransitionStyle, navigationOrientation: consuming NavigationOrientation,
        options: consuming [OptionsKey: Any]?
    ) -> Self
}

extension _UIPageViewControllerMaking where Self: UIPageViewController {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIPageViewController_style") @_disfavoredOverload
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    )
    @_silgen_name("tintype_UIPageViewController_style")
    static func new(
        transitionStyle style: consuming TransitionStyle, navigationOrientation: consuming NavigationOrientation,
        options: consuming [OptionsKey: Any]?
    ) -> Self { made(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
}

/// Pages of searches of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UISearchControllerMaking: AnyObject {}

extension UISearchController: _UISearchControllerMaking {
    @_silgen_name("tintype_UISearchController_results_made")
    convenience init(
        _searchResultsController searchResultsController: UIViewController?
    ) { self.init(searchResultsController: searchResultsController) }
    @_silgen_name("tintype_UISearchController_results_made")
    fileprivate class func made(searchResultsController: consuming UIViewController?) -> Self
}

extension _UISearchControllerMaking where Self: UISearchController {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UISearchController_results") @_disfavoredOverload
    public init(searchResultsController: UIViewController?)
    @_silgen_name("tintype_UISearchController_results")
    static func new(
        searchResultsController: consuming UIViewController?
    ) -> Self { made(searchResultsController: searchResultsController) }
}

/// Questions of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIAlertControllerMaking: AnyObject {}

extension UIAlertController: _UIAlertControllerMaking {
    @_silgen_name("tintype_UIAlertController_style_made")
    convenience init(
        _title title: String?, message: String?, preferredStyle: Style
    ) { self.init(title: title, message: message, preferredStyle: preferredStyle) }
    @_silgen_name("tintype_UIAlertController_style_made")
    fileprivate class func made(
        title: consuming String?, message: consuming String?, preferredStyle: consuming Style
    ) -> Self
}

extension _UIAlertControllerMaking where Self: UIAlertController {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIAlertController_style") @_disfavoredOverload
    public init(title: String?, message: String?, preferredStyle: Style)
    @_silgen_name("tintype_UIAlertController_style")
    static func new(
        title: consuming String?, message: consuming String?, preferredStyle: consuming Style
    ) -> Self { made(title: title, message: message, preferredStyle: preferredStyle) }
}

/// Presentations of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIPresentationControllerMaking: AnyObject {}

extension UIPresentationController: _UIPresentationControllerMaking {
    @_silgen_name("tintype_UIPresentationController_pages_made")
    convenience init(
        _presentedViewController presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) { self.init(presentedViewController: presentedViewController, presenting: presentingViewController) }
    @_silgen_name("tintype_UIPresentationController_pages_made")
    fileprivate class func made(
        presentedViewController: consuming UIViewController,
        presenting presentingViewController: consuming UIViewController?
    ) -> Self
}

extension _UIPresentationControllerMaking where Self: UIPresentationController {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIPresentationController_pages") @_disfavoredOverload
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
    @_silgen_name("tintype_UIPresentationController_pages")
    static func new(
        presentedViewController: consuming UIViewController,
        presenting presentingViewController: consuming UIViewController?
    ) -> Self { made(presentedViewController: presentedViewController, presenting: presentingViewController) }
}
